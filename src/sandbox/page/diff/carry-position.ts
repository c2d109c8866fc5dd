import type { Diffs } from '../../git/diffs.ts';
import { toNewLine } from '../../rules/check-position.ts';
import type { CommitPair } from '../../store/deployment-store.ts';
import type { Position } from '../../store/discussion-store.ts';

/** A line of the current diff: of the new version, or one that was removed. */
export type Spot =
  | { readonly side: 'new'; readonly path: string; readonly line: number }
  | { readonly side: 'old'; readonly path: string; readonly line: number };

/**
 * Where the line that a comment was pinned to stands in the current diff; `null` where the line was edited or is gone. The path is that of
 * the side. Throws where git cannot compare the commits.
 */
export async function carryPosition(
  diffs: Diffs,
  repository: string,
  position: Position,
  current: CommitPair,
): Promise<Spot | null> {
  const { path, newLine, oldLine, baseSha, headSha } = position;
  if (newLine === undefined) {
    const pinned = await diffs.ofPair(repository, baseSha, headSha);
    const oldPath = pinned.find((file) => (file.new ?? file.old)?.path === path)?.old?.path ?? path;
    return oldLine === undefined || baseSha !== current.base
      ? null
      : { side: 'old', path: oldPath, line: oldLine };
  }
  if (headSha === current.head) return { side: 'new', path, line: newLine };
  const file = (await diffs.ofPair(repository, headSha, current.head)).find(({ old }) => old?.path === path);
  if (file === undefined) return { side: 'new', path, line: newLine };
  if (file.new === null || file.content !== 'text') return null;
  const isEdited = file.hunks.some(
    ({ oldStart, oldLines }) => newLine >= oldStart && newLine < oldStart + oldLines,
  );
  return isEdited ? null : { side: 'new', path: file.new.path, line: toNewLine(file.hunks, newLine) };
}
