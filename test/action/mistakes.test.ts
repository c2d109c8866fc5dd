import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VERSION } from '../../src/version.ts';
import { createRepository, type Repository } from '../git/repository.ts';
import { log } from '../run/logs.ts';
import { openStory, ROOT, type Story } from '../run/story.ts';
import { type Ended, runSourceCli, spawnSourceCli } from './run-cli.ts';

/** What somebody mistypes or leaves out on a laptop, and what the command line answers. */
let repository: Repository;
let logs: string;
beforeAll(() => {
  repository = createRepository();
  repository.commit({ 'src/core/a.js': 'one\n', 'src/core/b.js': 'one\n', 'src/c.js': 'one\n' });
  repository.git('switch', '--create', 'feature');
  repository.commit({ 'src/core/a.js': 'one\ntwo\n', 'src/core/b.js': 'two\n' });
  logs = mkdtempSync(join(tmpdir(), 'sarif-review-mistakes-'));
  const found = log([
    { path: 'src/core/a.js', line: 2, message: 'In a.' },
    { path: 'src/core/b.js', line: 1, message: 'In b.' },
  ]);
  writeFileSync(join(logs, 'log.sarif'), JSON.stringify(found));
});
afterAll(() => {
  repository.dispose();
  rmSync(logs, { recursive: true });
});

const cli = (...args: readonly string[]): Promise<Ended> => runSourceCli(args, repository.path);
const logFile = (): string => join(logs, 'log.sarif');

test('the command line starts from its sources', async () => {
  expect(await spawnSourceCli(['--version'], ROOT)).toMatchObject({
    status: 0,
    out: `${VERSION}\n`,
    err: '',
  });
});

describe('a mistyped command line', () => {
  test('a command that is none: all that there are', async () => {
    expect(await cli('version')).toMatchObject({
      status: 2,
      err: 'Error: unknown command: there are run, plan, why, doctor, clean, history, init and sandbox\n',
    });
  });

  test('a flag of other commands', async () => {
    expect(await cli('run', logFile(), '--base', 'main')).toMatchObject({
      status: 2,
      err: "Error: unknown option '--base'\n",
    });
  });

  test.each([
    'eslint.srif',
    'hunter2hunter2',
    'eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl',
    'a8f7.k2d9x',
    'correct.horse',
  ])('a word that may be a secret is not repeated', async (word) => {
    const { status, err } = await cli('plan', word);
    expect(err).toMatch(/^Error: what follows plan is neither a flag nor an existing log/u);
    expect(err).not.toContain(word);
    expect(status).toBe(2);
  });
});

describe('plan without --base', () => {
  test('answers shortly, and names the flag', async () => {
    const { status, err } = await cli('plan', logFile());
    expect(err).toMatch(/^Error: No pull request, merge request or --base was given: add --base main /u);
    expect(err.split(/\s+/u).length).toBeLessThan(40);
    expect(status).toBe(2);
  });
});

describe('doctor', () => {
  test('with --base checks logs and commits without a service, and says what it did not check', async () => {
    const { status, out, err } = await cli('doctor', logFile(), '--base', 'main');
    expect(out).toMatch(/^ok +logs +.*log\.sarif: 2 results of Linter$/mu);
    expect(out).toMatch(/^ok +places +2 of 2 places are files of this checkout \(2 as written\)$/mu);
    expect(out).toMatch(/^ok +plan +a run would end as success: 2 results = 2 posted; /mu);
    for (const check of ['network', 'credentials', 'change', 'listing', 'writing'])
      expect(out).toMatch(new RegExp(`^- +${check} +not checked: `, 'mu'));
    expect(out).not.toMatch(/^FAIL/mu);
    expect([status, err]).toEqual([0, '']);
  });

  test('names a log that is all on line 1 or about whole files, and says what to do', async () => {
    const whole = join(logs, 'whole.sarif');
    const first = log(['src/core/a.js', 'src/core/b.js'].map((path) => ({ path, line: 1 })));
    writeFileSync(whole, JSON.stringify(first));
    const { out } = await cli('doctor', whole, '--base', 'main');
    expect(out).toMatch(/^warn +logs +.*all 2 results of Linter are on line 1 .* `baseline-sarif-file`/mu);
    expect((await cli('doctor', logFile(), '--base', 'main')).out).not.toContain('on line 1');
  });

  test('names a tool that leaves itself out when it finds nothing', async () => {
    const copied = join(logs, 'cpd.sarif');
    writeFileSync(copied, JSON.stringify(log([{ path: 'src/c.js', line: 1 }], 'cpd')));
    const advice = 'put (silent) behind cpd in tools, and name the files in sarif-file';
    expect((await cli('doctor', copied, '--base', 'main')).out).toContain(advice);
    const named = await cli('doctor', copied, '--base', 'main', '--tools', 'cpd (silent)');
    expect(named.out).not.toContain(advice);
  });

  test('says which rule found the files of the log, and what each gave', async () => {
    const of = async (paths: readonly string[], ...flags: readonly string[]) => {
      const named = join(logs, 'named.sarif');
      writeFileSync(named, JSON.stringify(log(paths.map((path) => ({ path, line: 2 })))));
      return (await cli('doctor', named, '--base', 'main', ...flags)).out;
    };
    expect(await of(['src/core/a.js', '/mnt/b.js'], '--path-map', '/mnt => src/core')).toMatch(
      /^ok +places .*\(1 as written; 1 after a root is taken off: \/mnt => src\/core\)$/mu,
    );
    expect(await of(['/mnt/core/a.js', '/mnt/c.js'])).toMatch(
      /^ok +places .*\(2 by the longest common ending: \/mnt => src\)$/mu,
    );
  });

  test('without it names it', async () => {
    const { status, out } = await cli('doctor', logFile());
    expect(out).toMatch(
      /^FAIL +inputs +No pull request, merge request or --base was given: add --base main /mu,
    );
    expect(status).toBe(2);
  });

  test('says in one line that the base is none', async () => {
    const { status, err } = await cli('doctor', logFile(), '--base', 'mian');
    expect(err).toContain('--base mian: no such branch or commit');
    expect(status).toBe(2);
  });
});

describe('why', () => {
  const why = (place: string): Promise<Ended> => cli('why', place, logFile(), '--base', 'main');

  test('tells which rule found the file, and what it gave', async () => {
    const named = join(logs, 'named.sarif');
    writeFileSync(
      named,
      JSON.stringify(log(['/mnt/core/a.js', '/mnt/core/b.js'].map((path) => ({ path, line: 1 })))),
    );
    const { out } = await cli('why', 'src/core/b.js', named, '--base', 'main');
    expect(out).toContain(
      '  The log writes /mnt/core/b.js, which is this file by the longest common ending (/mnt => src).',
    );
    const mapped = await cli('why', 'b.js', named, '--base', 'main', '--path-map', '/mnt => src');
    expect(mapped.out).toContain('which is this file after a root is taken off (/mnt => src).');
    expect((await why('src/core/b.js')).out).toContain('  The log writes this path.');
  });

  test.each(['src/core', 'src/core/', './src', 'core', '.'])('tells of a folder: %s', async (folder) => {
    const { status, out } = await why(folder);
    expect(out).toContain('In a.');
    expect(out).toContain('In b.');
    expect(status).toBe(0);
  });

  test('a file without findings is no mistake', async () => {
    const { status, out } = await why('src/c.js');
    expect(out).toContain('No finding and no thread is in src/c.js.');
    expect(status).toBe(0);
  });

  test.each<[string, RegExp]>([
    [
      'src/core/a.js:abc',
      /^Error: src\/core\/a\.js:abc: no such file or folder, neither here nor in the logs/u,
    ],
    ['src/core/z.js', /^Error: src\/core\/z\.js: no such file or folder, neither here nor in the logs/u],
  ])('%s is an error of configuration', async (place, message) => {
    const { status, err } = await why(place);
    expect(err).toMatch(message);
    expect(status).toBe(2);
  });

  test('a report is asked in the same way', async () => {
    const report = join(logs, 'report.json');
    await cli('plan', logFile(), '--base', 'main', '--report-file', report);
    const ask = (place: string): Promise<Ended> => cli('why', place, '--report-file', report);
    expect((await ask('src/core')).out).toContain('In a.');
    expect(await ask('src/nowhere')).toMatchObject({
      status: 2,
      err: expect.stringContaining('src/nowhere: no such file or folder, neither here nor in the report'),
    });
  });
});

describe('init', () => {
  test.each([
    ['github', '.github/workflows/sarif-review.yml'],
    ['gitlab', '.gitlab-ci.yml'],
  ])('--service %s chooses the workflow', async (service, path) => {
    const fresh = createRepository();
    fresh.commit({ 'a.js': 'one\n' });
    try {
      const { status, out } = await runSourceCli(['init', '--service', service], fresh.path);
      expect(out).toContain(`Wrote ${path}: `);
      expect(status).toBe(0);
    } finally {
      fresh.dispose();
    }
  });

  test('names the flag where nothing tells the service, and refuses one that there is not', async () => {
    const fresh = createRepository();
    fresh.commit({ 'a.js': 'one\n' });
    try {
      const { out } = await runSourceCli(['init'], fresh.path);
      expect(out).toContain('for GitHub: --service gitlab, gitea or forgejo writes another one');
      const { status, err } = await runSourceCli(['init', '--service', 'bitbucket'], fresh.path);
      expect(err).toContain('github, gitlab');
      expect(status).toBe(2);
    } finally {
      fresh.dispose();
    }
  });
});

describe('the configuration file', () => {
  const examine = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const fresh = createRepository();
    try {
      fresh.commit({ 'src/core/a.js': 'one\n', 'src/core/b.js': 'one\n' });
      fresh.git('switch', '--create', 'feature');
      fresh.commit({ 'src/core/a.js': 'one\ntwo\n' });
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(fresh.path, path, '..'), { recursive: true });
        writeFileSync(join(fresh.path, path), text);
      }
      return (await runSourceCli(['doctor', logFile(), '--base', 'main'], fresh.path)).out;
    } finally {
      fresh.dispose();
    }
  };

  test('an unknown key is named', async () => {
    expect(await examine({ '.sarif-review.yml': 'rule: []\n' })).toMatch(
      /^FAIL +config-file +\.sarif-review\.yml: line 1, column 1: Unrecognized key: "rule"$/mu,
    );
  });

  test('a file of another name is told, since nothing reads it', async () => {
    expect(await examine({ '.sarif-review.yaml': 'rules: []\n' })).toMatch(
      /^warn +config-file +\.sarif-review\.yaml is not read: rename it to \.sarif-review\.yml$/mu,
    );
  });

  test('its path-map counts for the places of logs', async () => {
    const mapped = join(logs, 'log.sarif');
    const written = readFileSync(mapped, 'utf8');
    writeFileSync(mapped, written.replaceAll('src/core/', '/mnt/'));
    try {
      expect(await examine({ '.sarif-review.yml': "path-map: ['/mnt => src/core']\n" })).toMatch(
        /^ok +places +2 of 2 places /mu,
      );
    } finally {
      writeFileSync(mapped, written);
    }
  });

  test('entries that match nothing are told', async () => {
    const text = [
      'rules:',
      '  - { tool: linter, rule: no-trouble, level: note }',
      '  - { tool: eslnt, level: note }',
      '  - { rule: no-trubble, level: note }',
      'paths:',
      '  - { glob: "src/**", level: note }',
      '  - { glob: "sources/**", level: note }',
      '',
    ].join('\n');
    const out = await examine({ '.sarif-review.yml': text });
    const told = out.split('\n').filter((line) => line.startsWith('warn') && line.includes('matches no'));
    expect(told).toEqual([
      expect.stringContaining('rules.1 (tool eslnt) matches no result of these logs'),
      expect.stringContaining('rules.2 (rule no-trubble) matches no result of these logs'),
      expect.stringContaining('paths.1 (sources/**) matches no file of this checkout'),
    ]);
  });
});

describe('clean', () => {
  let story: Story;
  let place: Readonly<Record<string, string>>;
  beforeAll(async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
    await story.run(log([{ path: 'a.js', line: 1, message: 'There.' }], 'My Linter'));
    place = {
      SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
      SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
      SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
    };
  });
  afterAll(() => story.end());

  const clean = (...args: readonly string[]): Promise<Ended> =>
    runSourceCli(
      ['clean', '--deployment-number', String(story.deployment), ...args],
      story.repository.path,
      place,
    );

  test.each<[readonly string[], string]>([
    [[], '--all --yes'],
    [['--delete'], '--all --yes'],
    [['--all'], '--yes'],
    [['--tool', 'My Linter', 'PMD', '--category', 'nightly'], '--yes'],
    [['--check', 'old/check'], '--yes'],
  ])('the listing of %j ends with the flags that do it', async (flags, more) => {
    expect((await clean(...flags)).out).toMatch(
      new RegExp(`^Nothing was changed: add ${more} to do it$`, 'mu'),
    );
  });

  test('--yes alone chooses nothing, and says what would', async () => {
    expect(await clean('--yes')).toMatchObject({
      status: 2,
      err: expect.stringContaining('add --tool, --category or --all'),
    });
    expect((await story.truth()).threads).toHaveLength(1);
  });

  test('does it with them', async () => {
    expect(await clean('--tool', 'My Linter', '--delete', '--yes')).toMatchObject({ status: 0 });
    expect((await story.truth()).threads).toEqual([]);
  });
});
