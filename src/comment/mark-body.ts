import { oneLine } from '../text/lines.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { SealedBody } from '../text/seal.ts';
import { isDecision } from '../thread/decision.ts';
import { type Keys, keysId } from '../thread/keyring.ts';
import type { Mark, Saying, ThreadIntent, ThreadMarker } from '../thread/mark.ts';
import { writeMark, writeThreadMarker } from '../thread/marker.ts';
import { sealMarked, visibleOf } from '../thread/marker-text.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Twin } from '../thread/wording.ts';
import { isFacts } from './comment-body.ts';
import { AS_OF, DECIDED, TRANSITIONS, TWINS } from './words.ts';

/** The one line that people read of a mark: `Fixed as of 1a2b3c4`; of a decision, who made it and why. */
export function markLine({
  kind,
  says,
  head,
  statement,
  decided,
}: Pick<Mark, 'kind' | 'says' | 'head' | 'statement' | 'decided'>): string {
  if (says !== undefined) return lineOf(says, head);
  if (decided === undefined || statement === undefined) return lineOf(kind, head);
  if (!isDecision(statement)) return lineOf('taken back', head);
  const { says: what, name = '', reason } = statement;
  const by = name === '' ? '' : DECIDED.by(escapeMarkdown(oneLine(name)));
  return `${TRANSITIONS[what]}${by}${asOf(head)}${DECIDED.because(escapeMarkdown(oneLine(reason)))}`;
}

function lineOf(saying: Saying, head: string): string {
  return `${TRANSITIONS[saying]}${asOf(head)}`;
}

function asOf(head: string): string {
  return `${AS_OF}${head.slice(0, SHORT_SHA)}`;
}

const SHORT_SHA = 7;

/** Whether a paragraph may be the line of a mark: which words it had need not be kept, its commit is. */
function isLineOf({ head }: Mark, paragraph: string): boolean {
  return (
    !paragraph.includes('\n') &&
    paragraph.includes(asOf(head)) &&
    Object.values(TRANSITIONS).some((words) => paragraph.startsWith(words))
  );
}

/** A reply that records a transition: one line that people read, and the hidden mark. */
export function markBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId, evidence }: OwnThread,
  mark: Mark,
): SealedBody {
  const hidden = writeMark(keys, identity, discussionId, evidence.scope, mark);
  return sealMarked({ markdown: markLine(mark), hidden });
}

/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
export function markedBody(
  keys: Keys,
  identity: readonly string[],
  thread: OwnThread,
  own: NonNullable<OwnThread['own']>,
  mark: Mark,
  limit: number,
  named?: Named,
): SealedBody {
  const { discussionId, lastMark, contestedAt } = thread;
  const isReported = mark.kind === 'reported' && mark.decided === undefined;
  const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
  const contested = isContested ? mark.head : contestedAt;
  const next: ThreadMarker = {
    ...withEvidence(thread, { ...own, marker: withIntent(own.marker, undefined) }, mark, keys),
    ...(contested === undefined ? {} : { contestedAt: contested }),
  };
  const text = withoutLine(visibleOf(own.body), own.marker.mark);
  const markdown = `${markLine(mark)}\n\n${named === undefined ? text : putSentence(text, named.sentence)}`;
  const hidden = writeThreadMarker(keys, identity, withTwins(next, named), discussionId);
  return sealMarked({ markdown, hidden }, limit);
}

/** Twins of a thread, and how its comment names them. */
export interface Named {
  readonly twins: readonly Twin[];
  readonly sentence: string;
}

/** The first comment of a thread with other twins named in it: nothing else changes but who signs it. */
export function namedBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId }: OwnThread,
  { body, marker, keys: signedBy }: NonNullable<OwnThread['own']>,
  named: Named,
  limit: number,
): SealedBody {
  const markdown = putSentence(visibleOf(body), named.sentence);
  const next = withTwins(signedAnew(marker, signedBy, keys), named);
  const hidden = writeThreadMarker(keys, identity, next, discussionId);
  return sealMarked({ markdown, hidden }, limit);
}

/**
 * The first comment of a thread with what is about to be done to it, or without it: the same to those who
 * read it.
 */
export function intendedBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId }: OwnThread,
  { body, marker, keys: signedBy }: NonNullable<OwnThread['own']>,
  intent: ThreadIntent | undefined,
  limit: number,
): SealedBody {
  const next = withIntent(signedAnew(marker, signedBy, keys), intent);
  const hidden = writeThreadMarker(keys, identity, next, discussionId);
  return sealMarked({ markdown: visibleOf(body), hidden }, limit);
}

function withIntent(marker: ThreadMarker, intent: ThreadIntent | undefined): ThreadMarker {
  const { intent: _, ...rest } = marker;
  return intent === undefined ? rest : { ...rest, intent };
}

function withTwins(marker: ThreadMarker, named: Named | undefined): ThreadMarker {
  if (named === undefined) return marker;
  const { twins: _, ...rest } = marker;
  return named.twins.length === 0 ? rest : { ...rest, twins: named.twins };
}

/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed with other keys
 * than those that sign now says with which.
 */
function withEvidence(
  { evidence, keys: hashedBy }: OwnThread,
  { marker, keys: signedBy }: NonNullable<OwnThread['own']>,
  mark: Mark,
  keys: Keys,
): ThreadMarker {
  const kept = signedAnew(marker, signedBy, keys);
  if (mark.evidence !== undefined || evidence === kept.evidence) return { ...kept, mark };
  return hashedBy === keys
    ? { ...kept, mark: { ...mark, evidence } }
    : { ...kept, evidence, hashed: keysId(hashedBy), mark };
}

/**
 * A marker that other keys will sign than those that have: its newest evidence says with which it was hashed.
 */
function signedAnew(marker: ThreadMarker, signedBy: Keys, keys: Keys): ThreadMarker {
  if (signedBy === keys) return marker;
  const hashed = keysId(signedBy);
  if (marker.mark?.evidence === undefined) return { ...marker, hashed: marker.hashed ?? hashed };
  const { evidence, ...mark } = marker.mark;
  return { ...marker, evidence, mark, hashed };
}

function withoutLine(markdown: string, before: Mark | undefined): string {
  if (before === undefined) return markdown;
  const end = markdown.indexOf('\n\n');
  return end !== -1 && isLineOf(before, markdown.slice(0, end)) ? markdown.slice(end + 2) : markdown;
}

/**
 * The text of a comment with another sentence about twins in place of its own, below the line of facts; an
 * empty sentence takes it out.
 */
export function putSentence(markdown: string, sentence: string): string {
  const paragraphs = markdown.split('\n\n');
  const facts = paragraphs.findIndex(isFacts);
  const after = facts === -1 ? paragraphs.length : facts + 1;
  const standing = paragraphs[after]?.startsWith(TWINS.start) ? 1 : 0;
  return paragraphs.toSpliced(after, standing, ...(sentence === '' ? [] : [sentence])).join('\n\n');
}
