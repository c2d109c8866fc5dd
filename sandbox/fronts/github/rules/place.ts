import type { FileChange } from '../../../git/file-change.ts';
import { carryPosition } from '../../../page/diff/carry-position.ts';
import { toNewLine, toOldLine } from '../../../rules/check-position.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Position } from '../../../store/discussions.ts';
import { diffPair, hunksOfFile, isOfPull } from './pull-diff.ts';
import { hunkOfLine, type Side } from './shown-lines.ts';

/** Where a comment is to stand. Without a line it is the whole file. */
export interface RequestedPlace {
  readonly path: string;
  readonly line: number | null;
  readonly side: Side;
  /** The first of several lines. */
  readonly start: { readonly line: number; readonly side: Side } | null;
}

export interface NewThread {
  readonly body: string;
  readonly place: RequestedPlace;
}

/** Why a place takes no comment; the words are the wire's affair. */
export type PlaceFault = 'commit' | 'path' | 'line' | 'start-order' | 'start-hunk';

/** A place that takes a comment, on the diff of the commit. */
export async function placeOn(
  sandbox: Sandbox,
  deployment: Deployment,
  commit: string,
  { path, line, side, start }: RequestedPlace,
): Promise<Position | PlaceFault> {
  const { repository } = deployment;
  // https://github.com/prontolabs/pronto/issues/99
  if (!(await isOfPull(sandbox, deployment, commit))) return 'commit';
  const pair = await diffPair(sandbox, deployment, commit);
  const file = fileAt(await sandbox.diffs.ofPair(repository, pair.base, pair.head), path);
  if (file === undefined) return 'path';
  const place = { path, baseSha: pair.base, headSha: pair.head };
  if (line === null) return place;
  const hunk = hunkOfLine(await hunksOfFile(sandbox, repository, pair, file), side, line);
  if (hunk === undefined) return 'line';
  if (start !== null) {
    // "Pull request review thread start line must precede the end line.":
    // https://github.com/ubuntu/WSL/pull/244
    if (start.side === side && start.line >= line) return 'start-order';
    // "… start line must be part of the same hunk as the line.":
    // https://github.com/parkerbxyz/suggest-changes/issues/28
    if (hunkOfLine([hunk], start.side, start.line) === undefined) return 'start-hunk';
  }
  return { ...place, ...numbersOf(file, side, line) };
}

/**
 * Where a thread stands now. The line is missing where its file as a whole is meant, and where it is
 * outdated.
 */
export interface ThreadPlace {
  readonly path: string;
  readonly side: Side;
  readonly line: number | null;
  readonly outdated: boolean;
}

/**
 * The place of a thread in the diff as it is now. Its line moves with what is pushed above it; where the line
 * itself was edited or left the diff, it is outdated and without a line ("line: null", "isOutdated"):
 * https://docs.github.com/en/graphql/reference/objects#pullrequestreviewthread,
 * https://github.com/vitali87/croft/pull/454.
 */
export async function placeNow(
  sandbox: Sandbox,
  deployment: Deployment,
  position: Position,
): Promise<ThreadPlace> {
  const side = sideOf(position);
  const { path } = position;
  const outdated = { path, side, line: null, outdated: true } as const;
  const { repository } = deployment;
  const pair = await diffPair(sandbox, deployment);
  const files = await sandbox.diffs.ofPair(repository, pair.base, pair.head);
  if (position.newLine === undefined && position.oldLine === undefined) {
    return fileAt(files, path) === undefined ? outdated : { path, side, line: null, outdated: false };
  }
  const carried = await carryPosition(sandbox.diffs, repository, position, pair);
  // A removed line that a later push puts back is no removed line of the diff any more.
  if (carried === null || (carried.side === 'old') !== (side === 'LEFT')) return outdated;
  const file = files.find(({ old, new: kept }) => (side === 'LEFT' ? old : kept)?.path === carried.path);
  const hunks = file === undefined ? [] : await hunksOfFile(sandbox, repository, pair, file);
  if (hunkOfLine(hunks, side, carried.line) === undefined) return outdated;
  return { path, side, line: carried.line, outdated: false };
}

/** The side that a comment was posted on; of a whole file it is the new one. */
export function sideOf({ newLine, oldLine }: Position): Side {
  return newLine === undefined && oldLine !== undefined ? 'LEFT' : 'RIGHT';
}

/** The numbers of a line: both of an unchanged one, whichever side it was named by. */
function numbersOf(
  { hunks }: FileChange,
  side: Side,
  line: number,
): { readonly oldLine?: number; readonly newLine?: number } {
  if (side === 'LEFT') {
    const isRemoved = hunks.some(({ oldStart, oldLines }) => isWithin(line, oldStart, oldLines));
    return isRemoved ? { oldLine: line } : { oldLine: line, newLine: toNewLine(hunks, line) };
  }
  const isAdded = hunks.some(({ newStart, newLines }) => isWithin(line, newStart, newLines));
  return isAdded ? { newLine: line } : { oldLine: toOldLine(hunks, line), newLine: line };
}

function isWithin(line: number, start: number, count: number): boolean {
  return line >= start && line < start + count;
}

/** A file goes by its new name, a deleted one by its old one. */
function fileAt(files: readonly FileChange[], path: string): FileChange | undefined {
  return files.find((file) => (file.new ?? file.old)?.path === path);
}
