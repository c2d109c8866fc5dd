import type { Move, Post } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import type { Marking, Settling } from '../plan/settling.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/**
 * What a run has written, as far as it knows: each station of acting sets down here what it did, for those
 * after it.
 */
export interface Written {
  /** One for each move that was tried, or that cannot be any more. */
  readonly outcomes: Map<Move, MoveOutcome>;
  /** Posts whose answer was lost, with the nonce to find their comment by. */
  readonly lostPosts: Map<Post, string>;
  /** Moves whose last write was lost, with the mark that may stand in the thread or not. */
  readonly lostMarks: Map<Marking, LostMark>;
  /** Moves after which nobody knows the flag, or whose flag is set and whose mark was missing. */
  readonly halfway: Set<Settling>;
  /** What the first refusal to resolve a thread said: the others are not tried. */
  mayNotResolve?: string;
}

/** `said`: the thread stays open, since this client may not resolve it. */
export interface LostMark {
  readonly sequence: number;
  readonly said: boolean;
}

/**
 * What says what is about to be resolved and reopened. `announced`: notes and threads say it as it was
 * written, in this listing, but for those `unsaid`, each with the reason. `failed`: no flag may be set.
 * `none`: there is nothing to say, and no word of an earlier run.
 */
export type Announcement =
  | {
      readonly kind: 'announced';
      /** Of the notes. */
      readonly nonces: readonly string[];
      readonly unsaid: ReadonlyMap<Settling, string>;
      readonly reading: ThreadReading;
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'none' };

/**
 * Why a run goes no further. `distrust`: the service does not keep what we write. `superseded`: the
 * change has a new head. After `base-moved` (it has a new base only) and `news` (there are threads that
 * the plan did not know) a new plan is needed.
 */
export interface Halt {
  readonly kind: 'distrust' | 'superseded' | 'base-moved' | 'news';
  readonly reason: string;
}

export function nothingWritten(): Written {
  return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}
