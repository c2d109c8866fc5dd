import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { calls } from '../faults/call.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readForm } from '../http/read-form.ts';
import { toViewer } from '../page/viewer.ts';
import { choosePerson, listPeople } from '../rules/accounts.ts';
import { issueCode } from '../rules/authorization.ts';
import { OAuthError } from '../rules/oauth-error.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { csrfTokenOf } from '../rules/sessions.ts';
import { newSecret } from '../secrets.ts';
import { checkForm } from '../session/form-guard.ts';
import { readAuthorization } from './authorization-request.ts';
import { AuthorizePage } from './authorize-page.tsx';

/**
 * Ties the form to the browser that was shown it. Nobody may be signed in yet, so this is not the session's
 * cookie.
 */
const FORM_COOKIE = 'sandbox_authorize';
const FORM_COOKIE_SECONDS = 600;
const SECRET = /^[\w-]{43}$/;

/**
 * `/apis/oauth2/v1/authorize`: asks a person whether a client may act as them, and sends them back with a
 * code.
 */
export function authorizeRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>()
    .get('/', calls('authorize'), (context) => {
      const { origin, searchParams } = new URL(context.req.url);
      const read = readAuthorization(sandbox, searchParams, origin);
      if (read.kind === 'wrong')
        return context.redirect(withError(read.redirectUri, read.state, read.error), 302);
      const { request } = read;
      context.set('effect', 'asked a person');
      // A browser holds the redirect that answers a form to the same rule as the form.
      const target = new URL(request.redirectUri).origin;
      context.header('Content-Security-Policy', contentSecurityPolicy([target]));
      context.header('Cache-Control', 'no-store');
      const page = (
        <AuthorizePage
          request={request}
          people={listPeople(sandbox)}
          user={context.get('user')}
          csrf={csrfTokenOf(formCookie(context))}
          words={toViewer(context).words}
        />
      );
      return context.html(`<!doctype html>${page}`);
    })
    .post('/', calls('authorize'), async (context) => {
      const { origin } = new URL(context.req.url);
      const form = await readForm(context);
      const cookie = getCookie(context, FORM_COOKIE);
      checkForm(context, form, cookie === undefined ? undefined : csrfTokenOf(cookie));
      const read = readAuthorization(sandbox, form, origin);
      if (read.kind === 'wrong')
        return context.redirect(withError(read.redirectUri, read.state, read.error), 303);
      const { request } = read;
      context.set('clientId', request.client.id);
      if (form.get('decision') !== 'allow') {
        context.set('effect', 'a person did not allow it');
        const denied = new OAuthError('access_denied', 'The person did not allow it');
        return context.redirect(withError(request.redirectUri, request.state, denied), 303);
      }
      const name = form.get('name') ?? '';
      const person = choosePerson(
        sandbox,
        name.trim() === '' ? { kind: 'known', id: form.get('user') ?? '' } : { kind: 'named', name },
      );
      const code = issueCode(sandbox, request, person);
      context.set('effect', `gave a code for ${person.name}`);
      return context.redirect(withAnswer(request.redirectUri, { code }, request.state), 303);
    });
}

function formCookie(context: Context): string {
  const known = getCookie(context, FORM_COOKIE);
  if (known !== undefined && SECRET.test(known)) return known;
  const value = newSecret();
  setCookie(context, FORM_COOKIE, value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/apis/oauth2/v1/authorize',
    maxAge: FORM_COOKIE_SECONDS,
  });
  return value;
}

function withError(redirectUri: string, state: string | undefined, error: OAuthError): string {
  return withAnswer(redirectUri, { error: error.code, error_description: error.message }, state);
}

/**
 * RFC 6749, section 4.1.2: the query that the redirect URI has stays, and the state comes back as it was
 * sent.
 */
function withAnswer(
  redirectUri: string,
  answer: Readonly<Record<string, string>>,
  state: string | undefined,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.append(name, value);
  if (state !== undefined) url.searchParams.append('state', state);
  return url.href;
}
