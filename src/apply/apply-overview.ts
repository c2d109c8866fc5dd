import { scopeKey } from '../finding/finding.ts';
import type { OverviewMove } from '../plan/overview.ts';
import { overviewBody } from '../plan/overview-body.ts';
import { sealBody } from '../text/seal.ts';
import { writeOverviewMarker } from '../thread/marker.ts';
import { hashEntries, hashScopes } from '../thread/overview-marker.ts';
import type { Acting } from './acting.ts';
import { type Deleted, deleteComments } from './delete-comments.ts';
import { confirmPosted } from './list-threads.ts';

/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could not be done, and of which ones only copies
 * are left. An overview whose answer was lost is found by the next run, which deletes what is too much.
 */
export async function applyOverview(move: OverviewMove, acting: Acting): Promise<Deleted> {
  const stop = acting.stopped();
  if (stop !== undefined) return { copies: [], failure: `the overview was not reached: ${stop}` };
  if (move.kind === 'post') {
    const [keys] = acting.keyring;
    const nonce = acting.nonce();
    const spots = move.entries.map(({ spot }) => spot);
    const hidden = writeOverviewMarker(keys, acting.service.identity, {
      nonce,
      job: acting.job,
      entries: hashEntries(keys, spots),
      scopes: hashScopes(
        keys,
        spots.map(({ scope }) => scopeKey(scope)),
      ),
    });
    const outcome = await acting.service.postTopLevel(
      sealBody({ markdown: acting.redact(overviewBody(move.entries)), hidden }, acting.service.can.bodyLimit),
    );
    if (outcome.kind === 'no-effect') {
      return { copies: [], failure: `the overview could not be posted: ${outcome.message}` };
    }
    const confirmed = await confirmPosted([nonce], acting);
    if (confirmed.kind === 'distrust') return { copies: [], failure: confirmed.reason };
  }
  const { copies, failure } = await deleteComments(move.obsolete, acting);
  return failure === undefined
    ? { copies }
    : { copies, failure: `an old overview could not be deleted: ${failure}` };
}
