import { unlessGone } from '../../git/gone-error.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { Deployment, DiffVersion } from '../../store/deployments.ts';
import type { Position } from '../../store/discussions.ts';
import { tracePlace } from './trace-place.ts';

/**
 * A place after some pushes. `outdatedBy` is the index of the version that it has no line in, if there is
 * one.
 */
export interface PlaceNow {
  readonly place: Position;
  readonly outdatedBy: number | null;
}

/**
 * Where a comment stands after the pushes that came since it was written. What is written on an older version
 * is taken to the newest one at once (app/models/concerns/diff_positionable_note.rb). Then each push
 * overwrites the place of what stood on the version before it, and leaves the place of what it makes outdated
 * as it is for ever (app/services/discussions/update_diff_position_service.rb). `createdAt` is when the
 * comment was written.
 */
export async function placeNow(
  { diffs }: Sandbox,
  { repository }: Deployment,
  versions: readonly DiffVersion[],
  posted: Position,
  createdAt: number,
): Promise<PlaceNow> {
  const isOf = ({ base, head }: DiffVersion): boolean => base === posted.baseSha && head === posted.headSha;
  const known = versions.findLastIndex((version) => isOf(version) && version.createdAt <= createdAt);
  if (known === -1) return { place: posted, outdatedBy: null };
  // Of what has the same time the version is taken to be the later one.
  const newest = Math.max(
    known,
    versions.findLastIndex((version) => version.createdAt < createdAt),
  );
  let place = posted;
  for (const [index, version] of versions.entries()) {
    if (index <= known || index < newest) continue;
    const next = await unlessGone(tracePlace(diffs, repository, place, version));
    // Of what was outdated from the beginning no note tells.
    if (next === null) return { place, outdatedBy: index === newest ? null : index };
    place = next;
  }
  return { place, outdatedBy: null };
}
