import { expect, test } from '@jest/globals';
import { isBusy } from '../../src/text/safe-markdown.ts';
import { BUSY_HELP, fillHelp, PLAIN_HELP } from './busy-help.ts';
import { MOST_TIMES, timesWords } from './help-work.ts';

/** The longest begin of a text that is still parsed, filled up with plain words. */
function longestParsed(text: string): string {
  let [parsed, refused] = [0, text.length + 1];
  const atLength = (length: number) => fillHelp(`${text.slice(0, length)}\n\n`, PLAIN_HELP);
  while (refused - parsed > 1) {
    const middle = Math.floor((parsed + refused) / 2);
    if (!isBusy(atLength(middle))) parsed = middle;
    else refused = middle;
  }
  return atLength(parsed);
}

test('the work of showing 8,000 characters of help is bounded where as much of it is parsed as may be', () => {
  const longest = Object.fromEntries(
    Object.entries(BUSY_HELP).map(([name, text]) => [name, longestParsed(text)] as const),
  );
  const times = timesWords(longest);
  expect([...times].filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([]);
  // It was parsed, and nothing of it cut.
  expect(Math.min(...times.values())).toBeGreaterThan(0.5);
});
