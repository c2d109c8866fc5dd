import type { DecisionKind, Judged, Way } from './decision.ts';
import type { Evidence } from './evidence.ts';

/** Transitions of a thread that a signed reply of ours records. */
export const MARK_KINDS = [
  'fixed',
  'suppressed',
  'ignored',
  'moved-on',
  'closed',
  'reported',
  'retired',
  'gone',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/**
 * A signed reply that records a transition. The mark with the highest number counts; the order of the listing
 * means nothing.
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
  /** The last reply that was judged, by this mark or one before it. */
  readonly judged?: Judged;
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

const SAYINGS = [...MARK_KINDS, 'taken back', 'false positive', "won't fix", 'accepted'] as const;
/** What a mark says: its kind, or what a person decided. */
type Saying = (typeof SAYINGS)[number];
type LineOfMark = Pick<Mark, 'kind' | 'says' | 'head' | 'judged' | 'decided'>;

const LINES: Readonly<Record<Saying | DecisionKind, string>> = {
  'taken back': 'The decision was taken back as of',
  'false positive': 'Dismissed as a false positive as of',
  "won't fix": "Dismissed as won't fix as of",
  accepted: 'Accepted as of',
  ignored: 'Ignored by .sarif-review.yml as of',
  fixed: 'Fixed as of',
  suppressed: 'Suppressed as of',
  'moved-on': 'No longer part of this change as of',
  closed: 'Closed by sarif-review clean as of',
  reported: 'Reported again as of',
  retired: 'The same finding has another thread as of',
  gone: 'Left open, because somebody replied: the finding is gone as of',
};

/** The one line that people read of a mark: `Fixed as of 1a2b3c4`. */
export function markLine({ kind, says, head, judged, decided }: LineOfMark): string {
  const decision = decided === undefined || judged === undefined ? undefined : sayingOf(judged);
  return lineOf(says ?? decision ?? kind, head);
}

function sayingOf({ says }: Judged): Saying {
  return says === 'reopen' || says === 'nothing' ? 'taken back' : says;
}

/** The lines of which one may stand for a mark that was read. */
export function possibleLines(mark: Mark): readonly string[] {
  if (mark.kind === 'gone') return SAYINGS.map((one) => lineOf(one, mark.head));
  return mark.kind === 'reported' ? [markLine(mark), lineOf('taken back', mark.head)] : [markLine(mark)];
}

function lineOf(saying: Saying, head: string): string {
  return `${LINES[saying]} ${head.slice(0, 7)}`;
}
