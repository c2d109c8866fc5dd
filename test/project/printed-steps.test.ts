import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GITHUB_WORKFLOW, GITLAB_PIPELINE } from '../../src/init/file-texts.ts';
import { ESLINT_STEPS } from '../../src/init/workflow-parts.ts';
import { CLI, type Ended, runProgram } from '../action/run-cli.ts';
import { TEST_ENVIRONMENT } from '../git/repository.ts';
import { ROOT } from '../run/story.ts';
import { startRegistry } from './local-registry.ts';
import { jobsOf, type PrintedJob, printedJobs, type Step } from './printed-jobs.ts';
import { readSnippets } from './readme-snippets.ts';

/*
 * Runs what the documents print, as they print it, in a fresh project with the real analyzers, and reads the
 * logs that come out with the built command line. Nothing leaves this machine: npm installs from a registry
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

/** The jobs of a place that share artifacts, in their order. */
const PLACES: readonly (readonly [string, readonly PrintedJob[]])[] = [
  ...PAGES.map((page) => [page, printedJobs(page, readFileSync(join(ROOT, page), 'utf8'))] as const),
].filter(([, jobs]) => jobs.length > 0);

/** A log of a tool that found nothing. */
const emptyLog = (name: string): string =>
  JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name } }, results: [] }] });

/** What cannot run here: why, and what it leaves for the steps behind it, by path and text. */
interface Elsewhere {
  readonly why: string;
  readonly leaves?: readonly [path: string, text: string];
}
const ELSEWHERE: Readonly<Record<string, Elsewhere>> = {
  'actions/checkout': { why: 'fetches from GitHub, and a clone of the project stands in for it' },
  'actions/setup-node': { why: 'downloads Node.js, and that of this test stands in for it' },
  'actions/upload-artifact': { why: 'sends to GitHub, and a folder of this test stands in for it' },
  'actions/download-artifact': { why: 'fetches from GitHub, and a folder of this test stands in for it' },
  'github/codeql-action/init': { why: 'downloads CodeQL' },
  'github/codeql-action/analyze': {
    why: 'needs CodeQL',
    leaves: ['logs/javascript.sarif', emptyLog('CodeQL')],
  },
  'npm install --global @salesforce/cli': { why: 'downloads the command line of Salesforce' },
  'sf code-analyzer run': {
    why: 'needs the command line of Salesforce and Java',
    leaves: ['code-analyzer.sarif', emptyLog('pmd')],
  },
  'curl --fail': { why: 'downloads PMD' },
  'pmd check': { why: 'needs PMD and Java', leaves: ['pmd.sarif', emptyLog('PMD')] },
  'pipx install semgrep': { why: 'downloads Semgrep' },
  'semgrep scan': { why: 'needs Semgrep', leaves: ['logs/semgrep.sarif', emptyLog('Semgrep OSS')] },
  'npx nx show projects': { why: 'needs a workspace of Nx', leaves: ['affected', 'cart\nbilling\n'] },
  'npx --yes --package=': {
    why: 'downloads the program, and asks a service for its merged changes',
    leaves: ['history.html', ''],
  },
  'node:24': { why: 'is an image, and the programs of this machine stand in for it' },
};
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

const git = (...args: readonly string[]): void => {
  execFileSync('git', args, { cwd: project, env: TEST_ENVIRONMENT });
};

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
    PATH: [dirname(process.execPath), ...path].join(':'),
    HOME: folder,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, 'cache'),
    npm_config_update_notifier: 'false',
    GITHUB_BASE_REF: 'main',
    RUNNER_TEMP: temporary,
  };
  mkdirSync(project);
  git('init', '--quiet', '--template=', '--initial-branch=main');
  const install = readSnippets(readme).find(({ text }) => text.startsWith('npm install --save-dev eslint '));
  for (const text of [install?.text ?? 'exit 1', 'npm install --save-dev oxlint']) {
    const { status, err } = await runProgram('sh', ['-e', '-c', text], project, environment);
    expect({ status, err }).toMatchObject({ status: 0 });
  }
  const names = ['src/cart.js', 'packages/cart/index.js', 'packages/billing/index.js'];
  write(Object.fromEntries(names.map((name) => [name, 'export const one = 1;\n'])));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('switch', '--quiet', '--create', 'change');
  write(Object.fromEntries(names.map((name) => [name, 'export const one = (text) => eval(text);\n'])));
  git('commit', '--quiet', '--all', '--message', 'Change');
}, INSTALL_MS);
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

/** What `npm ci` made in a checkout, kept for the next one: it is the same command in the same project. */
const installed = (): string => join(folder, 'installed');

/** A fresh clone, after which nothing of the job before is left. */
function checkOut(into = '.'): void {
  if (existsSync(join(checkout, 'node_modules')) && !existsSync(installed()))
    renameSync(join(checkout, 'node_modules'), installed());
  rmSync(join(checkout, into), { recursive: true, force: true });
  mkdirSync(dirname(join(checkout, into)), { recursive: true });
  git('clone', '--quiet', '--branch', 'change', project, join(checkout, into));
}

/** The expressions that the printed steps use. */
function interpolate(text: string): string {
  const values: Readonly<Record<string, string>> = {
    'runner.temp': temporary,
    'matrix.package': 'cart',
    'steps.review.outputs.report': join(temporary, 'report.json'),
  };
  return text.replaceAll(/\$\{\{ ([\w.]+) \}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is known of ${name} here`);
    return value;
  });
}

/** As GitHub's runner starts the script of a step. */
const bash = (script: string, variables: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runProgram('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], checkout, {
    ...environment,
    ...variables,
  });

/** Inputs that a plan takes; the others say what is reviewed, or are secrets. */
const OF_A_PLAN = ['sarif-file', 'tools', 'silent-tools', 'category', 'fail-level', 'working-directory'];

interface Report {
  readonly conclusion: string;
  readonly findings: readonly { readonly ruleId: string; readonly disposition: string }[];
}

/** Reads the logs with the built command line, as the review would, and returns its report. */
async function plan(inputs: Readonly<Record<string, unknown>>): Promise<Report> {
  const flags = Object.entries(inputs)
    .filter(([name]) => OF_A_PLAN.includes(name))
    .flatMap(([name, value]) => [`--${name}`, interpolate(String(value))]);
  const report = join(temporary, 'report.json');
  const args = [CLI, 'plan', '--base', 'origin/main', '--report-file', report, ...flags];
  const { out, err } = await runProgram(process.execPath, args, checkout, environment);
  if (!existsSync(report)) throw new Error(`${out}${err}`);
  const { conclusion, findings }: Report = JSON.parse(readFileSync(report, 'utf8'));
  if (conclusion === 'incomplete') throw new Error(`${out}${err}`);
  return { conclusion, findings };
}

/** Tools that run here, whose logs have the finding of the project; that of others is empty. */
const RUN_HERE = /ESLint|oxlint/u;

function expectFound({ conclusion, findings }: Report, tools: unknown): void {
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
    if (uses?.startsWith('sarif-review/')) {
      expectFound(await plan(inputs), inputs.tools);
      continue;
    }
    const stand = elsewhere(uses ?? run ?? '');
    if (uses?.startsWith('actions/checkout@')) checkOut(String(inputs.path ?? '.'));
    const kept = join(artifacts, String(inputs.name));
    if (uses?.startsWith('actions/upload-artifact@')) cpSync(join(checkout, String(inputs.path)), kept);
    if (uses?.startsWith('actions/download-artifact@'))
      cpSync(kept, join(interpolate(String(inputs.path)), 'eslint.sarif'));
    leave(stand);
    if (run === undefined) expect({ uses, isKnown: stand !== undefined }).toEqual({ uses, isKnown: true });
    if (run === undefined || stand !== undefined) continue;
    if (run === 'npm ci' && existsSync(installed())) {
      renameSync(installed(), join(checkout, 'node_modules'));
      continue;
    }
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
  }
}

/** Recipes that speak of the review alone read the log of the ESLint steps, which are run for them once. */
async function runOnGithub(steps: readonly Step[], artifacts: string): Promise<void> {
  const isWhole = steps.some(({ run }) => run?.startsWith('npx ') === true);
  if (!isWhole && steps.some((step) => step.with?.['sarif-file'] === 'eslint.sarif')) {
    const log = join(folder, 'eslint.sarif');
    if (!existsSync(log)) {
      await runSteps(eslintSteps, artifacts);
      cpSync(join(checkout, 'eslint.sarif'), log);
    }
    cpSync(log, join(checkout, 'eslint.sarif'));
  }
  await runSteps(steps, artifacts);
}

async function runOnGitlab(job: Extract<PrintedJob, { kind: 'gitlab' }>, artifacts: string): Promise<void> {
  expect(elsewhere(job.image)).toBeDefined();
  for (const line of job.script) leave(elsewhere(line));
  const script = job.script.filter((line) => elsewhere(line) === undefined).join('\n');
  const { status, out, err } = await runProgram('sh', ['-e', '-c', script], checkout, environment);
  expect({ status, said: status === 0 ? '' : out + err }).toEqual({ status: 0, said: '' });
  for (const path of job.artifacts) cpSync(join(checkout, path), join(artifacts, path));
  if (job.inputs === undefined) return;
  checkOut();
  for (const path of job.artifacts) cpSync(join(artifacts, path), join(checkout, path));
  expectFound(await plan(job.inputs), job.inputs.tools);
}

describe.each(PLACES)('%s', (_, jobs) => {
  let artifacts: string;
  beforeAll(() => {
    artifacts = mkdtempSync(join(folder, 'artifacts-'));
  });

  // In their order: what one uploads the next one may download.
  test.each(jobs.map((job) => [job.name, job] as const))('%s leaves a log that is read', async (__, job) => {
    rmSync(temporary, { recursive: true, force: true });
    mkdirSync(temporary, { recursive: true });
    checkOut();
    if (job.kind === 'gitlab') await runOnGitlab(job, artifacts);
    else await runOnGithub(job.steps, artifacts);
  });
});

test('what init writes is what the README prints, which is run above', () => {
  const unnamed = (jobs: readonly PrintedJob[]) => jobs.map((job) => ({ ...job, name: '' }));
  const printed = unnamed(printedJobs('README.md', readme));
  const written = [GITHUB_WORKFLOW, GITLAB_PIPELINE].flatMap((text) => jobsOf('init', text));
  expect(written).toHaveLength(3);
  expect(printed).toEqual(expect.arrayContaining(unnamed(written)));
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
