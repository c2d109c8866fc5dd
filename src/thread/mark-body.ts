import { type SealedBody, sealBody } from '../text/seal.ts';
import type { Keys } from './keyring.ts';
import { type Mark, markLine } from './mark.ts';
import { type ThreadMarker, writeMark, writeThreadMarker } from './marker.ts';
import { withoutMarker } from './marker-text.ts';
import type { OwnThread } from './own-thread.ts';

/** A reply that records a transition: one line that people read, and the hidden mark. */
export function markBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId, evidence }: OwnThread,
  mark: Mark,
): SealedBody {
  const hidden = writeMark(keys, identity, discussionId, evidence.scope, mark);
  return sealBody({ markdown: markLine(mark.kind, mark.head), hidden });
}

/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
export function markedBody(
  keys: Keys,
  identity: readonly string[],
  thread: OwnThread,
  { body, marker }: NonNullable<OwnThread['own']>,
  mark: Mark,
  limit: number,
): SealedBody {
  const { discussionId, lastMark, contestedAt } = thread;
  const isContested = mark.kind === 'reported' && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
  const contested = isContested ? mark.head : contestedAt;
  const next: ThreadMarker = {
    ...withEvidence(thread, marker, mark, keys),
    ...(contested === undefined ? {} : { contestedAt: contested }),
  };
  const markdown = `${markLine(mark.kind, mark.head)}\n\n${withoutLine(withoutMarker(body), marker.mark)}`;
  return sealBody({ markdown, hidden: writeThreadMarker(keys, identity, next, discussionId) }, limit);
}

/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed before there was a
 * key is not hashed anew.
 */
function withEvidence(
  { evidence, keys: hashedBy }: OwnThread,
  marker: ThreadMarker,
  mark: Mark,
  keys: Keys,
): ThreadMarker {
  if (hashedBy.keyless && !keys.keyless) {
    return { ...marker, ...(mark.evidence === undefined ? { evidence } : {}), hashed: 'keyless', mark };
  }
  if (mark.evidence !== undefined || hashedBy !== keys || evidence === marker.evidence) {
    return { ...marker, mark };
  }
  return { ...marker, mark: { ...mark, evidence } };
}

function withoutLine(markdown: string, before: Mark | undefined): string {
  if (before === undefined) return markdown;
  const line = `${markLine(before.kind, before.head)}\n\n`;
  return markdown.startsWith(line) ? markdown.slice(line.length) : markdown;
}
