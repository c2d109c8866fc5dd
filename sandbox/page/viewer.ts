import type { Context } from 'hono';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { User } from '../store/accounts.ts';
import { WORDS, type Words } from './words.ts';

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
