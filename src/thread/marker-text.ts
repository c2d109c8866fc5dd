import { lettersOf } from '../text/lines.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { KEYLESS, type Keys, sign } from './keyring.ts';

/**
 * What a marker stands for: the comment that starts a thread, a reply that records a transition, the overview
 * of a job, the intents of a run.
 */
type MarkerKind = 'thread' | 'mark' | 'overview' | 'intent';

/** A marker as it stands in a body, before its signature has been checked. */
export interface MarkerText {
  readonly version: number;
  readonly kind: MarkerKind;
  readonly payload: string;
  readonly signature: Buffer;
  /**
   * A hash of the text around it, by the keys that sign it: where these are everybody's, or so is the
   * account.
   */
  readonly cover?: Buffer;
}

/** 128 bits in six-bit characters. */
const SIGNATURE_CHARACTERS = 22;
/** The longest path that Linux takes has 4,096 bytes; everything else in a payload is small. */
const PAYLOAD_CHARACTERS = 12_000;

const MARKER = new RegExp(
  `^[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|overview|intent):([A-Za-z0-9._]{1,${PAYLOAD_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})(?::([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}}))? -->[ \\t]*$`,
  'gmu',
);

/**
 * Writes a marker as one hidden line. Base64 with `.` and `_` for `+` and `/`: a slash could begin a quick
 * action and two dashes could end the HTML comment.
 */
export function writeMarkerText(marker: MarkerText): string {
  const payload = toSafeBase64(Buffer.from(marker.payload, 'utf8'));
  if (payload.length > PAYLOAD_CHARACTERS) {
    throw new RangeError(
      `a marker of ${payload.length} characters is over the limit of ${PAYLOAD_CHARACTERS}`,
    );
  }
  const proofs = [marker.signature, ...(marker.cover === undefined ? [] : [marker.cover])].map(toSafeBase64);
  return `<!-- sarif-review:${[marker.version, marker.kind, payload, ...proofs].join(':')} -->`;
}

/**
 * Finds the last line of a body that is a marker and nothing else, or undefined. A quoted marker is no
 * marker, and neither is one that we would write in another way: base64 leaves bits over, and a signature
 * holds for one text only.
 */
export function findMarkerText(body: string): MarkerText | undefined {
  return findLast(body)?.marker;
}

/** The text before and behind the marker of a body; all of it is before where there is none. */
function textsAround(body: string): { readonly before: string; readonly after: string } {
  const text = body.replaceAll('\r', '');
  const found = findLast(body);
  if (found === undefined) return { before: text, after: '' };
  const { index, line } = found;
  return { before: text.slice(0, index), after: text.slice(index + line.length) };
}

/** A body with another marker in place of its own. */
function replaceMarker(body: string, hidden: string): string {
  const { before, after } = textsAround(body);
  return `${before}${hidden}${after}`;
}

/** In the text without carriage returns. */
function findLast(
  body: string,
): { readonly marker: MarkerText; readonly index: number; readonly line: string } | undefined {
  const match = [...body.replaceAll('\r', '').matchAll(MARKER)].at(-1);
  if (match === undefined) return undefined;
  const [line, version = '', kind = '', payload = '', signature = '', cover] = match;
  const marker: MarkerText = {
    version: Number(version),
    kind: kind as MarkerKind,
    payload: fromSafeBase64(payload).toString('utf8'),
    signature: fromSafeBase64(signature),
    ...(cover === undefined ? {} : { cover: fromSafeBase64(cover) }),
  };
  return writeMarkerText(marker) === line.trim() ? { marker, index: match.index, line } : undefined;
}

function toSafeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}

function fromSafeBase64(text: string): Buffer {
  return Buffer.from(text.replaceAll('.', '+').replaceAll('_', '/'), 'base64');
}

/**
 * The first line of a body whose marker covers its text; with the marker, which is the last one, it holds
 * what is between them: whoever can make a comment of ours repeat a text cannot have it begin or end with
 * that.
 */
const OPENING = '<!-- static analysis -->';

/**
 * The gate of a body with a marker of ours. A marker that covers its text is made to hold for this one alone,
 * which has to be known as it is posted.
 *
 * @param keys that signed the marker
 */
export function sealMarked(
  { markdown, hidden }: { readonly markdown: string; readonly hidden: string },
  limit?: number,
  keys = KEYLESS,
): SealedBody {
  if (findMarkerText(hidden)?.cover === undefined) return sealBody({ markdown, hidden }, limit);
  const body = sealBody({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
  const marker = findMarkerText(body);
  if (marker === undefined) return body;
  const covering = { ...marker, cover: coverOf(keys, marker, textsAround(body).before) };
  // It has the same length, and no character that the gate would change.
  return replaceMarker(body, writeMarkerText(covering)) as SealedBody;
}

/** In place of what a marker covers, as long as that is not known. */
export const NOTHING_COVERED: Buffer = Buffer.alloc(sign(KEYLESS, '').length);

/** Whether a body is, to the letter, the one that its marker was written for, which these keys signed. */
export function isCovered(body: string, marker: MarkerText, keys: Keys): boolean {
  const { before, after } = textsAround(body);
  return (
    marker.cover !== undefined &&
    before.trimStart().startsWith(OPENING) &&
    after.trim() === '' &&
    coverOf(keys, marker, before).equals(marker.cover)
  );
}

/** What people see of a body: all but what is hidden in it. */
export function visibleOf(body: string): string {
  const { before, after } = textsAround(body);
  const text = `${before}\n${after}`.trim();
  return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}

function coverOf(
  keys: Keys,
  { payload, signature }: Pick<MarkerText, 'payload' | 'signature'>,
  text: string,
): Buffer {
  return sign(keys, JSON.stringify(['cover', payload, signature.toString('base64'), lettersOf(text)]));
}
