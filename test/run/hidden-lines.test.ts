import { afterEach, describe, expect, test } from '@jest/globals';
import { log, type Report } from './logs.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

// Attributes that a change brings, and a NUL in a file, have git call the file binary and show no line of it.
// A run answers as without them.

type Files = Readonly<Record<string, string | null>>;

const TRICKS: readonly (readonly [string, (files: Files) => Files])[] = [
  ['nothing', (files) => files],
  ['-diff', (files) => ({ ...files, '.gitattributes': '* -diff\n' })],
  ['binary', (files) => ({ ...files, '.gitattributes': '*.x binary\n' })],
  [
    'a NUL',
    (files) =>
      Object.fromEntries(Object.entries(files).map(([path, content]) => [path, content && `${content}\0\n`])),
  ],
];

/** Lines of which nothing tells one from another but their order. */
const copies = (count: number): string => `${'same\nbad();\n'.repeat(count)}same\nend\n`;
const badIn = (path: string, ...lines: readonly number[]): readonly Report[] =>
  lines.map((line) => ({ path, line, level: 'error' }));
const without = (content: string, line: number): string =>
  content
    .split('\n')
    .filter((_, index) => index !== line - 1)
    .join('\n');

describe.each(TRICKS)('with %s in the change', (_name, trick) => {
  let story: Story;
  afterEach(() => story.end());
  const open = async (): Promise<readonly string[]> =>
    readable(await story.truth()).flatMap((line) =>
      line.includes(' open: ') ? line.split(' ').slice(0, 1) : [],
    );

  test('a tool that falls silent about a file has mended nothing there', async () => {
    story = await openStory('full', {}, { 'a.x': copies(2), 'b.x': 'bad();\nend\n' });
    const found = [...badIn('a.x', 2, 4), ...badIn('b.x', 1)];
    await story.run(log(found, 'typos'));
    await story.push(trick({ 'a.x': `more\n${copies(2)}`, 'b.x': 'good();\nend\n' }));
    const { status, outputs, log: told } = await story.run(log([], 'typos'));
    expect([status, outputs.resolved, await open()]).toEqual([1, '1', ['a.x:2', 'a.x:4']]);
    expect(told).toContain('typos does not say which files it read, and this line has not changed');
  });

  test('threads follow their lines', async () => {
    story = await openStory('full', {}, { 'a.x': copies(4) });
    await story.run(log(badIn('a.x', 2, 4, 6, 8)));
    await story.push(trick({ 'a.x': without(copies(4), 4) }));
    const result = await story.run(log(badIn('a.x', 2, 5, 7)));
    expect(accounting(result)).toContain('3 results = 3 kept; threads: 0 posted, 1 resolved');
    expect(await open()).toEqual(['a.x:2', 'a.x:6', 'a.x:8']);
  });

  test('what a person accepted stays accepted on its line, and nowhere else', async () => {
    story = await openStory('full', {}, { 'a.x': copies(3) });
    await story.run(log(badIn('a.x', 2, 4)));
    const thread = (await story.truth()).threads.find(({ newLine }) => newLine === 4);
    await (await story.person('Ada')).setResolved(thread?.discussionId ?? '', true);
    await story.push(trick({ 'a.x': `more\n${without(copies(3), 2)}` }));
    const accepting = { 'accept-resolved': 'true' };
    expect((await story.run(log(badIn('a.x', 4)), accepting)).status).toBe(0);
    expect((await story.run(log(badIn('a.x', 6)), accepting)).status).toBe(1);
  });

  test('the baseline tells which finding is new', async () => {
    story = await openStory('full', { 'a.x': copies(3) }, trick({ 'a.x': `bad();\nmore\n${copies(3)}` }));
    const base = log(badIn('a.x', 2, 4, 6));
    const result = await runOn('deployments', story, log(badIn('a.x', 1, 4, 6, 8)), {}, { base });
    expect(accounting(result)).toContain('4 results = 3 unchanged + 1 ');
    expect(result.log).toMatch(/What fails the check.*\n {2}a\.x:1 .*\n(?! {2}a)/u);
  });

  test('a finding goes along with code that is moved to another file', async () => {
    const block = ['start();', 'first();', 'bad();', 'second();', 'third();', 'stop();', ''].join('\n');
    story = await openStory('full', {}, { 'a.x': `${copies(20)}${block}`, 'b.x': copies(9) });
    await story.run(log(badIn('a.x', 45)));
    await story.push(trick({ 'a.x': copies(20), 'b.x': `${copies(9)}${block}` }));
    const result = await story.run(log(badIn('b.x', 23)));
    expect(accounting(result)).toContain('1 result = 1 kept; threads: 0 posted, 0 resolved');
  });
});

test('a file that was made too large to be compared keeps its threads', async () => {
  const story = await openStory('full', {}, { 'a.x': copies(2) });
  await story.run(log(badIn('a.x', 2, 4), 'typos'));
  await story.push({ 'a.x': `${copies(2)}${'\0'.repeat(5_000_000)}` });
  const { status, outputs, log: told } = await story.run(log([], 'typos'));
  expect([status, outputs.resolved]).toEqual([1, '0']);
  expect(told).toContain('this file is binary and too large to compare its lines: check that');
  await story.end();
});
