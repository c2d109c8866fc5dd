import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { Move } from '../plan/move.ts';
import type { Change, Comment, CommentEdit, InlinePost, Outcome, ReviewService } from '../services/port.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { SealedBody } from '../text/seal.ts';
import type { Evidence } from '../thread/evidence.ts';
import type { Keyring } from '../thread/keyring.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** An inline comment whose body has passed the gate. */
export interface SealedPost extends InlinePost {
  readonly body: SealedBody;
}

/** An edit of a comment whose body has passed the gate. */
export interface SealedEdit extends CommentEdit {
  readonly body: SealedBody;
}

/** The service as it is written to: whatever is posted has passed the gate. */
export interface SealedService extends ReviewService {
  postInline(posts: readonly SealedPost[]): Promise<readonly Outcome<Comment>[]>;
  postTopLevel(body: SealedBody): Promise<Outcome<Comment>>;
  reply(discussionId: string, body: SealedBody): Promise<Outcome<Comment>>;
  edit(edits: readonly SealedEdit[]): Promise<readonly Outcome<Comment>[]>;
}

/** What acting on a plan needs from the world; everything is handed in. */
export interface Acting {
  readonly service: SealedService;
  /** Name of the job's check, which tells its overview from those of other jobs. */
  readonly job: string;
  readonly keyring: Keyring;
  /** The listing that the plan was made of. */
  readonly known: ThreadReading;
  readonly baseSha: string;
  readonly headSha: string;
  /** Of the diff between these two, where the service has one for it. */
  readonly pin?: string | undefined;
  /** What the change showed when the plan was made. */
  readonly shown: Pick<Change, 'base' | 'head' | 'writer'>;
  /** What to do when the first look after posting shows threads that `known` did not. */
  readonly onNews: 'plan-again' | 'go-on';
  /** 96 random bits as text, new at each call. */
  nonce(): string;
  sleep(milliseconds: number): Promise<void>;
  /** Says what is going on, one plain line. */
  progress(line: string): void;
  /** Why no further write may begin (a deadline, a signal), or undefined. */
  stopped(): string | undefined;
  /** Called once, before the first write. */
  beforeFirstWrite(): Promise<void>;
  /** Evidence of a spot at its anchor. */
  evidence(spot: Spot, anchor: Anchor): Evidence;
  /** Where the spot is on the diff, if anywhere. */
  anchor(spot: Spot): Anchor | undefined;
  /** Which of these threads of ours are duplicates that this job may delete. */
  duplicates(threads: readonly OwnThread[]): readonly Extract<Move, { kind: 'remove-duplicate' }>[];
  /** Where the files of the analyzed commit can be read. */
  readonly linkTo?: LinkTo | undefined;
  /** A text without our secrets. */
  redact(text: string): string;
  /** The spot with what only its comment shows: related places, data flow, fixes. */
  detailed(spot: Spot): Spot;
  /** Lines of the spot's file at the head, where they are those that the analyzer saw. */
  headLines(spot: Spot): readonly string[] | undefined;
}
