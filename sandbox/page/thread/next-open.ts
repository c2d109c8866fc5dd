import type { ThreadView } from './thread-view.ts';

/**
 * The first open thread of a page, and after each open one the next; the last leads to the first again. By
 * ids of discussions.
 */
export function nextOpen(threads: readonly ThreadView[]): {
  readonly first: string | undefined;
  readonly next: ReadonlyMap<string, string>;
} {
  const open = threads.filter(({ state }) => state === 'open').map(({ discussion }) => discussion.id);
  const [first] = open;
  if (first === undefined || open.length === 1) return { first, next: new Map() };
  return { first, next: new Map(open.map((id, index) => [id, open[index + 1] ?? first])) };
}
