import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRepository, type Repository } from '../git/repository.ts';
import { joined, log, unparsed } from '../run/logs.ts';
import { openStory } from '../run/story.ts';
import { type Ended, runCli, runSourceCli } from './run-cli.ts';
import { planHere } from './run-in-process.ts';

/** A checkout before a push: a branch with one commit beyond `main`, and a line that is not committed. */
let repository: Repository;
let folder: string;
let logFile: string;
beforeAll(() => {
  repository = createRepository();
  repository.commit({ 'src/a.js': 'one\ntwo\n', 'old.js': 'old\n' });
  repository.git('tag', 'v1');
  repository.git('switch', '--create', 'feature');
  repository.commit({ 'src/a.js': 'one\nnew\ntwo\n' });
  writeFileSync(join(repository.path, 'src/a.js'), 'one\nnew\ntwo\nnot committed\n');
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-laptop-'));
  logFile = join(folder, 'log.sarif');
  const found = log([
    { path: 'src/a.js', line: 2, message: 'In the change.', level: 'error' },
    { path: 'src/a.js', line: 4, message: 'Not committed.' },
    { path: 'old.js', line: 1, message: 'Old.' },
  ]);
  writeFileSync(logFile, JSON.stringify(found));
});
afterAll(() => {
  repository.dispose();
  rmSync(folder, { recursive: true });
});

const cli = (...args: readonly string[]): Promise<Ended> => runSourceCli(args, repository.path);

describe('plan --base', () => {
  test.each([
    ['main', runCli],
    ['v1', runSourceCli],
    ['main~0', runSourceCli],
  ] as const)('%s: plans for what HEAD has beyond it, without a service', async (base, runOne) => {
    const { status, out } = await runOne(['plan', logFile, '--base', base], repository.path);
    expect(out).toMatch(/^ {2}post {2}2 {2}.*: In the change\.$/mu);
    expect(out).toContain('line 4 of its file is not committed');
    expect(out).toContain('3 results = 1 filtered + 1 not-on-the-diff + 1 posted');
    expect(status).toBe(1);
  });

  test('asks no service, whatever the variables say', async () => {
    const closed = { SARIF_REVIEW_BASE_URL: 'http://127.0.0.1:1', SARIF_REVIEW_TOKEN: 'a-token' };
    for (const variables of [
      { ...closed, SARIF_REVIEW_DEPLOYMENT_NUMBER: '7' },
      { ...closed, SARIF_REVIEW_SERVICE: 'github', SARIF_REVIEW_CHANGE: 'acme/shop#7' },
      { ...closed, GITLAB_CI: 'true', CI_API_V4_URL: 'http://127.0.0.1:1', CI_MERGE_REQUEST_IID: '7' },
    ]) {
      const { out } = await runSourceCli(['plan', logFile, '--base', 'main'], repository.path, variables);
      expect(out).toContain('without a review service');
    }
  });

  test('is measured from where the branch was started, when main has moved on', async () => {
    repository.git('stash');
    repository.git('switch', 'main');
    repository.commit({ 'old.js': 'changed on main\n' });
    repository.git('switch', 'feature');
    repository.git('stash', 'pop');
    const { out } = await cli('plan', logFile, '--base', 'main');
    expect(out).toContain('3 results = 1 filtered + 1 not-on-the-diff + 1 posted');
  });

  test('a revision that is none is refused, with the one of the remote where there is one', async () => {
    expect(await cli('plan', logFile, '--base', 'mian')).toMatchObject({
      status: 2,
      err: expect.stringContaining('--base mian: no such branch or commit; '),
    });
    repository.git('update-ref', 'refs/remotes/origin/develop', 'v1');
    expect((await cli('plan', logFile, '--base', 'develop')).err).toContain('give --base origin/develop');
    expect((await cli('plan', logFile, '--base', '--all')).status).toBe(2);
  });

  test('says that what was mended is not committed', async () => {
    const clean = join(folder, 'clean.sarif');
    writeFileSync(clean, JSON.stringify(log([])));
    const { status, err, out } = await cli('plan', clean, '--base', 'main');
    expect(out + err).toContain(
      '1 file of the change and without findings differs from what is committed: src/a.js; ',
    );
    expect(status).toBe(0);
  });

  test('a flag that says otherwise is refused', async () => {
    expect(await cli('plan', logFile, '--base', 'main', '--base-url', 'https://example.com')).toMatchObject({
      status: 2,
      err: expect.stringContaining('leave out --base-url, or --base'),
    });
  });
});

describe('the address of a page', () => {
  test.each(['github', 'gitlab'] as const)(
    'of %s and a token are all that a plan of a change needs, and in CI they are not',
    async (service) => {
      const story = await openStory('full', { 'a.js': 'one\n' }, { 'a.js': 'one\ntwo\n' });
      try {
        const { sandbox, deployment } = story;
        const project = `sandbox/${basename(story.repository.path)}`;
        const page = {
          github: `${sandbox.baseUrl}/github/${project}/pull/${deployment}`,
          gitlab: `${sandbox.baseUrl}/${project}/-/merge_requests/${deployment}`,
        };
        const found = join(folder, 'change.sarif');
        writeFileSync(found, JSON.stringify(log([{ path: 'a.js', line: 2 }])));
        const environment = {
          SARIF_REVIEW_SARIF_FILE: found,
          SARIF_REVIEW_CHANGE: page[service],
          SARIF_REVIEW_TOKEN: service === 'github' ? sandbox.githubToken : sandbox.gitlabToken,
        };
        const planned = await planHere(story.repository.path, environment);
        expect(planned.out).toContain('1 result = 1 posted');
        expect(planned.status).toBe(0);
        await story.admin('DELETE', '/requests');
        const inCi = await planHere(story.repository.path, { ...environment, CI: 'true' });
        expect(inCi).toMatchObject({
          status: 2,
          err: expect.stringContaining('name a service and a change'),
        });
        expect(await story.admin('GET', '/requests')).toEqual([]);
      } finally {
        await story.end();
      }
    },
  );
});

describe('--report-file -', () => {
  test('prints the report on standard output, and lines on standard error', async () => {
    const { status, out, err } = await cli('plan', logFile, '--base', 'main', '--report-file', '-');
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 2, findings: [{}, {}, {}] });
    expect(err).toContain('3 results = ');
    expect(status).toBe(1);
    const both = await cli('plan', logFile, '--base', 'main', '--report-file', '-', '--json');
    expect(both).toMatchObject({ status: 2, err: expect.stringContaining('both print a document') });
  });
});

describe('why', () => {
  test('tells from a fresh plan what would become of each finding at a line, and why', async () => {
    const { status, out } = await cli('why', 'src/a.js:2', logFile, '--base', 'main');
    expect(out).toMatch(/^From a plan of commit [0-9a-f]{7}:$/mu);
    expect(out).toContain(
      [
        'src/a.js:2  no-trouble (Linter)  error: In the change.',
        '  It gets a thread: new.',
        '  It fails the check.',
        '  The log writes this path.',
        '',
      ].join('\n'),
    );
    expect(out).not.toContain('Old.');
    expect(status).toBe(0);
  });

  test('tells of a file, from a folder below it, and with a column behind the line', async () => {
    const below = join(repository.path, 'src');
    const args = [logFile, '--base', 'main', '--working-directory', '..'];
    const whole = await runSourceCli(['why', 'a.js', ...args], below);
    expect(whole.out).toContain('In the change.');
    expect(whole.out).toContain(
      '  It gets no thread, and is listed in the summary comment: line 4 of src/a.js is not committed.',
    );
    expect((await runSourceCli(['why', 'a.js:4', ...args], below)).out).toContain('Not committed.');
    expect((await runSourceCli(['why', './a.js:2:7', ...args], below)).out).toContain('In the change.');
  });

  test('tells from a report that is named, without a checkout or a log', async () => {
    const report = join(folder, 'report.json');
    await cli('plan', logFile, '--base', 'main', '--report-file', report);
    const written = readFileSync(report, 'utf8');
    const { status, out } = await runSourceCli(['why', 'old.js:1', '--report-file', report], folder);
    expect(out).toContain('  It gets no thread: filter-mode added: old.js is not part of the diff.');
    expect(out).toContain('  It does not fail the check.');
    expect(status).toBe(0);
    const variable = { SARIF_REVIEW_REPORT_FILE: report };
    expect((await runSourceCli(['why', 'old.js:1'], folder, variable)).out).toContain('Old.');
    await runSourceCli(['why', 'src/a.js:2', logFile, '--base', 'main'], repository.path, variable);
    expect(readFileSync(report, 'utf8')).toBe(written);
  });

  test('says where findings are where none is at the line', async () => {
    const { status, out } = await cli('why', 'src/a.js:3', logFile, '--base', 'main');
    expect(out).toContain('No finding is at line 3 of src/a.js; this file has findings at lines 2, 4.');
    expect(status).toBe(0);
    expect((await cli('why', 'b.js', logFile, '--base', 'main')).err).toContain(
      'b.js: no such file or folder, neither here nor in the logs',
    );
  });

  test('is JSON where it is asked for', async () => {
    const { out } = await cli('why', 'src/a.js:2', logFile, '--base', 'main', '--json');
    expect(JSON.parse(out)).toMatchObject({
      findings: [{ disposition: 'posted', fails: true }],
      threads: [],
    });
  });

  test('a report that is none, or beside logs, is refused', async () => {
    const none = await cli('why', 'a.js', '--report-file', logFile);
    expect(none).toMatchObject({
      status: 2,
      err: expect.stringContaining('is not a report of this version'),
    });
    const both = await cli('why', 'a.js', logFile, '--report-file', 'report.json');
    expect(both).toMatchObject({ status: 2, err: expect.stringContaining('leave out one of them') });
    const missing = await cli('why', 'a.js', '--report-file', join(folder, 'none.json'));
    expect(missing).toMatchObject({ status: 2, err: expect.stringContaining('the report cannot be read') });
  });

  test('answers beside a file of the change that a tool could not parse, and names that', async () => {
    const unread = join(folder, 'unread.sarif');
    const found = log([{ path: 'old.js', line: 1, message: 'Old.' }]);
    writeFileSync(unread, JSON.stringify(joined(found, unparsed('src/a.js'))));
    const args = ['why', 'old.js', unread, '--base', 'main'];
    const { status, out, err } = await runSourceCli(args, repository.path);
    expect(err).toContain('ESLint: src/a.js was not analyzed: Parsing error: (; fix the file, or exclude it');
    expect(out).toContain('Old.');
    expect(status).toBe(0);
  });

  test('a log that cannot be read ends incomplete', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{');
    const { status, err } = await cli('why', 'src/a.js:2', broken, '--base', 'main');
    expect(err).toContain('broken.json');
    expect(status).toBe(3);
  });
});
