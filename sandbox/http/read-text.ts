import type { Context } from 'hono';
import { Refusal } from '../rules/refusal.ts';

/** Reads a body as text. Refuses with `invalid` what is not UTF-8: nobody's text is changed in passing. */
export async function readText(context: Context): Promise<string> {
  return decodeUtf8(await context.req.arrayBuffer());
}

/** The text of bytes of a body. Refuses as `readText`. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('invalid', 'The body is not UTF-8');
  }
}
