import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, the size of the hash that stands for a secret in the store. */
const SECRET_BYTES = 32;
/** 128 bits: as good as never twice, so an id is never used again. */
const ID_BYTES = 16;

/** Makes a bearer token or a client secret: 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Makes an id that says nothing about what it names: 32 hexadecimal digits. */
export function newId(): string {
  return randomBytes(ID_BYTES).toString('hex');
}

/**
 * The form in which a secret is stored, in hexadecimal digits. One SHA-256 is enough: the secrets are random,
 * there is nothing to guess.
 */
export function hashSecret(secret: string | Uint8Array): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares a presented secret with a stored hash in a time that does not depend on either. */
export function isSecret(presented: string | Uint8Array, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(presented)), Buffer.from(hash));
}
