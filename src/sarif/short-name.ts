import { truncate } from '../text/lines.ts';

/**
 * Longest name of a tool, category or rule, in UTF-16 units. They are kept with each thread, where there is
 * room for a few thousand; the longest ids of real tools (paths of Semgrep rules) have about 150.
 */
const LONGEST_NAME = 300;

/** A name by which threads are known, cut where it is no usable name. */
export function shortName(name: string): string {
  return truncate(name, LONGEST_NAME);
}
