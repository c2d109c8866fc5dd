import { expect, test } from '@jest/globals';
import type { SigningSecrets } from '../../src/inputs/reviewed.ts';
import { toKeyring } from '../../src/inputs/to-keyring.ts';
import { deriveKeys, findSigner, sign } from '../../src/thread/keyring.ts';

const ONLY_CLIENT: SigningSecrets = {
  clientSecret: 'client',
  previousClientSecret: undefined,
  signingKey: undefined,
  previousSigningKey: undefined,
};
const keys = (secret: string, older?: string) => ({
  ...deriveKeys(secret),
  ...(older === undefined ? {} : { older }),
});

test.each<[string, Partial<SigningSecrets>, readonly ReturnType<typeof keys>[]]>([
  ['the client secret alone', {}, [keys('client')]],
  [
    'a client secret that was changed',
    { previousClientSecret: 'old' },
    [keys('client'), keys('old', 'previous-client-secret')],
  ],
  // A client with that secret may post and resolve in our name anyway.
  [
    'a signing key, beside which the client secret is as good',
    { signingKey: 'key' },
    [keys('key'), keys('client')],
  ],
  [
    'a signing key and a client secret that were both changed',
    { signingKey: 'key', previousSigningKey: 'old key', previousClientSecret: 'old' },
    [
      keys('key'),
      keys('client'),
      keys('old key', 'previous-signing-key'),
      keys('old', 'previous-client-secret'),
    ],
  ],
  [
    'a signing key that was given up',
    { previousSigningKey: 'old key' },
    [keys('client'), keys('old key', 'previous-signing-key')],
  ],
])('the keys of %s', (_, secrets, expected) => {
  expect(toKeyring({ ...ONLY_CLIENT, ...secrets })).toEqual(expected);
});

test.each<[string, Partial<SigningSecrets>]>([
  [
    'a changed client secret that lives on as the signing key',
    { signingKey: 'old', previousClientSecret: 'old' },
  ],
  [
    'a previous key that is the client secret',
    { signingKey: 'key', clientSecret: 'old', previousSigningKey: 'old' },
  ],
])('%s counts as a present key', (_, secrets) => {
  const signature = sign(deriveKeys('old'), 'text');
  expect(findSigner(toKeyring({ ...ONLY_CLIENT, ...secrets }), 'text', signature)).not.toHaveProperty(
    'older',
  );
});
