import { z } from 'zod';
import type { Sandbox } from '../rules/sandbox.ts';
import type { ListingEffect } from './fault-rule.ts';
import type { Faults } from './faults.ts';
import { type ListingPage, listingWire, withQuery } from './listing-wire.ts';
import { shuffle } from './random.ts';

/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';
const NEEDED_FIELDS: readonly string[] = ['id', 'discussionId', 'body'];
const MOST_COMMENTS = 100_000;

const pageSchema = z.array(z.record(z.string(), z.unknown()));

/** Reads the body of an answer; undefined where it is no page of a listing. */
export function readPage(body: string, link: string | null): ListingPage | undefined {
  const parsed = pageSchema.safeParse(JSON.parse(body));
  const next = /<([^<>]+)>; rel="next"/.exec(link ?? '')?.[1];
  return parsed.success ? { items: parsed.data, next } : undefined;
}

/** The page with one thing wrong. `url` is the address that was asked for. */
export async function distortListing(
  page: ListingPage,
  effect: ListingEffect,
  url: URL,
  deployment: number,
  sandbox: Sandbox,
  faults: Faults,
): Promise<ListingPage> {
  const wire = listingWire(sandbox, deployment, url);
  switch (effect.kind) {
    case 'lagging-listing': {
      const earlier = faults.stateBefore(deployment, effect.writes);
      return earlier === undefined ? page : wire.pageOf(earlier, url);
    }
    case 'shifted-page':
      // What was on the page before is deleted meanwhile, so that the first ones of this page move up to
      // where nobody looks any more.
      return wire.isFirst(url) ? page : { ...page, items: page.items.slice(effect.by) };
    case 'repeated-page': {
      if (wire.isFirst(url) || url.searchParams.has(AGAIN)) return page;
      const all = sandbox.store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS });
      const { items } = await wire.pageOf(all, wire.before(all, url));
      return { items, next: withQuery(url, { [AGAIN]: '1' }).href };
    }
    case 'shuffled-page':
      return { ...page, items: shuffle(page.items, () => faults.random()) };
    case 'missing-fields':
      return {
        ...page,
        items: page.items.map((item) =>
          wire.withComments(item, (comment) => without(comment, effect.fields)),
        ),
      };
  }
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
