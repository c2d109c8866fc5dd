import { oneLine } from '../text/lines.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { SealedBody } from '../text/seal.ts';
import { isDecision } from '../thread/decision.ts';
import { type Keys, keysId } from '../thread/keyring.ts';
import {
  isResolving,
  type Mark,
  type NowAt,
  type Saying,
  type ThreadIntent,
  type ThreadMarker,
} from '../thread/mark.ts';
import { writeMark, writeThreadMarker } from '../thread/marker.ts';
import { sealMarked, visibleOf } from '../thread/marker-text.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Twin } from '../thread/wording.ts';
import { isFacts } from './comment-body.ts';
import { AS_OF, DECIDED, NOW_AT, TRANSITIONS, TWINS } from './words.ts';

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
  const shown = withoutLine(visibleOf(own.body), own.marker.mark);
  // What is over is nowhere.
  const isOver = isResolving(mark.kind) || mark.kind === 'gone';
  const text = isOver ? putSentence(shown, '', NOW_AT.start) : shown;
  const markdown = `${markLine(mark)}\n\n${named === undefined ? text : putSentences(text, named)}`;
  const hidden = writeThreadMarker(keys, identity, withNamed(next, named), discussionId);
  return sealMarked({ markdown, hidden }, limit, keys);
}

/** Twins of a thread and the other file that its finding went to, and how its comment says so. */
export interface Named {
  readonly twins: readonly Twin[];
  readonly nowAt: NowAt | null;
  readonly sentences: Sentences;
}

/** What a comment says below its line of facts; empty where it does not. */
interface Sentences {
  readonly place: string;
  readonly twins: string;
}

/**
 * The first comment of a thread with other twins, or another place, named in it: nothing else changes but who
 * signs it.
 */
export function namedBody(
  keys: Keys,
  identity: readonly string[],
  { discussionId }: OwnThread,
  { body, marker, keys: signedBy }: NonNullable<OwnThread['own']>,
  named: Named,
  limit: number,
): SealedBody {
  const markdown = putSentences(visibleOf(body), named);
  const next = withNamed(signedAnew(marker, signedBy, keys), named);
  const hidden = writeThreadMarker(keys, identity, next, discussionId);
  return sealMarked({ markdown, hidden }, limit, keys);
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
  return sealMarked({ markdown: visibleOf(body), hidden }, limit, keys);
}

/**
 * The comment that starts a thread as it was posted, with its place and its words signed.
 *
 * @param marker that it was posted with, by these keys
 */
export function boundBody(
  keys: Keys,
  identity: readonly string[],
  { body, discussionId }: { readonly body: string; readonly discussionId: string },
  marker: ThreadMarker,
  limit: number,
): SealedBody {
  const hidden = writeThreadMarker(keys, identity, { ...marker, bound: true }, discussionId);
  return sealMarked({ markdown: visibleOf(body), hidden }, limit, keys);
}

function withIntent(marker: ThreadMarker, intent: ThreadIntent | undefined): ThreadMarker {
  const { intent: _, ...rest } = marker;
  return intent === undefined ? rest : { ...rest, intent };
}

function withNamed(marker: ThreadMarker, named: Named | undefined): ThreadMarker {
  if (named === undefined) return marker;
  const { twins: _, nowAt: __, ...rest } = marker;
  return {
    ...rest,
    ...(named.twins.length > 0 && { twins: named.twins }),
    ...(named.nowAt !== null && { nowAt: named.nowAt }),
  };
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

function putSentences(markdown: string, { sentences }: Pick<Named, 'sentences'>): string {
  return putSentence(putSentence(markdown, sentences.twins, TWINS.start), sentences.place, NOW_AT.start);
}

/**
 * The text of a comment with another sentence in place of the one that begins so, below the line of facts; an
 * empty sentence takes it out.
 */
export function putSentence(markdown: string, sentence: string, start: string): string {
  const paragraphs = markdown.split('\n\n');
  const isSentence = (one: string): boolean => one.startsWith(TWINS.start) || one.startsWith(NOW_AT.start);
  const facts = paragraphs.findIndex(isFacts);
  const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
  const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
  const end = behind === -1 ? paragraphs.length : behind;
  const others = paragraphs.slice(after, end).filter((one) => !one.startsWith(start));
  const said = sentence === '' ? [] : [sentence];
  const sentences = start === NOW_AT.start ? [...said, ...others] : [...others, ...said];
  return [...paragraphs.slice(0, after), ...sentences, ...paragraphs.slice(end)].join('\n\n');
}
