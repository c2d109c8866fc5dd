import { deriveKeys, KEYLESS, type Keyring, type Keys } from '../thread/keyring.ts';
import type { SigningSecrets } from './reviewed.ts';
import type { InputName } from './table.ts';

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Those of previous ones are older. With neither it is
 * keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
export function toKeyring(secrets: SigningSecrets, secretsOfCi: 'given' | 'withheld' = 'given'): Keyring {
  const { signingKey, previousSigningKey } = secrets;
  const ofSigning = signingKey === undefined ? undefined : deriveKeys(signingKey);
  const { clientSecret, previousClientSecret } = secrets;
  if (clientSecret === undefined)
    return [ofSigning ?? keyless(secretsOfCi), ...olderKeys('previous-signing-key', previousSigningKey)];
  const ofClient = deriveKeys(clientSecret);
  const present: Keyring = ofSigning === undefined ? [ofClient] : [ofSigning, ofClient];
  return [
    ...present,
    ...olderKeys('previous-signing-key', previousSigningKey),
    ...olderKeys('previous-client-secret', previousClientSecret),
  ];
}

function keyless(secretsOfCi: 'given' | 'withheld'): Keys {
  return secretsOfCi === 'given' ? KEYLESS : { ...KEYLESS, withheld: true };
}

function olderKeys(older: InputName, secret: string | undefined): readonly Keys[] {
  return secret === undefined ? [] : [{ ...deriveKeys(secret), older }];
}
