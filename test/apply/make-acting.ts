import type { Acting, Posting } from '../../src/apply/acting.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { toEvidence } from '../../src/thread/evidence.ts';
import type { Keys } from '../../src/thread/keyring.ts';
import type { Mark } from '../../src/thread/mark.ts';
import { writeMark, writeThreadMarker } from '../../src/thread/marker.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { NOTHING_LISTED } from '../../src/thread/read-threads.ts';
import { NOW } from '../plan/make-situation.ts';
import { JOB, KEYS } from '../thread/make-thread.ts';
import { CHANGE, IDENTITY } from './memory-service.ts';

export interface TestActing extends Acting {
  /** Waits that were asked for, in milliseconds. */
  readonly sleeps: readonly number[];
  readonly lines: readonly string[];
}

/** What a test puts in place of a part. */
export type ActingParts = Partial<Omit<Acting, 'posting'> & Posting>;

/** A world in which sleeping takes no time and nothing stops. */
export function makeActing(service: ReviewService, parts: ActingParts = {}): TestActing {
  const sleeps: number[] = [];
  const lines: string[] = [];
  let nonces = 0;
  return {
    service,
    keyring: [KEYS],
    known: NOTHING_LISTED,
    job: 'static-analysis',
    headSha: NOW,
    shown: CHANGE,
    sleeps,
    lines,
    nonce() {
      nonces += 1;
      return `nonce-${nonces}`;
    },
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
    },
    progress: (line) => lines.push(line),
    redact: (text) => text,
    stopped: () => undefined,
    beforeFirstWrite: async () => {
      await service.putVerdict({ name: 'static-analysis', state: 'running', text: '' });
    },
    ...parts,
    posting: {
      onNews: 'go-on',
      decides: false,
      baseSha: CHANGE.base ?? '',
      evidence: (spot, { path, newLine }) =>
        toEvidence(KEYS, spot, { path, line: newLine, head: NOW, analyzed: NOW }, undefined),
      detailed: (spot) => spot,
      headLines: () => undefined,
      shownBefore: () => undefined,
      duplicates: () => [],
      ...parts,
    },
  };
}

/**
 * The comments of a thread as the service has them: the one that starts it, its marks, and replies of others.
 */
export function commentsOf(
  thread: OwnThread,
  marks: readonly Mark[] = [],
  keys: Keys = KEYS,
): readonly Comment[] {
  const { discussionId, commentId, nonce, evidence, flag } = thread;
  const shared = { discussionId, resolvable: true, ...(flag === undefined ? {} : { resolved: flag }) };
  return [
    {
      id: commentId,
      body: writeThreadMarker(keys, IDENTITY, { nonce, job: JOB, evidence, newLine: evidence.line }),
      ...shared,
    },
    ...marks.map((mark) => ({
      id: `${commentId}-mark-${mark.sequence}`,
      body: writeMark(keys, IDENTITY, discussionId, evidence.scope, mark),
      ...shared,
    })),
    ...Array.from({ length: thread.foreignReplies }, (_, index) => ({
      id: `${commentId}-reply-${index + 1}`,
      body: 'Why?',
      ...shared,
    })),
  ];
}
