import type { OwnThread } from './own-thread.ts';

/**
 * Threads of a listing, parted by whether it is known which discussion each is; `ThreadReading` says what is
 * what.
 */
interface PartedThreads {
  readonly threads: readonly OwnThread[];
  readonly ours: readonly OwnThread[];
  readonly copies: readonly string[];
}

/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
export function partCopies(all: readonly OwnThread[]): PartedThreads {
  const unclear = all.filter(({ origin }) => origin === 'unclear');
  const byNonce = Map.groupBy(
    all.filter(({ origin }) => origin !== 'unclear'),
    ({ nonce }) => nonce,
  );
  const groups = [...byNonce.values()];
  const threads = groups.flatMap((group) => (group.length === 1 ? group : []));
  const known = new Set(threads);
  return {
    threads,
    ours: [...threads, ...groups.flatMap((group) => (group.length > 1 ? toCopied(group) : [])), ...unclear],
    copies: [...new Set(all.flatMap((thread) => (known.has(thread) ? [] : [thread.discussionId])))],
  };
}

/**
 * One of them that may still stand for the finding: a retired copy does not take the finding from the others.
 */
function toCopied(copies: readonly OwnThread[]): readonly OwnThread[] {
  const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
  return one === undefined ? [] : [{ ...one, origin: 'copied' }];
}
