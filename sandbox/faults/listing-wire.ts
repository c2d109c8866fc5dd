import { toWireComment } from '../fronts/deployments/to-wire.ts';
import { toDiscussions } from '../fronts/gitlab/list-discussions.ts';
import { noteWire } from '../fronts/gitlab/to-wire.ts';
import { getDeployment } from '../rules/deployments.ts';
import { projectOf } from '../rules/projects.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { StoredComment } from '../store/discussions.ts';

type Item = Readonly<Record<string, unknown>>;

/** One page of a listing as it would go out. */
export interface ListingPage {
  readonly items: readonly Item[];
  /** Address of the next page. */
  readonly next: string | undefined;
}

/** How a front lists comments. */
export interface ListingWire {
  isFirst(url: URL): boolean;
  /** The page of an address, if these were all comments. */
  pageOf(comments: readonly StoredComment[], url: URL): Promise<ListingPage>;
  /** The address of the page before. */
  before(comments: readonly StoredComment[], url: URL): URL;
  /** The item with each of its comments changed. */
  withComments(item: Item, change: (comment: Item) => Item): Item;
}

export function listingWire(sandbox: Sandbox, deployment: number, url: URL): ListingWire {
  return url.pathname.startsWith('/api/v4/') ? gitlabListing(sandbox, deployment) : restListing(sandbox);
}

/** Deployment requests list comments; a page begins after a number. */
function restListing({ store }: Sandbox): ListingWire {
  const { pageSize, listing } = store.settings.get();
  const afterOf = (url: URL): number => Number(url.searchParams.get('after') ?? 0);
  return {
    isFirst: (url) => afterOf(url) === 0,
    pageOf: async (comments, url) => {
      const found = comments.filter(({ sequence }) => sequence > afterOf(url));
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1)?.sequence : undefined;
      return {
        items: shown.map((comment) => toWireComment(comment, listing)),
        next: last === undefined ? undefined : withQuery(url, { after: String(last) }).href,
      };
    },
    before: (comments, url) => {
      const earlier = comments.filter(({ sequence }) => sequence <= afterOf(url)).slice(0, -pageSize);
      return withQuery(url, { after: String(earlier.at(-1)?.sequence ?? 0) });
    },
    withComments: (item, change) => change(item),
  };
}

const PER_PAGE = 20;

/** GitLab lists discussions with their notes, in pages by number. */
function gitlabListing(sandbox: Sandbox, number: number): ListingWire {
  const pageOf = (url: URL): number => Number(url.searchParams.get('page') ?? 1);
  return {
    isFirst: (url) => pageOf(url) === 1,
    pageOf: async (comments, url) => {
      const deployment = getDeployment(sandbox, number);
      const project = projectOf(sandbox, deployment.repository);
      const wire = noteWire({ sandbox, deployment, project, origin: url.origin });
      const perPage = Number(url.searchParams.get('per_page') ?? PER_PAGE);
      const all = toDiscussions(comments);
      const end = pageOf(url) * perPage;
      const items = await Promise.all(
        all.slice(end - perPage, end).map(async (notes) => ({ ...(await wire.discussion(notes)) })),
      );
      const next = withQuery(url, { page: String(pageOf(url) + 1) }).href;
      return { items, next: end < all.length ? next : undefined };
    },
    before: (_, url) => withQuery(url, { page: String(pageOf(url) - 1) }),
    withComments: (item, change) => {
      const { notes } = item;
      return { ...item, notes: Array.isArray(notes) ? notes.map(change) : notes };
    },
  };
}

export function withQuery(url: URL, query: Readonly<Record<string, string>>): URL {
  const other = new URL(url);
  for (const [name, value] of Object.entries(query)) other.searchParams.set(name, value);
  return other;
}
