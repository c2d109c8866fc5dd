import { scopeKey } from '../finding/finding.ts';
import type { OverviewMove } from '../plan/overview.ts';
import { overviewBody } from '../plan/overview-body.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { writeOverviewMarker } from '../thread/marker.ts';
import { hashEntries, hashScopes, type OverviewMarker, type OwnOverview } from '../thread/overview-marker.ts';
import type { Acting } from './acting.ts';
import { type Deleted, deleteComments } from './delete-comments.ts';
import { confirm, confirmPosted, listThreads } from './list-threads.ts';
import { whyNot } from './why-not.ts';

/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done, and of which ones only copies are left. An overview whose answer was lost is found by the next
 * run, which deletes what is too much.
 */
export async function applyOverview(move: OverviewMove, acting: Acting): Promise<Deleted> {
  const stop = acting.stopped();
  if (stop !== undefined)
    return { copies: [], failure: `the run ended before the overview was written: ${stop}` };
  if (move.kind === 'post' || move.kind === 'edit') {
    const failure = await (move.current === undefined
      ? post(move, acting)
      : edit(move, move.current, acting));
    if (failure !== undefined) return { copies: [], failure };
  }
  const { copies, failure } = await deleteComments(move.obsolete, acting);
  return failure === undefined
    ? { copies }
    : { copies, failure: `an old overview could not be deleted: ${failure}` };
}

async function post(move: OverviewMove, acting: Acting): Promise<string | undefined> {
  const nonce = acting.nonce();
  const written = acting.intentsIn === 'overview' ? { nonce, sequence: 1 } : { nonce };
  const outcome = await acting.service.postTopLevel(bodyOf(move, written, acting));
  if (outcome.kind === 'no-effect') return `the overview could not be posted: ${whyNot(outcome)}`;
  const confirmed = await confirmPosted([nonce], acting);
  return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}

/** What another run has written into it meanwhile about threads stays there. */
async function edit(
  move: OverviewMove,
  { commentId }: OwnOverview,
  acting: Acting,
): Promise<string | undefined> {
  const now = (await listThreads(acting)).overviews.find((overview) => overview.commentId === commentId);
  if (now?.own === undefined) return 'two listings disagree about the overview';
  const sequence = (now.sequence ?? 0) + 1;
  const { nonce, intents = [] } = now;
  const outcome = await acting.service.edit(commentId, bodyOf(move, { nonce, sequence, intents }, acting));
  if (outcome.kind === 'no-effect') return `the overview could not be edited: ${whyNot(outcome)}`;
  const confirmed = await confirm(
    ({ overviews }) =>
      overviews.some((one) => one.commentId === commentId && (one.sequence ?? 0) >= sequence),
    acting,
  );
  return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}

function bodyOf(
  { entries }: OverviewMove,
  written: Pick<OverviewMarker, 'nonce' | 'sequence' | 'intents'>,
  { keyring, service, job, redact, linkTo }: Acting,
): SealedBody {
  const [keys] = keyring;
  const spots = entries.map(({ spot }) => spot);
  const hidden = writeOverviewMarker(keys, service.identity, {
    ...written,
    job,
    entries: hashEntries(keys, spots),
    scopes: hashScopes(
      keys,
      spots.map(({ scope }) => scopeKey(scope)),
    ),
  });
  return sealBody({ markdown: redact(overviewBody(entries, linkTo)), hidden }, service.can.bodyLimit);
}
