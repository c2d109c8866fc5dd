import { z } from 'zod';
import type { Sandbox } from '../rules/sandbox.ts';
import type { StoredComment } from '../store/discussions.ts';
import type { DistortListing } from './call.ts';
import type { ListingEffect } from './fault-rule.ts';
import { shuffle } from './faults.ts';

/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';
const NEEDED_FIELDS: readonly string[] = ['id', 'discussionId', 'body'];
export const MOST_COMMENTS = 100_000;
const NEXT = /<([^<>]+)>; rel="next"/;

const pageSchema = z.array(z.record(z.string(), z.unknown()));

type Item = Readonly<Record<string, unknown>>;

/** One page of a listing as it would go out. */
interface ListingPage {
  readonly items: readonly Item[];
  /** Address of the next page. */
  readonly next: string | undefined;
}

/** How a front lists comments in pages that a `Link` header connects. */
export interface PagedListing {
  isFirst(url: URL): boolean;
  /** The page of an address, if these were all comments. */
  pageOf(comments: readonly StoredComment[], url: URL): Promise<ListingPage>;
  /** The address of the page before. */
  before(comments: readonly StoredComment[], url: URL): URL;
  /** The item with each of its comments changed. */
  withComments(item: Item, change: (comment: Item) => Item): Item;
}

/** Lets go wrong what can in a listing. What the answer holds is left alone where it is no page of one. */
export function distortPages(
  listingOf: (sandbox: Sandbox, deployment: number) => PagedListing,
): DistortListing {
  return async (answer, effect, { url, deployment, sandbox, faults }) => {
    const parsed = pageSchema.safeParse(JSON.parse(await answer.clone().text()));
    if (!parsed.success) return undefined;
    const page = { items: parsed.data, next: NEXT.exec(answer.headers.get('link') ?? '')?.[1] };
    const listing = listingOf(sandbox, deployment);
    const { items, next } = await distort(page, effect);
    return Response.json(items, next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } });

    async function distort(page: ListingPage, effect: ListingEffect): Promise<ListingPage> {
      switch (effect.kind) {
        case 'lagging-listing': {
          const earlier = faults.stateBefore(deployment, effect.writes);
          return earlier === undefined ? page : listing.pageOf(earlier, url);
        }
        case 'shifted-page':
          // What was on the page before is deleted meanwhile, so that the first ones of this page move up to
          // where nobody looks any more.
          return listing.isFirst(url) ? page : { ...page, items: page.items.slice(effect.by) };
        case 'repeated-page': {
          if (listing.isFirst(url) || url.searchParams.has(AGAIN)) return page;
          const all = sandbox.store.comments.list(deployment, { after: 0, limit: MOST_COMMENTS });
          const { items } = await listing.pageOf(all, listing.before(all, url));
          return { items, next: withQuery(url, { [AGAIN]: '1' }).href };
        }
        case 'shuffled-page':
          return { ...page, items: shuffle(page.items, () => faults.random()) };
        case 'missing-fields':
          return {
            ...page,
            items: page.items.map((item) =>
              listing.withComments(item, (comment) => without(comment, effect.fields)),
            ),
          };
      }
    }
  };
}

/** Without these fields; without all that a client can do without where none are named. */
function without(comment: Item, fields: readonly string[] | undefined): Item {
  return Object.fromEntries(
    Object.entries(comment).filter(([name]) =>
      fields === undefined ? NEEDED_FIELDS.includes(name) : !fields.includes(name),
    ),
  );
}

export function withQuery(url: URL, query: Readonly<Record<string, string>>): URL {
  const other = new URL(url);
  for (const [name, value] of Object.entries(query)) other.searchParams.set(name, value);
  return other;
}
