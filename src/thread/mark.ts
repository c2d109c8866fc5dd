import type { Spot } from '../finding/spot.ts';
import type { DecisionKind, Statement, Way } from './decision.ts';
import { type Evidence, hashMessages } from './evidence.ts';
import { hashText, type Keys } from './keyring.ts';
import type { Twin } from './wording.ts';

// What comments of ours carry. Each holds one marker, a hidden and signed line (marker.ts), of one of four
// kinds:
//
//   thread    in the comment that starts a thread: where its finding stood (evidence.ts), and what the comment
//             told of it (wording.ts); where comments can be edited, also the last mark and an intent
//   mark      in a reply: what was done to the thread, or what people decided about it
//   intent    in a comment beside the threads: what a run is about to do to them
//   overview  in the one comment of a job that lists the findings without a thread

/** Transitions of a thread that a mark records. */
export const MARK_KINDS = [
  'fixed',
  'suppressed',
  'ignored',
  'moved-on',
  'closed',
  'reported',
  'retired',
  'over',
  'gone',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/**
 * The record of a transition. The mark with the highest number counts; the order of the listing means
 * nothing.
 */
export interface Mark {
  readonly kind: MarkKind;
  /** From 1, one more than the highest before it. */
  readonly sequence: number;
  /** Head of the diff when it was written. */
  readonly head: string;
  /**
   * Replies of others that stood in the thread when it was written; more than that later means that somebody
   * spoke.
   */
  readonly foreignReplies: number;
  /** What the last reply said that this mark, or one before it, has recorded. */
  readonly statement?: Statement;
  /**
   * That reply is a person's decision, and this mark brings it into force. Its kind is `reported` then: that
   * the thread is resolved is a person's doing.
   */
  readonly decided?: Way;
  /** Nonce of the thread that it is about. */
  readonly nonce?: string;
  /** What people read in place of the line of its kind; it is not kept. */
  readonly says?: Saying;
  /** Where the spot was then; missing when it was gone. */
  readonly evidence?: Evidence;
}

/** After this mark the thread is resolved. */
export function isResolving(kind: MarkKind): boolean {
  return kind !== 'reported' && kind !== 'gone';
}

/** What a mark says: its kind, or what a person decided. */
export type Saying = MarkKind | DecisionKind | 'taken back';

/** What a run is about to do to one thread: the mark that it will write once the flag is set. */
export interface Transition {
  /** Keyed hash of the discussion's id, which may be of any length. */
  readonly discussion: string;
  /** Number of the mark to come. */
  readonly sequence: number;
  readonly kind: MarkKind;
}

/**
 * The intents of a run for several threads. They are posted before the first flag is set, and deleted when
 * the marks stand: a run that dies between a flag and its mark leaves behind whose doing the flag is.
 */
export interface IntentMarker {
  readonly nonce: string;
  /** Head of the diff when it was written. */
  readonly head: string;
  readonly transitions: readonly Transition[];
}

/** A comment of ours with intents. */
export interface OwnIntent extends IntentMarker {
  readonly commentId: string;
  /** Other comments with its nonce: of all of them one is ours at most. */
  readonly copies?: readonly string[];
  /** The keys that its discussions were hashed with. */
  readonly keys: Keys;
  /** A key before the present one signed it. */
  readonly older?: true;
}

/**
 * What a run is, or was, about to do to a thread, as its first comment says where comments can be edited: a
 * mark that is not finished yet.
 */
export type ThreadIntent = Pick<Mark, 'kind' | 'sequence' | 'head'>;

/** `older`: a key before the present one signed the intent. */
type Begun = ThreadIntent & { readonly older?: true };

/**
 * Most transitions of one marker: 200 of them fit, with numbers of seven digits, at 45 characters each. A run
 * that makes more posts several comments.
 */
export const MOST_TRANSITIONS = 200;

/** How an intent names a discussion. */
export function hashDiscussion(keys: Keys, discussionId: string): string {
  return hashText(keys, JSON.stringify(['discussion', discussionId]));
}

/** The transition among these that is about this discussion. */
export function transitionOf(intent: OwnIntent, discussionId: string): Transition | undefined {
  const hash = hashDiscussion(intent.keys, discussionId);
  return intent.transitions.find(({ discussion }) => discussion === hash);
}

/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
export function isUndone(kind: MarkKind, flag: boolean | undefined): boolean {
  return flag !== undefined && flag !== isResolving(kind);
}

/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or another one says.
 */
export function findUnfinished(
  {
    discussionId,
    lastMark,
    flag,
    intent: own,
  }: {
    readonly discussionId: string;
    readonly lastMark?: Mark;
    readonly flag?: boolean;
    readonly intent?: ThreadIntent;
  },
  intents: readonly OwnIntent[],
): Begun | undefined {
  const announced = intents.flatMap((intent): readonly Begun[] => {
    const found = transitionOf(intent, discussionId);
    if (found === undefined) return [];
    const unfinished: Begun = { kind: found.kind, sequence: found.sequence, head: intent.head };
    return [intent.older ? { ...unfinished, older: true as const } : unfinished];
  });
  return [...announced, ...(own === undefined ? [] : [own])]
    .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
    .toSorted((a, b) => b.sequence - a.sequence)[0];
}

/** What the overview of a job carries. */
export interface OverviewMarker {
  readonly nonce: string;
  /** Name of the job's check: each job has an overview of its own. */
  readonly job: string;
  /** Hashes of the findings that it lists; a finding whose hash is missing is new in it. */
  readonly entries: readonly string[];
  /** Those of them that the change brings in, by the log of the base. */
  readonly asNew?: readonly string[];
  /** Hashes of the scopes of what it lists. */
  readonly scopes: readonly string[];
}

/** An overview comment of ours. */
export interface OwnOverview extends OverviewMarker {
  readonly commentId: string;
  /** Other comments with its nonce: of all of them one is ours at most. */
  readonly copies?: readonly string[];
  /** The keys that its entries were hashed with. */
  readonly keys: Keys;
  /** A key before the present one signed it. */
  readonly older?: true;
  /**
   * Where this client wrote it: it may be edited, where comments can be. `outdated`: another key signed it
   * than the present one, or none did.
   */
  readonly own?: 'present' | 'outdated';
}

/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;

/** Hashes scopes, given by their keys: each once, in an order of their own. */
export function hashScopes(keys: Keys, scopes: Iterable<string>): readonly string[] {
  return [...new Set(scopes)]
    .toSorted()
    .slice(0, MOST_SCOPES)
    .map((scope) => hashText(keys, JSON.stringify(['scope', scope])));
}

/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
export function hashEntries(keys: Keys, spots: readonly Spot[]): readonly string[] {
  const seen = new Map<string, number>();
  return spots.slice(0, MOST_ENTRIES).map((spot) => {
    const alike = lookOf(keys, spot);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    return hashEntry(keys, alike, count);
  });
}

/** What findings have in common that an overview does not tell apart. */
export function lookOf(keys: Keys, spot: Spot): string {
  const { scope, rule, place } = spot;
  const messages = hashMessages(keys, spot);
  return JSON.stringify([scope.tool, scope.category, rule.id, place.path ?? '', messages]);
}

/** @param count from 1, of those that look alike */
export function hashEntry(keys: Keys, look: string, count: number): string {
  return hashText(keys, JSON.stringify([look, count]));
}

/**
 * The place of a finding in another file than the one that its thread stands on; line 0 is the whole file.
 */
export interface NowAt {
  readonly path: string;
  readonly line: number;
}

/** What the comment that starts a thread carries. */
export interface ThreadMarker {
  readonly nonce: string;
  /** Name of the check of the job that posted it; it stays when the check is renamed. */
  readonly job: string;
  readonly evidence: Evidence;
  /** The anchor's numbers, which must agree with the listing where it shows them. */
  readonly newLine: number;
  readonly oldLine?: number;
  /** Who wrote the comment, where listings name authors: in a comment of another one the marker is a copy. */
  readonly writer?: string;
  /** It was posted as one that the change brings in, by the log of the base. */
  readonly asNew?: true;
  /** What the comment says that other tools report as well; never empty. */
  readonly twins?: readonly Twin[];
  /** Where the comment says that its finding went, of the head then; line 0 is the whole file. */
  readonly nowAt?: NowAt;
  /** The last transition, where it was written into this comment instead of a reply. */
  readonly mark?: Mark;
  /** What a run is about to do, where that is written into this comment. */
  readonly intent?: ThreadIntent;
  /** A head at which an earlier transition called it fixed and a later one reported it again. */
  readonly contestedAt?: string;
  /** Id of the keys that its evidence was hashed with, where another key signs. */
  readonly hashed?: string;
  /**
   * The run that posted the comment has signed where it stands, and its words with it: it counts in no other
   * discussion. Set where runs of others write under the same account, and by nobody who has only found the
   * comment.
   */
  readonly bound?: true;
  /**
   * When it was signed, in milliseconds since the epoch, by the clock of the service; where its listing tells
   * when a text was written.
   */
  readonly signedAt?: number;
}

/** A marker that is to be signed when the clock of the service says so, where it is known. */
export function signedNow(marker: ThreadMarker, now: number | undefined): ThreadMarker {
  const { signedAt: _, ...rest } = marker;
  return now === undefined ? rest : { ...rest, signedAt: now };
}
