import { oneLine, truncate } from '../text/lines.ts';

/** Longest piece of a log's own words in a reason: enough for a sentence. */
const LONGEST_QUOTE = 200;

/** The first line of an untrusted text, short and without control characters, to stand inside a reason. */
export function quote(text: string): string {
  // Cut first: the rest of a text of many megabytes does not matter.
  const start = text.trimStart().slice(0, 4 * LONGEST_QUOTE);
  return truncate(oneLine(start.split(/[\r\n\u2028\u2029]/u, 1)[0] ?? ''), LONGEST_QUOTE);
}

/**
 * Longest name of a tool, category or rule, in UTF-16 units. They are kept with each thread, where there is
 * room for a few thousand; the longest ids of real tools (paths of Semgrep rules) have about 150.
 */
const LONGEST_NAME = 300;

/** A name by which threads are known, cut where it is no usable name. */
export function shortName(name: string): string {
  return truncate(name, LONGEST_NAME);
}
