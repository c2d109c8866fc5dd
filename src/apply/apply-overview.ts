import { overviewBody } from '../comment/overview-body.ts';
import { scopeKey } from '../finding/finding.ts';
import type { OverviewMove } from '../plan/overview.ts';
import { soleOutcome, whyNot } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { hashEntries, hashScopes, type OwnOverview } from '../thread/mark.ts';
import { writeOverviewMarker } from '../thread/marker.ts';
import { sealMarked } from '../thread/marker-text.ts';
import type { Acting } from './acting.ts';
import { deleteComments } from './delete-comments.ts';
import { confirm, confirmPosted } from './list-threads.ts';
import * as words from './words.ts';

/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done. An overview whose answer was lost is found by the next run, which deletes what is too much.
 */
export async function applyOverview(move: OverviewMove, acting: Acting): Promise<string | undefined> {
  const stop = acting.stopped();
  if (stop !== undefined) return words.overviewNotReached(stop);
  if (move.kind === 'post' || move.kind === 'edit') {
    const failure = await (move.current === undefined
      ? post(move, acting)
      : edit(move, move.current, acting));
    if (failure !== undefined) return failure;
  }
  const { failure } = await deleteComments(move.obsolete, acting);
  return failure === undefined ? undefined : words.overviewNotDeleted(failure);
}

async function post(move: OverviewMove, acting: Acting): Promise<string | undefined> {
  const nonce = acting.nonce();
  const outcome = await acting.service.postTopLevel(bodyOf(move, nonce, acting));
  if (outcome.kind === 'no-effect') return words.overviewNot('posted', whyNot(outcome));
  const confirmed = await confirmPosted([nonce], acting);
  return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}

async function edit(
  move: OverviewMove,
  { commentId, nonce, entries }: OwnOverview,
  acting: Acting,
): Promise<string | undefined> {
  const body = bodyOf(move, nonce, acting);
  const outcome = soleOutcome(await acting.service.edit([{ commentId, body }]));
  if (outcome.kind === 'no-effect') return words.overviewNot('edited', whyNot(outcome));
  // Another run may have edited it since.
  const confirmed = await confirm(
    ({ overviews }) =>
      overviews.some((one) => one.commentId === commentId && one.entries.join() !== entries.join()),
    acting,
  );
  return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}

function bodyOf(
  { entries }: OverviewMove,
  nonce: string,
  { keyring, service, job, redact, linkTo }: Acting,
): SealedBody {
  const [keys] = keyring;
  const spots = entries.map(({ spot }) => spot);
  const hashes = hashEntries(keys, spots);
  const asNew = hashes.filter((_, index) => entries[index]?.asNew);
  const hidden = writeOverviewMarker(keys, service.identity, {
    nonce,
    job,
    entries: hashes,
    ...(asNew.length > 0 && { asNew }),
    scopes: hashScopes(
      keys,
      spots.map(({ scope }) => scopeKey(scope)),
    ),
  });
  return sealMarked({ markdown: redact(overviewBody(entries, linkTo)), hidden }, service.can.bodyLimit);
}
