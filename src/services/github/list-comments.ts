import { ServiceError } from '../../errors.ts';
import type { Comment } from '../port.ts';
import type { RepositoryName } from './address.ts';
import { collect } from './connections.ts';
import type { Answered } from './parsed.ts';
import { LIST_FIRST, LIST_REPLIES, LIST_THREADS, LIST_TOP_LEVEL } from './queries.ts';
import { read, type SessionParts } from './session.ts';
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
export async function listComments(listed: Listed, parts: SessionParts): Promise<readonly Comment[]> {
  const { parseFirstPages, parseThreads, parseTopLevel } = await wire();
  const ask = { kind: 'query', text: LIST_FIRST, variables: { ...listed } } as const;
  const first = await read('list-comments', ask, async (text) => parseFirstPages(text), parts).catch(
    unlessTooLong,
  );
  const rest = async <T extends { readonly id: string }>(
    begun: Connection<T> | undefined,
    text: string,
    parse: (text: string) => Answered<Connection<T>>,
  ): Promise<readonly T[]> => {
    const { items = [], next } = begun ?? {};
    if (begun !== undefined && (next === undefined || next === '')) return items;
    const more = await collect(text, listed, async (page) => parse(page), parts, next);
    return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
  };
  const threads = rest(first?.threads, LIST_THREADS, parseThreads).then((all) => inThreads(all, parts));
  const topLevel = rest(first?.topLevel, LIST_TOP_LEVEL, parseTopLevel);
  // Where one fails, the other does not go on behind the back of whoever is told.
  await Promise.allSettled([threads, topLevel]);
  return [...(await threads), ...(await topLevel)];
}

/** Each by itself may be short enough, or is read in smaller pages. */
function unlessTooLong(error: unknown): undefined {
  if (error instanceof ServiceError && error.isTooLong) return undefined;
  throw error;
}

/** The comments of its threads. */
export async function listInThreads(listed: Listed, parts: SessionParts): Promise<readonly Comment[]> {
  const { parseThreads } = await wire();
  const threads = await collect(LIST_THREADS, listed, async (text) => parseThreads(text), parts);
  return inThreads(threads, parts);
}

async function inThreads(threads: readonly Thread[], parts: SessionParts): Promise<readonly Comment[]> {
  const comments: Comment[] = [];
  for (const thread of threads) comments.push(...(await commentsOf(thread, parts)));
  return comments;
}

/** A listing shows the first page of each thread; few have more. */
async function commentsOf(thread: Thread, parts: SessionParts): Promise<readonly Comment[]> {
  const { parseReplies, toComments } = await wire();
  const { items, next } = thread.comments;
  if (next === undefined) return toComments(thread, items);
  const ofThread = { thread: thread.id };
  const more = await collect(LIST_REPLIES, ofThread, async (text) => parseReplies(text), parts, next);
  const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
  return toComments(thread, [...all.values()]);
}
