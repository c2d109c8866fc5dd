import type { PropsWithChildren } from 'hono/jsx';
import { SCRIPT_PATH, STYLE_PATH } from './assets.ts';
import { FormToken } from './form-token.tsx';
import type { Viewer } from './viewer.ts';
import { WORDS, type Words } from './words.ts';

interface Props {
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
}: PropsWithChildren<Props>) {
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
