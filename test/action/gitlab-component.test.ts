import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Job, MERGE_REQUEST_INPUTS, readJob } from '../project/read-component.ts';
import { log } from '../run/logs.ts';
import { checks, openStory, ROOT, readable, type Story } from '../run/story.ts';
import { type Ended, runProgram } from './run-cli.ts';

let story: Story;
let folder: string;
let tarball: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-component-'));
  tarball = await pack(join(folder, 'package'));
  mkdirSync(join(folder, 'bin'));
  program(
    join(folder, 'bin', 'npm'),
    `mkdir node_modules && ln -s '${join(folder, 'package')}' node_modules/sarif-review`,
  );
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(log([{ path: 'a.js', line: 1 }])));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** The package as it is published: what the bundle needs is in it, so that nothing else is installed. */
async function pack(staged: string): Promise<string> {
  cpSync(join(ROOT, 'dist'), join(staged, 'dist'), { recursive: true });
  const { name, version, type, bin, files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(staged, 'package.json'), JSON.stringify({ name, version, type, bin, files }));
  const { status, out, err } = await runProgram('npm', ['pack', '--json'], staged, offline());
  if (status !== 0) throw new Error(`npm pack ended with ${status}: ${err}`);
  return join(staged, JSON.parse(out)[0].filename);
}

function program(path: string, commands: string): void {
  writeFileSync(path, `#!/bin/sh\n${commands}\n`);
  chmodSync(path, 0o755);
}

/** An npm that has the package installed at once. */
const installed = (): Record<string, string> => ({ PATH: `${join(folder, 'bin')}:${process.env.PATH}` });

const offline = (): Record<string, string> => ({
  HOME: folder,
  npm_config_cache: join(folder, 'npm-cache'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
});

/**
 * Runs the lines of the job's script as a runner does: under sh, with its variables expanded, those of the
 * project before them.
 */
async function runJob(
  { variables, script }: Job,
  ci: Readonly<Record<string, string>>,
  checkout = story.repository.path,
): Promise<Ended> {
  const expanded = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replaceAll(/\$(\w+)/gu, (_, variable: string) => ci[variable] ?? ''),
    ]),
  );
  const environment = { HOME: folder, GITLAB_CI: 'true', CI: 'true', ...expanded, ...ci };
  return runProgram('sh', ['-e', '-c', script.join('\n')], checkout, environment);
}

describe('the job of the component', () => {
  const review = (changes: Readonly<Record<string, string>> = {}) =>
    readJob({
      ...MERGE_REQUEST_INPUTS,
      package: tarball,
      'sarif-file': join(folder, '*.sarif'),
      'base-url': story.sandbox.baseUrl,
      'deployment-number': '$CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
      ...changes,
    }).job;
  const ofMergeRequest = (): Job =>
    readJob({ ...MERGE_REQUEST_INPUTS, 'sarif-file': join(folder, '*.sarif'), package: tarball }).job;
  const ci = (branch: string): Record<string, string> => ({
    CI_JOB_NAME: 'sarif-review',
    CI_PROJECT_DIR: story.repository.path,
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
    SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
    SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
  });

  test('runs the packed package from anywhere, and leaves its report in the project', async () => {
    const { status, out, err } = await runJob(review(), ci(`deploy/${story.deployment}`));
    expect(err).toBe('');
    expect(out).toContain('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(status).toBe(0);
    const truth = await story.truth();
    expect(readable(truth)).toEqual(['a.js:1 open: There is trouble here.']);
    expect(checks(truth)[0]).toMatch(/^static-analysis\/sarif-review DONE SUCCESS/u);
    const report = readFileSync(join(story.repository.path, 'sarif-review.json'), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ conclusion: 'success' });
    expect(out + err).not.toContain(story.sandbox.clientSecret);
  });

  test('ends with the exit status that allow-exit-codes speaks of, and runs no command of a branch name', async () => {
    const failing = await runJob(review({ 'fail-level': 'warning' }), {
      ...ci(String(story.deployment)),
      ...installed(),
    });
    expect(failing.status).toBe(1);
    const hostile = await runJob(review(), { ...ci('x; touch pwned; $(touch pwned)'), ...installed() });
    expect(hostile.out).toContain('Input deployment-number is');
    expect(hostile.status).toBe(2);
    expect(story.repository.git('status', '--porcelain', '-uall')).not.toContain('pwned');
  });

  test('needs the logs alone for a merge request, and a variable of the project', async () => {
    await story.admin('DELETE', '/requests');
    // The thread on line 1 is there.
    writeFileSync(
      join(folder, 'log.sarif'),
      JSON.stringify(log([{ path: 'a.js', line: 1, rule: 'another' }])),
    );
    const head = story.repository.git('rev-parse', 'deploy');
    const { status, out, err } = await runJob(ofMergeRequest(), {
      ...installed(),
      CI_API_V4_URL: `${story.sandbox.baseUrl}/api/v4`,
      CI_JOB_NAME: 'sarif-review',
      CI_PROJECT_DIR: story.repository.path,
      CI_PROJECT_ID: '1',
      CI_PIPELINE_ID: '7',
      CI_COMMIT_SHA: head,
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_IID: String(story.deployment),
      CI_MERGE_REQUEST_PROJECT_ID: '1',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1',
      SARIF_REVIEW_TOKEN: story.sandbox.gitlabToken,
    });
    expect(err).toBe('');
    expect(out).toContain(`Reviewing merge request !${story.deployment} of the project 1 at `);
    expect(status).toBe(0);
    expect((await story.writes()).map(({ path }) => path)).toEqual([
      `/api/v4/projects/1/merge_requests/${story.deployment}/discussions`,
    ]);
    expect(out).not.toContain(story.sandbox.gitlabToken);
  });

  describe('in a checkout that means harm', () => {
    let checkout: string;
    let marks: string;
    beforeAll(() => {
      checkout = join(folder, 'harmful');
      marks = join(folder, 'marks');
      mkdirSync(marks);
      cpSync(story.repository.path, checkout, { recursive: true });
      const mark = `require('node:fs').writeFileSync(${JSON.stringify(join(marks, 'ran'))}, '')`;
      writeFileSync(join(checkout, 'mark.cjs'), mark);
      program(join(checkout, 'shell'), `touch ${join(marks, 'ran')}`);
      writeFileSync(
        join(checkout, '.npmrc'),
        'node-options=--require ./mark.cjs\nscript-shell=./shell\nignore-scripts=false\nprefix=.\n',
      );
      const manifest = {
        scripts: { preinstall: 'touch ran', postinstall: 'touch ran' },
        devEngines: { runtime: { name: 'deno', onFail: 'error' } },
      };
      writeFileSync(join(checkout, 'package.json'), JSON.stringify(manifest));
    });

    test('runs nothing of it, and is not stopped by it', async () => {
      const { status, err } = await runJob(review(), ci(String(story.deployment)), checkout);
      expect(err).toBe('');
      expect(status).toBe(0);
      expect(readdirSync(marks)).toEqual([]);
    });

    test('has no secret in the environment of npm', async () => {
      const [bin, seen] = [join(folder, 'nothing'), join(folder, 'seen')];
      mkdirSync(bin);
      program(join(bin, 'npm'), `env > ${seen}\npwd >> ${seen}\nexit 1`);
      const { status } = await runJob(
        review(),
        {
          ...ci(String(story.deployment)),
          PATH: `${bin}:${process.env.PATH}`,
          SARIF_REVIEW_TOKEN: 'glpat-a-token',
          SARIF_REVIEW_SIGNING_KEY: 'a signing key',
          NPM_CONFIG_SCRIPT_SHELL: './shell',
          HTTPS_PROXY: 'http://proxy.example:3128',
        },
        checkout,
      );
      const environment = readFileSync(seen, 'utf8');
      expect(environment).toContain('HTTPS_PROXY=http://proxy.example:3128');
      for (const hidden of ['glpat-a-token', 'a signing key', story.sandbox.clientSecret, 'NPM_CONFIG'])
        expect(environment).not.toContain(hidden);
      expect(environment).not.toContain(checkout);
      expect(status).toBe(4);
    });
  });

  test('ends with a status of its own where the program cannot be had', async () => {
    const missing = join(folder, 'none.tgz');
    const { status, err } = await runJob(review({ package: missing }), ci(String(story.deployment)));
    expect(err).toContain(`SARIF Review could not be installed from ${missing}`);
    expect(status).toBe(4);
  });
});
