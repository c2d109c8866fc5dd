import type { Hunk } from '../../../git/file-change.ts';

export type Side = 'LEFT' | 'RIGHT';

/** Lines that the diff shows together, of both versions, both ends included. */
export interface ShownHunk {
  readonly LEFT: Range;
  readonly RIGHT: Range;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Unchanged lines that the diff shows above and below a change, as git does by itself. */
const CONTEXT = 3;

/**
 * The hunks of a file as a pull request shows them, from hunks without context. Lines past the end of the
 * file are left out by `counts`.
 *
 * A comment goes to a line of such a hunk alone:
 * https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request ("line", "side").
 */
export function shownHunks(
  hunks: readonly Hunk[],
  counts: Readonly<Record<Side, number>>,
): readonly ShownHunk[] {
  const shown: ShownHunk[] = [];
  for (const hunk of hunks) {
    const next: ShownHunk = {
      LEFT: around(hunk.oldStart, hunk.oldLines, counts.LEFT),
      RIGHT: around(hunk.newStart, hunk.newLines, counts.RIGHT),
    };
    const last = shown.at(-1);
    if (last === undefined || next.RIGHT.from > last.RIGHT.to + 1) {
      shown.push(next);
      continue;
    }
    shown[shown.length - 1] = {
      LEFT: { from: last.LEFT.from, to: next.LEFT.to },
      RIGHT: { from: last.RIGHT.from, to: next.RIGHT.to },
    };
  }
  return shown;
}

/** The hunk that shows this line; undefined where none does. */
export function hunkOfLine(hunks: readonly ShownHunk[], side: Side, line: number): ShownHunk | undefined {
  return hunks.find((hunk) => line >= hunk[side].from && line <= hunk[side].to);
}

/** A side without lines starts at the line before the hunk. */
function around(start: number, count: number, most: number): Range {
  const first = count === 0 ? start + 1 : start;
  return { from: Math.max(1, first - CONTEXT), to: Math.min(most, first + count - 1 + CONTEXT) };
}
