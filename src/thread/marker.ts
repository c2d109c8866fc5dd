import type * as z from 'zod/mini';
import type { Scope } from '../finding/finding.ts';
import type { CopyNoteMarker } from './copy-note.ts';
import type { Evidence } from './evidence.ts';
import { hashDiscussion, type IntentMarker } from './intent.ts';
import { findSigner, type Keyring, type Keys, sign } from './keyring.ts';
import type { Mark } from './mark.ts';
import {
  copiesSchema,
  editedOverviewSchema,
  fromTransition,
  fromTuple,
  fromTwinTuple,
  fromWire,
  intentSchema,
  LONGEST_TEXT,
  markedThreadSchema,
  markSchema,
  overviewSchema,
  scopeOnlySchema,
  threadSchema,
  toScope,
  toTransition,
  toTuple,
  toTwinTuple,
  toWire,
} from './marker-payload.ts';
import { findMarkerText, type MarkerKind, type MarkerText, writeMarkerText } from './marker-text.ts';
import type { OverviewMarker } from './overview-marker.ts';
import type { Twin } from './twin.ts';

/**
 * What every release reads. It may gain keys that can be missing; what says more, or means something else by
 * an old key, is of version 2.
 */
const FIRST = 1;
/**
 * What a release that reads the first version alone would misread: it holds the scope of what it finds of
 * this one. A later one is held here.
 */
const SECOND = 2;
const OF_SECOND: readonly MarkerKind[] = ['thread', 'overview'];

/** What the comment that starts a thread carries. */
export interface ThreadMarker {
  readonly nonce: string;
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
  /** A head at which an earlier transition called it fixed and a later one reported it again. */
  readonly contestedAt?: string;
  /** Its evidence was hashed before there was a key. */
  readonly hashed?: 'keyless';
}

/**
 * A marker read from a body. `forged`: of our grammar, but no key of ours signed it for this place, or what
 * it holds makes no sense.
 */
export type MarkerReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'forged' }
  | { readonly kind: 'later'; readonly version: number; readonly scope: Scope }
  | { readonly kind: 'thread'; readonly keys: Keys; readonly marker: ThreadMarker }
  | { readonly kind: 'mark'; readonly keys: Keys; readonly mark: Mark }
  | { readonly kind: 'overview'; readonly keys: Keys; readonly marker: OverviewMarker }
  | { readonly kind: 'intent'; readonly keys: Keys; readonly marker: IntentMarker }
  | { readonly kind: 'copies'; readonly keys: Keys; readonly marker: CopyNoteMarker };

/** The hidden line of the overview of a job. */
export function writeOverviewMarker(keys: Keys, identity: readonly string[], marker: OverviewMarker): string {
  const { sequence: q, intents = [] } = marker;
  const payload = { s: ['', marker.job], n: marker.nonce, i: marker.entries, o: marker.scopes };
  if (q === undefined) return write(keys, 'overview', identity, payload);
  const j = intents.map(({ nonce, head, transitions }) => [nonce, head, transitions.map(toTuple)]);
  return write(keys, 'overview', identity, { ...payload, q, j }, SECOND);
}

/** The hidden line of a note of intent. */
export function writeIntentMarker(keys: Keys, identity: readonly string[], marker: IntentMarker): string {
  const payload = { s: ['', ''], n: marker.nonce, h: marker.head, t: marker.transitions.map(toTuple) };
  return write(keys, 'intent', identity, payload);
}

/** The hidden line of a note about copies. */
export function writeCopyNoteMarker(keys: Keys, identity: readonly string[], marker: CopyNoteMarker): string {
  return write(keys, 'copies', identity, { s: ['', ''], n: marker.nonce, c: marker.copies });
}

/**
 * The hidden line of a comment that starts a thread. One that holds a mark counts only in the discussion that
 * it was written for.
 */
export function writeThreadMarker(
  keys: Keys,
  identity: readonly string[],
  marker: ThreadMarker,
  discussionId = '',
): string {
  const { mark } = marker;
  const payload = {
    ...toWire(marker.evidence),
    n: marker.nonce,
    nl: marker.newLine,
    ol: marker.oldLine,
    au: marker.writer,
    y: marker.twins?.map(toTwinTuple),
  };
  if (mark === undefined) return write(keys, 'thread', identity, payload);
  const marked = {
    ...payload,
    d: hashDiscussion(keys, discussionId),
    k: toTransition(mark),
    x: marker.contestedAt,
    g: marker.hashed === undefined ? undefined : 1,
  };
  return write(keys, 'thread', identity, marked, SECOND);
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

/**
 * What a marker without a key may be: the first comment of a thread, or the comment of a job. A reply proves
 * nothing by its writer.
 */
const OF_KEYLESS: readonly MarkerKind[] = ['thread', 'overview'];

/**
 * Reads the marker of a body and checks it against the change and the discussion in which the body stands.
 * One without a key is none where the listing does not say who wrote it, and where it may not stand.
 */
export function readMarker(
  keyring: Keyring,
  identity: readonly string[],
  comment: { readonly body: string; readonly discussionId: string; readonly mine?: boolean },
): MarkerReading {
  const found = findMarkerText(comment.body);
  if (found === undefined) return { kind: 'none' };
  const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
  const keys = findSigner(keyring, signedText(found, place), found.signature);
  if (keys === undefined) return { kind: 'forged' };
  if (keys.keyless) {
    if (!OF_KEYLESS.includes(found.kind)) return { kind: 'none' };
    // Where there is a key, what another one wrote without it is nobody's.
    const isProven = comment.mine === true || (comment.mine === false && keyring[0].keyless === true);
    if (!isProven) return { kind: 'forged' };
  }
  const payload: unknown = JSON.parse(found.payload);
  if (found.version === FIRST) return readPayload(found.kind, keys, payload);
  if (found.version === SECOND && OF_SECOND.includes(found.kind))
    return readSecond(found.kind, keys, payload, comment.discussionId);
  const later = scopeOnlySchema.safeParse(payload);
  return later.success
    ? { kind: 'later', version: found.version, scope: toScope(later.data.s) }
    : { kind: 'forged' };
}

function readPayload(kind: MarkerKind, keys: Keys, payload: unknown): MarkerReading {
  if (kind === 'thread') {
    const { data: wire } = threadSchema.safeParse(payload);
    return wire === undefined ? { kind: 'forged' } : { kind, keys, marker: fromThread(wire) };
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
  if (kind === 'copies') {
    const { data: wire } = copiesSchema.safeParse(payload);
    if (wire === undefined) return { kind: 'forged' };
    return { kind, keys, marker: { nonce: wire.n, copies: wire.c } };
  }
  const { data: wire } = overviewSchema.safeParse(payload);
  return wire === undefined ? { kind: 'forged' } : { kind, keys, marker: fromOverview(wire) };
}

/** `discussionId`: of the comment, where it stands in one. */
function readSecond(kind: MarkerKind, keys: Keys, payload: unknown, discussionId?: string): MarkerReading {
  if (kind === 'overview') {
    const { data: wire } = editedOverviewSchema.safeParse(payload);
    if (wire === undefined) return { kind: 'forged' };
    const intents = wire.j.map(([nonce, head, t]) => ({ nonce, head, transitions: t.map(fromTuple) }));
    return { kind, keys, marker: { ...fromOverview(wire), sequence: wire.q, intents } };
  }
  if (kind !== 'thread') return { kind: 'forged' };
  const { data: wire } = markedThreadSchema.safeParse(payload);
  if (wire === undefined) return { kind: 'forged' };
  if (discussionId !== undefined && wire.d !== hashDiscussion(keys, discussionId)) return { kind: 'forged' };
  const mark: Mark = { ...fromTransition(wire.k), nonce: wire.n };
  const marker = { ...fromThread(wire), mark };
  return {
    kind: 'thread',
    keys,
    marker: {
      ...marker,
      ...(wire.x === undefined ? {} : { contestedAt: wire.x }),
      ...(wire.g === undefined ? {} : { hashed: 'keyless' as const }),
    },
  };
}

function fromThread(wire: z.output<typeof threadSchema>): ThreadMarker {
  return {
    nonce: wire.n,
    evidence: fromWire(wire),
    newLine: wire.nl,
    ...(wire.ol === undefined ? {} : { oldLine: wire.ol }),
    ...(wire.au === undefined ? {} : { writer: wire.au }),
    ...(wire.y === undefined ? {} : { twins: wire.y.map(fromTwinTuple) }),
  };
}

function fromOverview(wire: z.output<typeof overviewSchema>): OverviewMarker {
  const marker = { nonce: wire.n, job: wire.s[1], entries: wire.i };
  return wire.o === undefined ? marker : { ...marker, scopes: wire.o };
}

/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(
  keys: Keys,
  kind: MarkerKind,
  place: readonly string[],
  payload: object,
  version: typeof FIRST | typeof SECOND = FIRST,
): string {
  const unsigned = { version, kind, payload: JSON.stringify(payload) };
  const read = version === FIRST ? readPayload : readSecond;
  if (read(kind, keys, JSON.parse(unsigned.payload)).kind === 'forged') {
    throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
  }
  return writeMarkerText({ ...unsigned, signature: sign(keys, signedText(unsigned, place)) });
}

/** JSON keeps the parts apart whatever stands in them. */
function signedText(marker: Omit<MarkerText, 'signature'>, place: readonly string[]): string {
  return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}
