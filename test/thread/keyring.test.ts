import { hkdfSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { deriveKeys } from '../../src/threads/keyring.ts';

test('a key is HKDF-SHA256 (RFC 5869) over the secret, with a label, and does not show it', () => {
  const expected = Buffer.from(hkdfSync('sha256', 'a secret', '', 'sarif-review/1/signing', 32));
  expect(deriveKeys('a secret')).toEqual({ signing: expected });
  expect(expected.includes('a secret')).toBe(false);
});

test('secrets that differ in anything have other keys', () => {
  expect(deriveKeys('a secret').signing).not.toEqual(deriveKeys('a secret ').signing);
});
