import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { LEVELS, SEVERITIES } from '../finding/finding.ts';
import { type Fingerprint, MARKS, type Marker } from '../model.ts';
import { lettersOf } from '../text/lines.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';

// The marker: the hidden last line of each comment of ours, `<!--
// sarif-review:VERSION:KIND:PAYLOAD:TEXT:SIGNATURE -->`. TEXT is a hash of the letters that people see above
// it, so that a copy below other words is no comment of ours. SIGNATURE binds all of that to the change; it
// is empty without a key. Base64 has `.` and `_` for `+` and `/`: a slash could begin a quick action, and two
// dashes end the HTML comment.

type MarkerKind = 'thread' | 'mark' | 'summary';

/** What signs, and what is known of signatures. */
export interface Signing {
  /** The first signs; all of them are known. Empty without a key. */
  keys: readonly Buffer[];
  /** What a signature is bound to: the service, and the change on it. */
  identity: readonly string[];
  /** CI keeps secrets from this run, so that there may be a key that it does not have. */
  isWithheld: boolean;
}

/** A marker as a comment has it. */
export interface ReadMarker<T = Marker> {
  kind: MarkerKind;
  marker: T;
  /** What people see of the comment. */
  visible: string;
  /** People see the text that the marker was written for, letters and digits. */
  isSameText: boolean;
  /** The index of the key; `none`: nobody signed it; `other`: a key that this run does not have. */
  signer: number | 'none' | 'other';
}

const VERSION = 2;
/** The longest path that Linux takes has 4,096 bytes; everything else in a payload is small. */
const LONGEST_PAYLOAD = 16_000;
/** Most other discussions that a marker names. */
export const MOST_KNOWN = 4;
const HASH_CHARACTERS = 16;
const SIGNATURE_CHARACTERS = 22;
const LINE = new RegExp(
  `(?:^|\\n)[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|summary):([A-Za-z0-9._]{1,${LONGEST_PAYLOAD}}):([A-Za-z0-9._]{${HASH_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})? -->\\s*$`,
);

const text = z.string();
const count = z.int().nonnegative();
const line = z.object({ path: text, line: count });
const level = z.enum(LEVELS);
const commit = z.string().regex(/^[0-9a-f]{40,64}$/);
const fingerprint: z.ZodType<Fingerprint> = z.object({
  tool: text,
  category: text,
  rule: text,
  isUnlisted: z.boolean().optional(),
  path: text,
  line: count,
  commit,
  analyzed: commit.optional(),
  text,
  exact: text,
  copy: text.optional(),
  block: text,
  above: text,
  below: text,
  messages: z.array(text),
  words: z.array(text),
  level,
  severity: z.enum(SEVERITIES).optional(),
  ofTool: z.record(text, text),
  about: text.optional(),
});
const statement = z.object({
  replyId: text,
  says: z.enum(['false positive', "won't fix", 'accepted', 'reopen', 'nothing']),
  reason: text,
  author: text.optional(),
  name: text.optional(),
});
const schema = z.object({
  fingerprint,
  stands: count,
  latest: fingerprint.optional(),
  says: text,
  nonce: text,
  check: text,
  writer: text.optional(),
  mark: z.enum(MARKS),
  step: count,
  head: commit,
  dismissal: statement.optional(),
  replies: count,
  asNew: z.boolean().optional(),
  grouped: z.array(
    z.object({
      tool: text,
      category: text,
      rule: text,
      level,
      product: text.optional(),
      words: z.array(text),
    }),
  ),
  now: line.optional(),
  way: z.enum(['reply', 'hand', 'said']).optional(),
  signedAt: count.optional(),
  contestedAt: commit.optional(),
  bound: text.optional(),
  knows: z.array(text).max(MOST_KNOWN).optional(),
});
const summarySchema = z.object({
  check: text,
  writer: text.optional(),
  nonce: text,
  /** Hashes of the tools and categories of what it lists: no two jobs share one. */
  scopes: z.array(text),
  /** A hash of its text before anything in it was made harmless, or cut. */
  text,
});
export type SummaryMarker = z.output<typeof summarySchema>;

/** 72 bits: a chance collision would have to be of the same rule as well. */
export function hash(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 12);
}

/**
 * A comment of ours: what people see, cut to the limit of the service, and its marker.
 *
 * @throws RangeError where names are too long for a marker
 */
export function writeBody(
  kind: MarkerKind,
  markdown: string,
  marker: Marker | SummaryMarker,
  { keys: [key], identity }: Signing,
  limit: number,
): SealedBody {
  const payload = toSafe(Buffer.from(JSON.stringify(marker)).toString('base64'));
  if (payload.length > LONGEST_PAYLOAD)
    throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${LONGEST_PAYLOAD}`);
  const hidden = (visible: string): string => {
    const signed = `${VERSION}:${kind}:${payload}:${hashOf(visible)}`;
    return `<!-- sarif-review:${signed}:${key === undefined ? '' : signatureOf(key, identity, signed)} -->`;
  };
  // What the gate cuts and escapes is what people see; the marker has the same length whatever that is.
  const whole = sealBody({ markdown, hidden: hidden('') }, limit);
  return whole.replace(LINE, (found) =>
    found.replace(/<!--.*-->/u, hidden(whole.replace(LINE, ''))),
  ) as SealedBody;
}

/** The marker of a body; undefined where it has none of this version. */
export function readMarker(body: string, signing: Signing): ReadMarker | undefined {
  const { data } = schema.safeParse(payloadOf(body, ['thread', 'mark']));
  return data === undefined ? undefined : read(body, data, signing);
}

export function readSummary(body: string, signing: Signing): ReadMarker<SummaryMarker> | undefined {
  const { data } = summarySchema.safeParse(payloadOf(body, ['summary']));
  return data === undefined ? undefined : read(body, data, signing);
}

function payloadOf(body: string, kinds: readonly string[]): unknown {
  const [, version, kind = '', payload = ''] = LINE.exec(withoutReturns(body)) ?? [];
  if (Number(version) !== VERSION || !kinds.includes(kind)) return undefined;
  try {
    return JSON.parse(Buffer.from(fromSafe(payload), 'base64').toString());
  } catch {
    return undefined;
  }
}

function read<T>(body: string, marker: T, { keys, identity }: Signing): ReadMarker<T> {
  const [line = '', , kind = '', payload = '', hashed = '', signature = ''] =
    LINE.exec(withoutReturns(body)) ?? [];
  const visible = withoutReturns(body).slice(0, -line.length).trimEnd();
  const signed = `${VERSION}:${kind}:${payload}:${hashed}`;
  const found = keys.findIndex((key) => isEqual(signature, signatureOf(key, identity, signed)));
  return {
    kind: kind as MarkerKind,
    marker,
    visible,
    isSameText: hashed === hashOf(visible),
    signer: found >= 0 ? found : signature === '' ? 'none' : 'other',
  };
}

function withoutReturns(body: string): string {
  return body.replaceAll('\r', '');
}

function hashOf(visible: string): string {
  const hashed = createHash('sha256').update(lettersOf(visible)).digest('base64');
  return toSafe(hashed).slice(0, HASH_CHARACTERS);
}

/** HMAC-SHA256 (RFC 2104), cut to 128 bits. */
function signatureOf(key: Buffer, identity: readonly string[], signed: string): string {
  const hmac = createHmac('sha256', key).update(JSON.stringify([...identity, signed]));
  return toSafe(hmac.digest('base64')).slice(0, SIGNATURE_CHARACTERS);
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function toSafe(base64: string): string {
  return base64.replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}

function fromSafe(text: string): string {
  return text.replaceAll('.', '+').replaceAll('_', '/');
}
