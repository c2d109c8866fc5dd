import { hashLine } from './evidence.ts';
import { threadState } from './thread-state.ts';
import type { Matching, Pair, Tier } from './pool.ts';
import type { ReadLines } from './subjects.ts';

/** They say that a finding is much like the one of the thread. That it is the same is likely, and no more. */
const WEAK: readonly Tier[] = ['T6', 'T8', 'T9'];

/**
 * Undoes pairs that would let a person's resolution count for a finding which that person may never have seen: those on weak evidence. The thread
 * remembers what it resembles, and the finding is without a thread.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function partDecisions(matching: Matching, lines: ReadLines): Matching {
  const parted = matching.pairs.filter(
    (pair) => threadState(pair.thread).kind === 'resolved-by-people' && isWeak(pair, lines),
  );
  if (parted.length === 0) return matching;
  return {
    pairs: matching.pairs.filter((pair) => !parted.includes(pair)),
    threads: [...matching.threads, ...parted.map(({ thread, spot }) => ({ thread, resembled: spot }))],
    spots: [...matching.spots, ...parted.map(({ spot }) => spot)],
  };
}

/** Whether a pair is on weak evidence. In another file, all of the surroundings have to be the same. */
export function isWeak({ thread, spot, tier }: Pair, lines: ReadLines): boolean {
  if (tier !== 'T7') return WEAK.includes(tier);
  const { place } = spot;
  const text = place.path === undefined ? undefined : lines(place.path);
  const { context } = hashLine(thread.keys, text, place.kind === 'lines' ? place.startLine : 0);
  return context !== thread.evidence.context;
}
