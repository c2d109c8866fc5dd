import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { untilWritable } from '../http/middleware.ts';
import { PAGE_CLIENT_ID } from '../oauth/page-client.ts';
import { listPeople } from '../rules/accounts.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { authenticateToken, endSession, revokeToken, startSession } from '../rules/tokens.ts';
import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import { deleteSessionCookie, guardForms, readSessionCookie, setSessionCookie } from './session.ts';

/** Holds what a sign-in that is under way has to remember, for as long as somebody looks at the form. */
const SIGN_IN_COOKIE = 'sandbox_sign_in';
const SIGN_IN_SECONDS = 600;
const SIGN_IN_PATH = '/signed-in';

const signInSchema = z.object({ state: z.string(), verifier: z.string(), to: z.string() });

/** An address that signs the first of the people in, for as long as the sandbox runs. */
export interface Entrance {
  readonly secret: string;
  /** The page that it leads to where its query names no other, from the root. */
  readonly to: string;
}

/** The path of an entrance. */
export function entrancePath({ secret }: Entrance): string {
  return `/sign-in/${secret}`;
}

/** `/sign-in`, `/signed-in` and `/sign-out`: the pages as a client of the authorization code flow. */
export function sessionRoutes(sandbox: Sandbox, entrance?: Entrance) {
  const routes = new Hono<HttpEnvironment>();

  routes.get('/sign-in/:secret', untilWritable(sandbox), (context) => {
    const [person] = listPeople(sandbox);
    if (
      entrance === undefined ||
      person === undefined ||
      !isSecret(context.req.param('secret'), hashSecret(entrance.secret))
    )
      throw new Refusal(
        'forbidden',
        'This address was of an earlier start of the sandbox: sign in on a page',
      );
    setSessionCookie(context, startSession(sandbox, person));
    const { origin } = new URL(context.req.url);
    return context.redirect(toLocalPage(context.req.query('to') ?? entrance.to, origin), 303);
  });

  routes.get('/sign-in', (context) => {
    const { origin } = new URL(context.req.url);
    const verifier = newSecret();
    const state = newSecret();
    const signIn = { state, verifier, to: toLocalPage(context.req.query('to'), origin) };
    setCookie(context, SIGN_IN_COOKIE, JSON.stringify(signIn), {
      httpOnly: true,
      sameSite: 'Lax',
      path: SIGN_IN_PATH,
      maxAge: SIGN_IN_SECONDS,
    });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: PAGE_CLIENT_ID,
      redirect_uri: `${origin}${SIGN_IN_PATH}`,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return context.redirect(`/apis/oauth2/v1/authorize?${query}`, 302);
  });

  // The other page that writes when it is read.
  routes.get(SIGN_IN_PATH, untilWritable(sandbox), async (context) => {
    const { origin } = new URL(context.req.url);
    const signIn = parseSignIn(getCookie(context, SIGN_IN_COOKIE));
    deleteCookie(context, SIGN_IN_COOKIE, { path: SIGN_IN_PATH });
    const { state = '', code, error } = context.req.query();
    if (signIn === undefined || !isSecret(state, hashSecret(signIn.state))) {
      throw new Refusal(
        'forbidden',
        'This sign-in was not begun in this browser, or took too long: sign in again',
      );
    }
    const to = toLocalPage(signIn.to, origin);
    if (error === 'access_denied') return context.redirect(to, 303);
    if (code === undefined)
      throw new Refusal('invalid', `The sign-in failed (${error ?? 'no code'}): sign in again`);
    const redirectUri = `${origin}${SIGN_IN_PATH}`;
    const token = await exchangeCodeOverHttp(context.env, { code, redirectUri, verifier: signIn.verifier });
    const { user } = authenticateToken(sandbox, token);
    // The pages act by the session from here on.
    revokeToken(sandbox, token);
    const earlier = readSessionCookie(context);
    if (earlier !== undefined) endSession(sandbox, earlier);
    setSessionCookie(context, startSession(sandbox, user));
    return context.redirect(to, 303);
  });

  routes.post('/sign-out', guardForms(), (context) => {
    const token = readSessionCookie(context);
    if (token !== undefined) endSession(sandbox, token);
    deleteSessionCookie(context);
    return context.redirect('/', 303);
  });

  return routes;
}

/**
 * The page to go to after a sign-in; the start page where it is none of the sandbox's own. With its origin: a
 * path may begin with `//`.
 */
function toLocalPage(page: string | undefined, origin: string): string {
  const url = URL.parse(page ?? '/', origin);
  return url === null || url.origin !== origin ? `${origin}/` : `${origin}${url.pathname}${url.search}`;
}

function parseSignIn(cookie: string | undefined): z.infer<typeof signInSchema> | undefined {
  if (cookie === undefined) return undefined;
  try {
    return signInSchema.parse(JSON.parse(cookie));
  } catch {
    // Somebody else's cookie: the sign-in was not begun here.
    return undefined;
  }
}

const EXCHANGE_TIMEOUT_MS = 30_000;
const tokenAnswer = z.object({ access_token: z.string() });

/**
 * Exchanges a code at the token endpoint, over HTTP as any client would. The address is the one that the
 * request came in on, so it is this sandbox whatever the request says. Refuses with `forbidden` where no
 * token comes back.
 */
async function exchangeCodeOverHttp(
  { incoming }: HttpBindings,
  exchange: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
): Promise<string> {
  const { localAddress = '', localPort } = incoming.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const answer = await fetch(`http://${host}:${localPort}/apis/oauth2/v1/token`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: PAGE_CLIENT_ID,
      code: exchange.code,
      redirect_uri: exchange.redirectUri,
      code_verifier: exchange.verifier,
    }),
  }).catch((error: unknown) => {
    throw new Refusal('forbidden', `The sign-in failed (${String(error)}): sign in again`);
  });
  const body = tokenAnswer.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !body.success) {
    throw new Refusal('forbidden', `The sign-in failed (status ${answer.status}): sign in again`);
  }
  return body.data.access_token;
}
