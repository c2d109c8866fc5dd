import { ServiceError } from '../../errors.ts';
import { collectPages, PagingError } from '../../http/pages.ts';
import type { Answered } from './parsed.ts';
import { read, type SessionParts } from './session.ts';
import type { Connection } from './wire.ts';

/** How many items are asked for at once: as many as GitHub gives, and fewer where what comes is too long. */
const MOST_AT_ONCE = 100;

/**
 * Reads a connection to its end, each item once. Throws ServiceError where its pages repeat without end, or
 * one of them cannot be had.
 */
export async function collect<T extends { readonly id: string }>(
  text: string,
  variables: object,
  parse: (text: string) => Promise<Answered<Connection<T>>>,
  parts: SessionParts,
  after?: string,
): Promise<readonly T[]> {
  const first = new URL(parts.graphqlUrl);
  if (after !== undefined) first.searchParams.set(CURSOR, after);
  try {
    return await collectPages(
      first,
      async (url) => {
        const [after, first] = [url.searchParams.get(CURSOR), sizeOf(url)];
        const ask = { kind: 'query', text, variables: { ...variables, after, first } } as const;
        const { items, next } = await read('list-comments', ask, parse, parts);
        return { items, headers: new Headers(), nextPageToken: next };
      },
      smallerPage,
    );
  } catch (error) {
    if (!(error instanceof PagingError)) throw error;
    const url = parts.graphqlUrl;
    throw new ServiceError({ method: 'POST', url }, `The pages of the listing at ${url} ${error.message}.`);
  }
}

/** Where `collectPages` writes down what it is to ask for next. */
const CURSOR = 'pageToken';
const SIZE = 'first';

function sizeOf(url: URL): number {
  return Number(url.searchParams.get(SIZE) ?? MOST_AT_ONCE);
}

function smallerPage(url: URL, error: unknown): URL | undefined {
  if (!(error instanceof ServiceError) || !error.isTooLong || sizeOf(url) === 1) return undefined;
  const next = new URL(url);
  next.searchParams.set(SIZE, String(Math.floor(sizeOf(url) / 2)));
  return next;
}
