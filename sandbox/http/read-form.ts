import type { Context } from 'hono';
import { Refusal } from '../rules/refusal.ts';
import { decodeUtf8, readText } from './read-text.ts';

export function isFormType(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '');
}

/** Reads a form-encoded body. Refuses with `invalid` a body of another kind, and what is not UTF-8. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!isFormType(context.req.header('content-type'))) {
    throw new Refusal(
      'invalid',
      'The body must be a form, with the Content-Type application/x-www-form-urlencoded',
    );
  }
  const text = await readText(context);
  // What the percent-encoding stands for is bytes as well.
  const bytes = Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  decodeUtf8(Buffer.from(bytes, 'latin1'));
  return new URLSearchParams(text);
}
