import type * as z from 'zod/mini';
import type { Scope } from '../finding/finding.ts';
import type { Evidence } from './evidence.ts';
import { findSigner, KEYLESS, type Keyring, type Keys, sign } from './keyring.ts';
import {
  hashDiscussion,
  type IntentMarker,
  type Mark,
  type OverviewMarker,
  type ThreadIntent,
} from './mark.ts';
import {
  fromIntentTuple,
  fromTransition,
  fromTuple,
  fromTwinTuple,
  fromWire,
  intentSchema,
  LONGEST_TEXT,
  markSchema,
  overviewSchema,
  scopeOnlySchema,
  threadSchema,
  toIntentTuple,
  toScope,
  toTransition,
  toTuple,
  toTwinTuple,
  toWire,
} from './marker-payload.ts';
import {
  findMarkerText,
  isCovered,
  type MarkerKind,
  type MarkerText,
  NOTHING_COVERED,
  writeMarkerText,
} from './marker-text.ts';
import type { Twin } from './wording.ts';

/**
 * Of all kinds of markers. A key that can be missing may be added to it; whatever else is changed makes a new
 * one.
 */
const VERSION = 1;

/** What the comment that starts a thread carries. */
export interface ThreadMarker {
  readonly nonce: string;
  /** Name of the check of the job that posted it; it stays when the check is renamed. */
  readonly job: string;
  readonly evidence: Evidence;
  /** The anchor's numbers, which must agree with the listing where it shows them. */
  readonly newLine: number;
  readonly oldLine?: number;
  /** Who wrote the comment, where listings name authors: in a comment of another one the marker is a copy. */
  readonly writer?: string;
  /** What the comment says that other tools report as well; never empty. */
  readonly twins?: readonly Twin[];
  /** The last transition, where it was written into this comment instead of a reply. */
  readonly mark?: Mark;
  /** What a run is about to do, where that is written into this comment. */
  readonly intent?: ThreadIntent;
  /** A head at which an earlier transition called it fixed and a later one reported it again. */
  readonly contestedAt?: string;
  /** Id of the keys that its evidence was hashed with, where another key signs. */
  readonly hashed?: string;
}

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
  /** `sealed`: a key signed it that this run does not have, in a comment that this client wrote. */
  | {
      readonly kind: 'thread';
      readonly keys: Keys;
      readonly marker: ThreadMarker;
      readonly edited?: true;
      readonly sealed?: true;
    }
  | { readonly kind: 'mark'; readonly keys: Keys; readonly mark: Mark }
  | { readonly kind: 'overview'; readonly keys: Keys; readonly marker: OverviewMarker }
  | { readonly kind: 'intent'; readonly keys: Keys; readonly marker: IntentMarker };

/** The hidden line of the overview of a job. */
export function writeOverviewMarker(keys: Keys, identity: readonly string[], marker: OverviewMarker): string {
  const payload = {
    s: ['', marker.job],
    n: marker.nonce,
    i: marker.entries,
    o: marker.scopes,
  };
  return write(keys, 'overview', identity, payload);
}

/** The hidden line of a note of intent. */
export function writeIntentMarker(keys: Keys, identity: readonly string[], marker: IntentMarker): string {
  const payload = { s: ['', ''], n: marker.nonce, h: marker.head, t: marker.transitions.map(toTuple) };
  return write(keys, 'intent', identity, payload);
}

/**
 * The hidden line of a comment that starts a thread. One that holds a mark or an intent counts only in the
 * discussion that it was written for.
 */
export function writeThreadMarker(
  keys: Keys,
  identity: readonly string[],
  marker: ThreadMarker,
  discussionId = '',
): string {
  const { mark, intent } = marker;
  const payload = {
    ...toWire(marker.evidence),
    n: marker.nonce,
    j: marker.job,
    nl: marker.newLine,
    ol: marker.oldLine,
    au: marker.writer,
    y: marker.twins?.map(toTwinTuple),
    d: mark === undefined && intent === undefined ? undefined : hashDiscussion(keys, discussionId),
    k: mark === undefined ? undefined : toTransition(mark),
    i: intent === undefined ? undefined : toIntentTuple(intent),
    x: marker.contestedAt,
    g: marker.hashed,
  };
  return write(keys, 'thread', identity, payload);
}

/** The hidden line of a reply; it holds only in the discussion that it was written for. */
export function writeMark(
  keys: Keys,
  identity: readonly string[],
  discussionId: string,
  scope: Scope,
  mark: Mark,
): string {
  const payload = {
    s: [scope.tool, scope.category],
    ...toTransition(mark),
    n: mark.nonce,
  };
  return write(keys, 'mark', [...identity, discussionId], payload);
}

/** A comment as far as its marker is judged by it; who wrote it is missing where the listing does not say. */
type MarkedBody = Pick<ListedComment, 'body' | 'discussionId' | 'mine' | 'byPrevious' | 'editedBy'>;

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
  const reading = readSigned(found, keys, comment.discussionId);
  return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}

function readUnsigned(
  found: MarkerText,
  reading: MarkerReading,
  [signing]: Keyring,
  { body, mine, byPrevious, editedBy }: MarkedBody,
): MarkerReading {
  const isIntact = isCovered(body, found);
  if (mine === undefined) return { kind: 'forged' };
  if (!mine && !byPrevious) {
    if (!isIntact) return { kind: 'none' };
    const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
    return { kind: 'stranger', ...(writer === undefined ? {} : { writer }) };
  }
  if (!isIntact) {
    const isThread = editedBy !== undefined && reading.kind === 'thread';
    return isThread ? { ...reading, edited: true } : { kind: 'forged' };
  }
  // Where there is a key, nothing says without it what became of a thread, or is to.
  if (!signing.keyless && (found.kind === 'mark' || found.kind === 'intent')) return { kind: 'none' };
  return reading;
}

function readSigned(found: MarkerText, keys: Keys, discussionId: string): MarkerReading {
  const payload = parsePayload(found.payload);
  if (found.version === VERSION) return readPayload(found.kind, keys, payload, discussionId);
  const later = scopeOnlySchema.safeParse(payload);
  return later.success
    ? { kind: 'later', version: found.version, scope: toScope(later.data.s) }
    : { kind: 'forged' };
}

/** Undefined where it is no JSON: without a key anybody may have written it. */
function parsePayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of what a key has hashed in it nothing can be compared. */
function readSealed(payload: unknown): MarkerReading {
  const reading = readPayload('thread', KEYLESS, payload);
  return reading.kind === 'thread' ? { ...reading, sealed: true } : reading;
}

/** `discussionId`: of the comment, where it stands in one. */
function readPayload(kind: MarkerKind, keys: Keys, payload: unknown, discussionId?: string): MarkerReading {
  if (kind === 'thread') {
    const { data: wire } = threadSchema.safeParse(payload);
    if (wire === undefined) return { kind: 'forged' };
    const isElsewhere = discussionId !== undefined && wire.d !== hashDiscussion(keys, discussionId);
    return (wire.k !== undefined || wire.i !== undefined) && isElsewhere
      ? { kind: 'forged' }
      : { kind, keys, marker: fromThread(wire) };
  }
  if (kind === 'mark') {
    const { data: wire } = markSchema.safeParse(payload);
    if (wire === undefined) return { kind: 'forged' };
    const mark = fromTransition(wire);
    return { kind, keys, mark: wire.n === undefined ? mark : { ...mark, nonce: wire.n } };
  }
  if (kind === 'intent') {
    const { data: wire } = intentSchema.safeParse(payload);
    if (wire === undefined) return { kind: 'forged' };
    return { kind, keys, marker: { nonce: wire.n, head: wire.h, transitions: wire.t.map(fromTuple) } };
  }
  const { data: wire } = overviewSchema.safeParse(payload);
  return wire === undefined ? { kind: 'forged' } : { kind, keys, marker: fromOverview(wire) };
}

function fromThread(wire: z.output<typeof threadSchema>): ThreadMarker {
  return {
    nonce: wire.n,
    job: wire.j,
    evidence: fromWire(wire),
    newLine: wire.nl,
    ...(wire.ol === undefined ? {} : { oldLine: wire.ol }),
    ...(wire.au === undefined ? {} : { writer: wire.au }),
    ...(wire.y === undefined ? {} : { twins: wire.y.map(fromTwinTuple) }),
    ...(wire.k === undefined ? {} : { mark: { ...fromTransition(wire.k), nonce: wire.n } }),
    ...(wire.i === undefined ? {} : { intent: fromIntentTuple(wire.i) }),
    ...(wire.x === undefined ? {} : { contestedAt: wire.x }),
    ...(wire.g === undefined ? {} : { hashed: wire.g }),
  };
}

function fromOverview(wire: z.output<typeof overviewSchema>): OverviewMarker {
  return {
    nonce: wire.n,
    job: wire.s[1],
    entries: wire.i,
    scopes: wire.o,
  };
}

/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(keys: Keys, kind: MarkerKind, place: readonly string[], payload: object): string {
  const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
  if (readPayload(kind, keys, JSON.parse(unsigned.payload)).kind === 'forged') {
    throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
  }
  return writeMarkerText({
    ...unsigned,
    signature: sign(keys, signedText(unsigned, place)),
    ...(keys.keyless ? { cover: NOTHING_COVERED } : {}),
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
  /** Who wrote it, and whether that is who reads the listing; missing where it does not say. */
  readonly author?: string;
  readonly authorName?: string;
  readonly authorLogin?: string;
  readonly mine?: boolean;
  /** An account wrote it that the user named as one of this job's from before. */
  readonly byPrevious?: true;
  /** Who wrote its present text, where that is somebody else, as far as the listing tells. */
  readonly editedBy?: { readonly id?: string; readonly name?: string };
}
