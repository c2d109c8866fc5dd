import { oneLine, truncate } from '../text/lines.ts';

/** Longest piece of a log's own words in a reason: enough for a sentence. */
const LONGEST_QUOTE = 200;

/** The first line of an untrusted text, short and without control characters, to stand inside a reason. */
export function quote(text: string): string {
  // Cut first: the rest of a text of many megabytes does not matter.
  const start = text.trimStart().slice(0, 4 * LONGEST_QUOTE);
  return truncate(oneLine(start.split(/[\r\n\u2028\u2029]/u, 1)[0] ?? ''), LONGEST_QUOTE);
}
