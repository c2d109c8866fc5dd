import type { Judged, Reply } from './decision.ts';
import type { Evidence } from './evidence.ts';
import type { ThreadIntent, Unfinished } from './intent.ts';
import type { Keys } from './keyring.ts';
import type { Mark } from './mark.ts';
import type { ThreadMarker } from './marker.ts';
import type { Twin } from './twin.ts';
import type { Wording } from './wording.ts';

/**
 * Whether its first comment started this discussion. `sole`: it stands nowhere else. `quoted`: it did, and
 * stands in another one too, as somebody's quote, which would pass for the thread without it. `copied`: it
 * stands in another one too, and nobody can tell which is ours. `unclear`: another comment of ours stands in
 * the same discussion, and nothing tells which of them started it. `sealed`: this client wrote it, and a key
 * signed it that this run does not have.
 */
export type Origin = 'sole' | 'quoted' | 'copied' | 'unclear' | 'sealed';

/** A thread that a comment of ours started. */
export interface OwnThread {
  readonly discussionId: string;
  /** Id of the comment that starts it. */
  readonly commentId: string;
  readonly nonce: string;
  /** Name of the check of the job that posted it. */
  readonly job: string;
  /** Newest evidence: that of the highest mark that has some, else of the first comment. */
  readonly evidence: Evidence;
  /** The keys that the newest evidence was hashed with. */
  readonly keys: Keys;
  /** What its first comment tells, and the keys that this was hashed with. */
  readonly told: Wording & { readonly keys: Keys };
  readonly lastMark?: Mark;
  /**
   * Its first comment as it stands, where this client wrote it and nobody else has changed it: a mark may be
   * written there, where comments can be edited. The present key signs it then, whatever signed it before.
   */
  readonly own?: { readonly body: string; readonly marker: ThreadMarker; readonly keys: Keys };
  /**
   * What its first comment says that a run was about to do, of which no mark stands: the flag tells whether
   * it was done.
   */
  readonly intent?: ThreadIntent;
  /** What its first comment says that other tools report as well. */
  readonly twins?: readonly Twin[];
  /** A head at which it was called fixed and reported again. */
  readonly contestedAt?: string;
  /** Comment ids of our marks. */
  readonly markIds: readonly string[];
  /** Head of the diff when it was posted, where its evidence is newer. */
  readonly postedAt?: string;
  /** Replies of others that carry no marker, in the order of the listing; missing where there are none. */
  readonly replies?: readonly Reply[];
  /** Why a person resolved it by hand: their last reply, cut, without our secrets. */
  readonly resolvedFor?: string;
  /** The last reply that marks of ours have judged. */
  readonly judged?: Judged;
  /** The last reply that counts now; missing where replies were not judged. */
  readonly said?: Judged;
  /** Replies of others. */
  readonly foreignReplies: number;
  /** The flag of the listing, where it carries one. */
  readonly flag?: boolean;
  /** Whether this client may change the flag, where the listing tells. */
  readonly mayResolve?: boolean;
  /** Name of who set it, where the listing tells: for sentences only. */
  readonly resolvedBy?: string;
  /** Id of who set it, where the listing tells. */
  readonly resolvedById?: string;
  /** Whether who set it may write to the repository, where that was asked. */
  readonly resolverMay?: 'yes' | 'no' | 'unknown';
  /** Nobody set it: the service did so by itself, since a push changed the line. */
  readonly resolvedByPush?: true;
  /**
   * A transition that a run of ours announced and of which the mark is missing: the flag may be its doing.
   */
  readonly unfinished?: Unfinished;
  readonly origin: Origin;
  /**
   * A key before the present one signed its comment, a mark in it, or a note about it, and the listing does
   * not say that this client wrote that. Whoever has that key may have done so: such a thread stands for its
   * finding and is reopened with it, and is never resolved, deleted or accepted.
   */
  readonly older?: true;
  /**
   * No key signed its comment, although this run has one: it may be the echo of a text that somebody else
   * made up. It is settled with its finding, takes no place from a thread that is signed, and accepts
   * nothing.
   */
  readonly unsigned?: true;
  /**
   * Somebody else has changed the text of its comment, which no key protects. It stands for its finding, is
   * reopened with it whoever resolved it, and is never resolved, edited, deleted or accepted.
   */
  readonly edited?: true;
}

/**
 * Whether something about a thread of ours is in doubt: it takes no place from any other, and accepts
 * nothing.
 */
export function isDoubted({ older, unsigned, edited }: OwnThread): boolean {
  return older === true || unsigned === true || edited === true;
}

/** It is known which discussion is the thread. Any other is never acted on, but its finding has a thread. */
export function isProven({ origin }: OwnThread): boolean {
  return origin === 'sole' || origin === 'quoted';
}

/** What is in doubt about a thread, as a reason; undefined where nothing is. */
export function describeDoubt({ older, unsigned, edited }: OwnThread): string | undefined {
  if (older) return 'it is signed with an earlier key';
  if (edited) return 'somebody else has changed its comment';
  return unsigned ? 'no key signed it' : undefined;
}
