import { deriveKeys, KEYLESS, type Keyring, type Keys } from '../threads/keyring.ts';
import type { SigningSecrets } from './reviewed.ts';

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Signing keys after the first are older. With neither
 * it is keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
export function toKeyring(secrets: SigningSecrets, secretsOfCi: 'given' | 'withheld' = 'given'): Keyring {
  const { signingKeys: [signing, ...before] = [], clientSecret } = secrets;
  const present = [signing, clientSecret].filter((secret) => secret !== undefined).map(deriveKeys);
  const [first = keyless(secretsOfCi), ...others] = present;
  return [first, ...others, ...before.map((secret) => ({ ...deriveKeys(secret), older: true }) as const)];
}

function keyless(secretsOfCi: 'given' | 'withheld'): Keys {
  return secretsOfCi === 'given' ? KEYLESS : { ...KEYLESS, withheld: true };
}
