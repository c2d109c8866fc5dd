import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { csrfTokenOf, SESSION_LIFETIME_SECONDS, userOfSession } from '../rules/sessions.ts';

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
