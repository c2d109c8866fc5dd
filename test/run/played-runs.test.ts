import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { log, type Report } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

async function open(name: string): Promise<AnalyzerRun> {
  const run = await openRun(name);
  ({ story } = run);
  return run;
}

test('notes that clang writes as results behind their warning belong to it', async () => {
  const run = await open('clang-deleted');
  expect(accounting(await run.play('A'))).toBe(
    '2 results = 1 duplicate + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
  );
  const bodies = (await run.story.truth()).threads.map(({ comments }) => comments[0]?.body ?? '').join('\n');
  expect(bodies).toContain("initialize the variable 'first' to silence this warning");
  expect(readable(await run.story.truth())).toHaveLength(1);
});

test('two notes on one warning are no threads, and a note that follows none is one', async () => {
  const about = (level: 'warning' | 'note', message: string, line = 1): Report => ({
    ...{ path: 'b.c', line, level, message },
  });
  story = await openStory('full', { 'a.c': 'a\n' }, { 'b.c': 'if (a = 1) {\n}\n' });
  const alone = [about('note', 'previous definition is here', 2)];
  const led = [
    about('warning', 'using the result of an assignment as a condition without parentheses'),
    about('note', 'place parentheses around the assignment to silence this warning'),
    about('note', "use '==' to turn this assignment into an equality comparison"),
  ];
  const ended = await story.run(log([...alone, ...led], 'clang'), { 'min-level': 'note' });
  expect(accounting(ended)).toContain('4 results = 2 duplicate + 2 posted');
});

test('a log that is gone with the last file of its tool is made up for as the run says', async () => {
  const js = { 'js.sarif': log([{ path: 'x.js', line: 1 }], 'ESLint') };
  story = await openStory('full', { 'x.js': 'x\n' }, { 'a.css': 'a\nb\n', 'x.js': 'y\n' });
  await story.run({ ...js, 'css.sarif': log([{ path: 'a.css', line: 2 }], 'stylelint') });
  await story.push({ 'a.css': null });
  const gone = await story.run(js, { 'sarif-file': join(story.repository.path, 'css.sarif') });
  expect([gone.status, gone.log]).toEqual([
    3,
    expect.stringContaining('take its log out here and name the tool as `NAME (silent)` in `tools`'),
  ]);
  const ended = await story.run(js, { tools: 'ESLint\nstylelint (silent)' });
  expect([ended.status, accounting(ended)]).toEqual([
    0,
    '1 result = 1 kept; threads: 0 posted, 1 resolved, 0 reopened',
  ]);
});

test('findings on blank lines move with the block that they stand in', async () => {
  const run = await open('markdownlint');
  await run.play('A');
  const moved = await run.play('B');
  expect(accounting(moved)).toMatch(/; threads: 0 posted, 0 resolved, 0 reopened$/u);
});

test('the file that Staticcheck names in its second line is named', async () => {
  const run = await open('staticcheck-deleted');
  await run.play('A');
  const broken = await run.play('D');
  const told = 'cart/cart.go was not parsed, and perhaps others: cart/cart.go:';
  for (const text of [broken.log, broken.summary]) expect(text).toContain(told);
  expect(broken.log).not.toContain('a file that is not named');
  expect([broken.status, broken.outputs.resolved]).toEqual([3, '0']);
});

test('what stands in a section that actionlint did not read is not fixed', async () => {
  const run = await open('actionlint');
  for (const state of ['A', 'B', 'C', 'D2']) await run.play(state);
  const before = (await run.threads()).filter((thread) => thread.endsWith('open'));
  expect(before).toHaveLength(3);
  for (const state of ['D3', 'D4']) {
    const broken = await run.play(state);
    expect([broken.status, broken.outputs.resolved]).toEqual([1, '0']);
    expect(broken.summary).toMatch(/build\.yml was not parsed: "(?:jobs|steps)" section is missing in /u);
  }
  await run.play('D5');
  expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(before);
});

test('a folder that TFLint could not read holds what it found there, and the file is named', async () => {
  const run = await open('tflint');
  for (const state of ['A', 'B', 'C']) await run.play(state);
  const before = await run.threads();
  const broken = await run.play('D');
  expect([broken.status, broken.outputs.resolved]).toEqual([3, '0']);
  expect(broken.log).toContain('network/main.tf:12,11-12: Argument or block definition required');
  expect(await run.threads()).toEqual(before);
});
