import type { Spot } from '../../src/finding/spot.ts';
import { toEvidence } from '../../src/thread/evidence.ts';
import { deriveKeys, type Keys } from '../../src/thread/keyring.ts';
import type { Mark, MarkKind } from '../../src/thread/mark.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';

export const KEYS = deriveKeys('present secret');
export const PREVIOUS_KEYS: Keys = { ...deriveKeys('previous secret'), older: true };
/** Of another input that is as good as the first one. */
export const SECOND_KEYS = deriveKeys('second secret');
/** Of the threads of tests. */
export const JOB = 'static-analysis';
export const HEAD = '1'.repeat(40);

/** What a test says of a thread; the rest is some ordinary value. */
export interface ThreadParts extends Partial<Omit<OwnThread, 'evidence'>> {
  /** Commit in which the spot was found. */
  readonly head?: string;
  /** Lines of its file in that commit. */
  readonly lines?: readonly string[] | undefined;
  readonly keys?: Keys;
}

let count = 0;

/** An open thread about a spot, as it was posted. */
export function makeThread(spot: Spot, parts: ThreadParts = {}): OwnThread {
  const { head = HEAD, lines, keys = KEYS, ...rest } = parts;
  const { place } = spot;
  const line = place.kind === 'lines' ? place.startLine : 0;
  count += 1;
  const number = String(count).padStart(6, '0');
  const at = { path: place.path ?? '', line, head, analyzed: head };
  const evidence = toEvidence(keys, spot, at, lines);
  return {
    discussionId: `d${number}`,
    commentId: `c${number}`,
    nonce: `n${number}`,
    job: JOB,
    doubts: [],
    evidence,
    keys,
    told: { ...evidence.wording, keys },
    markIds: [],
    foreignReplies: 0,
    ...rest,
  };
}

/** A mark without evidence. */
export function makeMark(kind: MarkKind, parts: Partial<Mark> = {}): Mark {
  return { kind, sequence: 1, head: HEAD, foreignReplies: 0, ...parts };
}
