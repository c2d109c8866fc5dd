import { z } from 'zod';
import { toWireComment } from '../fronts/deployments/to-wire.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { StoredComment } from '../store/comment-store.ts';
import type { ListingEffect } from './fault-rule.ts';
import type { Faults } from './faults.ts';
import { shuffle } from './random.ts';

/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';
const NEEDED_FIELDS: readonly string[] = ['id', 'discussionId', 'body'];
const MOST_COMMENTS = 100_000;

const pageSchema = z.array(z.record(z.string(), z.unknown()));

/** One page of a listing as it would go out. */
export interface ListingPage {
  readonly comments: readonly Readonly<Record<string, unknown>>[];
  /** Address of the next page. */
  readonly next: string | undefined;
}

/** Reads the body of an answer; undefined where it is no page of comments. */
export function readPage(body: string, link: string | null): ListingPage | undefined {
  const parsed = pageSchema.safeParse(JSON.parse(body));
  return parsed.success ? { comments: parsed.data, next: /^<(.+)>/.exec(link ?? '')?.[1] } : undefined;
}

/** The page with one thing wrong. `url` is the address that was asked for. */
export function distortListing(
  page: ListingPage,
  effect: ListingEffect,
  url: URL,
  deployment: number,
  sandbox: Sandbox,
  faults: Faults,
): ListingPage {
  const after = Number(url.searchParams.get('after') ?? 0);
  const { pageSize, listing } = sandbox.store.settings.get();
  const toPage = (from: readonly StoredComment[]): ListingPage => {
    const found = from.filter(({ sequence }) => sequence > after);
    const shown = found.slice(0, pageSize);
    const last = found.length > pageSize ? shown.at(-1)?.sequence : undefined;
    return {
      comments: shown.map((comment) => toWireComment(comment, listing)),
      next: last === undefined ? undefined : addressOf(url, { after: String(last) }),
    };
  };
  switch (effect.kind) {
    case 'lagging-listing': {
      const earlier = faults.stateBefore(deployment, effect.writes);
      return earlier === undefined ? page : toPage(earlier);
    }
    case 'shifted-page':
      // What was on the page before is deleted meanwhile, so that the first ones of this page move up to
      // where nobody looks any more.
      return after === 0 ? page : { ...page, comments: page.comments.slice(effect.by) };
    case 'repeated-page': {
      if (after === 0 || url.searchParams.has(AGAIN)) return page;
      const before = sandbox.store.comments
        .list(deployment, { after: 0, limit: MOST_COMMENTS })
        .filter(({ sequence }) => sequence <= after)
        .slice(-pageSize);
      return {
        comments: before.map((comment) => toWireComment(comment, listing)),
        next: addressOf(url, { after: String(after), [AGAIN]: '1' }),
      };
    }
    case 'shuffled-page':
      return { ...page, comments: shuffle(page.comments, () => faults.random()) };
    case 'missing-fields':
      return { ...page, comments: page.comments.map((comment) => without(comment, effect.fields)) };
  }
}

function addressOf(url: URL, query: Readonly<Record<string, string>>): string {
  return `${url.origin}${url.pathname}?${new URLSearchParams(query)}`;
}

/** Without these fields; without all that a client can do without where none are named. */
function without(
  comment: Readonly<Record<string, unknown>>,
  fields: readonly string[] | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(comment).filter(([name]) =>
      fields === undefined ? NEEDED_FIELDS.includes(name) : !fields.includes(name),
    ),
  );
}
