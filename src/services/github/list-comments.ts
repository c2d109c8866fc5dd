import type { Comment } from '../port.ts';
import type { RepositoryName } from './address.ts';
import { collect } from './connections.ts';
import { LIST_REPLIES, LIST_THREADS, LIST_TOP_LEVEL } from './queries.ts';
import type { SessionParts } from './session.ts';
import type { Thread } from './wire.ts';

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
  const threads = listInThreads(listed, parts);
  const topLevel = collect(LIST_TOP_LEVEL, listed, async (text) => (await wire()).parseTopLevel(text), parts);
  // Where one fails, the other does not go on behind the back of whoever is told.
  await Promise.allSettled([threads, topLevel]);
  return [...(await threads), ...(await topLevel)];
}

/** The comments of its threads. */
export async function listInThreads(listed: Listed, parts: SessionParts): Promise<readonly Comment[]> {
  const { parseThreads } = await wire();
  const threads = await collect(LIST_THREADS, listed, async (text) => parseThreads(text), parts);
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
