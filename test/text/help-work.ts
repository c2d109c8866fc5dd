import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { PLAIN_HELP } from './busy-help.ts';

/** A rule's help may take so many times what as many plain words take. */
export const MOST_TIMES = 3;

function countSteps(texts: readonly string[]): readonly number[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'count-steps.ts')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

/** How many times the work of plain words each text is. */
export function timesWords(texts: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  // What runs for the first time does more.
  const [, control = 0, ...steps] = countSteps([PLAIN_HELP, PLAIN_HELP, ...Object.values(texts)]);
  return new Map(Object.keys(texts).map((name, index) => [name, (steps[index] ?? 0) / control]));
}
