import { type SealedBody, sealBody } from '../text/seal.ts';
import type { Keys } from './keyring.ts';
import { type Mark, markLine, possibleLines } from './mark.ts';
import { type ThreadMarker, writeMark, writeThreadMarker } from './marker.ts';
import { withoutMarker } from './marker-text.ts';
import type { OwnThread } from './own-thread.ts';
import { putSentence } from './put-sentence.ts';
import type { Twin } from './twin.ts';

/** A reply that records a transition: one line that people read, and the hidden mark. */
export function markBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId, evidence }: OwnThread,
  mark: Mark,
): SealedBody {
  const hidden = writeMark(keys, identity, discussionId, evidence.scope, mark);
  return sealBody({ markdown: markLine(mark), hidden });
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
  named?: Named,
): SealedBody {
  const { discussionId, lastMark, contestedAt } = thread;
  const isReported = mark.kind === 'reported' && mark.decided === undefined;
  const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
  const contested = isContested ? mark.head : contestedAt;
  const next: ThreadMarker = {
    ...withEvidence(thread, marker, mark, keys),
    ...(contested === undefined ? {} : { contestedAt: contested }),
  };
  const text = withoutLine(withoutMarker(body), marker.mark);
  const markdown = `${markLine(mark)}\n\n${named === undefined ? text : putSentence(text, named.sentence)}`;
  const hidden = writeThreadMarker(keys, identity, withTwins(next, named), discussionId);
  return sealBody({ markdown, hidden }, limit);
}

/** Twins of a thread, and how its comment names them. */
export interface Named {
  readonly twins: readonly Twin[];
  readonly sentence: string;
}

/** The first comment of a thread with other twins named in it, signed as it was: nothing else changes. */
export function namedBody(
  identity: readonly string[],
  { discussionId }: OwnThread,
  { body, marker, keys }: NonNullable<OwnThread['own']>,
  named: Named,
  limit: number,
): SealedBody {
  const markdown = putSentence(withoutMarker(body), named.sentence);
  const hidden = writeThreadMarker(keys, identity, withTwins(marker, named), discussionId);
  return sealBody({ markdown, hidden }, limit);
}

function withTwins(marker: ThreadMarker, named: Named | undefined): ThreadMarker {
  if (named === undefined) return marker;
  const { twins: _, ...rest } = marker;
  return named.twins.length === 0 ? rest : { ...rest, twins: named.twins };
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
  const line = possibleLines(before).find((one) => markdown.startsWith(`${one}\n\n`));
  return line === undefined ? markdown : markdown.slice(line.length + 2);
}
