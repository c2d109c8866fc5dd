import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';

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
  return hmacOf(keys.signing, text).subarray(0, SIGNATURE_BYTES);
}

/**
 * 48 bits: in a file of 100,000 lines a chance collision is a one-in-50,000 event, and the rule must agree as
 * well.
 */
const HASH_BYTES = 6;

/**
 * Hashes that were computed, as the same texts come again and again: copies of lines, what is beside them,
 * and words.
 */
const known = new WeakMap<Keys, Map<string, string>>();
const MOST_KNOWN = 200_000;

/** A keyed hash as 12 hexadecimal digits. */
export function hashText(keys: Keys, text: string): string {
  const hashes = known.get(keys) ?? new Map<string, string>();
  known.set(keys, hashes);
  const found = hashes.get(text);
  if (found !== undefined) return found;
  const hashed = hmacOf(keys.text, text).toString('hex', 0, HASH_BYTES);
  if (hashes.size < MOST_KNOWN) hashes.set(text, hashed);
  return hashed;
}

/** Bytes that SHA-256 takes at a time. */
const BLOCK_BYTES = 64;

/** A key as HMAC takes it in twice: before the text, and before the hash of that. */
interface Pads {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

const prepared = new WeakMap<Buffer, Pads>();

/**
 * HMAC-SHA256 (RFC 2104) of a text, by a key of one block at most. An object of `createHmac` for each text
 * would take twice as long, and as long again to be cleared away.
 */
function hmacOf(key: Buffer, text: string): Buffer {
  let pads = prepared.get(key);
  if (pads === undefined) {
    const padded = Buffer.concat([key, Buffer.alloc(BLOCK_BYTES - key.length)]);
    pads = { inner: padded.map((byte) => byte ^ 0x36), outer: padded.map((byte) => byte ^ 0x5c) };
    prepared.set(key, pads);
  }
  const inner = hash('sha256', Buffer.concat([pads.inner, Buffer.from(text)]), 'buffer');
  return hash('sha256', Buffer.concat([pads.outer, inner]), 'buffer');
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
