import type { ReviewService } from '../../services/port.ts';
import type { Diagnosis } from '../diagnosis.ts';
import { broken, held, isMade, type Probing } from './probing.ts';

/** A post whose answer was lost may still be on its way: this long, in milliseconds. */
const LOST_MS = 2_000;

/**
 * Deletes what a probe made, last first, and what a listing shows of it: the answer to a post may have been
 * lost. Nothing else is touched. Never throws.
 *
 * @param service works also where the run was told to stop
 */
export async function cleanUp(service: ReviewService, probing: Probing): Promise<Diagnosis> {
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
      ? held('all that the probe wrote is deleted')
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
