import { expect, test } from '@jest/globals';
import { type SigningSecrets, toKeyring } from '../../src/inputs/reviewed.ts';
import { deriveKeys, KEYLESS } from '../../src/threads/keyring.ts';

const ONLY_CLIENT: SigningSecrets = { clientSecret: 'client', signingKeys: undefined };
const older = (secret: string) => ({ ...deriveKeys(secret), older: true });

test.each<[string, SigningSecrets, readonly object[]]>([
  ['the client secret alone', ONLY_CLIENT, [deriveKeys('client')]],
  // A client with that secret may post and resolve in our name anyway.
  [
    'a signing key, beside which the client secret is as good',
    { ...ONLY_CLIENT, signingKeys: ['key'] },
    [deriveKeys('key'), deriveKeys('client')],
  ],
  [
    'a signing key that was changed',
    { ...ONLY_CLIENT, signingKeys: ['key', 'old', 'oldest'] },
    [deriveKeys('key'), deriveKeys('client'), older('old'), older('oldest')],
  ],
  ['neither', { signingKeys: undefined }, [KEYLESS]],
])('the keys of %s', (_, secrets, expected) => {
  expect(toKeyring(secrets)).toEqual(expected);
});

test.each<[string, Partial<SigningSecrets>]>([
  ['a client secret that lives on as the signing key', { signingKeys: ['old', 'old'] }],
  ['an earlier key that is the client secret', { signingKeys: ['key', 'old'], clientSecret: 'old' }],
])('%s counts as a present key', (_, secrets) => {
  const { signing } = deriveKeys('old');
  const found = toKeyring({ ...ONLY_CLIENT, ...secrets }).find((keys) => keys.signing.equals(signing));
  expect(found).not.toHaveProperty('older');
});
