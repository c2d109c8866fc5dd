import type { Diffs } from '../../git/diffs.ts';
import type { Hunk } from '../../git/file-change.ts';
import { toNewLine } from '../../rules/check-position.ts';
import type { LineOfCommit } from '../../rules/runs.ts';
import type { CommitPair } from '../../store/deployments.ts';
import type { Position } from '../../store/discussions.ts';

/** A line of the current diff: of the new version, or one that was removed. */
export type CarriedPosition =
  | { readonly side: 'new'; readonly path: string; readonly line: number }
  | { readonly side: 'old'; readonly path: string; readonly line: number };

/**
 * Where the line that a comment was pinned to stands in the current diff; `null` where the line was edited or
 * is gone. The path is that of the side. Throws where git cannot compare the commits.
 */
export async function carryPosition(
  diffs: Diffs,
  repository: string,
  position: Position,
  current: CommitPair,
): Promise<CarriedPosition | null> {
  const { path, newLine, oldLine, baseSha, headSha } = position;
  if (newLine !== undefined) {
    const line = { path, line: newLine, commit: headSha };
    return toNewSide(await carryLine(diffs, repository, line, current.head));
  }
  if (oldLine === undefined) return null;
  const pinned = await diffs.ofPair(repository, baseSha, headSha);
  const oldPath = pinned.find((file) => (file.new ?? file.old)?.path === path)?.old?.path ?? path;
  const removed = { path: oldPath, line: oldLine, commit: baseSha };
  const atBase = await carryLine(diffs, repository, removed, current.base);
  if (atBase === null) return null;
  // A later push may have put the line back.
  const changed = await diffs.ofPair(repository, current.base, current.head);
  const isRemoved = changed.some(
    ({ old, new: kept, hunks }) =>
      old?.path === atBase.path && (kept === null || isEdited(hunks, atBase.line)),
  );
  if (isRemoved) return { side: 'old', path: atBase.path, line: atBase.line };
  return toNewSide(await carryLine(diffs, repository, { ...atBase, commit: current.base }, current.head));
}

/**
 * Where a line of one commit stands in another one; `null` where it was edited or is gone. Throws where git
 * cannot compare the two.
 */
export async function carryLine(
  diffs: Diffs,
  repository: string,
  { path, line, commit }: LineOfCommit,
  to: string,
): Promise<LineOfCommit | null> {
  if (commit === to) return { path, line, commit };
  const file = (await diffs.ofPair(repository, commit, to)).find(({ old }) => old?.path === path);
  if (file === undefined) return { path, line, commit: to };
  if (file.new === null || file.content !== 'text' || isEdited(file.hunks, line)) return null;
  return { path: file.new.path, line: toNewLine(file.hunks, line), commit: to };
}

export function toNewSide(line: LineOfCommit | null): CarriedPosition | null {
  return line === null ? null : { side: 'new', path: line.path, line: line.line };
}

function isEdited(hunks: readonly Hunk[], oldLine: number): boolean {
  return hunks.some(({ oldStart, oldLines }) => oldLine >= oldStart && oldLine < oldStart + oldLines);
}
