import type { Diffs } from '../../git/diffs.ts';
import { unlessGone } from '../../git/gone-error.ts';
import { isWholeFile } from '../../rules/position.ts';
import type { LineOfCommit } from '../../rules/runs.ts';
import type { CommitPair } from '../../store/deployments.ts';
import type { Position } from '../../store/discussions.ts';
import { type CarriedPosition, carryLine, carryPosition, toNewSide } from '../diff/carry-position.ts';

type NoLine = 'gone' | 'unknown';

/** Where a thread stands in the current diff, and what became of the line that it was posted on. */
export interface ThreadLocation {
  /** `null` where its line is gone or not known, or there is no diff yet. */
  readonly spot: CarriedPosition | null;
  /**
   * `moved` is another line or file, `edited` the same line with another text, `unknown` where a commit that
   * would tell is no longer in the repository.
   */
  readonly lineState: 'as-posted' | 'moved' | 'edited' | NoLine;
}

/**
 * Finds where a thread stands now: where the newest run found its finding, carried on to the current diff by
 * git; without such a run, where git carries the line that it was posted on.
 */
export async function locateThread(
  diffs: Diffs,
  repository: string,
  position: Position,
  current: CommitPair,
  reported: LineOfCommit | undefined,
): Promise<ThreadLocation> {
  if (isWholeFile(position)) return { spot: null, lineState: 'as-posted' };
  const carried = await orUnknown(carryPosition(diffs, repository, position, current));
  const found =
    reported === undefined
      ? 'unknown'
      : await orUnknown(carryLine(diffs, repository, reported, current.head).then(toNewSide));
  // A job may analyze a commit that this repository does not have, such as a merge that its host made.
  const now = found === 'unknown' ? carried : found;
  if (now === 'gone' || now === 'unknown') return { spot: null, lineState: now };
  if (!isWherePosted(now, position)) return { spot: now, lineState: 'moved' };
  return { spot: now, lineState: carried === 'gone' ? 'edited' : 'as-posted' };
}

async function orUnknown(carrying: Promise<CarriedPosition | null>): Promise<CarriedPosition | NoLine> {
  return (await unlessGone(carrying.then((spot) => spot ?? 'gone'))) ?? 'unknown';
}

function isWherePosted(spot: CarriedPosition, { path, newLine, oldLine }: Position): boolean {
  return newLine === undefined
    ? spot.side === 'old' && spot.line === oldLine
    : spot.side === 'new' && spot.path === path && spot.line === newLine;
}
