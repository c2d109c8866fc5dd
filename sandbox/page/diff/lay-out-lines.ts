import type { Hunk } from '../../git/file-change.ts';

/** A line as a diff shows it, with its numbers from 1; `null` on the side that does not have it. */
export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly old: number | null;
  readonly new: number | null;
}

/**
 * All lines of both versions of a file, in the order of a diff: what was removed stands before what came in
 * its place.
 */
export function layOutLines(hunks: readonly Hunk[], newCount: number): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let oldNext = 1;
  let newNext = 1;
  const same = (end: number): void => {
    while (newNext < end) lines.push({ kind: 'same', old: oldNext++, new: newNext++ });
  };
  for (const hunk of hunks) {
    // A side without lines starts at the line before the hunk.
    same(hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart);
    for (let left = hunk.oldLines; left > 0; left -= 1)
      lines.push({ kind: 'removed', old: oldNext++, new: null });
    for (let left = hunk.newLines; left > 0; left -= 1)
      lines.push({ kind: 'added', old: null, new: newNext++ });
  }
  same(newCount + 1);
  return lines;
}
