import { type SealedBody, sealBody } from '../text/seal.ts';
import type { Keys } from './keyring.ts';
import type { Mark } from './mark.ts';
import { writeMark } from './marker.ts';
import type { OwnThread } from './own-thread.ts';

/** A reply that records a transition: one line that people read, and the hidden mark. */
export function markBody(
  keys: Keys,
  identity: readonly string[],
  thread: OwnThread,
  mark: Mark,
  line: string,
): SealedBody {
  const hidden = writeMark(keys, identity, thread.discussionId, thread.evidence.scope, mark);
  return sealBody({ markdown: line, hidden });
}
