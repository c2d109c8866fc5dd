import { overviewBody } from '../plan/overview-body.ts';
import type { Comment, Outcome } from '../services/port.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import type { IntentMarker } from '../thread/intent.ts';
import type { Keys } from '../thread/keyring.ts';
import { writeOverviewMarker } from '../thread/marker.ts';
import { withoutMarker } from '../thread/marker-text.ts';
import type { OverviewMarker, OwnOverview } from '../thread/overview-marker.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { listThreads } from './list-threads.ts';
import { whyNot } from './why-not.ts';

/** The overview of this job that is edited: of several the one that runs agree about. */
export function overviewOfJob({ overviews }: ThreadReading, job: string): OwnOverview | undefined {
  return overviews
    .filter((one) => one.job === job && one.own !== undefined)
    .toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1))[0];
}

/**
 * Writes into an overview what runs are about to do to threads; posts one where there is none. Undefined
 * where there is no room for it.
 *
 * @param current as a listing right before shows it
 * @param change gives the notes of intent that it will hold, from those that it holds
 */
export async function writeIntents(
  current: OwnOverview | undefined,
  change: (before: readonly IntentMarker[]) => readonly IntentMarker[],
  acting: Acting,
): Promise<Outcome<Comment> | undefined> {
  const { job, service } = acting;
  const marker: OverviewMarker = current ?? { nonce: acting.nonce(), job, entries: [], scopes: [] };
  const markdown = current?.own === undefined ? overviewBody([]) : withoutMarker(current.own.body);
  const intents = change(marker.intents ?? []);
  // What it lists was hashed with the keys that signed it.
  const keys = current?.keys ?? acting.keyring[0];
  const body = bodyOf(markdown, keys, { ...marker, sequence: (marker.sequence ?? 0) + 1, intents }, acting);
  if (body === undefined) return undefined;
  return current === undefined ? service.postTopLevel(body) : service.edit(current.commentId, body);
}

/**
 * Takes notes of intent out of the overviews that hold them, as one more listing shows these. A second
 * overview of this job, which runs that raced have left, goes with its last note. Returns why it could not be
 * done.
 */
export async function clearIntents(nonces: readonly string[], acting: Acting): Promise<string | undefined> {
  if (nonces.length === 0) return undefined;
  const reading = await listThreads(acting);
  const ofJob = overviewOfJob(reading, acting.job);
  for (const overview of reading.overviews) {
    const { intents = [], job, commentId, own } = overview;
    const left = intents.filter(({ nonce }) => !nonces.includes(nonce));
    if (own === undefined || left.length === intents.length) continue;
    const isSecond = job === acting.job && overview !== ofJob;
    const outcome =
      isSecond && left.length === 0
        ? await acting.service.deleteComment(commentId)
        : await writeIntents(overview, () => left, acting);
    if (outcome !== undefined && outcome.kind !== 'done') return whyNot(outcome);
  }
  return undefined;
}

function bodyOf(
  markdown: string,
  keys: Keys,
  marker: OverviewMarker,
  { service }: Acting,
): SealedBody | undefined {
  try {
    const hidden = writeOverviewMarker(keys, service.identity, marker);
    return sealBody({ markdown, hidden }, service.can.bodyLimit);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}
