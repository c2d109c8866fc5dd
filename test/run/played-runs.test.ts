import { afterEach, expect, test } from '@jest/globals';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { accounting, readable } from './story.ts';

let run: AnalyzerRun;
afterEach(() => run.story.end());

test('notes that clang writes as results behind their warning belong to it', async () => {
  run = await openRun('clang-deleted');
  expect(accounting(await run.play('A'))).toBe(
    '2 results = 1 duplicate + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
  );
  const bodies = (await run.story.truth()).threads.map(({ comments }) => comments[0]?.body ?? '').join('\n');
  expect(bodies).toContain("initialize the variable 'first' to silence this warning");
  expect(readable(await run.story.truth())).toHaveLength(1);
});

test('findings on blank lines move with the block that they stand in', async () => {
  run = await openRun('markdownlint');
  await run.play('A');
  const moved = await run.play('B');
  expect(accounting(moved)).toMatch(/; threads: 0 posted, 0 resolved, 0 reopened$/u);
});
