import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { MarkingMove, Move, MoveOutcome, Post, ThreadMove } from '../plan/move.ts';
import type { Change, Comment, CommentEdit, InlinePost, Outcome, ReviewService } from '../services/port.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { SealedBody } from '../text/seal.ts';
import type { Evidence } from '../thread/evidence.ts';
import type { Keyring } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** What is written with a body that has passed the gate. */
export type Sealed<Written extends InlinePost | CommentEdit> = Written & { readonly body: SealedBody };

/** The service as it is written to: whatever is posted has passed the gate. */
interface SealedService extends ReviewService {
  postInline(
    posts: readonly Sealed<InlinePost>[],
    heading: (together: readonly InlinePost[]) => SealedBody,
  ): Promise<readonly Outcome<Comment>[]>;
  postTopLevel(body: SealedBody): Promise<Outcome<Comment>>;
  reply(discussionId: string, body: SealedBody): Promise<Outcome<Comment>>;
  edit(edits: readonly Sealed<CommentEdit>[]): Promise<readonly Outcome<Comment>[]>;
}

/** What each station of acting needs from the world; everything is handed in. */
export interface Acting {
  readonly service: SealedService;
  /** Name of the job's check, which tells its overview from those of other jobs. */
  readonly job: string;
  readonly keyring: Keyring;
  /** The listing that the plan was made of. */
  readonly known: ThreadReading;
  readonly headSha: string;
  /** What the change showed when the plan was made. */
  readonly shown: Pick<Change, 'base' | 'head' | 'writer'>;
  /** 96 random bits as text, new at each call. */
  nonce(): string;
  sleep(milliseconds: number): Promise<void>;
  /** Says what is going on, one plain line. */
  progress(line: string): void;
  /** Why no further write may begin (a deadline, a signal), or undefined. */
  stopped(): string | undefined;
  /** Where the files of the analyzed commit can be read. */
  readonly linkTo?: LinkTo | undefined;
  /** A text without our secrets. */
  redact(text: string): string;
  /** Called once, before the first write. */
  beforeFirstWrite?(): Promise<void>;
  /** Missing where nothing is written about findings. */
  readonly posting?: Posting;
}

/** What is needed beside it to write about findings. */
export interface Posting {
  readonly baseSha: string;
  /** The service's own name for the diff from there to the head, where it has one. */
  readonly pin?: string | undefined;
  /** What to do when the first look after posting shows threads that the plan did not know. */
  readonly onNews: 'plan-again' | 'go-on';
  /** Whether what people reply decides about findings. */
  readonly decides: boolean;
  /** Evidence of a spot at its anchor. */
  evidence(spot: Spot, anchor: Anchor): Evidence;
  /** Which of these threads of ours are duplicates that this job may delete. */
  duplicates(threads: readonly OwnThread[]): readonly Extract<Move, { kind: 'remove-duplicate' }>[];
  /** The spot with what only its comment shows: related places, data flow, fixes. */
  detailed(spot: Spot): Spot;
  /** Lines of the spot's file at the head, where they are those that the analyzer saw. */
  headLines(spot: Spot): readonly string[] | undefined;
  /** What is shown of the line that a new spot had at the base, before it was edited. */
  shownBefore(post: Post): string | undefined;
}

/**
 * What a run has written, as far as it knows: each station of acting sets down here what it did, for those
 * after it.
 */
export interface Journal {
  /** One for each move that was tried, or that cannot be any more. */
  readonly outcomes: Map<Move, MoveOutcome>;
  /** Posts whose answer was lost, with the nonce to find their comment by. */
  readonly lostPosts: Map<Post, string>;
  /** Moves whose last write was lost, with the mark that may stand in the thread or not. */
  readonly lostMarks: Map<MarkingMove, LostMark>;
  /** Moves after which nobody knows the flag, or whose flag is set and whose mark was missing. */
  readonly halfway: Set<ThreadMove>;
  /** What the first refusal to resolve a thread said: the others are not tried. */
  mayNotResolve?: string;
}

/** `said`: the thread stays open, since this client may not resolve it. */
export interface LostMark {
  readonly sequence: number;
  readonly said: boolean;
}

/**
 * How it was announced which threads are about to be resolved and reopened. `announced`: notes and threads
 * say it as it was written, in this listing, but for those `unsaid`, each with the reason. `failed`: no flag
 * may be set. `none`: there is nothing to say, and no word of an earlier run.
 */
export type Announcement =
  | {
      readonly kind: 'announced';
      /** Those of the notes that were posted. */
      readonly nonces: readonly string[];
      readonly unsaid: ReadonlyMap<ThreadMove, string>;
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

export function emptyJournal(): Journal {
  return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}
