import type { Context } from 'hono';
import { Refusal, type RefusalKind } from '../rules/refusal.ts';

const STATUS_OF_REFUSAL = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
} as const satisfies Record<RefusalKind, number>;

/**
 * Answers what went wrong as `{"error": "..."}`, as every error of the interface. What is not a refusal is a fault of the
 * sandbox: it is reported to the operator and answered with 500, without its details.
 */
export function answerError(error: Error, context: Context, report: (error: Error) => void): Response {
  if (!(error instanceof Refusal)) {
    report(error);
    return context.json({ error: 'Internal error of the sandbox: its output has the details' }, 500);
  }
  if (error.kind === 'unauthorized') {
    // RFC 6749, section 5.2, and RFC 6750, section 3: the answer names the scheme that is expected.
    const scheme = context.req.path.startsWith('/apis/oauth2/') ? 'Basic' : 'Bearer';
    context.header('WWW-Authenticate', `${scheme} realm="sandbox"`);
  }
  // The rest of such a body is not read, so the connection cannot carry another request.
  if (error.kind === 'too-large') context.header('Connection', 'close');
  return context.json({ error: error.message }, STATUS_OF_REFUSAL[error.kind]);
}
