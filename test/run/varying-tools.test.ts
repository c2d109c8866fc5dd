import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log, type Report } from './logs.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

/** Eight pushes, each with runs of its own. */
const SIMULATION_MS = 120_000;

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
    expect(checks(await story.truth())[0]).toContain('FAILURE 1 error that was not looked at again');
  });

  test('a silent tool of the input tools has found nothing where it has no run', async () => {
    story = await open();
    await story.run(log([{ path, line: 10 }], 'Quiet'));
    await story.push({ [path]: edited(10, 'other;') });
    await story.run(log([], 'Loud'), { tools: 'Loud\nQuiet (silent)' });
    expect(readable(await story.truth())[0]).toContain(`Fixed as of ${short()}`);
  });

  test('no other tool is unverified', async () => {
    story = await open();
    await story.run(log([{ path, line: 10 }]));
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([]));
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
      `resolved: There is trouble here. | No longer reported, and its code was changed in ${short()}`,
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
  expect(readable(await story.truth())[0]).toContain('No longer reported, and its code was changed in');
});

test('the recipe makes a list of a model a log that varies', async () => {
  story = await open();
  const page = readFileSync('docs/varying.md', 'utf8');
  const [, program = ''] = /```sh\njq '([^']+)' review\.json > review\.sarif\n```/u.exec(page) ?? [];
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

/** A number from 0 to 1, the same for a seed (mulberry32). */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDINGS = [
  (what: string) => `The value of ${what} may be missing here.`,
  (what: string) => `Nobody checks whether ${what} exists before use.`,
  (what: string) => `Possible crash: handle an absent ${what}.`,
  (what: string) => `Consider a guard, since ${what} is optional.`,
];

/** Seven files with four planted findings each: of a line, and what becomes of it. */
function plant() {
  return Array.from({ length: 7 }, (_, file) => ({
    path: `src/f${file}.js`,
    body: lines(80, `f${file} line`),
    at: [8, 15, 44, 52],
  }));
}

describe.each(['deployments', 'github'] as const)('a model that reviews eight pushes on %s', (service) => {
  test.each([
    [1, 'stable'],
    [2, 'generic'],
    [3, 'free'],
  ] as const)(
    'seed %i, %s rules',
    async (seed, rules) => {
      const random = randomly(seed);
      const files = plant();
      const planted = files.flatMap((file, one) =>
        file.at.map((line, index) => ({ id: `p${one}x${index}`, file, mark: file.body[line - 1] ?? '' })),
      );
      const all = () => Object.fromEntries(files.map((file) => [file.path, text(file.body)]));
      story = await openStory(LISTING, { 'note.txt': '0\n' }, all());
      const fixed = new Set<string>();
      const wrongly = new Set<string>();
      let worded = 0;
      for (let push = 0; push < 8; push += 1) {
        if (push > 0) {
          // Above all else something is added; one finding of each file is edited away in turn.
          const file = files[push % files.length];
          file?.body.unshift(...lines(1 + (push % 3), `added ${push}`));
          const mended = planted.filter(({ id }) => !fixed.has(id))[push * 2];
          if (mended !== undefined) {
            fixed.add(mended.id);
            const at = mended.file.body.indexOf(mended.mark);
            mended.file.body.splice(at, 1, `mended ${push};`);
          }
          await story.push(all());
        }
        const reports = planted.flatMap(({ id, file, mark }, index): Report[] => {
          const line = file.body.indexOf(mark) + 1;
          const isMissing = push > 0 && random() < 0.15;
          const shift = Math.floor(random() * 7) - 3;
          worded += 1;
          if (line === 0 || isMissing) return [];
          const rule =
            rules === 'stable' ? `r${index % 5}` : rules === 'generic' ? 'review' : `${id}-${worded}`;
          const message = WORDINGS[Math.floor(random() * 4)]?.(`name_${id}`) ?? '';
          return [{ path: file.path, line: Math.max(1, line + shift), rule, message }];
        });
        const order = said(reports.toSorted(() => random() - 0.5));
        const inputs = { 'max-threads': '200', tools: 'Reviewer' };
        if (service === 'deployments') await story.run(order, inputs);
        else await runOn(service, story, order, inputs);
        for (const line of readable(await story.truth()))
          for (const { id } of planted)
            if (line.includes(`name_${id}`.replaceAll('_', '\\_')) || line.includes(`name_${id}`))
              if (line.includes(' resolved:') && !fixed.has(id)) wrongly.add(`${id} in ${push}`);
      }
      const posted = (await story.truth()).threads.filter(({ resolvable }) => resolvable).length;
      const twice = posted - planted.length;
      if (process.env.MEASURE) console.log(service, rules, { twice, wrongly: [...wrongly] });
      expect(twice).toBeLessThanOrEqual(1);
      expect(wrongly.size).toBeLessThanOrEqual(3);
    },
    SIMULATION_MS,
  );
});
