import type { Context } from 'hono';
import { GoneError } from '../git/run-git.ts';
import { ErrorPage, toViewer } from '../page/layout.tsx';
import { OAuthError, Refusal, type RefusalKind } from '../rules/refusal.ts';
import type { HttpEnvironment } from './http-environment.ts';

const STATUS_OF_REFUSAL = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  misdirected: 421,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>;

/** Paths that programs call. The rest is for people. */
const OF_PROGRAMS = /^\/(?:apis|(?:[\w.-]+\/)?api|admin)(?:\/|$)/;

/**
 * Answers what went wrong: as JSON, as every error of the interface, on the paths of programs, and as a page
 * on those of people. What is not a refusal is a fault of the sandbox: it is reported to the operator and
 * answered with 500, without its details.
 */
export function answerError(
  error: Error,
  context: Context<HttpEnvironment>,
  report: (error: Error) => void,
): Response {
  if (error instanceof OAuthError) {
    context.set('effect', `refused: ${error.code}, ${error.message}`);
    return context.json({ error: error.code, error_description: error.message }, 400);
  }
  if (error instanceof GoneError) return answer(context, 410, error.message);
  if (!(error instanceof Refusal)) {
    report(error);
    return answer(context, 500, 'Internal error of the sandbox: its output has the details');
  }
  if (error.kind === 'unauthorized') {
    // RFC 6749, section 5.2, and RFC 6750, section 3: the answer names the scheme that is expected.
    const scheme = context.req.path.startsWith('/apis/oauth2/') ? 'Basic' : 'Bearer';
    context.header('WWW-Authenticate', `${scheme} realm="sandbox"`);
  }
  // The rest of such a body is not read, so the connection cannot carry another request.
  if (error.kind === 'too-large') context.header('Connection', 'close');
  return answer(context, STATUS_OF_REFUSAL[error.kind], error.message);
}

function answer(
  context: Context<HttpEnvironment>,
  status: (typeof STATUS_OF_REFUSAL)[RefusalKind] | 410 | 500,
  message: string,
): Response {
  context.set('effect', `${status === 500 ? 'failed' : 'refused'}: ${message}`);
  const { path } = context.req;
  if (OF_PROGRAMS.test(path)) return context.json(toErrorBody(path, message, status), status);
  const page = <ErrorPage status={status} message={message} viewer={toViewer(context)} />;
  return context.body(`<!doctype html>${page}`, status, { 'Content-Type': 'text/html; charset=UTF-8' });
}

const TOKEN = '/apis/oauth2/v1/token';
const GITHUB = /^\/github\/api(?:\/|$)/;
const GITEA = /^\/(?:gitea|forgejo)[\w.-]*\/api(?:\/|$)/;

/**
 * What a status stands for at the token endpoint (RFC 6749, section 5.2, and `server_error` of section
 * 4.1.2.1).
 */
function codeOf(status: number): string {
  if (status === 401) return 'invalid_client';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

/**
 * The body of an error: a message under `error`, and at the token endpoint a code there, and the message
 * under `error_description`; on the wires of other
 * services in their own form.
 */
export function toErrorBody(path: string, message: string, status = 400): Readonly<Record<string, string>> {
  if (GITHUB.test(path)) {
    return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
  }
  if (GITEA.test(path)) return { message, url: '/api/swagger' };
  // Most errors of GitLab stand under this name.
  if (path.startsWith('/api/v4/')) return { message };
  return path === TOKEN ? { error: codeOf(status), error_description: message } : { error: message };
}
