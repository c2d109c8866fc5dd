import type { Diffs } from '../git/diffs.ts';
import type { FileChange, Hunk } from '../git/parse-diff.ts';
import type { CommitPair, Deployment } from '../store/deployments.ts';
import type { Position } from '../store/discussions.ts';
import { currentDiff } from './deployments.ts';
import { Refusal } from './refusal.ts';
import type { LineOfCommit } from './runs.ts';
import type { Sandbox } from './sandbox.ts';

/** A place as it was sent. Without a pair it is on the deployment's current diff. */
export interface RequestedPosition extends Lines {
  readonly path: string;
  /** The comment stands on the file, and has no line. */
  readonly wholeFile?: boolean;
  readonly pinned: CommitPair | null;
}

/** A place without a line is all of its file. */
export function isWholeFile({ newLine, oldLine }: Pick<Position, 'newLine' | 'oldLine'>): boolean {
  return newLine === undefined && oldLine === undefined;
}

const DIFF_NOT_READY = "The deployment's diff has not been computed yet. Retry shortly";

/**
 * Pins a requested place to its diff. Refuses with `conflict` while
 * there is no diff to pin to, and with `invalid` where the commits are unknown or the lines cannot carry a
 * comment.
 */
export async function pinPosition(
  sandbox: Sandbox,
  deployment: Deployment,
  { path, newLine, oldLine, wholeFile = false, pinned }: RequestedPosition,
): Promise<Position> {
  const { diffs, clock } = sandbox;
  const { repository } = deployment;
  const pair =
    pinned === null ? currentDiff(deployment, clock()) : await knownPair(sandbox, repository, pinned);
  if (pair === null) throw new Refusal('conflict', DIFF_NOT_READY);
  const found = findFile(await diffs.ofPair(repository, pair.base, pair.head), path);
  if (found.kind === 'refused') throw new Refusal('invalid', `path: ${found.reason}`);
  const { file } = found;
  const [oldCount, newCount] = await Promise.all(
    [file.old, file.new].map((version) =>
      version === null ? 0 : diffs.countLines(repository, version.blob),
    ),
  );
  const counts = { old: oldCount ?? 0, new: newCount ?? 0 };
  const reason = wholeFile ? null : whyNotOnLines(file, counts, { newLine, oldLine });
  if (reason !== null) throw new Refusal('invalid', `${path}: ${reason}`);
  return {
    path,
    ...(newLine === undefined ? {} : { newLine }),
    ...(oldLine === undefined ? {} : { oldLine }),
    baseSha: pair.base,
    headSha: pair.head,
  };
}

async function knownPair({ diffs }: Sandbox, repository: string, pinned: CommitPair): Promise<CommitPair> {
  const [isBase, isHead] = await Promise.all([
    diffs.isCommit(repository, pinned.base),
    diffs.isCommit(repository, pinned.head),
  ]);
  if (!isBase) throw new Refusal('invalid', `baseSha: ${pinned.base} is not a commit of the repository`);
  if (!isHead) throw new Refusal('invalid', `headSha: ${pinned.head} is not a commit of the repository`);
  return pinned;
}

/** The line numbers of a comment, from 1. At least one is there. */
interface Lines {
  readonly newLine?: number | undefined;
  readonly oldLine?: number | undefined;
}

/** Lines of a side that does not exist: none. */
interface LineCounts {
  readonly old: number;
  readonly new: number;
}

/** The file of a diff that a comment with this path is about; else the reason why there is none. */
export function findFile(
  files: readonly FileChange[],
  path: string,
):
  | { readonly kind: 'found'; readonly file: FileChange }
  | { readonly kind: 'refused'; readonly reason: string } {
  const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === path);
  if (file?.content === 'binary') return refused(`${path} is a binary file: it has no lines to comment on`);
  if (file?.content === 'submodule') return refused(`${path} is a submodule: it has no lines to comment on`);
  if (file !== undefined) return { kind: 'found', file };
  const renamed = files.find((candidate) => candidate.old?.path === path);
  if (renamed?.new) return refused(`${path} was renamed in the diff: use its new path ${renamed.new.path}`);
  return refused(`${path} is not in the diff`);
}

function refused(reason: string): { kind: 'refused'; reason: string } {
  return { kind: 'refused', reason };
}

/**
 * Why a comment may not stand on these lines of a changed file, or `null` where it may. An added line is
 * named by its new number only, a removed line by its old number only, an unchanged line by both.
 */
function whyNotOnLines(file: FileChange, counts: LineCounts, { newLine, oldLine }: Lines): string | null {
  if (newLine !== undefined && newLine > counts.new) return outside('newLine', newLine, counts.new, 'new');
  if (oldLine !== undefined && oldLine > counts.old) return outside('oldLine', oldLine, counts.old, 'old');
  const isAdded =
    newLine !== undefined && file.hunks.some((hunk) => within(newLine, hunk.newStart, hunk.newLines));
  const isRemoved =
    oldLine !== undefined && file.hunks.some((hunk) => within(oldLine, hunk.oldStart, hunk.oldLines));
  if (isAdded && oldLine !== undefined) return `newLine ${newLine} is an added line: send it without oldLine`;
  if (isRemoved && newLine !== undefined)
    return `oldLine ${oldLine} is a removed line: send it without newLine`;
  if (isAdded || isRemoved) return null;
  if (newLine === undefined) {
    return oldLine === undefined
      ? 'newLine or oldLine is missing'
      : `oldLine ${oldLine} is an unchanged line: send newLine ${toNewLine(file.hunks, oldLine)} with it`;
  }
  const counterpart = toOldLine(file.hunks, newLine);
  if (oldLine === undefined)
    return `newLine ${newLine} is an unchanged line: send oldLine ${counterpart} with it`;
  if (oldLine !== counterpart) {
    return `newLine ${newLine} and oldLine ${oldLine} are not the same line: newLine ${newLine} was oldLine ${counterpart}`;
  }
  return null;
}

function outside(field: string, line: number, count: number, version: string): string {
  return `${field} ${line} is outside of the file, whose ${version} version has ${count} ${count === 1 ? 'line' : 'lines'}`;
}

function within(line: number, start: number, count: number): boolean {
  return line >= start && line < start + count;
}

/**
 * The old number of an unchanged line: every hunk above it moved it by what the hunk added less what it
 * removed.
 */
export function toOldLine(hunks: readonly Hunk[], newLine: number): number {
  return hunks
    .filter((hunk) => newLine >= endOf(hunk.newStart, hunk.newLines))
    .reduce((line, hunk) => line - hunk.newLines + hunk.oldLines, newLine);
}

/** The new number of an unchanged line, by its old one. */
export function toNewLine(hunks: readonly Hunk[], oldLine: number): number {
  return hunks
    .filter((hunk) => oldLine >= endOf(hunk.oldStart, hunk.oldLines))
    .reduce((line, hunk) => line - hunk.oldLines + hunk.newLines, oldLine);
}

/** The first line after a hunk. A side without lines starts at the line before the hunk. */
function endOf(start: number, count: number): number {
  return count === 0 ? start + 1 : start + count;
}

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
