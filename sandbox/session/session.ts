import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readForm } from '../http/read-request.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { csrfTokenOf, SESSION_LIFETIME_SECONDS, userOfSession } from '../rules/tokens.ts';
import { hashSecret, isSecret } from '../secrets.ts';

const SESSION_COOKIE = 'sandbox_session';

/**
 * Tells later handlers who is signed in: `context.get('user')`, and `context.get('csrf')` for the forms of
 * their pages.
 */
export function session(sandbox: Sandbox) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const token = readSessionCookie(context);
    const user = token === undefined ? undefined : userOfSession(sandbox, token);
    if (token !== undefined && user !== undefined) {
      context.set('user', user);
      context.set('csrf', csrfTokenOf(token));
    }
    await next();
  });
}

export function readSessionCookie(context: Context): string | undefined {
  return getCookie(context, SESSION_COOKIE);
}

/** Not `Strict`: the cookie has to be there on the page that a sign-in ends on. */
export function setSessionCookie(context: Context, token: string): void {
  setCookie(context, SESSION_COOKIE, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: SESSION_LIFETIME_SECONDS,
  });
}

export function deleteSessionCookie(context: Context): void {
  deleteCookie(context, SESSION_COOKIE, { path: '/' });
}

const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Lets a form through only where somebody is signed in, the browser says that it comes from a page of the
 * sandbox, and its field `_csrf` is that of the session (`context.get('csrf')`). Refuses with `forbidden`.
 * Reads of pages pass. The body stays readable.
 */
export function guardForms() {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    if (!READS.includes(context.req.method)) {
      if (context.get('user') === undefined) throw new Refusal('forbidden', 'Sign in first');
      checkForm(context, await readForm(context), context.get('csrf'));
    }
    await next();
  });
}

/**
 * Refuses with `forbidden` a form that does not prove that it comes from a page of the sandbox in the same
 * browser.
 */
export function checkForm(context: Context, form: URLSearchParams, expected: string | undefined): void {
  if (!isFromSandbox(context)) throw new Refusal('forbidden', 'The form comes from another site');
  const sent = form.get('_csrf') ?? '';
  if (expected === undefined || !isSecret(sent, hashSecret(expected))) {
    throw new Refusal('forbidden', 'The form is no longer valid: load the page again');
  }
}

/**
 * Every browser sends one of the two headers with a form, most send both; neither may speak of another site.
 */
function isFromSandbox(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  if (site === undefined && origin === undefined) return false;
  const isOwnOrigin = origin === undefined || origin === new URL(context.req.url).origin;
  return isOwnOrigin && (site === undefined || site === 'same-origin');
}
