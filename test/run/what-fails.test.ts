import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { joined, log } from './logs.ts';
import { accounting, checks, openStory, type Story } from './story.ts';

const LINES = Array.from({ length: 25 }, (_, index) => index + 1);
const TREE = { 'src/a.js': LINES.map((line) => `y${line}\n`).join('') };
const ERRORS = log([
  { path: 'src/a.js', line: 25, rule: 'odd-name' },
  ...LINES.slice(0, 24).map((line) => ({ path: 'src/a.js', line, level: 'error' as const, rule: 'no-eval' })),
]);

/** The part of a Markdown document below a heading. */
function section(summary: string, title: string): string {
  return summary.split('### ').find((part) => part.startsWith(`${title}\n`)) ?? '';
}

describe('a run that fails', () => {
  let story: Story;
  beforeAll(async () => {
    story = await openStory('full', { 'src/a.js': 'x\n' }, TREE);
  });
  afterAll(() => story.end());

  test.each(['new', 'kept'])('names what failed it, also where every thread is %s', async (threads) => {
    const result = await story.run(ERRORS);
    expect(result.status).toBe(1);
    expect(accounting(result)).toContain(threads === 'new' ? '25 posted' : '25 kept');
    const lines = result.log.split('\n');
    const start = lines.indexOf('What fails the check, worst first:');
    expect(lines.slice(start + 1, start + 22)).toEqual([
      ...LINES.slice(0, 20).map(
        (line) => `  ${`src/a.js:${line}`.padEnd(11)}  no-eval (Linter)  error: There is trouble here.`,
      ),
      '  and 4 more; the report has them all',
    ]);
    expect(lines.findIndex((line) => line.startsWith('::error::'))).toBeGreaterThan(start);
    const rows = section(result.summary, 'What fails the check').match(/^\| \w+ \| error \|.*$/gmu);
    expect(rows).toHaveLength(20);
    expect(rows?.[0]).toContain('| `src/a.js:1` | `no-eval` | Linter | There is trouble here. |');
    expect(section(result.summary, 'Other findings').match(/ \| (?:error|warning) \| /gu)).toHaveLength(2);
    expect(checks(await story.truth())[0]).toContain(
      `24 errors; 25 open${threads === 'new' ? ' (25 new)' : ''}; at `,
    );
    const { findings } = z
      .object({ findings: z.array(z.object({ ruleId: z.string(), fails: z.boolean() })) })
      .parse(result.report);
    expect(findings.filter(({ fails }) => fails)).toHaveLength(24);
  });

  test('names a finding that a person resolved as that, with the way out, and says when it is accepted', async () => {
    const one = log([{ path: 'src/a.js', line: 7, level: 'error', rule: 'no-eval' }]);
    const inputs = { category: 'people', 'check-name': 'people' };
    const known = new Set((await story.truth()).threads.map(({ discussionId }) => discussionId));
    await story.run(one, inputs);
    const posted = (await story.truth()).threads.find(({ discussionId }) => !known.has(discussionId));
    await (await story.person('Ada')).setResolved(posted?.discussionId ?? '', true);
    const counts = await story.run(one, inputs);
    const check = async (): Promise<string> =>
      checks(await story.truth()).find((line) => line.startsWith('people ')) ?? '';
    const wayOut =
      '1 of these resolved by people, which does not accept a finding: fix it or suppress it in the analyzer, or set accept-resolved';
    expect(counts.status).toBe(1);
    expect(counts.log).toContain(
      '  src/a.js:7  no-eval (Linter (people))  error, resolved by a person: There is',
    );
    for (const text of [counts.log, counts.summary, await check()]) expect(text).toContain(wayOut);
    expect(section(counts.summary, 'What fails the check')).toContain('| resolved-by-people | error |');

    const accepted = await story.run(one, { ...inputs, 'accept-resolved': 'true' });
    expect(accepted.status).toBe(0);
    for (const text of [accepted.log, accepted.summary, await check()]) {
      expect(text).toContain('passed; 1 error accepted by people');
      expect(text).not.toContain('accepted:');
    }
  });

  test('gives the reasons of threads that it holds, and of findings that it filters', async () => {
    const other = log([{ path: 'src/a.js', line: 3, level: 'note' }], 'Other');
    const { summary } = await story.run(other, { 'min-level': 'warning' });
    expect(section(summary, 'Filtered, and why')).toContain('- 1: level note is below min-level warning');
    expect(section(summary, 'Threads left open, and why')).toContain(
      '- 25: Linter has no run in these logs: run it before this step, and name the tools',
    );
  });
});

describe('a run that ends early', () => {
  let story: Story;
  afterEach(() => story.end());

  test('never says that logs with results have none', async () => {
    story = await openStory('full', { 'src/a.js': 'x\n' }, TREE);
    const before = story.repository.git('rev-parse', 'HEAD');
    await story.push({ 'src/a.js': 'newer\n' });
    story.repository.checkout(before);
    const superseded = await story.run(ERRORS);
    expect(superseded.outputs).toMatchObject({ conclusion: 'superseded', results: '25' });
    const line = '25 results = 25 undecided; threads: 0 posted, 0 resolved, 0 reopened';
    expect(accounting(superseded)).toBe(line);
    expect(superseded.summary).toContain(line);

    story.repository.git('switch', '-q', 'deploy');
    const unknown = { 'base-sha': 'f'.repeat(40), 'head-sha': story.repository.git('rev-parse', 'HEAD') };
    const shallow = await story.run(ERRORS, unknown);
    expect(shallow.log).toContain('could not be fetched');
    expect(accounting(shallow)).toBe(line);

    const stalled = [{ operation: 'get-deployment', effect: { kind: 'status', status: 403 } }];
    await story.admin('POST', '/faults', { rules: stalled });
    const unread = await story.run(ERRORS);
    expect(unread.outputs.conclusion).toBe('incomplete');
    expect(unread.log).toContain('no log was read; threads: 0 posted');
    expect(unread.log + unread.summary).not.toContain('0 results');
  });
});

describe('a check that the service refuses', () => {
  let story: Story;
  afterEach(() => story.end());

  test('has a sentence and a remedy of its own, and the analysis counts as complete', async () => {
    story = await openStory('full', { 'src/a.js': 'x\n' }, TREE);
    const user = z
      .object({ id: z.string() })
      .parse(await story.admin('POST', '/users', { name: 'Bot', role: 'All Users' }));
    const { clientId, clientSecret } = z
      .object({ clientId: z.string(), clientSecret: z.string() })
      .parse(await story.admin('POST', '/clients', { userId: user.id }));
    const found = log([{ path: 'src/a.js', line: 7 }]);
    const inputs = { 'client-id': clientId, 'client-secret': clientSecret };
    const passed = await story.run(found, inputs);
    expect([passed.status, passed.outputs.conclusion]).toEqual([3, 'incomplete']);
    for (const text of [passed.log, passed.summary]) {
      expect(text).toMatch(
        /the check could not be set: setting a check needs an Account Owner: .* \(.*403.*\)/u,
      );
      expect(text).not.toContain('not finished');
    }
    expect(passed.summary).toMatch(/^## Static analysis: incomplete$/mu);

    const failed = await story.run(found, { ...inputs, 'fail-level': 'warning' });
    expect([failed.status, failed.outputs.conclusion]).toEqual([1, 'failure']);
    expect(failed.log).toMatch(/::error::failure: 1 warning; .*; the check could not be set: /u);
    expect(failed.log + failed.summary).not.toContain('not finished');
  });

  test('is put once more with less text where the service takes no such description', async () => {
    story = await openStory('full', { 'src/a.js': 'x\n' }, TREE);
    await story.run(ERRORS);
    const tooLong = { operation: 'put-check', calls: [1], effect: { kind: 'status', status: 422 } };
    await story.admin('POST', '/faults', { rules: [tooLong] });
    expect((await story.run(ERRORS)).status).toBe(1);
    const [check = ''] = checks(await story.truth());
    expect(check).toMatch(/ DONE FAILURE 24 errors; 25 open; at [0-9a-f]{7}$/u);
  });
});

test('what was not looked at again has its place among the rest, by its level', async () => {
  const story = await openStory(
    'full',
    { 'a.md': 'x\n', 'b.md': 'x\n' },
    { 'a.md': 'teh\n', 'b.md': 'y\nz\n' },
  );
  const inputs = { 'fail-level': 'note' };
  const others = log([
    { path: 'b.md', line: 1, level: 'error' },
    { path: 'b.md', line: 2, level: 'note' },
  ]);
  await story.run(joined(log([{ path: 'a.md', line: 1 }], 'typos'), others), inputs);
  await story.push({ 'a.md': 'teh\nmore\n' });
  const result = await story.run(joined(log([], 'typos'), others), inputs);
  const [, list = ''] = result.log.split('What fails the check, worst first:\n');
  expect(list.split('\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^ {2}b\.md:1 .* error: /u),
    expect.stringMatching(/^ {2}a\.md:1 .* warning: reported before, and not looked at again$/u),
    expect.stringMatching(/^ {2}b\.md:2 .* note: /u),
  ]);
  await story.end();
});
