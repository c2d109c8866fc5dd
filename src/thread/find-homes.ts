import type { Keys } from './keyring.ts';
import type { ListedComment } from './listed-comment.ts';
import type { MarkerReading, ThreadMarker } from './marker.ts';

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
export interface Homes {
  /** The discussion that a mark of ours proves. */
  readonly marked: ReadonlyMap<string, string>;
  /** The discussion that anything proves; the marked ones are among them. */
  readonly homes: ReadonlyMap<string, string>;
  /** The discussions that it stands in, be it as a copy. */
  readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
export function findHomes(discussions: Discussions): Homes {
  const marked = findMarked(discussions);
  return { marked, homes: findProven(discussions, marked), holders: findHolders(discussions) };
}

/** The comments of a discussion that start a thread, copies included. */
export function startsOf(reads: readonly MarkedComment[]): readonly ThreadStart[] {
  return reads.flatMap(({ comment, reading }) =>
    reading.kind === 'thread' ? [{ ...reading, comment }] : [],
  );
}

/**
 * Nonces whose discussion a mark of ours proves: it is signed for that discussion and names the thread, so
 * that no copy of the two proves another one.
 */
function findMarked(discussions: Discussions): ReadonlyMap<string, string> {
  const proofs = [...discussions].flatMap(([id, reads]) => {
    const marked = new Set(
      reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)),
    );
    return startsOf(reads).flatMap(({ marker: { nonce, mark, intent } }) =>
      marked.has(nonce) || mark !== undefined || intent !== undefined ? [[nonce, id] as const] : [],
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
  const homes = new Map(marked);
  // One comment starts a discussion: what else stands in a marked one is a copy.
  const started = new Set(marked.values());
  let open = [...discussions]
    .filter(([id]) => !started.has(id))
    .map(([id, reads]) => [id, [...new Set(startsOf(reads).map(({ marker }) => marker.nonce))]] as const);
  for (let found = true; found; ) {
    found = false;
    open = open.filter(([id, nonces]) => {
      const [own, ...others] = nonces.filter((nonce) => !homes.has(nonce));
      if (own === undefined) return false;
      if (others.length > 0) return true;
      homes.set(own, id);
      found = true;
      return false;
    });
  }
  return homes;
}

/** The discussions that each nonce stands in. */
function findHolders(discussions: Discussions): ReadonlyMap<string, ReadonlySet<string>> {
  const holders = new Map<string, Set<string>>();
  for (const [id, reads] of discussions) {
    for (const { marker } of startsOf(reads)) {
      const known = holders.get(marker.nonce);
      if (known === undefined) holders.set(marker.nonce, new Set([id]));
      else known.add(id);
    }
  }
  return holders;
}
