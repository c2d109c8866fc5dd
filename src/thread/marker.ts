import type { Scope } from '../finding/finding.ts';
import { defined } from './defined.ts';
import { findSigner, KEYLESS, type Keyring, type Keys, sign } from './keyring.ts';
import type { IntentMarker, Mark, OverviewMarker, ThreadMarker } from './mark.ts';
import {
  intentPayload,
  LONGEST_TEXT,
  type MarkerContent,
  markPayload,
  overviewPayload,
  readPayload,
  readScope,
  threadPayload,
} from './marker-payload.ts';
import {
  findMarkerText,
  isCovered,
  type MarkerText,
  NOTHING_COVERED,
  writeMarkerText,
} from './marker-text.ts';

/**
 * The version of all kinds of markers. Adding an optional key keeps it; any other change of a payload makes a
 * new one.
 */
const VERSION = 1;

/**
 * A marker read from a body. `forged`: of our grammar, but no key of ours signed it for this place, its text
 * is not the one that it was written for, or what it holds makes no sense. `stranger`: one without a key that
 * holds, in a comment of somebody else; `writer` is who it says that wrote it. `edited`: of ours, and the
 * service says that somebody else has changed the text since.
 */
export type MarkerReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'stranger'; readonly writer?: string }
  | { readonly kind: 'later'; readonly version: number; readonly scope: Scope }
  | OwnReading;

/** `sealed`: a key signed it that this run does not have, in a comment that this client wrote. */
type OwnReading = MarkerContent & { readonly keys: Keys; readonly edited?: true; readonly sealed?: true };

/** The hidden line of the overview of a job. */
export function writeOverviewMarker(keys: Keys, identity: readonly string[], marker: OverviewMarker): string {
  return write(keys, 'overview', identity, overviewPayload(marker));
}

/** The hidden line of a comment that says what a run is about to do. */
export function writeIntentMarker(keys: Keys, identity: readonly string[], marker: IntentMarker): string {
  return write(keys, 'intent', identity, intentPayload(marker));
}

/**
 * The hidden line of a comment that starts a thread. One that is bound, or holds a mark or an intent, counts
 * only in the discussion that it was written for.
 */
export function writeThreadMarker(
  keys: Keys,
  identity: readonly string[],
  marker: ThreadMarker,
  discussionId = '',
): string {
  const payload = threadPayload(keys, marker, discussionId);
  return write(keys, 'thread', identity, payload, marker.bound ? 'with-its-text' : 'alone');
}

/** The hidden line of a reply; it holds only in the discussion that it was written for. */
export function writeMark(
  keys: Keys,
  identity: readonly string[],
  discussionId: string,
  scope: Scope,
  mark: Mark,
): string {
  return write(keys, 'mark', [...identity, discussionId], markPayload(scope, mark));
}

/** No longer before it is written is a text signed: a run waits for the limits of a service in between. */
const SIGNED_AHEAD_MS = 10 * 60_000;

/** A comment as far as its marker is judged by it; who wrote it is missing where the listing does not say. */
type MarkedBody = Pick<
  ListedComment,
  'body' | 'discussionId' | 'mine' | 'shared' | 'byPrevious' | 'editedBy' | 'writtenAt'
>;

/**
 * Reads the marker of a body and checks it against the change and the discussion in which the body stands.
 * One without a key counts only where the listing says that we wrote it, and only over the text that it was
 * written for.
 */
export function readMarker(
  keyring: Keyring,
  identity: readonly string[],
  comment: MarkedBody,
): MarkerReading {
  const found = findMarkerText(comment.body);
  if (found === undefined) return { kind: 'none' };
  const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
  const keys = findSigner(keyring, signedText(found, place), found.signature);
  if (keys === undefined) {
    const isSealed = keyring[0].withheld === true && comment.mine === true;
    return isSealed && found.kind === 'thread' && found.version === VERSION
      ? readSealed(parsePayload(found.payload))
      : { kind: 'forged' };
  }
  const reading = boundToText(readSigned(found, keys, comment.discussionId), comment, found, keys);
  return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}

/**
 * What somebody else has written over a bound comment nobody has signed, and neither what somebody has put
 * back there that a run had signed for it before.
 */
function boundToText(
  reading: MarkerReading,
  { body, writtenAt }: MarkedBody,
  found: MarkerText,
  keys: Keys,
): MarkerReading {
  if (reading.kind !== 'thread' || !reading.marker.bound) return reading;
  const { signedAt } = reading.marker;
  const isLate = signedAt !== undefined && writtenAt !== undefined && writtenAt > signedAt + SIGNED_AHEAD_MS;
  if (!isLate && isCovered(body, found, keys)) return reading;
  const { bound: _, ...marker } = reading.marker;
  return { ...reading, marker };
}

function readUnsigned(
  found: MarkerText,
  reading: MarkerReading,
  [signing]: Keyring,
  { body, mine, shared, byPrevious, editedBy }: MarkedBody,
): MarkerReading {
  const isIntact = isCovered(body, found, KEYLESS);
  if (mine === undefined) return { kind: 'forged' };
  if (!mine && !byPrevious) {
    if (!isIntact) return { kind: 'none' };
    const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
    return { kind: 'stranger', ...defined({ writer }) };
  }
  if (!isIntact) {
    const isThread = editedBy !== undefined && reading.kind === 'thread';
    return isThread ? { ...reading, edited: true } : { kind: 'forged' };
  }
  // Where there is a key, or anybody writes as we do, nothing says without it what became of a thread.
  if ((!signing.keyless || shared) && (found.kind === 'mark' || found.kind === 'intent'))
    return { kind: 'none' };
  return reading;
}

function readSigned(found: MarkerText, keys: Keys, discussionId: string): MarkerReading {
  const payload = parsePayload(found.payload);
  if (found.version === VERSION) {
    const content = readPayload(found.kind, keys, payload, discussionId);
    return content === undefined ? { kind: 'forged' } : { ...content, keys };
  }
  const scope = readScope(payload);
  return scope === undefined ? { kind: 'forged' } : { kind: 'later', version: found.version, scope };
}

/** Undefined where it is no JSON: without a key anybody may have written it. */
function parsePayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing can be compared with what the missing key has hashed in it. */
function readSealed(payload: unknown): MarkerReading {
  const content = readPayload('thread', KEYLESS, payload);
  return content === undefined ? { kind: 'forged' } : { ...content, keys: KEYLESS, sealed: true };
}

/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(
  keys: Keys,
  kind: MarkerText['kind'],
  place: readonly string[],
  payload: object,
  signed: 'alone' | 'with-its-text' = 'alone',
): string {
  const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
  if (readPayload(kind, keys, JSON.parse(unsigned.payload)) === undefined) {
    throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
  }
  return writeMarkerText({
    ...unsigned,
    signature: sign(keys, signedText(unsigned, place)),
    ...(keys.keyless || signed === 'with-its-text' ? { cover: NOTHING_COVERED } : {}),
  });
}

/** JSON keeps the parts apart whatever stands in them. */
function signedText(
  marker: Pick<MarkerText, 'kind' | 'version' | 'payload'>,
  place: readonly string[],
): string {
  return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}

/** The part of a listed comment that threads are read from. */
export interface ListedComment {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  /** False for a top-level comment, which is no thread. */
  readonly resolvable?: boolean;
  readonly resolved?: boolean;
  /** Whether its thread may be resolved by who reads the listing, or reopened where it is resolved. */
  readonly mayResolve?: boolean;
  /** Name of who resolved its thread. */
  readonly resolvedBy?: string;
  /** Id of who resolved its thread. */
  readonly resolvedById?: string;
  /** The service resolved its thread by itself, since a push changed the line. */
  readonly resolvedByPush?: true;
  readonly path?: string;
  readonly newLine?: number;
  /** Milliseconds since the epoch. */
  readonly createdAt?: number;
  /** When its present text was written, by the clock of the service. */
  readonly writtenAt?: number;
  /** Who wrote it, and whether that is who reads the listing; missing where it does not say. */
  readonly author?: string;
  readonly authorName?: string;
  readonly authorLogin?: string;
  readonly mine?: boolean;
  /** Runs of others write under the account of its author too. */
  readonly shared?: true;
  /** An account wrote it that the user named as one of this job's from before. */
  readonly byPrevious?: true;
  /** Who wrote its present text, where that is somebody else, as far as the listing tells. */
  readonly editedBy?: { readonly id?: string; readonly name?: string };
}
