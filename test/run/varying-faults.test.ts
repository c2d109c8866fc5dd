import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { joined, log, type Report } from './logs.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story } from './story.ts';

// Faults of tools that vary, each as the shortest story.

const [LISTING = 'full'] = ANY_LISTING;
const path = 'src/a.js';
const FILE = Array.from({ length: 40 }, (_, index) => `line ${index + 1};`);
const text = (all: readonly string[]): string => `${all.join('\n')}\n`;
const edited = (line: number, by: string): string =>
  text(FILE.map((own, index) => (index + 1 === line ? by : own)));
const INPUTS = { dismissals: 'replies', 'accept-resolved': 'true', 'fail-level': 'warning' };
type Said = Omit<Report, 'path'>;

function said(reports: readonly Said[], tool = 'Reviewer'): Log {
  const made = log(
    reports.map((one) => ({ rule: 'review', ...one, path })),
    tool,
  );
  const properties = { 'ai/origin': 'generated' };
  return { ...made, runs: made.runs.map((run) => ({ ...run, properties })) };
}

let story: Story;
afterEach(() => story.end());
const open = (): Promise<Story> => openStory(LISTING, { 'note.txt': '0\n' }, { [path]: text(FILE) });
async function dismiss(words: string, says = 'false positive: it is meant'): Promise<void> {
  const { threads } = await story.truth();
  const thread = threads.findLast(
    ({ resolvable, comments }) => resolvable && comments[0]?.body.includes(words) === true,
  );
  const ann = await story.person('Ann');
  await ann.reply(thread?.discussionId ?? '', says);
}
const token = { line: 12, message: 'The token is logged.' };
const loop = { line: 15, message: 'Nothing ends this loop.' };

test('a dismissal takes no report of an open thread near by of which a line was edited', async () => {
  story = await open();
  await story.run(said([token, loop]), INPUTS);
  await dismiss('token');
  await story.run(said([token, loop]), INPUTS);
  await story.push({ [path]: edited(18, 'edited;') });
  const result = await story.run(said([{ line: 13, message: 'It spins without exit.' }]), INPUTS);
  expect(result.status).toBe(1);
});

describe('a thread on a line where another one stands', () => {
  test.each(['deployments', 'github', 'gitlab', 'gitea'] as const)('stays, on %s', async (service) => {
    story = await open();
    await runOn(service, story, said([token]), INPUTS);
    await story.push({ 'note.txt': '1\n' });
    const both = said([
      { ...token, line: 13 },
      { ...loop, line: 12 },
    ]);
    await runOn(service, story, both, INPUTS);
    expect(accounting(await runOn(service, story, both, INPUTS))).toContain('2 kept; threads: 0 posted');
  });

  test('stays, at the same commit', async () => {
    story = await open();
    await story.run(said([token]), INPUTS);
    const both = said([
      { ...token, line: 13 },
      { ...loop, line: 12 },
    ]);
    await story.run(both, INPUTS);
    expect(accounting(await story.run(both, INPUTS))).toContain('2 kept; threads: 0 posted');
  });

  test('is not forgotten where a run misses one of the two', async () => {
    story = await open();
    await story.run(said([{ ...token, level: 'error' }]), INPUTS);
    await story.push({ 'note.txt': '1\n' });
    await story.run(
      said([
        { ...token, line: 13, level: 'error' },
        { ...loop, line: 12 },
      ]),
      INPUTS,
    );
    await story.push({ 'note.txt': '2\n' });
    await story.run(said([{ ...loop, line: 12 }]), INPUTS);
    expect(readable(await story.truth())).toHaveLength(2);
  });
});

describe('where a run misses one of two findings on a line', () => {
  const error = { line: 12, rule: 'other', level: 'error', message: 'Nothing ends this loop.' } as const;
  const inputs = { ...INPUTS, 'fail-level': 'error' };

  test('the one that the thread names counts, and stays named', async () => {
    story = await open();
    await runOn('github', story, said([token]), inputs);
    await story.push({ 'note.txt': '1\n' });
    expect((await runOn('github', story, said([token, error]), inputs)).status).toBe(1);
    await story.push({ 'note.txt': '2\n' });
    const missing = await runOn('github', story, said([token]), inputs);
    expect([missing.status, accounting(missing)]).toEqual([1, expect.stringContaining('1 result = 1 kept;')]);
    expect(missing.log).toContain('1 error not looked at again: src/a.js:12 other');
    await story.push({ [path]: edited(13, 'edited;') });
    expect((await runOn('github', story, said([token]), inputs)).status).toBe(0);
  });
});

test('a dismissal that was taken back does not let the check pass where the run misses the finding', async () => {
  story = await open();
  await story.run(said([token]), INPUTS);
  await dismiss('token');
  await story.run(said([token]), INPUTS);
  await dismiss('token', 'reopen');
  expect((await story.run(said([]), INPUTS)).status).toBe(1);
});

test('a dismissal of a finding of the whole file holds for no other one where lines were added', async () => {
  story = await open();
  const ofFile = (message: string): Log => {
    const made = said([{ line: 1, message }]);
    const locations = [{ physicalLocation: { artifactLocation: { uri: path } } }];
    return {
      ...made,
      runs: made.runs.map((run) => ({
        ...run,
        results: (run.results ?? []).map((result) => ({ ...result, locations })),
      })),
    };
  };
  await story.run(ofFile('No license header.'), INPUTS);
  await dismiss('license');
  await story.run(ofFile('No license header.'), INPUTS);
  await story.push({ [path]: text([...FILE.slice(0, 20), 'added;', 'again;', ...FILE.slice(20)]) });
  const result = await story.run(ofFile('Tests cover nothing of what retries.'), INPUTS);
  expect(accounting(result)).toContain('1 posted');
});

test('a dismissal holds for nothing new where a line beside it was taken out', async () => {
  story = await open();
  await story.run(said([token]), INPUTS);
  await dismiss('token');
  await story.run(said([token]), INPUTS);
  await story.push({ [path]: text(FILE.filter((_, index) => index !== 12)) });
  const result = await story.run(said([{ line: 14, message: 'This may be null.' }]), INPUTS);
  expect(accounting(result)).toContain('1 posted');
});

describe('what is dismissed is not asked again in each push', () => {
  const WORDS = ['Alpha bravo.', 'Charlie delta.', 'Echo foxtrot.', 'Golf hotel.', 'India juliet.'];
  /** How often people are asked. */
  async function ask(makeLog: (words: string) => Log, adds = false): Promise<number> {
    let asked = 0;
    for (const [push, words] of WORDS.entries()) {
      if (push > 0) {
        const added = [...FILE.slice(0, 13), 'added;', ...FILE.slice(13)];
        await story.push({ 'note.txt': `${push}\n`, ...(adds && { [path]: text(added) }) });
      }
      const result = await runOn('github', story, makeLog(words), INPUTS);
      if (!accounting(result).includes('threads: 1 posted')) continue;
      asked += 1;
      await dismiss(words);
    }
    return asked;
  }

  test('with another tool on its line', async () => {
    story = await open();
    const makeLog = (message: string): Log =>
      joined(said([{ line: 12, message }], 'One'), said([{ line: 12, message: 'Same as ever.' }], 'Two'));
    expect(await ask(makeLog)).toBeLessThan(3);
  });

  test('with a second finding on its line', async () => {
    story = await open();
    const makeLog = (message: string): Log =>
      said([
        { line: 12, message, rule: message },
        { line: 12, message: `No ${message}`.toUpperCase(), rule: `x${message}` },
      ]);
    expect(await ask(makeLog)).toBeLessThan(3);
  });
});
