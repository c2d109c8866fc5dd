/** RFC 7617, section 2; the name of a scheme has no case. */
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const COLON = 0x3a;

/**
 * Reads client id and secret from a Basic header, or gives `null`. The bytes are taken as they are: nothing
 * is percent-decoded, and everything after the first colon is the secret.
 */
export function parseBasicCredentials(header: string | undefined): { id: string; secret: Uint8Array } | null {
  const encoded = BASIC.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  const colon = bytes.indexOf(COLON);
  if (colon === -1) return null;
  return { id: bytes.subarray(0, colon).toString('utf8'), secret: bytes.subarray(colon + 1) };
}
