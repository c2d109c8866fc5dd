import { isUtf8 } from 'node:buffer';
import { IncompleteError } from '../errors.ts';

/**
 * SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go
 * further.
 */
export const DEEPEST_NESTING = 1_000;

/** A reason why the bytes of a log cannot be read. */
export interface LogFault {
  readonly kind: 'empty' | 'cut off' | 'not JSON' | 'not UTF-8' | 'text behind' | 'too deep';
  /** Where it shows: an offset in bytes; undefined where that was not looked for. */
  readonly byte: number | undefined;
  /** The first line of what begins as no log does: words of a program, or a page. */
  readonly firstLine?: string;
}

/**
 * The error of a log that cannot be read: what is wrong, and what to do. It never quotes a log, only what
 * stands in front of one, or in its place.
 *
 * @param name the log as named to the user
 * @param offsetsIn what offsets count in, where that is not the file itself
 */
export function toError(
  name: string,
  { kind, byte, firstLine }: LogFault,
  offsetsIn: string,
): IncompleteError {
  const at = byte === undefined ? '' : ` at byte ${byte}${offsetsIn}`;
  const sentences: Readonly<Record<LogFault['kind'], string>> = {
    empty: `${name} is empty: the analyzer wrote no log.`,
    'cut off': `${name} is cut off after ${byte} bytes${offsetsIn}: run the analyzer again.`,
    'not JSON':
      firstLine === undefined
        ? `${name} is not JSON${at}: let the analyzer write SARIF 2.1.0.`
        : `${name} begins with ${JSON.stringify(firstLine)}, ${describeWords(firstLine)}`,
    'not UTF-8': `${name} is not UTF-8${at}: let the analyzer write its log as UTF-8.`,
    'text behind': `${name} has other text after the log, from byte ${byte}${offsetsIn} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
    'too deep': `${name} nests deeper than ${DEEPEST_NESTING}${at}: it is not a usable SARIF log.`,
  };
  return new IncompleteError(sentences[kind]);
}

/** npm and pnpm begin with `> name@1.0.0 script`, yarn with its own version. */
const OF_NPM = /^(?:> \S|yarn run v)/u;
const OF_A_PAGE = /^<(?:!doctype html|html)\b/iu;

function describeWords(firstLine: string): string {
  if (OF_NPM.test(firstLine))
    return 'which is what npm prints and not JSON: run the script with --silent, or let the analyzer write the log to a file (-o or a similar option).';
  return OF_A_PAGE.test(firstLine)
    ? 'which is a web page and not JSON: check the address that it was downloaded from, and the rights of that download.'
    : 'which is not JSON: mend the error if it tells one; else let the analyzer write SARIF to a file of its own (-f sarif -o or similar options).';
}

/**
 * The error of an object of a log in which a key was written twice: which of the two is meant cannot be
 * told, and parsing keeps the last one, so that a second, empty list of results would say that all was
 * mended.
 *
 * @param where the log as named to the user, and the object in it: `a.sarif runs[0]`
 */
export function repeatedKey(where: string): IncompleteError {
  return new IncompleteError(
    `${where} has the same key twice, so its meaning is not clear: run the analyzer again.`,
  );
}

/**
 * Finds the first byte of what is no UTF-8.
 *
 * @returns undefined where all is well but for a last character that is not whole.
 */
export function firstInvalidByte(bytes: Buffer): number | undefined {
  const wholeBefore = (end: number) => end - missingBytes(bytes.subarray(0, end));
  const isGood = (end: number) => isUtf8(bytes.subarray(0, wholeBefore(end)));
  let [good, bad] = [0, bytes.length];
  if (isGood(bad)) return undefined;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return wholeBefore(good);
}

/** How many bytes at the end begin a character that is not whole. */
function missingBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= 3 && count <= bytes.length; count += 1) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte < 0x80 || byte >= 0xf8) return 0;
    if (byte >= 0xc0) return count < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? count : 0;
  }
  return 0;
}
