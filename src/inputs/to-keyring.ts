import { deriveKeys, type Keyring, type Keys } from '../thread/keyring.ts';
import type { ReviewedDeployment } from './reviewed.ts';
import type { InputName } from './schema.ts';

type Secrets = Pick<
  ReviewedDeployment,
  'clientSecret' | 'previousClientSecret' | 'signingKey' | 'previousSigningKey'
>;

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Those of previous ones are older.
 */
export function toKeyring(secrets: Secrets): Keyring {
  const { signingKey, clientSecret, previousSigningKey, previousClientSecret } = secrets;
  const ofClient = deriveKeys(clientSecret);
  const present: Keyring = signingKey === undefined ? [ofClient] : [deriveKeys(signingKey), ofClient];
  return [
    ...present,
    ...olderKeys('previous-signing-key', previousSigningKey),
    ...olderKeys('previous-client-secret', previousClientSecret),
  ];
}

function olderKeys(older: InputName, secret: string | undefined): readonly Keys[] {
  return secret === undefined ? [] : [{ ...deriveKeys(secret), older }];
}
