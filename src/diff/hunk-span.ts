import type { Hunk } from './diff.ts';

/** The lines of a hunk on one side: from `first`, up to but without `end`. */
export interface LineSpan {
  readonly first: number;
  readonly end: number;
}

export function oldSpan({ oldStart, oldLines }: Hunk): LineSpan {
  return toSpan(oldStart, oldLines);
}

export function newSpan({ newStart, newLines }: Hunk): LineSpan {
  return toSpan(newStart, newLines);
}

/** Where a side has no lines, its start is the line before the gap. */
function toSpan(start: number, lines: number): LineSpan {
  const first = lines === 0 ? start + 1 : start;
  return { first, end: first + lines };
}

/**
 * The last hunk that does not begin after `line` on the given side, and the one that follows it. A binary
 * search: git prints the hunks of a file in order, which holds on both sides.
 */
export function hunksAround(
  hunks: readonly Hunk[],
  line: number,
  side: (hunk: Hunk) => LineSpan,
): { readonly before: Hunk | undefined; readonly after: Hunk | undefined } {
  let low = 0;
  let high = hunks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const hunk = hunks[middle];
    if (hunk !== undefined && side(hunk).first <= line) low = middle + 1;
    else high = middle;
  }
  return { before: hunks[low - 1], after: hunks[low] };
}
