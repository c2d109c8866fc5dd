import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log, type Report } from './logs.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

const [LISTING = 'full'] = ANY_LISTING;
const lines = (count: number, start = 'line'): string[] =>
  Array.from({ length: count }, (_, index) => `${start} ${index + 1};`);
const text = (all: readonly string[]): string => `${all.join('\n')}\n`;
const FILE = lines(30);
const path = 'src/a.js';

/** What a model says. */
function said(reports: readonly Report[], properties: object = { 'ai/origin': 'generated' }): Log {
  const made = log(reports, 'Reviewer');
  return { ...made, runs: made.runs.map((run) => ({ ...run, properties })) };
}

let story: Story;
afterEach(() => story.end());
const open = (): Promise<Story> => openStory(LISTING, { 'note.txt': '0\n' }, { [path]: text(FILE) });
const short = (): string => story.repository.git('rev-parse', 'HEAD').slice(0, 7);
const edited = (line: number, by: string): string =>
  text(FILE.map((own, index) => (index + 1 === line ? by : own)));
async function dismiss(): Promise<void> {
  const [thread] = (await story.truth()).threads;
  const ann = await story.person('Ann');
  await ann.reply(thread?.discussionId ?? '', 'false positive: it is meant');
}
const INPUTS = { dismissals: 'replies' };

describe('which tools vary', () => {
  test.each([
    ['a run that declares ai/origin', said([]), {}],
    ['a name with the word', log([], 'Reviewer'), { tools: 'Reviewer (varies)' }],
    ['a name with both words', log([], 'Reviewer'), { tools: 'Reviewer (varies) (silent)' }],
  ] as const)('%s', async (_, nothing, inputs) => {
    story = await open();
    const report = { path, line: 10, level: 'error' as const };
    await story.run(log([report], 'Reviewer'), inputs);
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(nothing, inputs);
    expect(readable(await story.truth())).toEqual([`${path}:10 open: There is trouble here.`]);
    expect(result.status).toBe(1);
    expect(checks(await story.truth())[0]).toContain('FAILURE 1 error not looked at again');
  });

  test('a silent tool of the input tools has found nothing where it has no run', async () => {
    story = await open();
    await story.run(log([{ path, line: 10 }], 'Quiet'));
    await story.push({ [path]: edited(10, 'other;') });
    await story.run(log([], 'Loud'), { tools: 'Loud\nQuiet (silent)' });
    expect(readable(await story.truth())[0]).toContain(`Fixed as of ${short()}`);
  });

  test.each([
    ['no other tool', log([])],
    ['no tool whose results a model has annotated', said([], { 'ai/origin': 'annotated' })],
  ])('%s is unverified', async (_, nothing) => {
    story = await open();
    await story.run(log([{ path, line: 10 }], nothing.runs[0]?.tool.driver.name));
    await story.push({ 'note.txt': '1\n' });
    await story.run(nothing);
    expect(readable(await story.truth())[0]).toContain(`Fixed as of ${short()}`);
  });
});

describe('what is absent', () => {
  test('is resolved where a line within three of it was rewritten', async () => {
    story = await open();
    await story.run(said([{ path, line: 10 }]));
    await story.push({ [path]: edited(13, 'other;') });
    await story.run(said([]));
    expect(readable(await story.truth())[0]).toContain(
      `resolved: There is trouble here. | No longer reported, and its code was changed, as of ${short()}`,
    );
  });

  test('stays where the change is further away', async () => {
    story = await open();
    await story.run(said([{ path, line: 10 }]));
    await story.push({ [path]: edited(14, 'other;') });
    await story.run(said([]));
    expect(readable(await story.truth())[0]).toBe(`${path}:10 open: There is trouble here.`);
  });

  test('is resolved where its file is gone', async () => {
    story = await openStory(LISTING, { 'note.txt': '0\n' }, { [path]: text(FILE), 'b.js': 'b\n' });
    await story.run(said([{ path, line: 10 }]));
    await story.push({ [path]: null });
    await story.run(said([]));
    expect(readable(await story.truth())[0]).toContain('resolved');
  });
});

describe('the same finding', () => {
  test('is found up to six lines away, in other words and of another rule', async () => {
    story = await open();
    await story.run(said([{ path, line: 10, rule: 'one', message: 'The token is logged.' }]));
    await story.push({ 'note.txt': '1\n' });
    const near = said([{ path, line: 16, rule: 'other', message: 'Secrets end up in output.' }]);
    expect(accounting(await story.run(near))).toContain('1 kept');
    const far = said([{ path, line: 17, rule: 'other', message: 'Secrets end up in output.' }]);
    expect(accounting(await story.run(far))).toContain('1 posted');
  });

  test('a second one on a line is named in its thread, and counts', async () => {
    story = await open();
    const first = { path, line: 10, rule: 'one', message: 'The token is logged.' };
    const second = { path, line: 10, rule: 'two', level: 'error' as const, message: 'The loop never ends.' };
    await story.run(said([first]));
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(said([first, second]));
    expect(accounting(result)).toContain('1 kept + 1 grouped');
    expect(checks(await story.truth())[0]).toContain('FAILURE 1 error');
    const { threads } = await story.truth();
    expect(topLevel(await story.truth()).join()).toContain('The loop never ends.');
    expect(threads.filter(({ resolvable }) => resolvable)).toHaveLength(1);
  });

  test('where comments can be edited, the comment of its thread names it', async () => {
    story = await open();
    const first = { path, line: 10, rule: 'one', message: 'The token is logged.' };
    const second = { path, line: 10, rule: 'two', message: 'The loop never ends.' };
    await runOn('github', story, said([first]));
    await story.push({ 'note.txt': '1\n' });
    await runOn('github', story, said([first, second]));
    const { threads } = await story.truth();
    const bodies = threads.filter(({ resolvable }) => resolvable).map(({ comments }) => comments[0]?.body);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('Also reported by Reviewer as `two`');
  });

  test('four runs of one commit post nothing new', async () => {
    story = await open();
    const shifts = [0, 2, -3, 1];
    for (const [run, shift] of shifts.entries()) {
      const reports = [5, 15, 25].map((line, index) => ({
        ...{ path, line: line + shift, rule: `r${run}${index}` },
        message: `Wording ${'abcd'[run]} of ${'xyz'[index]}`,
      }));
      await story.run(said(run === 2 ? reports.slice(1) : reports));
    }
    expect(readable(await story.truth())).toHaveLength(3);
    expect(readable(await story.truth()).join()).not.toContain('resolved');
  });
});

describe('what people dismissed', () => {
  test('stays dismissed for what is said of its place, and not at a worse level', async () => {
    story = await open();
    await story.run(said([{ path, line: 10, message: 'The token is logged.' }]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const again = { path, line: 12, rule: 'other', message: 'Secrets end up in output.' };
    expect(accounting(await story.run(said([again]), INPUTS))).toContain('0 posted, 1 resolved');
    await story.push({ 'note.txt': '2\n' });
    expect(accounting(await story.run(said([{ ...again, line: 8 }]), INPUTS))).toContain('0 posted');
    expect(accounting(await story.run(said([{ ...again, level: 'error' }]), INPUTS))).toContain('1 posted');
  });

  test('is not called fixed where it is missing and a line near it was rewritten', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ [path]: edited(12, 'other;') });
    await story.run(said([]), INPUTS);
    await story.push({ 'note.txt': '1\n' });
    expect(accounting(await story.run(said([judged]), INPUTS))).toContain('0 posted, 0 resolved, 0 reopened');
    expect(readable(await story.truth())[0]).not.toContain('No longer reported');
  });

  test('holds near a line that was added since only for what has a word in common with it', async () => {
    story = await open();
    const judged = { path, line: 10, rule: 'one', message: 'The token is logged.' };
    const other = { path, line: 25, rule: 'two' };
    await story.run(said([judged, other]), INPUTS);
    await dismiss();
    await story.push({ [path]: text([...FILE.slice(0, 11), 'added;', ...FILE.slice(11)]) });
    const like = { ...judged, line: 9, message: 'The log has a token.' };
    const same = await story.run(said([like, { ...other, line: 26 }]), INPUTS);
    expect(accounting(same)).toContain('0 posted');
    const unlike = { ...judged, message: 'The loop never ends.' };
    const near = await story.run(said([unlike, { ...other, line: 26 }]), INPUTS);
    expect(accounting(near)).toContain('1 posted');
  });

  test('holds for neither of two reports where one is of another problem', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const reports = [
      { path, line: 9, message: 'Secrets end up in output.' },
      { path, line: 12, message: 'The loop never ends.' },
    ];
    expect(accounting(await story.run(said(reports), INPUTS))).toContain('2 posted');
  });

  test('holds near lines added since for a word in common only where nothing else is reported', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ [path]: text([...FILE.slice(0, 11), 'added;', ...FILE.slice(11)]) });
    const like = { path, line: 9, message: 'Each token stays for good.' };
    const beside = { path, line: 13, message: 'Secrets end up in output.' };
    expect(accounting(await story.run(said([like, beside]), INPUTS))).toContain('2 posted');
  });

  test('holds for neither of two reports of which one is of an open thread, in words that are new', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    const other = { path, line: 13, message: 'The loop never ends.' };
    await story.run(said([judged, other]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const reports = [
      { path, line: 9, message: 'Nothing stops this.' },
      { path, line: 12, message: 'Secrets end up in output.' },
    ];
    expect(accounting(await story.run(said(reports), INPUTS))).toContain('1 kept + 1 posted');
  });

  test('holds for the words in which it was told when the dismissal was carried out', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const reworded = { path, line: 9, message: 'Secrets end up in output.' };
    expect(accounting(await story.run(said([reworded]), INPUTS))).toContain('0 posted, 1 resolved');
    await story.push({ [path]: text([...FILE.slice(0, 11), 'added;', ...FILE.slice(11)]) });
    const again = { path, line: 12, message: 'Such output has secrets.' };
    expect(accounting(await story.run(said([again]), INPUTS))).toContain('0 posted');
  });

  test('holds for no second result on its line', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const second = { path, line: 10, message: 'The loop never ends.' };
    expect(accounting(await story.run(said([judged, second]), INPUTS))).toContain('1 posted');
  });

  test('goes to no report of another rule where rules are those of other threads', async () => {
    story = await open();
    const judged = { path, line: 10, rule: 'one' };
    const other = { path, line: 25, rule: 'two' };
    await story.run(said([judged, other]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const more = { path, line: 11, rule: 'two', message: 'The loop never ends.' };
    expect(accounting(await story.run(said([more, other]), INPUTS))).toContain('1 posted');
  });

  test('takes no report from an open thread near by', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    const other = { path, line: 13, message: 'The loop never ends.' };
    await story.run(said([judged, other]), INPUTS);
    await dismiss();
    await story.push({ 'note.txt': '1\n' });
    const reworded = { ...other, line: 11, message: 'Nothing stops this.' };
    expect(accounting(await story.run(said([reworded]), INPUTS))).toContain('1 result = 1 kept');
  });

  test('holds for nothing on a line that was added since', async () => {
    story = await open();
    const judged = { path, line: 10, message: 'The token is logged.' };
    await story.run(said([judged]), INPUTS);
    await dismiss();
    await story.push({ [path]: text([...FILE.slice(0, 11), 'added;', ...FILE.slice(11)]) });
    const result = await story.run(said([{ ...judged, line: 12, message: 'This never ends.' }]), INPUTS);
    expect(accounting(result)).toContain('1 posted');
  });
});

test('a review that ran out of budget has looked at nothing', async () => {
  story = await open();
  const partial = (reports: readonly Report[], message?: string): Log => {
    const made = log(reports, 'OpenCodeReview');
    const notification = { level: 'warning' as const, message: { text: message ?? '' } };
    const invocations = [{ executionSuccessful: true, toolExecutionNotifications: [notification] }];
    return message === undefined
      ? made
      : { ...made, runs: made.runs.map((run) => ({ ...run, invocations })) };
  };
  await story.run(partial([{ path, line: 10 }]));
  await story.push({ [path]: edited(10, 'other;') });
  const words = 'Review partially complete: 0 finding(s); 1 of 1 selected item(s) failed.';
  const result = await story.run(partial([], words));
  expect(readable(await story.truth())[0]).toBe(`${path}:10 open: There is trouble here.`);
  expect(result.status).toBe(3);
  await story.run(partial([]));
  expect(readable(await story.truth())[0]).toContain('No longer reported, and its code was changed, as of');
});

test('the recipe makes a list of a model a log that varies', async () => {
  story = await open();
  const page = readFileSync('docs/recipes.md', 'utf8');
  const [, program = ''] = /jq '([^']+)' review\.json > review\.sarif\n/u.exec(page) ?? [];
  const list = [
    {
      path,
      line: 10,
      rule: 'token',
      level: 'error',
      message: 'The token is logged.',
      suggestion: 'Drop it.',
    },
    { path, line: 20, message: 'The loop never ends.', suggestion: null },
  ];
  const made = (input: unknown) =>
    spawnSync('jq', [program], { input: JSON.stringify(input), encoding: 'utf8' });
  const { error, stdout } = made(list);
  if (error !== undefined) return;
  await story.run(stdout);
  expect(readable(await story.truth())).toEqual([
    `${path}:10 open: The token is logged.`,
    `${path}:20 open: The loop never ends.`,
  ]);
  await story.push({ 'note.txt': '1\n' });
  await story.run(made([]).stdout);
  expect(readable(await story.truth()).join()).not.toContain('resolved');
  expect(made('no list').status).not.toBe(0);
});
