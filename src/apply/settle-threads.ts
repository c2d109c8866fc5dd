import type { Settling } from '../plan/settling.ts';
import type { Acting } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { byDiscussion } from './list-threads.ts';
import { settlePortion, toOutcome } from './settle-portion.ts';
import type { Announcement, Written } from './written.ts';

/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
export async function settleThreads(
  moves: readonly Settling[],
  announced: Announcement,
  written: Written,
  acting: Acting,
): Promise<void> {
  const { outcomes, lostMarks, halfway } = written;
  if (announced.kind === 'none') return;
  if (announced.kind === 'failed') {
    const reason = `not reached: ${announced.reason}`;
    for (const move of moves) outcomes.set(move, { kind: 'failed', reason });
    return;
  }
  const { unsaid, reading } = announced;
  for (const [move, reason] of unsaid) outcomes.set(move, { kind: 'failed', reason });
  const fresh = byDiscussion(reading);
  const settle = async (portion: readonly Settling[]): Promise<void> => {
    for (const [move, ended] of await settlePortion(portion, fresh, written, acting)) {
      if (ended.kind === 'halfway' || ended.kind === 'unknown') halfway.add(move);
      if (ended.kind === 'unknown' && move.kind !== 'keep') lostMarks.set(move, ended.mark);
      outcomes.set(move, toOutcome(ended));
    }
  };
  const portions = inPortions(
    moves.filter((move) => !unsaid.has(move)),
    acting.service.can.changesAtOnce,
  );
  // Where the listing does not tell whether this client may resolve, the first threads do.
  const first = portions.find((portion) =>
    portion.some(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined),
  );
  if (first !== undefined) await settle(first);
  await inFlight(
    portions.filter((portion) => portion !== first),
    settle,
  );
}
