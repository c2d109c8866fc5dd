import { lettersOf } from '../text/letters.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { KEYLESS, sign } from './keyring.ts';
import {
  findMarkerText,
  type MarkerText,
  replaceMarker,
  textsAround,
  writeMarkerText,
} from './marker-text.ts';

/**
 * The first line of a body whose marker no key signs; with the marker, which is the last one, it holds what
 * is between them: whoever can make a comment of ours repeat a text cannot have it begin or end with that.
 */
const OPENING = '<!-- static analysis -->';

/**
 * The gate of a body with a marker of ours. A marker without a key is made to hold for this text alone, which
 * has to be known as it is posted.
 */
export function sealMarked(
  { markdown, hidden }: { readonly markdown: string; readonly hidden: string },
  limit?: number,
): SealedBody {
  if (findMarkerText(hidden)?.cover === undefined) return sealBody({ markdown, hidden }, limit);
  const body = sealBody({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
  const marker = findMarkerText(body);
  if (marker === undefined) return body;
  const covering = { ...marker, cover: coverOf(marker, textsAround(body).before) };
  // Of the same length, and nothing but characters that the gate leaves as they are.
  return replaceMarker(body, writeMarkerText(covering)) as SealedBody;
}

/** In place of what a marker covers, as long as that is not known. */
export const NOTHING_COVERED: Buffer = Buffer.alloc(sign(KEYLESS, '').length);

/** Whether a body is, to the letter, the one that its marker was written for. */
export function isCovered(body: string, marker: MarkerText): boolean {
  const { before, after } = textsAround(body);
  return (
    marker.cover !== undefined &&
    before.trimStart().startsWith(OPENING) &&
    after.trim() === '' &&
    coverOf(marker, before).equals(marker.cover)
  );
}

/** What people see of a body: all but what is hidden in it. */
export function visibleOf(body: string): string {
  const { before, after } = textsAround(body);
  const text = `${before}\n${after}`.trim();
  return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}

function coverOf({ payload, signature }: Pick<MarkerText, 'payload' | 'signature'>, text: string): Buffer {
  return sign(KEYLESS, JSON.stringify(['cover', payload, signature.toString('base64'), lettersOf(text)]));
}
