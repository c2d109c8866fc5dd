import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { untilWritable } from '../http/middleware.ts';
import { readForm } from '../http/read-request.ts';
import { Layout, toPage, toViewer, type Words } from '../page/layout.tsx';
import { choosePerson, listPeople } from '../rules/accounts.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { csrfTokenOf, endSession, startSession } from '../rules/tokens.ts';
import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import type { User } from '../store/accounts.ts';
import {
  checkForm,
  deleteSessionCookie,
  guardForms,
  readSessionCookie,
  setSessionCookie,
} from './session.ts';

/** Ties the form to the browser that was shown it: nobody may be signed in yet. */
const FORM_COOKIE = 'sandbox_sign_in';
const FORM_COOKIE_SECONDS = 600;
const SECRET = /^[\w-]{43}$/;
const PATH = '/sign-in';

/** An address that signs the first of the people in, for as long as the sandbox runs. */
export interface Entrance {
  readonly secret: string;
  /** The page that it leads to where its query names no other, from the root. */
  readonly to: string;
}

/** The path of an entrance. */
export function entrancePath({ secret }: Entrance): string {
  return `${PATH}/${secret}`;
}

/** `/sign-in` and `/sign-out`. There are no passwords. */
export function sessionRoutes(sandbox: Sandbox, entrance?: Entrance) {
  const routes = new Hono<HttpEnvironment>();

  // It writes when it is read.
  routes.get(`${PATH}/:secret`, untilWritable(sandbox), (context) => {
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
    return context.redirect(toLocalPage(context, context.req.query('to') ?? entrance.to), 303);
  });

  routes.get(PATH, (context) => {
    context.header('Cache-Control', 'no-store');
    const page = (
      <SignInPage
        to={toLocalPage(context, context.req.query('to'))}
        people={listPeople(sandbox)}
        user={context.get('user')}
        csrf={csrfTokenOf(formCookie(context))}
        words={toViewer(context).words}
      />
    );
    return context.html(toPage(page));
  });

  routes.post(PATH, async (context) => {
    const form = await readForm(context);
    const cookie = getCookie(context, FORM_COOKIE);
    checkForm(context, form, cookie === undefined ? undefined : csrfTokenOf(cookie));
    const name = form.get('name') ?? '';
    const person = choosePerson(
      sandbox,
      name.trim() === '' ? { kind: 'known', id: form.get('user') ?? '' } : { kind: 'named', name },
    );
    const earlier = readSessionCookie(context);
    if (earlier !== undefined) endSession(sandbox, earlier);
    setSessionCookie(context, startSession(sandbox, person));
    return context.redirect(toLocalPage(context, form.get('to') ?? undefined), 303);
  });

  routes.post('/sign-out', guardForms(), (context) => {
    const token = readSessionCookie(context);
    if (token !== undefined) endSession(sandbox, token);
    deleteSessionCookie(context);
    deleteCookie(context, FORM_COOKIE, { path: PATH });
    return context.redirect('/', 303);
  });

  return routes;
}

/**
 * The page to go to after a sign-in; the start page where it is none of the sandbox's own. With its origin: a
 * path may begin with `//`.
 */
function toLocalPage(context: Context, page: string | undefined): string {
  const { origin } = new URL(context.req.url);
  const url = URL.parse(page ?? '/', origin);
  return url === null || url.origin !== origin ? `${origin}/` : `${origin}${url.pathname}${url.search}`;
}

function formCookie(context: Context): string {
  const known = getCookie(context, FORM_COOKIE);
  if (known !== undefined && SECRET.test(known)) return known;
  const value = newSecret();
  setCookie(context, FORM_COOKIE, value, {
    httpOnly: true,
    sameSite: 'Strict',
    path: PATH,
    maxAge: FORM_COOKIE_SECONDS,
  });
  return value;
}

interface Props {
  /** The page to come back to. */
  readonly to: string;
  readonly people: readonly User[];
  /** Who is signed in already. */
  readonly user: User | undefined;
  readonly csrf: string;
  /** What changes are called. */
  readonly words: Words;
}

function SignInPage({ to, people, user, csrf, words }: Props) {
  const chosen = user?.id ?? people[0]?.id;
  return (
    <Layout title="Sign in" words={words}>
      <h1>Sign in</h1>
      <p>
        This is a local sandbox: there are no passwords. Everybody who can reach this machine may be anybody.
      </p>
      <form class="panel sign-in" method="post" action={PATH}>
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="_csrf" value={csrf} />
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
        <button type="submit">Sign in</button>{' '}
        <a class="button" href={to}>
          Cancel
        </a>
      </form>
    </Layout>
  );
}
