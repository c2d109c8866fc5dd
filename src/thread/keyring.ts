import {
  createHmac,
  createSecretKey,
  type Hmac,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** The two keys of one secret: one signs markers, one hides the text that evidence is computed from. */
export interface Keys {
  readonly signing: Buffer;
  readonly text: Buffer;
  /** The secret is one from before the present ones. */
  readonly older?: true;
  /** Everybody has them: what they sign is proven by who wrote it alone. */
  readonly keyless?: true;
  /** The run gets no secrets, so that a key may be there which it does not have. */
  readonly withheld?: true;
}

/**
 * Keys by which markers are verified, the one that signs first. All present ones are worth the same. What
 * only an older key signed tells what is ours, and gives no right to resolve, delete or accept anything.
 */
export type Keyring = readonly [Keys, ...Keys[]];

const KEY_BYTES = 32;
/** 128 bits: a forger has no oracle, and every character stands in a comment. */
const SIGNATURE_BYTES = 16;

/**
 * Derives the keys from a secret with HKDF-SHA256 (RFC 5869). The labels keep the two keys apart and bind
 * them to this version of the marker. Which input gave the secret makes no difference: a client secret that
 * was changed may live on as the signing key.
 */
export function deriveKeys(secret: string): Keys {
  const derive = (label: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
  return { signing: derive('signing'), text: derive('text') };
}

/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
export const KEYLESS: Keys = { ...deriveKeys(''), keyless: true };

/** Tells keys apart, and nothing of the secret. */
export function keysId(keys: Keys): string {
  return sign(keys, 'id').toString('hex').slice(0, 12);
}

/** Signs a text: HMAC-SHA256 (RFC 2104), cut to 128 bits. */
export function sign(keys: Keys, text: string): Buffer {
  return hmacOf(keys.signing, text).digest().subarray(0, SIGNATURE_BYTES);
}

const prepared = new WeakMap<Buffer, KeyObject>();

/**
 * HMAC-SHA256 of a text. A key that is handed over as bytes is prepared anew for each one, which costs four
 * times as much as the rest.
 */
export function hmacOf(key: Buffer, text: string): Hmac {
  let ready = prepared.get(key);
  if (ready === undefined) {
    ready = createSecretKey(key);
    prepared.set(key, ready);
  }
  return createHmac('sha256', ready).update(text, 'utf8');
}

/**
 * The keys under which the signature holds, or undefined; last of all it is taken for a hash. Compares in
 * constant time.
 */
export function findSigner(keyring: Keyring, text: string, signature: Buffer): Keys | undefined {
  return [...keyring, KEYLESS].find((keys) => {
    const expected = sign(keys, text);
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
}
