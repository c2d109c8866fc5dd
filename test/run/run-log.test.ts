import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

const LINES = Array.from({ length: 25 }, (_, index) => index + 1);
const FOUND = log(LINES.map((line) => ({ path: 'a.js', line })));
let story: Story;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': LINES.map((line) => `y${line}\n`).join('') });
});
afterAll(() => story.end());

/**
 * The log as a reader of GitHub sees it: titles of what is folded with the lines in it, and what stands open.
 */
function fold(text: string): {
  readonly folded: ReadonlyMap<string, readonly string[]>;
  readonly open: readonly string[];
} {
  const folded = new Map<string, string[]>();
  const open: string[] = [];
  let current: string[] | undefined;
  for (const line of text.split('\n').filter((part) => part !== '' && !part.startsWith('::add-mask::'))) {
    const title = /^::group::(.*)$/u.exec(line)?.[1];
    if (title !== undefined) {
      if (current !== undefined) throw new Error(`the group ${title} begins inside another one`);
      current = [];
      folded.set(title, current);
    } else if (line === '::endgroup::') current = undefined;
    else (current ?? open).push(line);
  }
  if (current !== undefined) throw new Error('a group does not end');
  return { folded, open };
}

const reviewing = () => `Reviewing deployment ${story.deployment} at ${story.sandbox.baseUrl}`;

describe('the log on GitHub', () => {
  test('of a dry run folds the reading, and shows the plan', async () => {
    const { folded, open } = fold((await story.run(FOUND, { 'dry-run': 'true' })).log);
    expect([...folded.keys()]).toEqual(['Reading the logs', 'Comparing with the threads that are there']);
    expect(open.slice(0, 2)).toEqual([reviewing(), 'a.js']);
    expect(open.filter((line) => /^ {2}post +\d+ {2}no-trouble/u.test(line))).toHaveLength(25);
  });

  test('of a run folds reading, plan and changes, and leaves the result open', async () => {
    const { folded, open } = fold((await story.run(FOUND)).log);
    expect([...folded.keys()]).toEqual([
      'Reading the logs',
      'Comparing with the threads that are there',
      'Plan: 25 changes',
      'Applying the plan',
    ]);
    expect(folded.get('Plan: 25 changes')?.filter((line) => line.startsWith('  post'))).toHaveLength(25);
    expect(open[0]).toBe(reviewing());
    expect(open[1]).toBe('25 results = 25 posted; threads: 25 posted, 0 resolved, 0 reopened');
    expect(open).toHaveLength(3);
  });

  test('of a run with a log of another checkout warns, though nothing fails', async () => {
    const elsewhere = log([{ path: 'build/b.js', line: 1, level: 'error' }]);
    const { log: text, status } = await story.run(elsewhere, { category: 'elsewhere' });
    expect(status).toBe(0);
    expect(text).toMatch(/^::warning::the only path in .+ does not exist in this checkout: build\/b\.js /mu);
  });

  test('of a run that changes nothing does not list what stays', async () => {
    const { folded } = fold((await story.run(FOUND)).log);
    expect(folded.get('Plan: 0 changes')).toEqual(['25 threads stay as before']);
    expect([...folded.keys()]).not.toContain('Applying the plan');
  });

  test('counts a single change as one', async () => {
    const { folded } = fold((await story.run(log([{ path: 'a.js', line: 1 }]), { category: 'one' })).log);
    expect([...folded.keys()]).toContain('Plan: 1 change');
  });

  test('makes no annotation of a finding, and one of why the run failed', async () => {
    const { open } = fold((await story.run(FOUND, { 'fail-level': 'warning' })).log);
    const annotations = open.filter((line) => /^::(?:error|warning|notice)/u.test(line));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toMatch(/^::error::failure: 25 warnings; /u);
  });

  test('says in full why a run was not complete', async () => {
    const missing = Array.from({ length: 9 }, (_, index) => `a-log-that-no-analyzer-wrote-${index}.sarif`);
    const { open } = fold((await story.run(FOUND, { 'sarif-file': missing.join('\n') })).log);
    const end = open.find((line) => line.startsWith('::error::'));
    expect(end).toMatch(/wrote-8\.sarif, and .* name the tool as `NAME \(silent\)` in `tools`\.$/u);
  });

  test('shows no more warnings than GitHub does, and the last says how many there are', async () => {
    const logs = Object.fromEntries(
      Array.from({ length: 14 }, (_, index) => [
        `odd-${index}.sarif`,
        JSON.stringify({ ...log([], `Tool${index}`), version: undefined }),
      ]),
    );
    const { open } = fold((await story.run({ ...logs, 'log.sarif': FOUND })).log);
    const warnings = open.filter((line) => line.startsWith('::warning'));
    expect(warnings).toHaveLength(10);
    expect(warnings[9]).toMatch(/^::warning::and \d+ more warnings; the report has them all$/u);
  });

  test('begins with what is reviewed, and where', async () => {
    const line = (text: string) =>
      text.split('\n').find((part) => part !== '' && !part.startsWith('::add-mask::'));
    expect(line((await story.run(FOUND)).log)).toBe(reviewing());
    const refused = await story.run(FOUND, { 'client-secret': 'wrong-secret-value' });
    expect(line(refused.log)).toBe(reviewing());
    const [head = '', base = ''] = story.repository.git('rev-list', 'HEAD').split('\n');
    const commits = { 'dry-run': 'true', 'base-sha': base, 'head-sha': head };
    const none = { 'base-url': '', 'client-id': '', 'client-secret': '', 'deployment-number': '' };
    expect(line((await story.run(FOUND, { ...none, ...commits })).log)).toBe(
      `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`,
    );
  });

  test('ends what is folded before it says what is wrong with the configuration', async () => {
    const { open } = fold((await story.run(FOUND, { 'deployment-number': '4711' })).log);
    expect(open.at(-1)).toMatch(/^::error::There is no deployment 4711/u);
  });
});

test('a plan counts what is only said in a thread', async () => {
  const own = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'bad\n' });
  await own.run(log([{ path: 'a.js', line: 1 }]));
  const [thread] = (await own.truth()).threads;
  await (await own.person('Ada')).reply(thread?.discussionId ?? '', 'Why?');
  await own.push({ 'a.js': 'good\n' });
  const { folded } = fold((await own.run(log([]), { resolve: 'undiscussed' })).log);
  expect(folded.get('Plan: 1 change')).toContainEqual(expect.stringContaining('somebody replied'));
  expect(folded.get('Applying the plan')).toEqual(['Updating 1 earlier thread']);
  await own.end();
});
