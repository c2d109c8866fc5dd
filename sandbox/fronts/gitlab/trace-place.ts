import type { Diffs } from '../../git/diffs.ts';
import type { FileChange, Hunk } from '../../git/file-change.ts';
import { carryLine } from '../../page/diff/carry-position.ts';
import { toOldLine } from '../../rules/check-position.ts';
import { isWholeFile } from '../../rules/position.ts';
import type { CommitPair } from '../../store/deployments.ts';
import type { Position } from '../../store/discussions.ts';

/**
 * Where a push to another pair of commits takes a place, or `null` where it makes it outdated, as GitLab
 * traces positions (lib/gitlab/diff/position_tracer/line_strategy.rb and file_strategy.rb). Throws
 * `GoneError` where a commit is no longer there.
 */
export async function tracePlace(
  diffs: Diffs,
  repository: string,
  place: Position,
  to: CommitPair,
): Promise<Position | null> {
  const { path, newLine, oldLine, baseSha, headSha } = place;
  const files = await diffs.ofPair(repository, to.base, to.head);
  const at = { baseSha: to.base, headSha: to.head };
  if (isWholeFile(place)) {
    // Any change of the file makes a comment on it outdated, whatever the change is.
    const pushed = await diffs.ofPair(repository, headSha, to.head);
    const isTouched = pushed.some((file) => file.old?.path === path);
    return isTouched || fileOf(files, path) === undefined ? null : { path, ...at };
  }
  if (newLine === undefined) return traceRemoved(diffs, repository, place, to, files);
  const line = await carryLine(diffs, repository, { path, line: newLine, commit: headSha }, to.head);
  if (line === null) return null;
  const file = fileOf(files, line.path);
  // A line of a file that is no longer part of the change.
  if (file === undefined) return null;
  const moved = { path: line.path, newLine: line.line, ...at };
  if (isWithin(file.hunks, 'new', line.line)) return moved;
  const unchanged = { ...moved, oldLine: toOldLine(file.hunks, line.line) };
  if (oldLine === undefined) return unchanged;
  const oldPath = await oldPathOf(diffs, repository, place);
  const old = await carryLine(diffs, repository, { path: oldPath, line: oldLine, commit: baseSha }, to.base);
  return old?.line === unchanged.oldLine ? unchanged : null;
}

async function traceRemoved(
  diffs: Diffs,
  repository: string,
  place: Position,
  to: CommitPair,
  files: readonly FileChange[],
): Promise<Position | null> {
  const { oldLine = 0, baseSha } = place;
  const path = await oldPathOf(diffs, repository, place);
  const line = await carryLine(diffs, repository, { path, line: oldLine, commit: baseSha }, to.base);
  if (line === null) return null;
  const file = files.find(({ old }) => old?.path === line.path);
  if (file === undefined || !isWithin(file.hunks, 'old', line.line)) return null;
  return {
    path: file.new?.path ?? line.path,
    oldLine: line.line,
    baseSha: to.base,
    headSha: to.head,
  };
}

/** The path that the file of a place had before the change. */
export async function oldPathOf(
  diffs: Diffs,
  repository: string,
  { path, baseSha, headSha }: Position,
): Promise<string> {
  return fileOf(await diffs.ofPair(repository, baseSha, headSha), path)?.old?.path ?? path;
}

function fileOf(files: readonly FileChange[], path: string): FileChange | undefined {
  return files.find((file) => (file.new ?? file.old)?.path === path);
}

function isWithin(hunks: readonly Hunk[], side: 'old' | 'new', line: number): boolean {
  return hunks.some((hunk) => {
    const [start, count] = side === 'new' ? [hunk.newStart, hunk.newLines] : [hunk.oldStart, hunk.oldLines];
    return line >= start && line < start + count;
  });
}
