import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { PropsWithChildren } from 'hono/jsx';
import { toTime } from '../fronts/deployments/to-wire.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { Settings } from '../settings.ts';
import type { User } from '../store/accounts.ts';
import { SCRIPT } from './script/script.ts';
import { STYLE } from './style.ts';

interface LayoutProps {
  readonly title: string;
  /** Missing where nobody can sign in or out, as on the form for that itself. */
  readonly viewer?: Viewer;
  /** Those of the viewer, where there is one. */
  readonly words?: Words;
  /** Where the page hears of changes, if it does. */
  readonly events?: string;
}

/** The frame of every page. */
export function Layout({
  title,
  viewer,
  words = viewer?.words ?? WORDS.deployments,
  events,
  children,
}: PropsWithChildren<LayoutProps>) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={STYLE_PATH} />
        <script type="module" src={SCRIPT_PATH} />
      </head>
      <body data-events={events && `${events}?after=${viewer?.seenEvents ?? ''}`}>
        <a class="skip" href="#main">
          Skip to the content
        </a>
        <header class="top">
          <a class="home" href="/">
            SARIF Review <span class="soft">sandbox</span>
          </a>
          <nav aria-label="Sandbox">
            <a href="/">{words.short}</a>
            <a href="/requests">Requests</a>
            <a href="/faults">Faults</a>
            <a href="/api-clients">API clients</a>
          </nav>
          {viewer !== undefined && <Account viewer={viewer} />}
        </header>
        <main id="main" tabindex={-1}>
          {children}
        </main>
        <p id="live" class="live" role="status" />
      </body>
    </html>
  );
}

function Account({ viewer: { user, csrf, page } }: { viewer: Viewer }) {
  if (user === undefined) {
    return (
      <a class="button" href={`/sign-in?to=${encodeURIComponent(page)}`}>
        Sign in
      </a>
    );
  }
  return (
    <form class="account" method="post" action="/sign-out">
      <FormToken csrf={csrf} />
      <span>
        <span class="sr-only">Signed in as </span>
        {user.name}
      </span>
      <button type="submit" class="quiet">
        Sign out
      </button>
    </form>
  );
}

/** Who looks at a page, and where they are. */
export interface Viewer {
  readonly user: User | undefined;
  /** What forms must carry; there where somebody is signed in. */
  readonly csrf: string | undefined;
  /** Path and query of the page. */
  readonly page: string;
  /** What changes are called. */
  readonly words: Words;
  /** How many events there had been before anything was read for the page. */
  readonly seenEvents?: number | undefined;
}

export function toViewer(context: Context<HttpEnvironment>): Viewer {
  const { pathname, search } = new URL(context.req.url);
  return {
    user: context.get('user'),
    csrf: context.get('csrf'),
    page: `${pathname}${search}`,
    words: WORDS[context.get('service') ?? 'deployments'],
    seenEvents: context.get('seenEvents'),
  };
}

/** What a change is called by the service that the sandbox stands in for. */
export interface Words {
  readonly change: string;
  /** As a heading, and in the navigation. */
  readonly changes: string;
  readonly short: string;
  /** Before its number. */
  readonly sign: string;
}

const PULL_REQUESTS = {
  change: 'pull request',
  changes: 'Pull requests',
  short: 'Pull requests',
  sign: '#',
};

export const WORDS: Readonly<Record<Settings['service'], Words>> = {
  deployments: {
    change: 'deployment',
    changes: 'Deployment requests',
    short: 'Deployments',
    sign: '#',
  },
  gitlab: { change: 'merge request', changes: 'Merge requests', short: 'Merge requests', sign: '!' },
  github: PULL_REQUESTS,
  gitea: PULL_REQUESTS,
  forgejo: PULL_REQUESTS,
};

/** What every form that changes something carries, so that no other site can send it. */
export function FormToken({ csrf }: { csrf: string | undefined }) {
  return csrf === undefined ? null : <input type="hidden" name="_csrf" value={csrf} />;
}

/** The text of a page. */
export function toPage(page: { toString(): string }): string {
  return `<!doctype html>${page}`;
}

/** A time in milliseconds since the epoch, to the minute, in UTC. */
export function When({ time }: { time: number }) {
  const iso = toTime(time);
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} {iso.slice(11, 16)} UTC
    </time>
  );
}

/** The path of a file: its folder stands back, and a line breaks before its name. */
export function PathName({ path }: { path: string }) {
  const name = path.lastIndexOf('/') + 1;
  return (
    <>
      {name > 0 && <span class="folder">{path.slice(0, name)}</span>}
      {name > 0 && <wbr />}
      {path.slice(name)}
    </>
  );
}

/** The name of a file goes with its content, so that a browser keeps it for as long as it is the same. */
const nameOf = (content: string, ending: string): string =>
  `/assets/page-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${ending}`;

const STYLE_PATH = nameOf(STYLE, 'css');
const SCRIPT_PATH = nameOf(SCRIPT, 'js');
const KEEP = 'public, max-age=31536000, immutable';

/** The style sheet and the script of the pages. */
export function assetRoutes() {
  return new Hono<HttpEnvironment>()
    .get(STYLE_PATH, (context) =>
      context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=UTF-8', 'Cache-Control': KEEP }),
    )
    .get(SCRIPT_PATH, (context) =>
      context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cache-Control': KEEP }),
    );
}

interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
  readonly viewer: Viewer;
}

/** What a person sees instead of a page that there is not. */
export function ErrorPage({ status, message, viewer }: ErrorPageProps) {
  return (
    <Layout title={message} viewer={{ ...viewer, page: '/' }}>
      <h1>{status}</h1>
      <p>{message}</p>
      <p>
        <a href="/">All {viewer.words.changes.toLowerCase()}</a>
      </p>
    </Layout>
  );
}
