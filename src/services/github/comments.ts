import { type Answered, isTooMuch, readPages } from '../client.ts';
import type { Comment } from '../port.ts';
import type { RepositoryName } from './change.ts';
import { LIST_FIRST, LIST_REPLIES, LIST_THREADS, LIST_TOP_LEVEL } from './queries.ts';
import { read, type Session } from './session.ts';
import type { Connection, Thread } from './wire.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

/** The pull request that a listing is of. */
export interface Listed extends RepositoryName {
  readonly number: number;
}

/**
 * All comments of a pull request: those of its threads, and those of its conversation, of which each is a
 * discussion of its own.
 */
export async function listComments(listed: Listed, session: Session): Promise<readonly Comment[]> {
  const { parseFirstPages, parseThreads, parseTopLevel } = await wire();
  const ask = { kind: 'query', text: LIST_FIRST, variables: { ...listed } } as const;
  const first = await read('list-comments', ask, async (text) => parseFirstPages(text), session).catch(
    unlessTooMuch,
  );
  const rest = async <T extends { readonly id: string }>(
    begun: Connection<T> | undefined,
    text: string,
    parse: (text: string) => Answered<Connection<T>>,
  ): Promise<readonly T[]> => {
    const { items = [], next } = begun ?? {};
    if (begun !== undefined && (next === undefined || next === '')) return items;
    const more = await collect(text, listed, async (page) => parse(page), session, next);
    return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
  };
  const threads = rest(first?.threads, LIST_THREADS, parseThreads).then((all) => inThreads(all, session));
  const topLevel = rest(first?.topLevel, LIST_TOP_LEVEL, parseTopLevel);
  // Where one fails, the other does not go on behind the back of whoever is told.
  await Promise.allSettled([threads, topLevel]);
  return [...(await threads), ...(await topLevel)];
}

/** Each by itself may not be, or is read in smaller pages. */
function unlessTooMuch(error: unknown): undefined {
  if (isTooMuch(error)) return undefined;
  throw error;
}

/** The comments of its threads. */
export async function listInThreads(listed: Listed, session: Session): Promise<readonly Comment[]> {
  const { parseThreads } = await wire();
  const threads = await collect(LIST_THREADS, listed, async (text) => parseThreads(text), session);
  return inThreads(threads, session);
}

async function inThreads(threads: readonly Thread[], session: Session): Promise<readonly Comment[]> {
  const comments: Comment[] = [];
  for (const thread of threads) comments.push(...(await commentsOf(thread, session)));
  return comments;
}

/** A listing shows the first page of each thread; few have more. */
async function commentsOf(thread: Thread, session: Session): Promise<readonly Comment[]> {
  const { parseReplies, toComments } = await wire();
  const { items, next } = thread.comments;
  if (next === undefined) return toComments(thread, items);
  const ofThread = { thread: thread.id };
  const more = await collect(LIST_REPLIES, ofThread, async (text) => parseReplies(text), session, next);
  const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
  return toComments(thread, [...all.values()]);
}

/** How many items are asked for at once: as many as GitHub gives, and fewer where that is too much. */
const MOST_AT_ONCE = 100;

/**
 * Reads a connection to its end, each item once. Throws ServiceError where its pages repeat without end, or
 * one of them cannot be had.
 */
async function collect<T extends { readonly id: string }>(
  text: string,
  variables: object,
  parse: (text: string) => Promise<Answered<Connection<T>>>,
  session: Session,
  after?: string,
): Promise<readonly T[]> {
  const first = new URL(session.graphqlUrl);
  if (after !== undefined) first.searchParams.set(CURSOR, after);
  return readPages(
    { method: 'POST', url: session.graphqlUrl },
    session,
    first,
    async (url) => {
      const [after, first] = [url.searchParams.get(CURSOR), sizeOf(url)];
      const ask = { kind: 'query', text, variables: { ...variables, after, first } } as const;
      const { items, next } = await read('list-comments', ask, parse, session);
      return { items, headers: new Headers(), nextPageToken: next };
    },
    smallerPage,
  );
}

/** Where `collectPages` writes down what it is to ask for next. */
const CURSOR = 'pageToken';
const SIZE = 'first';

function sizeOf(url: URL): number {
  return Number(url.searchParams.get(SIZE) ?? MOST_AT_ONCE);
}

function smallerPage(url: URL, error: unknown): URL | undefined {
  if (!isTooMuch(error) || sizeOf(url) === 1) return undefined;
  const next = new URL(url);
  next.searchParams.set(SIZE, String(Math.floor(sizeOf(url) / 2)));
  return next;
}
