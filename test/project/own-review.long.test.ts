import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { DOWNLOAD_STEP } from '../../src/tools/init/workflow-parts.ts';
import { runProgram, runSourceCli } from '../action/run-cli.ts';
import { TEST_ENVIRONMENT } from '../git/repository.ts';
import { ROOT } from '../run/story.ts';
import { jobsOf, type Step } from './printed-jobs.ts';
import { expression } from './readme-snippets.ts';

/*
 * The workflow by which this project reviews itself: its scripts run as they stand there, over a part of it.
 */

const text = readFileSync(join(ROOT, '.github/workflows/review.yml'), 'utf8');
const [analysis, review] = jobsOf('review.yml', text).map((job): readonly Step[] =>
  job.kind === 'github' ? job.steps : [],
);
const { jobs, permissions, concurrency } = parse(text);
const action = review?.at(-1);

test('only the job that runs no code of the change has rights', () => {
  expect(permissions).toEqual({});
  expect(jobs.analyze.permissions).toEqual({ contents: 'read' });
  expect(jobs.review.permissions).toEqual({
    actions: 'read',
    contents: 'write',
    'pull-requests': 'write',
    statuses: 'write',
  });
  expect(review?.filter(({ run }) => run !== undefined)).toEqual([]);
  // `./` is what the first checkout brings, and that is the target.
  expect(action?.uses).toBe('./');
  const checkouts = review?.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts?.map(({ with: inputs }) => [inputs?.path, inputs?.ref])).toEqual([
    [undefined, expression('github.event.pull_request.base.sha')],
    ['change', undefined],
  ]);
});

test('both jobs have the change at the same path, which logs name', () => {
  expect(jobs.analyze.defaults.run['working-directory']).toBe('change');
  expect(analysis?.[0]?.with?.path).toBe('change');
  expect(action?.with?.['working-directory']).toBe('change');
});

test('a second attempt has the logs of the first, as in the workflow that users copy, and cancels nothing', () => {
  expect(review).toContainEqual(parse(DOWNLOAD_STEP)[0]);
  expect(concurrency['cancel-in-progress']).toBe(expression('github.run_attempt == 1'));
});

interface Report {
  readonly conclusion: string;
  readonly findings: readonly {
    readonly tool: string;
    readonly path: string;
    readonly disposition: string;
  }[];
}

describe('over a part of this project', () => {
  /** The settings and a folder: `npm run lint` looks at all of it. */
  const PART = /^(?:[^/]+|src\/text\/.*)$/u;
  let workspace: string;
  let temporary: string;
  const change = (): string => join(workspace, 'change');
  const git = (...args: readonly string[]): string =>
    execFileSync('git', args, { cwd: change(), env: TEST_ENVIRONMENT, encoding: 'utf8' }).trim();

  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'sarif-review-own-'));
    temporary = join(workspace, 'temporary');
    mkdirSync(change());
    git('init', '--quiet', '--template=', '--initial-branch=main');
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    const ours = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const names = execFileSync('git', ours, { cwd: ROOT, encoding: 'utf8' }).split('\0');
    for (const name of names.filter((one) => PART.test(one))) {
      // What is deleted, and not yet committed so, is named still.
      if (!existsSync(join(ROOT, name))) continue;
      mkdirSync(dirname(join(change(), name)), { recursive: true });
      cpSync(join(ROOT, name), join(change(), name));
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', 'A part');
    // As `npm ci` has it, which is not run here.
    symlinkSync(join(ROOT, 'node_modules'), join(change(), 'node_modules'));
  });
  afterAll(() => rmSync(workspace, { recursive: true }));

  /** Runs the scripts of the first job, and reads their logs with the inputs of the second. */
  async function reviewIt(): Promise<Report> {
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary);
    const environment = { RUNNER_TEMP: temporary, HOME: workspace, npm_config_update_notifier: 'false' };
    for (const step of analysis ?? []) {
      if (step.run === undefined || step.run === 'npm ci') continue;
      const { status, err } = await runProgram('bash', ['-e', '-c', step.run], change(), environment);
      expect([step.run, err, step['continue-on-error'] === true ? 0 : status]).toEqual([step.run, err, 0]);
    }
    const flags = ['working-directory', 'sarif-file', 'tools', 'fail-level'].flatMap((name) => [
      `--${name}`,
      String(action?.with?.[name]).trim().replaceAll(expression('runner.temp'), temporary),
    ]);
    const report = join(temporary, 'report.json');
    const base = git('rev-list', '--max-parents=0', 'HEAD');
    const args = ['plan', '--base', base, '--report-file', report, ...flags];
    const { out, err } = await runSourceCli(args, workspace);
    if (!existsSync(report)) throw new Error(`${out}${err}`);
    return JSON.parse(readFileSync(report, 'utf8'));
  }

  test('both logs are read, and nothing is found', async () => {
    const { conclusion, findings } = await reviewIt();
    expect({ conclusion, findings }).toEqual({ conclusion: 'success', findings: [] });
  });

  test('both linters find what a change brings in', async () => {
    writeFileSync(join(change(), 'src/planted.ts'), 'const planted = 1;\n');
    git('add', 'src/planted.ts');
    git('commit', '--quiet', '--message', 'Plant');
    const { conclusion, findings } = await reviewIt();
    const told = findings.map(({ tool, path, disposition }) => `${tool} ${path} ${disposition}`);
    expect([conclusion, told.toSorted()]).toEqual([
      'failure',
      ['Biome src/planted.ts posted', 'oxlint src/planted.ts posted'],
    ]);
  });
});
