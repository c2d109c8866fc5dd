import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import {
  A,
  check,
  edited,
  folder,
  LINES,
  OLD,
  openChange,
  readReport,
  run,
  stageForEachTest,
  story,
  threads,
} from './baseline-stage.ts';
import type { Report } from './logs.ts';
import { accounting } from './story.ts';

stageForEachTest();

/** Two lines more, the first of them at the top. */
const LONGER = { 'src/a.js': `first;\n${A}last;\n` };
const long = (count: number, parts: Partial<Report> = {}): Report => ({
  ...OLD,
  line: 31,
  message: `File has too many lines (${count}). Maximum allowed is 30.`,
  ...parts,
});
const func = (line: number, count: number): Report =>
  long(0, { line, message: `Arrow function has too many lines (${count}). Maximum allowed is 5.` });

const green = async (now: readonly Report[] | Log, then: readonly Report[] | Log): Promise<void> => {
  const result = await run(now, then);
  expect(accounting(result)).toContain('1 result = 1 unchanged;');
  expect(result.status).toBe(0);
};
const red = async (now: readonly Report[] | Log, then: readonly Report[] | Log): Promise<void> => {
  const result = await run(now, then);
  expect(await check()).toContain('FAILURE');
  expect(result.status).toBe(1);
};

describe('the length of a file that was too long', () => {
  test('is no new finding where the change makes it longer', async () => {
    await openChange(LONGER);
    await green([long(62)], [long(60)]);
  });

  test.each<[string, readonly Report[], readonly Report[]]>([
    ['on a line of the change', [long(62, { line: 1 })], [long(60)]],
    ['beside another result of its rule', [long(62), func(40, 9)], [long(60)]],
    ['where its rule had two results in the file', [long(62)], [long(60), func(40, 9)]],
    ['where the baseline has another number', [long(62)], [long(59)]],
    ['where a function that was mended takes its place', [func(31, 12)], [func(31, 11)]],
    ['where a function elsewhere was mended', [func(40, 12)], [func(20, 11)]],
  ])('is new %s', async (_, now, then) => {
    await openChange(LONGER);
    await red(now, then);
  });

  test('is new where an analyzer may count lines so that its line is added', async () => {
    await openChange({ 'src/a.js': `first;\n${LINES.with(28, 'two\rlines').join('\n')}\nlast;\n` });
    await red([long(62)], [long(60)]);
  });
});

test('a result is new where what is wrong has another name', async () => {
  await openChange(LONGER);
  const use = (name: string): Report => ({ ...OLD, line: 6, message: `Use of '${name}' is not safe.` });
  await red([use('eval')], [{ ...use('exec'), line: 5 }]);
});

describe('of several results on a line', () => {
  const other: Report = { ...OLD, level: 'note', message: 'Another trouble.' };

  test('what the base had is unchanged, and the other one is new and no worse than it is', async () => {
    await openChange(LONGER);
    const now = [
      { ...OLD, line: 6 },
      { ...other, line: 6 },
    ];
    const result = await run(now, [OLD]);
    expect(accounting(result)).toContain('2 results = 1 unchanged + 1 posted');
    expect(await threads()).toEqual([expect.stringMatching(/^src\/a\.js:6/u)]);
    expect(result.status).toBe(0);
    const again = await run(now, [OLD]);
    expect(accounting(again)).toContain('2 results = 1 kept + 1 unchanged; threads: 0 posted');
  });

  test('a new one that is worse than all that were there fails the check', async () => {
    await openChange(LONGER);
    await red(
      [
        { ...OLD, line: 6 },
        { ...other, line: 6 },
      ],
      [other],
    );
    expect(await check()).toContain('1 error');
  });
});

describe('an old finding on a line that was edited', () => {
  const WAS = 'It was here before this line was edited';
  const comment = async (): Promise<string> => (await story.truth()).threads[0]?.comments[0]?.body ?? '';
  const after = 'line 5 of a, append();';

  test('fails the check, and its thread says so', async () => {
    await openChange({ 'src/a.js': edited(5, after) });
    const file = { 'report-file': join(folder, 'r.json') };
    const result = await run([OLD], [OLD], file);
    expect(result.status).toBe(1);
    expect(await comment()).toContain(WAS);
    expect(JSON.stringify(readReport())).toContain('it was here before this line was edited');
    const again = await run([OLD], [OLD]);
    expect(again.status).toBe(1);
    expect(accounting(again)).toContain('threads: 0 posted');
  });

  test.each<[string, Report, Report, string]>([
    ['another line', OLD, { ...OLD, line: 9 }, after],
    ['another message', { ...OLD, message: 'Worse trouble.' }, OLD, after],
    ['another rule', { ...OLD, rule: 'no-other' }, OLD, after],
    ['a line of which nothing is left', OLD, OLD, 'entirely(different)'],
  ])('is not said of a finding of %s', async (_, now, then, text) => {
    await openChange({ 'src/a.js': edited(5, text) });
    const result = await run([now], [then]);
    expect(result.status).toBe(1);
    expect(await comment()).not.toContain(WAS);
  });
});
