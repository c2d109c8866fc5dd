import type { Diffs } from '../../git/diffs.ts';
import { GoneError, unlessGone } from '../../git/gone-error.ts';
import type { LineOfCommit } from '../../rules/runs.ts';
import type { CommitPair } from '../../store/deployment-store.ts';
import type { Position } from '../../store/discussion-store.ts';
import { carryLine, carryPosition, type Spot, toNewSide } from '../diff/carry-position.ts';

/** Where a thread stands in the current diff, and what became of the line that it was posted on. */
export interface Whereabouts {
  /** `null` where its line is gone, or there is no diff yet. */
  readonly spot: Spot | null;
  /** `moved` is another line or file, `edited` the same line with another text. */
  readonly lineState: 'as-posted' | 'moved' | 'edited' | 'gone';
}

/**
 * Finds where a thread stands now: where the newest run found its finding, carried on to the current diff by git; without such a run, where
 * git carries the line that it was posted on. A commit that the repository no longer has tells nothing.
 */
export async function locateThread(
  diffs: Diffs,
  repository: string,
  position: Position,
  current: CommitPair,
  reported: LineOfCommit | undefined,
): Promise<Whereabouts> {
  const carried = await unlessGone(carryPosition(diffs, repository, position, current));
  const spot =
    reported === undefined ? carried : await carryReported(diffs, repository, reported, current, carried);
  if (spot === null) return { spot, lineState: 'gone' };
  if (!isWherePosted(spot, position)) return { spot, lineState: 'moved' };
  return { spot, lineState: carried === null ? 'edited' : 'as-posted' };
}

async function carryReported(
  diffs: Diffs,
  repository: string,
  reported: LineOfCommit,
  current: CommitPair,
  carried: Spot | null,
): Promise<Spot | null> {
  try {
    return toNewSide(await carryLine(diffs, repository, reported, current.head));
  } catch (error) {
    if (!(error instanceof GoneError)) throw error;
    // A job may analyze a commit that this repository does not have, such as a merge that its host made.
    return carried;
  }
}

function isWherePosted(spot: Spot, { path, newLine, oldLine }: Position): boolean {
  return newLine === undefined
    ? spot.side === 'old' && spot.line === oldLine
    : spot.side === 'new' && spot.path === path && spot.line === newLine;
}
