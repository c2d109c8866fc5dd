import { ServiceError } from '../../errors.ts';
import { collectPages, PagingError } from '../../http/pages.ts';
import type { Answered } from './parsed.ts';
import { read, type SessionParts } from './session.ts';
import type { Connection } from './wire.ts';

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
    return await collectPages(first, async (url) => {
      const cursor = url.searchParams.get(CURSOR);
      const ask = { kind: 'query', text, variables: { ...variables, after: cursor } } as const;
      const { items, next } = await read('list-comments', ask, parse, parts);
      return { items, headers: new Headers(), nextPageToken: next };
    });
  } catch (error) {
    if (!(error instanceof PagingError)) throw error;
    const url = parts.graphqlUrl;
    throw new ServiceError({ method: 'POST', url }, `The pages of the listing at ${url} ${error.message}.`);
  }
}

/** Where `collectPages` writes down what it is to ask for next. */
const CURSOR = 'pageToken';
