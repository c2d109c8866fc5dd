import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { deriveKeys, findSigner, sign } from '../../src/thread/keyring.ts';

describe('deriveKeys', () => {
  test('is HKDF-SHA256 (RFC 5869) over the secret, with a label for each use', () => {
    const expected = (label: string) => Buffer.from(hkdfSync('sha256', 'a secret', '', label, 32));
    expect(deriveKeys('a secret')).toEqual({
      signing: expected('sarif-review/1/signing'),
      text: expected('sarif-review/1/text'),
    });
  });

  test('gives the same keys for the same secret, and others for another', () => {
    expect(deriveKeys('a secret')).toEqual(deriveKeys('a secret'));
    expect(deriveKeys('a secret').signing).not.toEqual(deriveKeys('a secret ').signing);
    expect(deriveKeys('a secret').text).not.toEqual(deriveKeys('a secret ').text);
  });

  test('keeps the two keys apart, and neither shows the secret', () => {
    const { signing, text } = deriveKeys('a secret');
    expect(signing).not.toEqual(text);
    expect(Buffer.concat([signing, text]).includes('a secret')).toBe(false);
  });
});

describe('signatures', () => {
  const present = deriveKeys('present');
  const previous = deriveKeys('previous');

  test('are HMAC-SHA256 under the signing key, cut to 128 bits', () => {
    const full = createHmac('sha256', present.signing).update('text').digest();
    expect(sign(present, 'text')).toEqual(full.subarray(0, 16));
  });

  test('of the present and of the previous secret hold, and name the keys that made them', () => {
    expect(findSigner([present, previous], 'text', sign(present, 'text'))).toBe(present);
    expect(findSigner([present, previous], 'text', sign(previous, 'text'))).toBe(previous);
  });

  test('of the previous secret hold no longer where it is not given', () => {
    expect(findSigner([present], 'text', sign(previous, 'text'))).toBeUndefined();
  });

  test.each([
    ['of another text', sign(present, 'other')],
    ['that are cut', sign(present, 'text').subarray(0, 15)],
    ['that are too long', Buffer.concat([sign(present, 'text'), Buffer.from([0])])],
    ['that are empty', Buffer.alloc(0)],
    ['under the other key of the secret', sign({ ...present, signing: present.text }, 'text')],
  ])('%s do not hold', (_, signature) => {
    expect(findSigner([present, previous], 'text', signature)).toBeUndefined();
  });
});
