import type { Keyring, Keys } from '../../src/thread/keyring.ts';
import type { Mark, ThreadMarker } from '../../src/thread/mark.ts';
import { type ListedComment, writeMark, writeThreadMarker } from '../../src/thread/marker.ts';
import { sealMarked } from '../../src/thread/marker-text.ts';
import { readThreads, type ThreadReading } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { JOB, KEYS, makeThread } from './make-thread.ts';

export const IDENTITY = ['293'];
export const SPOT = makeSpot();
export const EVIDENCE = makeThread(SPOT).evidence;

/** Reads these comments with the present keys, or with a key ring. */
export function read(comments: readonly ListedComment[], keyring: Keyring = [KEYS]): ThreadReading {
  return readThreads(keyring, IDENTITY, comments);
}

/** The comment that starts a thread of ours. */
export function start(
  discussionId: string,
  nonce: string,
  parts: Partial<ListedComment> = {},
  keys: Keys = KEYS,
  more: Partial<ThreadMarker> = {},
): ListedComment {
  const marker = { nonce, job: JOB, evidence: EVIDENCE, newLine: 3, ...more };
  const hidden = writeThreadMarker(keys, IDENTITY, marker, discussionId);
  const body = sealMarked({ markdown: 'Unexpected var.', hidden }, undefined, keys);
  return { id: `${discussionId}-0`, discussionId, body, ...parts };
}

export function reply(discussionId: string, number: number, body = 'Why?'): ListedComment {
  return { id: `${discussionId}-${number}`, discussionId, body };
}

export function markReply(
  discussionId: string,
  number: number,
  mark: Mark,
  keys: Keys = KEYS,
): ListedComment {
  const hidden = writeMark(keys, IDENTITY, discussionId, EVIDENCE.scope, mark);
  return reply(discussionId, number, sealMarked({ markdown: 'Fixed', hidden }));
}
