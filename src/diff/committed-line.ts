import type { Place } from '../finding/finding.ts';
import type { Hunk } from './diff.ts';
import { hunksAround, newSpan } from './hunk-span.ts';
import { mapLineBackward, mapLineForward } from './line-map.ts';

/**
 * Where a line of the working tree is in the commit. `replacing`: it is one of those that stand in place of
 * the committed lines `first` to `last`. `added`: the commit has nothing in its place, which is behind the
 * committed line `after` (0: at the start of the file).
 */
export type CommittedLine =
  | { readonly kind: 'same'; readonly line: number }
  | { readonly kind: 'replacing'; readonly first: number; readonly last: number }
  | { readonly kind: 'added'; readonly after: number };

/**
 * Finds a line of the working tree in the commit, by the hunks of its file from the commit to the working
 * tree.
 */
export function toCommittedLine(hunks: readonly Hunk[], line: number): CommittedLine {
  const same = mapLineBackward(hunks, line);
  if (same !== undefined) return { kind: 'same', line: same };
  const { before } = hunksAround(hunks, line, newSpan);
  const { oldStart = 0, oldLines = 0 } = before ?? {};
  return oldLines === 0
    ? { kind: 'added', after: oldStart }
    : { kind: 'replacing', first: oldStart, last: oldStart + oldLines - 1 };
}

/** Finds a place of the working tree in the commit; its first line decides. */
export function toCommittedPlace(hunks: readonly Hunk[], place: Place): Place {
  if (place.kind !== 'lines') return place;
  const { path, startLine, endLine } = place;
  const start = toCommittedLine(hunks, startLine);
  if (start.kind === 'added') return { kind: 'uncommitted', path, startLine, endLine };
  const first = start.kind === 'same' ? start.line : start.first;
  const end = endLine === startLine ? first : Math.max(first, lastOf(toCommittedLine(hunks, endLine)));
  if (start.kind === 'same') return { kind: 'lines', path, startLine: first, endLine: end };
  return {
    kind: 'lines',
    path,
    startLine: first,
    endLine: end,
    replaced: { last: start.last, by: startLine },
  };
}

function lastOf(line: CommittedLine): number {
  switch (line.kind) {
    case 'same':
      return line.line;
    case 'replacing':
      return line.last;
    case 'added':
      return line.after;
  }
}

/**
 * Whether the working tree has another text in place of a committed line; of a whole file, line 0: whether it
 * has another text anywhere.
 */
export function isRewritten(hunks: readonly Hunk[], line: number): boolean {
  return line === 0 ? hunks.length > 0 : mapLineForward(hunks, line) === undefined;
}
