import type { OwnThread } from './own-thread.ts';

/** Threads of which each is the only one with its nonce, and the others. */
export interface PartedThreads {
  readonly unique: readonly OwnThread[];
  /** Discussions of the others. */
  readonly copies: readonly string[];
  /** One thread for each comment that has copies, and those of which it is not clear whether they are threads at all. */
  readonly copied: readonly OwnThread[];
}

/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
export function partCopies(threads: readonly OwnThread[]): PartedThreads {
  const unclear = threads.filter((thread) => thread.unclear);
  const byNonce = Map.groupBy(
    threads.filter((thread) => !thread.unclear),
    (thread) => thread.nonce,
  );
  const alone = (thread: OwnThread): boolean => !thread.unclear && byNonce.get(thread.nonce)?.length === 1;
  const several = [...byNonce.values()].filter(({ length }) => length > 1);
  return {
    unique: threads.filter(alone),
    copies: [...new Set(threads.filter((thread) => !alone(thread)).map((thread) => thread.discussionId))],
    copied: [...several.flatMap(toCopied), ...unclear],
  };
}

/** One of them that may still stand for the finding: a retired copy does not take the finding from the others. */
function toCopied(copies: readonly OwnThread[]): readonly OwnThread[] {
  const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
  return one === undefined ? [] : [{ ...one, copied: true }];
}
