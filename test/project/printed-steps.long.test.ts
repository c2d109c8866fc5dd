import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { giteaWorkflow, githubWorkflow, gitlabFile } from '../../src/tools/init/file-texts.ts';
import { ESLINT_STEPS } from '../../src/tools/init/workflow-parts.ts';
import { type Ended, runProgram, runSourceCli } from '../action/run-cli.ts';
import { TEST_ENVIRONMENT } from '../git/repository.ts';
import { ROOT } from '../run/story.ts';
import { startRegistry } from './local-registry.ts';
import { jobsOf, type PrintedJob, printedJobs, type Step } from './printed-jobs.ts';
import { ELSEWHERE, type Elsewhere, expectCompared, GH, OURS, PRICES, type Report } from './printed-stage.ts';
import { readSnippets } from './readme-snippets.ts';

/*
 * Runs what the documents print, as they print it, in a fresh project with the real analyzers, and reads the
 * logs that come out with the command line. Nothing leaves this machine: npm installs from a registry
 * on loopback.
 */

const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

const eslintSteps = jobsOf('ESLint', ESLINT_STEPS).flatMap((job) => (job.kind === 'github' ? job.steps : []));
const ANALYSIS = eslintSteps.at(-1)?.run;

/** Starts another job and reads no log: `decide-at-once.test.ts` runs it. */
const STARTS_ANOTHER = / decide$/u;

/** The jobs of a place that share artifacts, in their order. */
const PLACES: readonly (readonly [string, readonly PrintedJob[]])[] = [
  // First, since its baseline is the one that a push leaves.
  ['init --baseline', jobsOf('init', githubWorkflow('baseline'))] as const,
  ...PAGES.map((page) => {
    const jobs = printedJobs(page, readFileSync(join(ROOT, page), 'utf8'));
    return [page, jobs.filter(({ name }) => !STARTS_ANOTHER.test(name))] as const;
  }),
].filter(([, jobs]) => jobs.length > 0);

const met = new Set<string>();

/** What stands in for a step or an image, where it cannot run here. */
function elsewhere(text: string): Elsewhere | undefined {
  const name = Object.keys(ELSEWHERE).find((one) => text.startsWith(one));
  if (name === undefined) return undefined;
  met.add(name);
  return ELSEWHERE[name];
}

/** On GitHub and GitLab every job of a project finds its checkout at the same path, which logs may name. */
let folder: string;
let project: string;
let checkout: string;
let temporary: string;
let environment: Readonly<Record<string, string>>;
let registry: Awaited<ReturnType<typeof startRegistry>>;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: project, env: TEST_ENVIRONMENT, encoding: 'utf8' }).trim();

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
};

/** npm installs some 150 packages, which takes long beside other work. */
const INSTALL_MS = 120_000;

beforeAll(async () => {
  registry = await startRegistry(ROOT);
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-printed-'));
  [project, checkout, temporary] = ['project', 'work/checkout', 'work/temporary'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  // Without the analyzers of this repository, which `npx` would find.
  const path = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'));
  environment = {
    PATH: [join(folder, 'bin'), dirname(process.execPath), ...path].join(':'),
    HOME: folder,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
    // npm and ESLint start some forty times.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    GITHUB_BASE_REF: 'main',
    GITHUB_WORKSPACE: checkout,
    GITHUB_OUTPUT: join(temporary, 'outputs'),
    RUNNER_TEMP: temporary,
    CI_PROJECT_DIR: checkout,
    GH_CALLS: join(folder, 'gh-calls'),
    GH_LOG: join(folder, 'pushed.sarif'),
    GH_RUN: '42',
    GH_COMMIT: '',
  };
  mkdirSync(join(folder, 'bin'));
  for (const [name, text] of Object.entries({ gh: GH, 'sarif-review': OURS })) {
    writeFileSync(join(folder, 'bin', name), text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  mkdirSync(project);
  git('init', '--quiet', '--template=', '--initial-branch=main');
  const install = readSnippets(recipes).find(({ text }) => text.startsWith('npm install --save-dev eslint '));
  const set = install?.text ?? 'exit 1';
  const { status, err } = await runProgram('sh', ['-e', '-c', set], project, environment);
  expect({ status, err }).toMatchObject({ status: 0 });
  const names = ['src/cart.js', 'packages/cart/index.js', 'packages/billing/index.js'];
  write(Object.fromEntries(names.map((name) => [name, 'export const one = 1;\n'])));
  // Others have its name, so that only the folder of a path tells which one is meant.
  write({ 'index.js': 'export const open = (text) => eval(text);\n', 'src/prices.js': PRICES });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('switch', '--quiet', '--create', 'change');
  write(Object.fromEntries(names.map((name) => [name, 'export const one = (text) => eval(text);\n'])));
  write({ 'src/prices.js': PRICES.replace('return two;', 'return 2;') });
  const settings = readFileSync(join(project, 'eslint.config.mjs'), 'utf8');
  write({ 'eslint.config.mjs': settings.replace('{ rules: {', "{ rules: { 'no-var': 'error',") });
  git('commit', '--quiet', '--all', '--message', 'Change');
  git('switch', '--quiet', 'main');
  write({ 'src/theirs.js': 'export const three = (text) => eval(text);\n' });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Theirs');
  git('switch', '--quiet', '--create', 'merge');
  git('merge', '--quiet', '--no-edit', 'change');
}, INSTALL_MS);
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

/** What `npm ci` made in a checkout, kept for the next one: it is the same command in the same project. */
const installed = (): string => join(folder, 'installed');

const NPM_CI = 'npm ci';

/** Puts it there; false where nothing was made yet, or this one has it. */
function putInstalled(): boolean {
  if (!existsSync(installed())) return false;
  renameSync(installed(), join(checkout, 'node_modules'));
  return true;
}

let checkedOut: 'merge' | 'change' = 'merge';

/** The log of the ESLint steps, kept for the next ones: it is the same command in the same project. */
const analyzed = (): string => join(folder, checkedOut, 'eslint.sarif');

/** Puts it there; false where nothing was analyzed yet. */
function putAnalyzed(): boolean {
  if (!existsSync(analyzed())) return false;
  cpSync(analyzed(), join(checkout, 'eslint.sarif'));
  return true;
}

/**
 * A fresh clone, after which nothing of the job before is left. Without a `ref`, GitHub gives a job the merge
 * of the change with its target.
 */
function checkOut(into = '.', branch: 'merge' | 'change' = 'merge'): void {
  if (existsSync(join(checkout, 'node_modules')) && !existsSync(installed()))
    renameSync(join(checkout, 'node_modules'), installed());
  rmSync(join(checkout, into), { recursive: true, force: true });
  mkdirSync(dirname(join(checkout, into)), { recursive: true });
  git('clone', '--quiet', '--branch', branch, project, join(checkout, into));
  checkedOut = branch;
}

/** The expressions that the printed steps use. */
function interpolate(text: string): string {
  const values: Readonly<Record<string, string>> = {
    'runner.temp': temporary,
    'steps.review.outputs.report': join(temporary, 'report.json'),
    'steps.base.outputs.log': readOutput('log'),
    'steps.base.outputs.commit': readOutput('commit'),
    'github.token': 'a token of the job',
    'github.run_id': '1',
  };
  return text.replaceAll(/\$\{\{ ([\w.]+) \}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is known of ${name} here`);
    return value;
  });
}

/** What a step of the job has put out under a name; empty where none has. */
function readOutput(name: string): string {
  const outputs = join(temporary, 'outputs');
  const lines = existsSync(outputs) ? readFileSync(outputs, 'utf8').split('\n') : [];
  return lines.findLast((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** As GitHub's runner starts the script of a step. */
const bash = (script: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], checkout, {
    ...environment,
    ...variables,
  });

/** Inputs that a plan takes; the others say what is reviewed, or are secrets. */
const OF_A_PLAN = [
  'sarif-file',
  'baseline-sarif-file',
  'baseline-commit',
  'tools',
  'category',
  'fail-level',
  'working-directory',
];

/** Reads the logs with the command line, as the review would, and returns its report. */
async function plan(inputs: Readonly<Record<string, unknown>>): Promise<Report> {
  const flags = Object.entries(inputs)
    .filter(([name]) => OF_A_PLAN.includes(name))
    .map(([name, value]) => [name, interpolate(String(value))])
    .flatMap(([name, value]) => (value === '' ? [] : [`--${name}`, String(value)]));
  const report = join(temporary, 'report.json');
  const args = ['plan', '--base', 'origin/main', '--report-file', report, ...flags];
  const { out, err } = await runSourceCli(args, checkout, environment);
  if (!existsSync(report)) throw new Error(`${out}${err}`);
  const { conclusion, baseline, findings } = readReport();
  if (conclusion === 'incomplete') throw new Error(`${out}${err}`);
  return { conclusion, baseline, findings };
}

const readReport = (): Report => JSON.parse(readFileSync(join(temporary, 'report.json'), 'utf8'));

/** The tool that runs here, whose log has the finding of the project; that of others is empty. */
const RUN_HERE = /ESLint/u;

function expectFound(
  report: Report,
  { tools, 'baseline-sarif-file': base }: Readonly<Record<string, unknown>>,
): void {
  const { conclusion, findings } = report;
  if (base !== undefined) expectCompared(report, 'merge', git);
  const posted = findings.filter(({ disposition }) => disposition === 'posted');
  const rules = posted.map(({ ruleId }) => ruleId).join();
  if (tools !== undefined && !RUN_HERE.test(String(tools))) {
    expect({ conclusion, rules }).toEqual({ conclusion: 'success', rules: '' });
    return;
  }
  expect(rules).toContain('no-eval');
}

/** Writes what would have been written, for the steps behind. */
function leave(stand: Elsewhere | undefined): void {
  if (stand?.leaves === undefined) return;
  const [path, text] = stand.leaves;
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
}

/** Runs the steps of a job in their order; `artifacts` is the folder of those that the place has. */
async function runSteps(steps: readonly Step[], artifacts: string): Promise<void> {
  for (const step of steps) {
    const { uses, run, with: inputs = {} } = step;
    if (uses?.replace('https://github.com/', '').startsWith('sarif-review/')) {
      expectFound(await plan(inputs), inputs);
      continue;
    }
    const stand = elsewhere(uses ?? run ?? '');
    if (uses?.startsWith('actions/checkout@'))
      checkOut(String(inputs.path ?? '.'), inputs.ref === undefined ? 'merge' : 'change');
    const kept = join(artifacts, String(inputs.name));
    if (uses?.startsWith('actions/upload-artifact@')) upload(interpolate(String(inputs.path)), kept);
    if (uses?.startsWith('actions/download-artifact@'))
      cpSync(kept, interpolate(String(inputs.path)), { recursive: true });
    leave(stand);
    if (run === undefined) expect({ uses, isKnown: stand !== undefined }).toEqual({ uses, isKnown: true });
    if (run === undefined || stand !== undefined) continue;
    if ((run === NPM_CI && putInstalled()) || (run === ANALYSIS && putAnalyzed())) continue;
    const variables = Object.entries(step.env ?? {}).map(([name, text]) => [name, interpolate(text)]);
    const { status, out, err } = await bash(interpolate(run), Object.fromEntries(variables));
    // ESLint ends with 1 where it found something, and with 2 where it did not run.
    const good = step['continue-on-error'] === true ? [0, 1] : [0];
    expect({
      run,
      status,
      good: good.includes(status ?? -1),
      said: good.includes(status ?? -1) ? '' : out + err,
    }).toEqual({ run, status, good: true, said: '' });
    if (run === ANALYSIS) cpSync(join(checkout, 'eslint.sarif'), analyzed());
  }
}

/** An artifact is what is in a folder, or a file alone. */
function upload(path: string, kept: string): void {
  const from = resolve(checkout, path);
  rmSync(kept, { recursive: true, force: true });
  cpSync(from, statSync(from).isDirectory() ? kept : join(kept, basename(from)), { recursive: true });
  // A push to the target leaves such a log, with the paths of the checkout.
  if (existsSync(join(kept, 'base.sarif'))) cpSync(join(kept, 'base.sarif'), join(folder, 'pushed.sarif'));
}

/** Recipes that speak of the review alone read the log of the ESLint steps. */
async function runOnGithub(steps: readonly Step[], artifacts: string): Promise<void> {
  const isWhole = steps.some(({ run }) => run?.startsWith('npx ') === true);
  if (!isWhole && steps.some((step) => step.with?.['sarif-file'] === 'eslint.sarif'))
    await runSteps(eslintSteps, artifacts);
  await runSteps(steps, artifacts);
}

async function runOnGitlab(
  job: Extract<PrintedJob, { kind: 'gitlab' }>,
  artifacts: string,
  branch: 'merge' | 'change',
): Promise<void> {
  expect(elsewhere(job.image)).toBeDefined();
  for (const line of job.script) leave(elsewhere(line));
  const lines = job.script.filter((line) => elsewhere(line) === undefined);
  const script = (lines[0] === NPM_CI && putInstalled() ? lines.slice(1) : lines).join('\n');
  const { status, out, err } = await runProgram('sh', ['-e', '-c', script], checkout, {
    ...environment,
    // GitLab gives the second one in pipelines of merged results alone.
    CI_MERGE_REQUEST_DIFF_BASE_SHA: git('merge-base', 'main', 'change'),
    CI_MERGE_REQUEST_TARGET_BRANCH_SHA: branch === 'merge' ? git('rev-parse', 'main') : '',
  });
  expect({ status, said: status === 0 ? '' : out + err }).toEqual({ status: 0, said: '' });
  for (const path of job.artifacts) cpSync(join(checkout, path), join(artifacts, path));
  if (job.inputs === undefined) return;
  checkOut('.', branch);
  for (const path of job.artifacts) cpSync(join(artifacts, path), join(checkout, path));
  const report = await plan(job.inputs);
  if (branch === 'merge') expectFound(report, job.inputs);
  else expectCompared(report, branch, git);
}

/** A job begins with an empty folder for what it needs for a while. */
function emptyTemporary(): void {
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
}

describe.each(PLACES)('%s', (_, jobs) => {
  let artifacts: string;
  beforeAll(() => {
    artifacts = mkdtempSync(join(folder, 'artifacts-'));
  });

  // In their order: what one uploads the next one may download.
  test.each(jobs.map((job) => [job.name, job] as const))('%s leaves a log that is read', async (__, job) => {
    emptyTemporary();
    checkOut();
    if (job.kind === 'gitlab') await runOnGitlab(job, artifacts, 'merge');
    else await runOnGithub(job.steps, artifacts);
  });
});

const recipes = readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8');

test.each([
  ['README.md', readme, [githubWorkflow('lines'), gitlabFile('lines')]],
  ['docs/recipes.md', recipes, [gitlabFile('baseline')]],
] as const)('what init writes is what %s prints, which is run above', (page, text, files) => {
  const unnamed = (jobs: readonly PrintedJob[]) => jobs.map((job) => ({ ...job, name: '' }));
  const printed = unnamed(printedJobs(page, text));
  const written = files.flatMap((one) => jobsOf('init', one));
  expect(written).not.toEqual([]);
  expect(printed).toEqual(expect.arrayContaining(unnamed(written)));
});

describe('the base is analyzed', () => {
  const stepsWith = (page: string, text: string, part: string): readonly Step[] =>
    printedJobs(page, text).flatMap((job) =>
      job.kind === 'github' && job.steps.some(({ run }) => run?.includes(part)) ? [job.steps] : [],
    )[0] ?? [];
  const inOneJob = stepsWith('docs/recipes.md', recipes, 'git worktree');

  beforeEach(() => {
    emptyTemporary();
    rmSync(join(folder, 'gh-calls'), { force: true });
  });

  test('also where the head of the change is checked out, by the commit that the recipe names', async () => {
    const [named = ''] = recipes.match(/"\$\(git merge-base [^`]*\)"/u) ?? [];
    checkOut('.', 'change');
    await runSteps(eslintSteps, folder);
    const [step] = inOneJob;
    expect(await bash(step?.run?.replace('HEAD^1', named) ?? 'exit 2')).toMatchObject({ status: 1 });
    const inputs = inOneJob.at(-1)?.with ?? {};
    expectCompared(await plan(inputs), 'change', git);
  });

  test('a second time on a runner that keeps its checkout, and empties the folder beside it', async () => {
    checkOut();
    await runSteps([...eslintSteps, ...inOneJob], folder);
    emptyTemporary();
    await runSteps(inOneJob, folder);
  });

  test('by a pipeline of GitLab that knows no merge with the target', async () => {
    const job = printedJobs('docs/recipes.md', recipes).find(
      (one) => one.kind === 'gitlab' && one.inputs?.['baseline-sarif-file'] !== undefined,
    );
    if (job?.kind !== 'gitlab') throw new Error('no recipe for GitLab has a baseline');
    checkOut('.', 'change');
    await runOnGitlab(job, mkdtempSync(join(folder, 'artifacts-')), 'change');
  });

  test('on Gitea and Forgejo, which make no test merge', async () => {
    const [job] = jobsOf('init', giteaWorkflow('baseline'));
    if (job?.kind !== 'github') throw new Error('init writes no workflow');
    checkOut('.', 'change');
    await runSteps(job.steps.slice(1, -1), folder);
    expectCompared(await plan(job.steps.at(-1)?.with ?? {}), 'change', git);
  });

  test('on a laptop, line by line', async () => {
    const [snippet] = readSnippets(recipes).filter(
      ({ language, text }) => language === 'sh' && text.includes('git worktree'),
    );
    checkOut('.', 'change');
    await runSteps(eslintSteps, folder);
    execFileSync('git', ['branch', 'main', 'origin/main'], { cwd: checkout, env: TEST_ENVIRONMENT });
    const variables = { ...environment, TMPDIR: temporary };
    await runProgram('sh', ['-c', snippet?.text ?? 'exit 1'], checkout, variables);
    expectCompared(readReport(), 'change', git);
    const left = execFileSync('git', ['worktree', 'list'], { cwd: checkout, encoding: 'utf8' });
    expect(left.trim().split('\n')).toHaveLength(1);
  });

  describe('by an earlier push', () => {
    const steps = stepsWith('docs/recipes.md', recipes, 'gh run');
    /** Runs the steps with what GitHub answers, and returns the report of the plan at their end. */
    const reviewWith = async (answers: Readonly<Record<string, string>>): Promise<Report> => {
      const before = environment;
      environment = { ...before, ...answers };
      const artifacts = mkdtempSync(join(folder, 'artifacts-'));
      upload(join(folder, 'merge'), join(artifacts, 'sarif'));
      checkOut();
      try {
        await runSteps(steps.slice(0, -1), artifacts);
        return await plan(steps.at(-1)?.with ?? {});
      } finally {
        environment = before;
      }
    };

    test('whose run is asked for by the commit that was merged and its event', async () => {
      expectCompared(await reviewWith({}), 'merge', git);
      expect(readFileSync(join(folder, 'gh-calls'), 'utf8').split('\n')).toEqual([
        `run list --workflow sarif-review.yml --event push --commit ${git('rev-parse', 'main')} --status success --limit 1 --json databaseId --jq .[0].databaseId // empty`,
        `run download 42 --name sarif --dir ${join(temporary, 'base')}`,
        '',
      ]);
    });

    test('or of the newest commit before it that has a run', async () => {
      const commit = git('rev-parse', 'main^');
      expect(await reviewWith({ GH_COMMIT: commit })).toMatchObject({ baseline: { commit, failures: [] } });
    });

    test('and where none has a run, nothing is compared', async () => {
      expect(await reviewWith({ GH_RUN: '' })).toMatchObject({ baseline: null });
      const asked = readFileSync(join(folder, 'gh-calls'), 'utf8').matchAll(/--commit (\S+)/gu);
      expect([...asked].map(([, commit]) => commit)).toEqual(
        git('rev-list', '--first-parent', 'main').split('\n'),
      );
    });

    test('and where its artifact cannot be had, that is said', async () => {
      expect(await reviewWith({ GH_LOG: join(folder, 'none') })).toMatchObject({
        baseline: { failures: [expect.stringContaining('baseline: No SARIF log was found')] },
      });
    });
  });
});

test('a package whose analysis leaves no log is missed, and not taken for clean', async () => {
  const job = printedJobs('docs/recipes.md', recipes).find(
    (one) => one.kind === 'github' && one.steps.some(({ run }) => run?.includes('in packages/*/')),
  );
  if (job?.kind !== 'github') throw new Error('no recipe has a log for each package');
  emptyTemporary();
  checkOut();
  const settings = join(checkout, 'eslint.config.mjs');
  const crash = "if (process.argv.includes('packages/billing')) throw new Error('crashed');\n";
  writeFileSync(settings, crash + readFileSync(settings, 'utf8'));
  await runSteps(job.steps.slice(0, -1), folder);
  const inputs = { ...job.steps.at(-1)?.with, 'fail-level': 'none' };
  await expect(plan(inputs)).rejects.toThrow('logs/billing.sarif is empty: the analyzer wrote no log');
});

test('every step that is said not to run here is printed somewhere', () => {
  expect([...met].toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
});

test('a step that leaves no log would be noticed: npx alone brings an ESLint without the formatter', async () => {
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  writeFileSync(join(checkout, 'eslint.config.mjs'), 'export default [];\n');
  const { status } = await bash(`npm_config_yes=true ${eslintSteps.at(-1)?.run}`);
  expect(status).toBe(2);
  expect(existsSync(join(checkout, 'eslint.sarif'))).toBe(false);
});
