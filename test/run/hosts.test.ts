import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { callWith } from '../../demo/sandbox-client.ts';
import { runSourceCli } from '../action/run-cli.ts';
import { joined, log, type Report } from './logs.ts';
import { type MeddlingFront, startMeddlingFront } from './meddling-front.ts';
import { nameChange, type Service } from './name-change.ts';
import { runOn } from './run-on.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

/* What differs from host to host: who edits, who takes ranges, and who resolves. */

const BASE = { 'src/a.js': 'one\ntwo\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\nworse\n' };
const FIRST: Report = { path: 'src/a.js', line: 2, message: 'First.' };
const SECOND: Report = { path: 'src/a.js', line: 4, message: 'Second.' };

let story: Story;
afterEach(() => story.end());

const states = async (): Promise<readonly string[]> =>
  readable(await story.truth()).map((thread) => thread.split(' ').slice(0, 2).join(' '));

/** Variables that name the change for a command. */
function variablesOf(service: Service, baseUrl: string): Readonly<Record<string, string>> {
  const { inputs, environment } = nameChange(service, { ...story, sandbox: { ...story.sandbox, baseUrl } });
  const named = Object.entries(inputs).map(([name, value]) => [
    `SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`,
    value,
  ]);
  return { ...environment, ...Object.fromEntries(named) };
}

describe('on github, where comments are edited', () => {
  test('a finding that returns at a later commit than that of its fix holds no other thread', async () => {
    story = await openStory('full', BASE, HEAD);
    const both = log([FIRST, SECOND]);
    await runOn('github', story, both);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\nworse\n' });
    await runOn('github', story, log([SECOND]));
    expect(await states()).toEqual(['src/a.js:2 resolved:', 'src/a.js:4 open:']);
    await story.push(HEAD);
    await runOn('github', story, both);
    expect(await states()).toEqual(['src/a.js:2 open:', 'src/a.js:4 open:']);
    const result = await runOn('github', story, log([FIRST]));
    expect(result.summary).not.toContain('disagree');
    expect(accounting(result)).toContain('0 posted, 1 resolved, 0 reopened');
    expect(await states()).toEqual(['src/a.js:2 open:', 'src/a.js:4 resolved:']);
  });

  test('clean lists a thread at the file that its comment says its finding went to', async () => {
    const body = 'function sum(values) {\n  return eval(values.join());\n}\n';
    story = await openStory('full', BASE, { 'src/a.js': `one\n${body}two\n` });
    await runOn('github', story, log([{ ...FIRST, line: 3 }]));
    await story.push({ 'src/a.js': 'one\ntwo\nthree\n', 'src/sum.js': body });
    await runOn('github', story, log([{ ...FIRST, path: 'src/sum.js' }]));
    const { out } = await runSourceCli(['clean', '--all'], '/', variablesOf('github', story.sandbox.baseUrl));
    expect(out).toMatch(/^resolve {2}src\/sum\.js:2 /mu);
    expect(out).not.toContain('src/a.js');
  });

  test('a comment that is too large where its lines were refused is sent to its lines again, in its short form', async () => {
    story = await openStory('full', BASE, HEAD);
    const status = (code: number, call: number) => ({
      operation: 'create-comment',
      calls: [call],
      effect: { kind: 'status', status: code, message: 'Not taken' },
    });
    await story.admin('POST', '/faults', { rules: [status(422, 1), status(413, 2)] });
    const result = await runOn('github', story, log([{ ...FIRST, endLine: 4 }]));
    expect(result.log).toContain('trying its short form');
    const { githubToken, baseUrl } = story.sandbox;
    const pulls = `/repos/sandbox/${basename(story.repository.path)}/pulls/${story.deployment}/comments`;
    const { body } = await callWith(`${baseUrl}/github/api/v3`, githubToken)('GET', pulls);
    expect(body).toMatchObject([{ path: 'src/a.js', start_line: 2, line: 4 }]);
  });
});

describe('on gitlab, a thread that this account may neither resolve nor reopen', () => {
  const FOUND = log([FIRST]);
  const forbidden = { operation: 'resolve', effect: { kind: 'status', status: 403, message: 'You may not' } };
  const flag = async (resolved: boolean): Promise<void> => {
    const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await (await story.person('Ada')).setResolved(thread?.discussionId ?? '', resolved);
  };

  test('whose file left the change is marked as done, and its finding has moved on', async () => {
    story = await openStory('full', { 'src/b.js': 'bad\n' }, { 'src/b.js': 'bad\nworse\n' });
    const found = log([{ ...FIRST, path: 'src/b.js', line: 1 }]);
    const inputs = { 'filter-mode': 'nofilter' };
    await runOn('gitlab', story, found, inputs);
    await story.push({ 'src/b.js': 'bad\n', 'note.txt': '1\n' });
    await story.admin('POST', '/faults', { rules: [forbidden] });
    const result = await runOn('gitlab', story, found, inputs);
    expect(readable(await story.truth())[0]).toContain(
      'src/b.js:1, old 1 open: No longer part of this change',
    );
    expect(accounting(result)).toContain('1 result = 1 moved-on;');
    expect(result.report).toMatchObject({ findings: [{ disposition: 'moved-on' }] });
  });

  test.each([
    ['stays as it is, has its finding posted anew', false],
    ['is opened by a person, keeps its finding', true],
  ])('and %s', async (_, isOpened) => {
    story = await openStory('full', BASE, HEAD);
    const run = async (logs = FOUND): Promise<string> => {
      await story.admin('POST', '/faults', { rules: [forbidden] });
      const result = await runOn('gitlab', story, logs);
      await story.admin('DELETE', '/faults');
      return accounting(result);
    };
    await run();
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    expect(await run(log([]))).toBe('0 results; threads: 0 posted, 0 resolved, 0 reopened');
    await flag(true);
    await story.push(HEAD);
    expect(await run()).toContain('1 result = 1 failed; threads: 0 posted, 0 resolved, 0 reopened');
    expect(readable(await story.truth())[0]).toContain('this account may not reopen this thread');
    if (isOpened) await flag(false);
    expect(await run()).toContain(isOpened ? 'threads: 0 posted' : 'threads: 1 posted');
    expect(await run()).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    expect(await states()).toEqual(
      isOpened ? ['src/a.js:2 open:'] : ['src/a.js:2 open:', 'src/a.js:2 resolved:'],
    );
  });
});

describe('doctor', () => {
  let front: MeddlingFront;
  beforeEach(async () => {
    story = await openStory('full', BASE, HEAD);
    front = await startMeddlingFront(story.sandbox.baseUrl);
  });
  afterEach(() => front.close());

  test.each([
    ['1.25.9', true],
    ['1.26.0', false],
    ['1.26.0+dev-1-g0123456789', false],
    ['1.9.9', true],
    ['2.0.0', false],
  ])('says of Gitea %s whether it resolves', async (version, isTold) => {
    front.meddle(({ path }) => (path.endsWith('/version') ? JSON.stringify({ version }) : undefined));
    const { out } = await runSourceCli(['doctor'], story.repository.path, variablesOf('gitea', front.url));
    expect(out.includes(`this is Gitea ${version}, which cannot resolve threads`)).toBe(isTold);
  });
});

test.each([
  ['glcbt-64_abcdef', true],
  ['glpat-aglcbt-64_abcdef', false],
  ['glpat-glcbt', false],
])('on gitlab, whether the token %s is that of a job is told by how it begins', async (token, isOfJob) => {
  story = await openStory('full', BASE, HEAD);
  const { err, out } = await runSourceCli(['doctor'], story.repository.path, {
    ...variablesOf('gitlab', story.sandbox.baseUrl),
    SARIF_REVIEW_TOKEN: token,
  });
  expect((out + err).includes('Input token is the token of the job')).toBe(isOfJob);
});

test('what a run posted, and planned again, counts as posted also where another tool says the same by then', async () => {
  const rule = (tool: string) => log([{ ...FIRST, rule: 'ApexDoc', message: 'Missing.' }], tool);
  const off = 'rules:\n  - { tool: two, rule: ApexDoc, level: off, reason: once is enough }\n';
  story = await openStory('full', { ...BASE, '.sarif-review.yml': off }, HEAD);
  const front = await startMeddlingFront(story.sandbox.baseUrl);
  story.repository.git('switch', '-q', 'main');
  const base = story.repository.commit({ '.sarif-review.yml': null });
  story.repository.git('switch', '-q', 'deploy');
  story.repository.git('merge', '-q', '--no-edit', 'main');
  await story.push({ 'note.txt': '1\n' });
  let calls = 0;
  front.meddle(async ({ body }) => {
    // The change is looked at again as soon as the comment is posted.
    if (body.includes('ApexDoc')) calls = 1;
    if (calls === 0 || !body.includes('ReadChange')) return undefined;
    calls = 0;
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base });
    return undefined;
  });
  const result = await runOn('github', story, joined(rule('One'), rule('Two')), {}, { baseUrl: front.url });
  await front.close();
  expect(result.log).toContain('Planning again');
  expect(accounting(result)).toBe(
    '2 results = 1 grouped + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
  );
  expect(result.outputs).toMatchObject({ posted: '1', kept: '0' });
});
