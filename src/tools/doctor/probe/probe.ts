import type { ReviewService } from '../../../services/port.ts';
import { type Diagnosis, failed } from '../diagnosis.ts';
import { broken, confirmed, diagnoseRefusal, differs, isMade, isOfProbe, type Probing } from './probing.ts';
import { tryEdit, tryReply, tryThread } from './try-comments.ts';
import { tryRefusals } from './try-refusals.ts';
import { tryResolving } from './try-resolving.ts';

/** What a probe is made of; the comments that were there before are found out first. */
interface ProbeParts extends Omit<Probing, 'before' | 'made' | 'lost'> {
  /** The same service, for cleaning up: it answers also after a signal. */
  cleaner(): Promise<ReviewService>;
}

/**
 * Tries on a change of the user's what plans take for granted: posts one thread, replies, edits, resolves,
 * reopens, deletes, and posts what is to be refused. Deletes what it made, however it ends; no other comment
 * is touched. Gives a line for each assumption.
 */
export async function* probe(parts: ProbeParts): AsyncGenerator<Diagnosis> {
  const { service } = parts;
  parts.begin('list what is there');
  let there: Awaited<ReturnType<ReviewService['listComments']>>;
  try {
    there = await service.listComments();
  } catch (error) {
    yield failed('probe', error);
    return;
  }
  const probing: Probing = {
    ...parts,
    made: new Set(),
    lost: [],
    before: new Set(there.map(({ id }) => id)),
  };
  const leftOvers = there.filter(({ body, mine }) => isOfProbe(body) && mine !== false).map(({ id }) => id);
  let cleaned: Diagnosis | undefined;
  try {
    if (leftOvers.length > 0)
      yield differs(
        `an earlier probe that was killed may have left the comments ${leftOvers.join(', ')}`,
        'delete them by hand',
      );
    yield* tryAll(probing);
  } catch (error) {
    yield failed('probe', error);
  } finally {
    cleaned = await cleanUp(await parts.cleaner(), probing);
  }
  yield cleaned;
}

async function* tryAll(probing: Probing): AsyncGenerator<Diagnosis> {
  const stopped = broken('the probe was stopped before its end');
  const { thread, diagnoses } = await tryThread(probing);
  if (probing.stopped()) {
    yield stopped;
    return;
  }
  yield* diagnoses;
  if (thread === undefined) return;
  const steps = [
    () => tryReply(thread, probing),
    () => tryEdit(thread, probing),
    () => tryResolving(thread, probing),
    () => tryRefusals(probing),
    () => tryDeleting(probing),
  ];
  for (const step of steps) {
    const found = await step();
    // What came of calls that were not sent any more says nothing of the service.
    if (probing.stopped()) {
      yield stopped;
      return;
    }
    yield* found;
  }
}

/** Deletes everything, the first comment of the thread last; one that is gone counts as deleted. */
async function tryDeleting(probing: Probing): Promise<readonly Diagnosis[]> {
  const { service, made } = probing;
  let last: string | undefined;
  for (const id of [...made].toReversed()) {
    probing.begin('delete');
    const outcome = await service.deleteComment(id);
    if (outcome.kind !== 'done') return [diagnoseRefusal('deleting a comment of ours', outcome)];
    made.delete(id);
    last = id;
  }
  if (last === undefined) return [];
  probing.begin('delete what is gone');
  const again = await service.deleteComment(last);
  return [
    confirmed('comments of ours can be deleted'),
    again.kind === 'done'
      ? confirmed('deleting what is gone does no harm')
      : differs(`deleting what is gone is answered as a refusal: ${again.message}`),
  ];
}

/** A post whose answer was lost may still be on its way: this long, in milliseconds. */
const LOST_MS = 2_000;

/**
 * Deletes what a probe made, last first, and what a listing shows of it: the answer to a post may have been
 * lost. Nothing else is touched. Never throws.
 *
 * @param service works also where the run was told to stop
 */
async function cleanUp(service: ReviewService, probing: Probing): Promise<Diagnosis> {
  probing.begin('clean up');
  const { made, lost } = probing;
  const failures = new Map<string, string>();
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const outcome = await service.deleteComment(id);
      if (outcome.kind === 'done') {
        made.delete(id);
        failures.delete(id);
      } else failures.set(id, outcome.message);
    }
  };
  try {
    await remove([...made].toReversed());
    if (lost.length > 0) await probing.pause(LOST_MS);
    const rest = (await service.listComments()).filter((comment) => isMade(comment, probing));
    await remove(rest.map(({ id }) => id).toReversed());
    const [failure] = failures.values();
    return failure === undefined
      ? confirmed('all that the probe wrote is deleted')
      : leftOver([...failures.keys()], failure);
  } catch (error) {
    return leftOver([...made], error instanceof Error ? error.message : String(error));
  }
}

function leftOver(ids: readonly string[], reason: string): Diagnosis {
  const which =
    ids.length === 0
      ? 'whether a comment of the probe is left is not known'
      : `left are the comments ${ids.join(', ')}`;
  return broken(
    `${which} (${reason})`,
    'look for comments that speak of `sarif-review doctor --probe`, and delete them by hand',
  );
}
