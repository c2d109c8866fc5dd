import type { Context } from 'hono';
import { Refusal } from '../rules/refusal.ts';

/** RFC 6750, section 2.1. The name of a scheme has no case. */
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;

/** The token of the Authorization header. Refuses with `unauthorized` where there is none. */
export function readBearerToken(context: Context): string {
  const token = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) {
    throw new Refusal(
      'unauthorized',
      'The header Authorization: Bearer <ACCESS_TOKEN> is missing or malformed',
    );
  }
  return token;
}
