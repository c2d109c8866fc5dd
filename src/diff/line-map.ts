import type { Place } from '../finding/finding.ts';
import type { Diff, FileChange, Hunk } from './diff.ts';

/** The number of an old line in the new file; undefined when the line was changed or removed. */
export function mapLineForward(hunks: readonly Hunk[], line: number): number | undefined {
  return mapLine(hunks, line, oldSpan, newSpan);
}

/** The number that a new line had in the old file; undefined when the line was changed or added. */
export function mapLineBackward(hunks: readonly Hunk[], line: number): number | undefined {
  return mapLine(hunks, line, newSpan, oldSpan);
}

function mapLine(
  hunks: readonly Hunk[],
  line: number,
  from: (hunk: Hunk) => LineSpan,
  to: (hunk: Hunk) => LineSpan,
): number | undefined {
  const { before } = hunksAround(hunks, line, from);
  if (before === undefined) return line;
  if (line < from(before).end) return undefined;
  return line + to(before).end - from(before).end;
}

/**
 * The path of an older file in the newer tree; undefined where it was deleted, became something else than it
 * was, or is not in the older tree. A file that is not in the diff keeps its path.
 */
export function mapPath(diff: Diff, path: string): string | undefined {
  const change = diff.byOldPath.get(path);
  if (change === undefined) return diff.byNewPath.has(path) ? undefined : path;
  return change.status === 'type-changed' ? undefined : change.newPath;
}

/** What `diff`, which leads to the newer tree, does to a file of the older one. */
export function changeOf(toNewer: Diff, diff: Diff, path: string): FileChange | undefined {
  return diff.byNewPath.get(mapPath(toNewer, path) ?? '');
}

/** The place of an older line in the newer tree; undefined where it differs there, or nobody can tell. */
export function mapPlace(
  diff: Diff,
  path: string,
  line: number,
): { readonly path: string; readonly line: number } | undefined {
  const { hunks = [], binary = false } = diff.byOldPath.get(path) ?? {};
  const [newPath, newLine] = [mapPath(diff, path), mapLineForward(hunks, line)];
  return newPath === undefined || newLine === undefined || binary
    ? undefined
    : { path: newPath, line: newLine };
}

/** As people name them. */
export const TYPE_NAMES: Readonly<Record<FileChange['type'], string>> = {
  file: 'regular file',
  link: 'symbolic link',
  submodule: 'submodule',
};

/** The lines of a hunk on one side: from `first`, up to but without `end`. */
interface LineSpan {
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

/** Whether a line of a span, or one beside its gap, is at most so many lines away. */
export function isNear({ first, end }: LineSpan, line: number, distance: number): boolean {
  const [above, last] = first === end ? [first - 1, first] : [first, end - 1];
  return above <= line + distance && last >= line - distance;
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

/**
 * Where a line of the working tree is in the commit. `replacing`: it is one of those that stand in place of
 * the committed lines `first` to `last`. `added`: the commit has nothing in its place, which is behind the
 * committed line `after` (0: at the start of the file).
 */
type CommittedLine =
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
  const { startLine, endLine } = place;
  const start = toCommittedLine(hunks, startLine);
  if (start.kind === 'added') return { ...place, kind: 'uncommitted' };
  const first = start.kind === 'same' ? start.line : start.first;
  const end = endLine === startLine ? first : Math.max(first, lastOf(toCommittedLine(hunks, endLine)));
  const committed = { ...place, startLine: first, endLine: end };
  return start.kind === 'same' ? committed : { ...committed, replaced: { last: start.last, by: startLine } };
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
