import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Result } from 'sarif';
import { log } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'README.md': 'x\n' }, { 'a.js': 'one\ntwo\n' });
});
afterEach(() => story.end());

function states(...each: (Result.baselineState | undefined)[]) {
  const made = log(
    each.map((_, index) => ({
      path: 'a.js',
      line: 2,
      level: 'error' as const,
      message: `Part ${'ab'[index]}.`,
    })),
  );
  for (const [index, baselineState] of each.entries())
    if (baselineState !== undefined) Object.assign(made.runs[0]?.results?.[index] ?? {}, { baselineState });
  return made;
}

test.each([
  ['unchanged', 0],
  ['updated', 0],
  ['new', 1],
] as const)('a result that the log calls %s ends with %i', async (state, status) => {
  const result = await story.run(states(state));
  expect([result.status, readable(await story.truth()).length]).toEqual([status, status]);
  expect(accounting(result)).toContain(status === 0 ? '1 result = 1 unchanged' : '1 result = 1 posted');
});

test('a new result beside an unchanged one on its line fails the check', async () => {
  const result = await story.run(states('unchanged', 'new'));
  expect(result.status).toBe(1);
  expect(readable(await story.truth())).toHaveLength(1);
});
