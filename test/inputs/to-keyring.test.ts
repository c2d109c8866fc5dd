import { expect, test } from '@jest/globals';
import type { SigningSecrets } from '../../src/inputs/reviewed.ts';
import { toKeyring } from '../../src/inputs/to-keyring.ts';
import { deriveKeys, KEYLESS } from '../../src/thread/keyring.ts';

const ONLY_CLIENT: SigningSecrets = { clientSecret: 'client', signingKey: undefined, previousKey: undefined };
const older = (secret: string) => ({ ...deriveKeys(secret), older: true });

test.each<[string, SigningSecrets, readonly object[]]>([
  ['the client secret alone', ONLY_CLIENT, [deriveKeys('client')]],
  ['a secret that was changed', { ...ONLY_CLIENT, previousKey: 'old' }, [deriveKeys('client'), older('old')]],
  // A client with that secret may post and resolve in our name anyway.
  [
    'a signing key, beside which the client secret is as good',
    { ...ONLY_CLIENT, signingKey: 'key' },
    [deriveKeys('key'), deriveKeys('client')],
  ],
  [
    'a signing key that was changed',
    { ...ONLY_CLIENT, signingKey: 'key', previousKey: 'old' },
    [deriveKeys('key'), deriveKeys('client'), older('old')],
  ],
  [
    'a signing key that was given up, where there is no client secret',
    { signingKey: undefined, previousKey: 'old' },
    [KEYLESS, older('old')],
  ],
])('the keys of %s', (_, secrets, expected) => {
  expect(toKeyring(secrets)).toEqual(expected);
});

test.each<[string, Partial<SigningSecrets>]>([
  ['a client secret that lives on as the signing key', { signingKey: 'old', previousKey: 'old' }],
  [
    'a previous key that is the client secret',
    { signingKey: 'key', clientSecret: 'old', previousKey: 'old' },
  ],
])('%s counts as a present key', (_, secrets) => {
  const { signing } = deriveKeys('old');
  const found = toKeyring({ ...ONLY_CLIENT, ...secrets }).find((keys) => keys.signing.equals(signing));
  expect(found).not.toHaveProperty('older');
});
