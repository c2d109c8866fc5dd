import type { Change, Comment, Outcome, Position, ReviewService } from '../../../services/port.ts';
import { type SealedBody, sealBody } from '../../../text/seal.ts';
import type { Diagnosis } from '../diagnosis.ts';

/** Waits between looks at a listing, in milliseconds. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];

/** What the hidden line of each comment of a probe begins with; no marker of a run reads like it. */
const HIDDEN = 'probe of sarif-review';

/** What a probe works with. */
export interface Probing {
  readonly service: ReviewService;
  readonly change: Change;
  /** A line that the diff adds. */
  readonly place: Position;
  /** Whether a run would go without a key. */
  readonly keyless: boolean;
  /** Random; stands in each comment of this probe, and in no other. */
  readonly nonce: string;
  /** Ids of the comments that this probe made and that are still there, in the order of their making. */
  readonly made: Set<string>;
  /** What was being tried when the answer to a post was lost. */
  readonly lost: string[];
  /** Ids of the comments that were there before. */
  readonly before: ReadonlySet<string>;
  /** Names what is tried from now on, in the record of the requests. */
  begin(step: string): void;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** The same, also after a signal. */
  pause(milliseconds: number): Promise<void>;
  stopped(): boolean;
}

/** The thread that a probe tries things on. */
export interface ProbeThread {
  readonly discussionId: string;
  readonly commentId: string;
  readonly body: SealedBody;
}

/** A comment of a probe: a sentence that a stranger understands, and its hidden line. */
export function probeBody(nonce: string, words: string): SealedBody {
  const markdown = `${words} This is test ${nonce} by \`sarif-review doctor --probe\`, which deletes it at its end. If it is still here after that, delete it by hand.`;
  return sealBody({ markdown, hidden: `<!-- ${HIDDEN} ${nonce} -->` });
}

/** Whether a comment has the hidden line of any probe. */
export function isOfProbe(body: string): boolean {
  return body.includes(`<!-- ${HIDDEN} `);
}

/**
 * A comment that this probe made, as its answer or a listing tells: it was not there before, and has its
 * nonce.
 */
export function isMade(
  { id, body, mine }: Comment,
  { nonce, before }: Pick<Probing, 'nonce' | 'before'>,
): boolean {
  return mine !== false && !before.has(id) && body.includes(nonce);
}

/** Sets down a comment that a write made; one whose answer was lost is looked for when all is cleaned up. */
export function setDown(outcome: Outcome<Comment>, { made, lost }: Probing): Outcome<Comment> {
  if (outcome.kind === 'done') made.add(outcome.value.id);
  if (outcome.kind === 'unknown') lost.push(outcome.message);
  return outcome;
}

/** A listing in which something is so, and how long that took; the last one where it never was. */
export async function look(
  isSo: (comments: readonly Comment[]) => boolean,
  { service, sleep, now, stopped }: Probing,
): Promise<{ readonly comments: readonly Comment[]; readonly afterMs: number | undefined }> {
  const since = now();
  let comments: readonly Comment[] = [];
  for (const wait of LOOKS) {
    if (stopped()) break;
    if (wait > 0) await sleep(wait);
    comments = await service.listComments();
    if (isSo(comments)) return { comments, afterMs: now() - since };
  }
  return { comments, afterMs: undefined };
}

export function confirmed(message: string): Diagnosis {
  return { check: 'probe', state: 'ok', message };
}

/** An assumption that is not confirmed; a run copes with it, or does without. */
export function differs(message: string, remedy?: string): Diagnosis {
  return { check: 'probe', state: 'warn', message, ...(remedy !== undefined && { remedy }) };
}

/** Something that a run cannot do without. */
export function broken(message: string, remedy?: string): Diagnosis {
  return { check: 'probe', state: 'fail', message, ...(remedy !== undefined && { remedy }) };
}

/** A write that was to succeed and did not. */
export function diagnoseRefusal(
  what: string,
  outcome: Exclude<Outcome<unknown>, { kind: 'done' }>,
): Diagnosis {
  const word = outcome.kind === 'unknown' ? 'got no answer that tells' : `was refused (${outcome.refusal})`;
  return broken(`${what} ${word}: ${outcome.message}`, outcome.remedy);
}

/** `at once`, or `after 3.5 s`. */
export function delay(milliseconds: number): string {
  return milliseconds < 1_000 ? 'at once' : `after ${(milliseconds / 1_000).toFixed(1)} s`;
}
