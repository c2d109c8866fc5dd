import type { Settling } from '../plan/settling.ts';
import type { Acting } from './acting.ts';
import { inFlight } from './in-flight.ts';
import { byDiscussion } from './list-threads.ts';
import { settleThread, toOutcome } from './settle-thread.ts';
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
  const fresh = byDiscussion(announced.reading);
  const settle = async (move: Settling): Promise<void> => {
    const ended = await settleThread(move, fresh, written, acting);
    if (ended.kind === 'halfway' || ended.kind === 'unknown') halfway.add(move);
    if (ended.kind === 'unknown' && move.kind !== 'keep') lostMarks.set(move, ended.mark);
    outcomes.set(move, toOutcome(ended));
  };
  // Where the listing does not tell whether this client may resolve, the first thread does.
  const first = moves.find(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined);
  if (first !== undefined) await settle(first);
  await inFlight(
    moves.filter((move) => move !== first),
    settle,
  );
}
