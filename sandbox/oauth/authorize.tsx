import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { calls } from '../faults/call.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { contentSecurityPolicy } from '../http/middleware.ts';
import { readForm } from '../http/read-request.ts';
import { Layout, toViewer, type Words } from '../page/layout.tsx';
import { choosePerson, listPeople } from '../rules/accounts.ts';
import { type AuthorizationRequest, issueCode, OAuthError } from '../rules/authorization.ts';
import { matchesRedirectUri } from '../rules/clients.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { csrfTokenOf } from '../rules/tokens.ts';
import { newSecret } from '../secrets.ts';
import { checkForm } from '../session/session.ts';
import type { User } from '../store/accounts.ts';
import { PAGE_CLIENT_ID } from './page-client.ts';

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
      if (form.get('dismissal') !== 'allow') {
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

/** The parameters that are read; a page with a form sends them again. */
const AUTHORIZATION_PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** A SHA-256 in base64url (RFC 7636, section 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** Longer than any client needs; it comes back in an address. */
const LONGEST_STATE = 2000;

/** What is asked, or what the client is told about its mistake, at its own redirect URI. */
type ReadAuthorization =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  | {
      readonly kind: 'wrong';
      readonly redirectUri: string;
      readonly state: string | undefined;
      readonly error: OAuthError;
    };

/**
 * Reads a request for authorization (RFC 6749, section 4.1.1, with PKCE of RFC 7636). Refuses with `invalid`
 * where client or redirect URI are unknown: nobody is sent to an address that is not registered. `origin` is
 * the sandbox's own, of which the page's client is.
 */
function readAuthorization(sandbox: Sandbox, parameters: URLSearchParams, origin: string): ReadAuthorization {
  const { client, redirectUri } = readClient(sandbox, parameters, origin);
  const states = parameters.getAll('state');
  const state = states.length === 1 && (states[0] ?? '').length <= LONGEST_STATE ? states[0] : undefined;
  const challenge = parameters.get('code_challenge') ?? '';
  const error = whyWrong(parameters, state, challenge);
  return error === null
    ? { kind: 'valid', request: { client, redirectUri, state, challenge } }
    : { kind: 'wrong', redirectUri, state, error };
}

function readClient(sandbox: Sandbox, parameters: URLSearchParams, origin: string) {
  const { clients } = sandbox.store;
  const id = single(parameters, 'client_id');
  const client = id === undefined ? undefined : clients.find(id);
  if (client === undefined) throw new Refusal('invalid', 'client_id: there is no such client');
  const redirectUri = single(parameters, 'redirect_uri');
  const registered = client.id === PAGE_CLIENT_ID ? [`${origin}/signed-in`] : clients.redirectUris(client.id);
  if (redirectUri === undefined || !registered.some((uri) => matchesRedirectUri(uri, redirectUri))) {
    throw new Refusal('invalid', 'redirect_uri: it is not registered for this client');
  }
  return { client, redirectUri };
}

function whyWrong(
  parameters: URLSearchParams,
  state: string | undefined,
  challenge: string,
): OAuthError | null {
  const wrong = (description: string) => new OAuthError('invalid_request', description);
  const repeated = AUTHORIZATION_PARAMETERS.find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) return wrong(`${repeated} is there more than once`);
  if (parameters.has('state') && state === undefined) return wrong('state is too long');
  const type = parameters.get('response_type');
  if (type === null) return wrong('response_type is missing');
  if (type !== 'code') return new OAuthError('unsupported_response_type', 'response_type must be code');
  if (parameters.get('code_challenge_method') !== 'S256') return wrong('code_challenge_method must be S256');
  if (!CHALLENGE.test(challenge)) return wrong('code_challenge is missing or malformed');
  return null;
}

function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return more.length === 0 ? value : undefined;
}

interface Props {
  readonly request: AuthorizationRequest;
  readonly people: readonly User[];
  /** Who is signed in already. */
  readonly user: User | undefined;
  readonly csrf: string;
  /** What changes are called. */
  readonly words: Words;
}

/** Asks who somebody is, and whether a client may act as them. */
function AuthorizePage({ request, people, user, csrf, words }: Props) {
  const { client, redirectUri, state, challenge } = request;
  const fields = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirectUri,
    ...(state === undefined ? {} : { state }),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    _csrf: csrf,
  };
  const chosen = user?.id ?? people[0]?.id;
  return (
    <Layout title="Sign in" words={words}>
      <h1>Sign in</h1>
      <p>
        <strong>{client.name}</strong> asks to act as you. It continues at{' '}
        <code>{new URL(redirectUri).origin}</code>.
      </p>
      <p>
        This is a local sandbox: there are no passwords. Everybody who can reach this machine may be anybody.
      </p>
      <form class="panel sign-in" method="post" action="/apis/oauth2/v1/authorize">
        {Object.entries(fields).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend>Who are you?</legend>
          {people.map(({ id, name, role }) => (
            <div>
              <label>
                <input type="radio" name="user" value={id} checked={id === chosen} /> {name} ({role})
              </label>
            </div>
          ))}
          <div>
            <label>
              Or somebody new, by name: <input type="text" name="name" maxlength={100} autocomplete="off" />
            </label>
          </div>
        </fieldset>
        <button type="submit" name="dismissal" value="allow">
          Sign in
        </button>{' '}
        <button type="submit" class="quiet" name="dismissal" value="deny">
          Cancel
        </button>
      </form>
    </Layout>
  );
}
