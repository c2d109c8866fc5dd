import type { FileChange } from '../../../git/parse-diff.ts';
import { carryPosition, toNewLine, toOldLine } from '../../../rules/position.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Position } from '../../../store/discussions.ts';
import { diffPair, hunkOfLine, hunksOfFile, isOfPull, type Side } from './pull-diff.ts';
import { type GithubRefusal, unprocessable } from './refusal.ts';

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
type PlaceFault = 'commit' | 'path' | 'line' | 'start-order' | 'start-hunk';

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
  return {
    ...place,
    ...numbersOf(file, side, line),
    ...(start !== null && { start: numbersOf(file, start.side, start.line) }),
  };
}

/**
 * Where a thread stands now. The line is missing where its file as a whole is meant, and where it is
 * outdated.
 */
interface ThreadPlace {
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

/** Where the first of several lines stands now; `null` where there is none, or the thread is outdated. */
export async function startNow(
  sandbox: Sandbox,
  deployment: Deployment,
  { start, ...end }: Position,
): Promise<number | null> {
  if (start === undefined) return null;
  const { path, baseSha, headSha } = end;
  const [first, last] = await Promise.all([
    placeNow(sandbox, deployment, { path, baseSha, headSha, ...start }),
    placeNow(sandbox, deployment, end),
  ]);
  return last.outdated ? null : first.line;
}

/** The side that a comment was posted on; of a whole file it is the new one. */
export function sideOf({ newLine, oldLine }: Pick<Position, 'newLine' | 'oldLine'>): Side {
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

/**
 * The words for a place that takes no comment, which do not tell which one of a review it was:
 * https://github.com/villesau/ai-codereviewer/issues/34, https://github.com/danobi/prr/issues/11,
 * https://github.com/parkerbxyz/suggest-changes/issues/28, https://github.com/ubuntu/WSL/pull/244,
 * https://github.com/reviewdog/reviewdog/issues/434.
 */
const MESSAGE_OF_FAULT: Readonly<Record<PlaceFault, string>> = {
  commit: 'The commitOID is not part of the pull request',
  path: "Pull request review thread path is invalid and Pull request review thread diff hunk can't be blank",
  line: "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
  'start-order': 'Pull request review thread start line must precede the end line.',
  'start-hunk':
    "Pull request review thread start line must be part of the same hunk as the line., and Pull request review thread diff hunk can't be blank",
};

/** Refuses a place, and does not tell whose it was. */
export function refusedPlace(fault: PlaceFault): GithubRefusal {
  return unprocessable(MESSAGE_OF_FAULT[fault]);
}
