import type { Keyring, Keys } from '../../src/thread/keyring.ts';
import type { ListedComment } from '../../src/thread/listed-comment.ts';
import type { Mark } from '../../src/thread/mark.ts';
import { type ThreadMarker, writeMark, writeThreadMarker } from '../../src/thread/marker.ts';
import { readThreads, type ThreadReading } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { KEYS, makeThread } from './make-thread.ts';

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
  const marker = writeThreadMarker(keys, IDENTITY, { nonce, evidence: EVIDENCE, newLine: 3, ...more });
  return { id: `${discussionId}-0`, discussionId, body: `Unexpected var.\n\n${marker}`, ...parts };
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
  return reply(
    discussionId,
    number,
    `Fixed\n\n${writeMark(keys, IDENTITY, discussionId, EVIDENCE.scope, mark)}`,
  );
}
