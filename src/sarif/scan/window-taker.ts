import type { LogParts } from './log-parts.ts';
import type { OrdinaryTaker } from './ordinary-taker.ts';

/**
 * Makes what takes results of the usual form off one window into the parts of its log: those from a token on, by its index on the tape.
 *
 * @returns the first token that is none of theirs
 */
export function createWindowTaker(taker: OrdinaryTaker, parts: LogParts): (index: number) => number {
  // What is read in vain of a result of another form takes room, which there is once.
  let refused = -1;
  return (index) => {
    if (index === refused) return index;
    const row = taker.count();
    refused = taker.take(index);
    if (refused === index) return index;
    parts.addOrdinary(row, taker.count() - row);
    if (taker.isAbridged()) parts.abridge();
    return refused;
  };
}
