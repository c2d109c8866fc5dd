import type { OwnIntent } from './intent.ts';
import type { OwnOverview } from './overview-marker.ts';

/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment: OwnOverview | OwnIntent): string {
  return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}

/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands.
 *
 * @param comments every one that verifies, in the order of their ids
 */
export function joinTwins<T extends OwnOverview | OwnIntent>(comments: readonly T[]): readonly T[] {
  return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...twins]) => {
    if (first === undefined) return [];
    return twins.length === 0 ? [first] : [{ ...first, twins: twins.map(({ commentId }) => commentId) }];
  });
}
