/**
 * Most pages of one listing. At 20 comments a page, the smallest page size in wide use, these are 100,000
 * comments.
 */
export const MAX_PAGES = 5_000;

/**
 * How many pages in a row may bring nothing new. A page may repeat as a whole when comments arrive while the
 * pages are read; a service that ignores the request for a page repeats the same one for ever.
 */
const MAX_PAGES_WITHOUT_PROGRESS = 3;

/**
 * The target of the link of a `Link` header whose relation is `next`. Parameters of a link end where the next
 * link begins.
 */
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;

interface Page<T> {
  readonly items: readonly T[];
  readonly headers: Headers;
  /** The field `nextPageToken` of the body. */
  readonly nextPageToken: string | undefined;
}

/** The listing cannot be followed to its end. The message completes "the pages of the listing …". */
export class PagingError extends Error {
  override readonly name = 'PagingError';
}

/**
 * Reads all pages and keeps each item once, in the order in which they came. `fetchPage` gets the address of
 * a page; what it throws is passed on, unless `smaller` knows the address of a smaller page that begins at
 * the same place. No page is read once `isEnough` says so of all that came. Throws PagingError where a page
 * leads elsewhere, back, or on and on.
 */
export async function collectPages<T extends { readonly id: string }>(
  first: URL,
  fetchPage: (url: URL) => Promise<Page<T>>,
  smaller: (url: URL, error: unknown) => URL | undefined = () => undefined,
  isEnough: (items: readonly T[]) => boolean = () => false,
): Promise<readonly T[]> {
  const items = new Map<string, T>();
  const visited = new Set<string>();
  let url: URL | undefined = first;
  let withoutProgress = 0;
  while (url !== undefined) {
    if (visited.size === MAX_PAGES) throw new PagingError(`do not end after ${MAX_PAGES} pages`);
    visited.add(url.href);
    let page: Page<T>;
    try {
      page = await fetchPage(url);
    } catch (error) {
      url = smaller(url, error);
      if (url === undefined) throw error;
      continue;
    }
    const before = items.size;
    for (const item of page.items) {
      if (!items.has(item.id)) items.set(item.id, item);
    }
    // A service may leave out of a page what its reader may not see, so that nothing is left.
    const isEmpty = page.items.length === 0;
    withoutProgress = isEmpty || items.size > before ? 0 : withoutProgress + 1;
    url = isEnough([...items.values()]) ? undefined : nextPage(url, page);
    if (url !== undefined && (visited.has(url.href) || withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)) {
      throw new PagingError('repeat without anything new');
    }
  }
  return [...items.values()];
}

/**
 * The address of the page after this one; undefined after the last. How the service pages is not documented,
 * so the three wide-spread ways are followed: `Link` with rel="next" (RFC 8288), the header `x-next-page`
 * with the query `page`, and the field `nextPageToken` of the body with the query `pageToken`.
 */
export function nextPage(
  url: URL,
  { headers, nextPageToken }: Omit<Page<unknown>, 'items'>,
): URL | undefined {
  const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
  if (target !== undefined) return follow(url, target);
  const number = headers.get('x-next-page')?.trim();
  if (number) return withQuery(url, 'page', number);
  return nextPageToken ? withQuery(url, 'pageToken', nextPageToken) : undefined;
}

/** A link to another origin would carry the access token there. */
function follow(url: URL, target: string): URL {
  const next = URL.parse(target, url);
  if (next === null) throw new PagingError('have a link to the next page that is not a URL');
  if (next.origin !== url.origin || next.username !== '' || next.password !== '') {
    throw new PagingError(
      `lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``,
    );
  }
  next.hash = '';
  return next;
}

function withQuery(url: URL, name: string, value: string): URL {
  const next = new URL(url);
  next.searchParams.set(name, value);
  return next;
}
