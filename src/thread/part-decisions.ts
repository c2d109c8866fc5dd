import { hashBlock, hashLine } from './evidence.ts';
import type { History } from './old-tree.ts';
import type { Matching, Pair, Tier } from './pool.ts';
import type { ReadLines } from './subjects.ts';
import { isLeftToPeople } from './thread-state.ts';

/** They say that a finding is much like the one of the thread. That it is the same is likely, and no more. */
const WEAK: readonly Tier[] = ['T6', 'T8', 'T9'];
const BY_TEXT: readonly Tier[] = ['T4', 'T5'];

/**
 * Undoes pairs that would let a person's resolution count for a finding which that person may never have
 * seen: those on weak evidence. The thread remembers what it resembles, and the finding is without a thread.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function partDecisions(matching: Matching, lines: ReadLines, history: History): Matching {
  const parted = matching.pairs.filter(
    (pair) =>
      isLeftToPeople(pair.thread) && isWeak(pair, lines, history(pair.thread.evidence.head) !== undefined),
  );
  if (parted.length === 0) return matching;
  return {
    pairs: matching.pairs.filter((pair) => !parted.includes(pair)),
    threads: [...matching.threads, ...parted.map(({ thread, spot }) => ({ thread, resembled: spot }))],
    spots: [...matching.spots, ...parted.map(({ spot }) => spot)],
  };
}

/**
 * Whether a pair is on weak evidence. In another file, all of the surroundings have to be the same; in the
 * same one, where git cannot tell, the block as well.
 *
 * @param isMapped git knows the commit of the thread
 */
export function isWeak({ thread, spot, tier }: Pair, lines: ReadLines, isMapped: boolean): boolean {
  if (WEAK.includes(tier)) return true;
  if (tier !== 'T7' && (isMapped || !BY_TEXT.includes(tier))) return false;
  const { keys, evidence } = thread;
  const { place } = spot;
  const text = place.path === undefined ? undefined : lines(place.path);
  const line = place.kind === 'lines' ? place.startLine : 0;
  const { context } = hashLine(keys, text, line);
  if (context !== evidence.context) return true;
  // Of an earlier version, which knew no blocks, the surroundings have to do.
  if (tier === 'T7' || text === undefined || evidence.block === undefined) return false;
  return hashBlock(keys, text, line) !== evidence.block;
}
