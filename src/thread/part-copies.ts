import type { Mark } from './mark.ts';

/** What copies are told by; `OwnThread` says what it means. */
interface Candidate {
  readonly discussionId: string;
  readonly nonce: string;
  readonly lastMark?: Pick<Mark, 'kind'>;
  readonly unclear?: true;
}

type Copied<T> = T & { readonly copied: true };

/** Threads of which each is the only one with its nonce, and the others. */
export interface PartedThreads<T> {
  readonly unique: readonly T[];
  /** Discussions of the others. */
  readonly copies: readonly string[];
  /** One thread for each comment that has copies, and those of which it is not clear whether they are threads at all. */
  readonly copied: readonly Copied<T>[];
}

/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
export function partCopies<T extends Candidate>(threads: readonly T[]): PartedThreads<T> {
  const unclear = threads.filter((thread) => thread.unclear);
  const byNonce = Map.groupBy(
    threads.filter((thread) => !thread.unclear),
    (thread) => thread.nonce,
  );
  const alone = (thread: T): boolean => !thread.unclear && byNonce.get(thread.nonce)?.length === 1;
  const several = [...byNonce.values()].filter(({ length }) => length > 1);
  return {
    unique: threads.filter(alone),
    copies: [...new Set(threads.filter((thread) => !alone(thread)).map((thread) => thread.discussionId))],
    copied: [
      ...several.flatMap(toCopied),
      ...unclear.map((thread) => ({ ...thread, copied: true as const })),
    ],
  };
}

/** One of them that may still stand for the finding: a retired copy does not take the finding from the others. */
function toCopied<T extends Candidate>(copies: readonly T[]): readonly Copied<T>[] {
  const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
  return one === undefined ? [] : [{ ...one, copied: true }];
}
