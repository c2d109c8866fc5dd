import type { Keys } from './keyring.ts';
import type { ThreadMarker } from './mark.ts';
import type { ListedComment, MarkerReading } from './marker.ts';
import type { OwnThread } from './own-thread.ts';

/** A comment, and what the marker in it says. */
export interface MarkedComment {
  readonly comment: Pick<ListedComment, 'id' | 'discussionId' | 'mine'>;
  readonly reading: MarkerReading;
}

/** Comments by the id of the discussion that they stand in. */
type Discussions = ReadonlyMap<string, readonly MarkedComment[]>;

/** A comment that starts a thread of ours, or a copy of one. */
export interface ThreadStart {
  readonly comment: MarkedComment['comment'];
  readonly keys: Keys;
  readonly marker: ThreadMarker;
  readonly sealed?: true;
}

/**
 * Which discussion each comment of ours that starts a thread belongs to; comments by their nonce, discussions
 * by their id.
 */
interface OriginalDiscussions {
  /** The discussion that a mark of ours proves. */
  readonly marked: ReadonlyMap<string, string>;
  /** The discussion that anything proves; the marked ones are among them. */
  readonly originals: ReadonlyMap<string, string>;
  /** The discussions that it stands in, be it as a copy. */
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
export function findOriginalDiscussions(discussions: Discussions): OriginalDiscussions {
  const marked = findMarked(discussions);
  return { marked, originals: findProven(discussions, marked), holders: findHolders(discussions) };
}

/** The comments of a discussion that start a thread, copies included. */
export function startsOf(reads: readonly MarkedComment[]): readonly ThreadStart[] {
  return reads.flatMap(({ comment, reading }) =>
    reading.kind === 'thread' ? [{ ...reading, comment }] : [],
  );
}

/**
 * Nonces whose discussion a mark of ours proves, or a bound comment: it is signed for that discussion and
 * names the thread, so that no copy of the two proves another one.
 */
function findMarked(discussions: Discussions): ReadonlyMap<string, string> {
  const proofs = [...discussions].flatMap(([id, reads]) => {
    const marked = new Set(
      reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)),
    );
    return startsOf(reads).flatMap(({ marker: { nonce, mark, intent, bound } }) =>
      marked.has(nonce) || mark !== undefined || intent !== undefined || bound ? [[nonce, id] as const] : [],
    );
  });
  return new Map(proofs);
}

/**
 * Nonces with the discussion that each belongs to: the marked one, else the one in which it stands alone, or
 * beside copies of what belongs elsewhere. People quote comments of ours one after the other, so that one
 * such proof may follow from another.
 */
function findProven(
  discussions: Discussions,
  marked: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const originals = new Map(marked);
  // One comment starts a discussion: what else stands in a marked one is a copy.
  const started = new Set(marked.values());
  let open = [...discussions]
    .filter(([id]) => !started.has(id))
    .map(([id, reads]) => [id, [...new Set(startsOf(reads).map(({ marker }) => marker.nonce))]] as const);
  for (let found = true; found; ) {
    found = false;
    open = open.filter(([id, nonces]) => {
      const [own, ...others] = nonces.filter((nonce) => !originals.has(nonce));
      if (own === undefined) return false;
      if (others.length > 0) return true;
      originals.set(own, id);
      found = true;
      return false;
    });
  }
  return originals;
}

/** The discussions that each nonce stands in. */
function findHolders(discussions: Discussions): ReadonlyMap<string, ReadonlySet<string>> {
  const holders = new Map<string, Set<string>>();
  for (const [id, reads] of discussions) {
    for (const { marker } of startsOf(reads)) {
      holders.set(marker.nonce, (holders.get(marker.nonce) ?? new Set()).add(id));
    }
  }
  return holders;
}

/**
 * Ids of the comments that were written after another one of their discussion, as far as the listing says
 * when: the order of a listing means nothing, and comments of the same moment may both have started it.
 */
export function findReplies(
  comments: readonly Pick<ListedComment, 'id' | 'discussionId' | 'createdAt'>[],
): ReadonlySet<string> {
  const first = new Map<string, number>();
  for (const { discussionId, createdAt = Infinity } of comments) {
    first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
  }
  return new Set(
    comments.flatMap(({ id, discussionId, createdAt }) =>
      createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : [],
    ),
  );
}

/**
 * Threads of a listing, parted by whether it is known which discussion each is; `ThreadReading` says what is
 * what.
 */
interface SeparatedThreads {
  readonly threads: readonly OwnThread[];
  readonly ours: readonly OwnThread[];
  readonly copies: readonly string[];
}

/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
export function separateCopies(all: readonly OwnThread[]): SeparatedThreads {
  const unclear = all.filter(({ doubts }) => doubts.includes('unclear'));
  const byNonce = Map.groupBy(
    all.filter(({ doubts }) => !doubts.includes('unclear')),
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
  return one === undefined ? [] : [{ ...one, doubts: ['copied', ...one.doubts] }];
}
