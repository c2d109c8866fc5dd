import type { Offset } from '../finding/finding.ts';
import { decode, utf16Of } from '../git/file-texts.ts';

/** Lines from 1, as git counts them. */
export interface OffsetLines {
  readonly startLine: number;
  readonly endLine: number;
}

/**
 * Makes what tells the lines of parts of a file: undefined where the file ends before the part. A byte order
 * mark is no character (SARIF §3.30.2), but its bytes count (§3.30.3). The end of the file is on its last
 * line (example 8 there).
 */
export function createOffsetLines(content: Buffer): (offset: Offset) => OffsetLines | undefined {
  const text = decode(content);
  const units = {
    characters: { length: text.length, ends: endsIn(text) },
    bytes: {
      length: content.length,
      ends: utf16Of(content) !== undefined ? bytesOf(endsIn(text)) : endsIn(content),
    },
  };
  return ({ unit, start, end }) => {
    const { length, ends } = units[unit];
    if (start > length || length === 0) return undefined;
    const first = Math.min(start, length - 1);
    const last = Math.max(first, Math.min(end, length) - 1);
    return { startLine: 1 + countUpTo(ends, first), endLine: 1 + countUpTo(ends, last) };
  };
}

/** Where lines begin, but for the first one. */
function endsIn(text: string | Buffer): readonly number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at + 1);
  return ends;
}

/** Of UTF-16, behind its mark. */
function bytesOf(units: readonly number[]): readonly number[] {
  return units.map((unit) => 2 + 2 * unit);
}

/** How many of these numbers, which go up, are at most this one. */
function countUpTo(numbers: readonly number[], most: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
