import { hkdfSync } from 'node:crypto';

/** The key of one secret, which signs markers. */
interface Keys {
  readonly signing: Buffer;
  /** The secret is one from before the present ones. */
  readonly older?: true;
  /** Everybody has it: what it signs is proven by who wrote it alone. */
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

/**
 * Derives the key from a secret with HKDF-SHA256 (RFC 5869). Which input gave the secret makes no difference:
 * a client secret that was changed may live on as the signing key.
 */
export function deriveKeys(secret: string): Keys {
  return { signing: Buffer.from(hkdfSync('sha256', secret, '', 'sarif-review/1/signing', KEY_BYTES)) };
}

/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
export const KEYLESS: Keys = { ...deriveKeys(''), keyless: true };
