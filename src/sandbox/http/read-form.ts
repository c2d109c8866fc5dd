import type { Context } from 'hono';
import { Refusal } from '../rules/refusal.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** Reads a form-encoded body. Refuses with `invalid` a body of another kind. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(context.req.header('content-type') ?? '')) {
    throw new Refusal(
      'invalid',
      'The body must be a form, with the Content-Type application/x-www-form-urlencoded',
    );
  }
  return new URLSearchParams(await context.req.text());
}
