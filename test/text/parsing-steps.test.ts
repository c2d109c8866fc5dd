import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { MOST_STEPS, parsingSteps } from '../../src/text/safe-markdown.ts';
import { BUSY_HELP, fillHelp, PLAIN_HELP } from './busy-help.ts';

/** A rule's help may take so many times what as many plain words take. */
const MOST_TIMES = 3;

/** The longest begin of a text that is still parsed, filled up with plain words. */
function longestParsed(text: string): string {
  let [parsed, refused] = [0, text.length + 1];
  const atLength = (length: number) => fillHelp(`${text.slice(0, length)}\n\n`, PLAIN_HELP);
  while (refused - parsed > 1) {
    const middle = Math.floor((parsed + refused) / 2);
    if (parsingSteps(atLength(middle)) <= MOST_STEPS) parsed = middle;
    else refused = middle;
  }
  return atLength(parsed);
}

function countSteps(texts: readonly string[]): readonly number[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'count-steps.ts')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** How many times the work of plain words each text is. */
function timesWords(texts: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  // What runs for the first time does more.
  const [, control = 0, ...steps] = countSteps([PLAIN_HELP, PLAIN_HELP, ...Object.values(texts)]);
  return new Map(Object.keys(texts).map((name, index) => [name, (steps[index] ?? 0) / control]));
}

describe('the work of showing 8,000 characters of help', () => {
  test('is at most three times that of plain words, whatever they are', () => {
    const times = timesWords(BUSY_HELP);
    expect([...times].filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([]);
    expect(times.size).toBeGreaterThan(40);
  });

  test('and also where as much of it is parsed as may be', () => {
    const longest = Object.fromEntries(
      Object.entries(BUSY_HELP).map(([name, text]) => [name, longestParsed(text)] as const),
    );
    const times = timesWords(longest);
    expect([...times].filter(([, ratio]) => ratio > MOST_TIMES)).toEqual([]);
    // It was parsed, and nothing of it cut.
    expect(Math.min(...times.values())).toBeGreaterThan(0.5);
  });
});
