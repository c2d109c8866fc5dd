import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { transformSync } from '@swc/core';
import { rebuildHistory } from '../demo/rebuild-history.ts';
import { endOf, LONGEST_RUN_MS, waitFor } from '../demo/wait-for.ts';
import { type BenchResult, goal, ratio } from './report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const RUNS = 41;
const FIXTURES = join(ROOT, 'fixtures/demo');

const IDENTITY = ['-c', 'user.name=Grace', '-c', 'user.email=grace@example.com'];

/** A process, how it is started, and how long it took each time, in milliseconds. */
interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly times: number[];
}

/**
 * The whole step, from exec to exit, for a push that changes nothing, and the minimum that any step must do.
 */
export async function benchStep(print: (text: string) => void): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-step-'));
  const service = await startService();
  try {
    const contestants = await prepare(folder, service);
    // The first round fills caches and does not count.
    for (let run = 0; run <= RUNS; run += 1) {
      for (const contestant of contestants) {
        const time = await timeOf(contestant, join(folder, 'repository'));
        if (run > 0) contestant.times.push(time);
      }
    }
    return toResult(contestants, print);
  } finally {
    service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Posts what the first push finds, and pushes once more. */
async function prepare(folder: string, service: QuickService): Promise<readonly Contestant[]> {
  const repository = join(folder, 'repository');
  const [base, push] = rebuildHistory(FIXTURES, repository);
  if (base === undefined || push === undefined) throw new Error('the demo has no pushes');
  const log = join(FIXTURES, 'sarif', push.name, 'code-analyzer.sarif');
  const step: Contestant = {
    name: 'the built action',
    args: [join(ROOT, 'dist/index.js')],
    environment: inputsOf(folder, log, service.baseUrl),
    times: [],
  };
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: repository, encoding: 'utf8' }).trim();
  git('checkout', '-q', '--detach', push.commit);
  await service.deploy({ targetCommit: base.commit, mergeCommit: push.commit });
  await timeOf(step, repository);
  git('commit', '-q', '--allow-empty', '-m', 'Nothing');
  const head = git('rev-parse', 'HEAD');
  const deployment = { targetCommit: base.commit, mergeCommit: head };
  await service.deploy(deployment);
  await timeOf(step, repository);
  const requests = await service.deploy(deployment);
  if (requests.some(({ method }) => method === 'DELETE')) throw new Error('something changed');
  const least = join(folder, 'least-step.mjs');
  const source = readFileSync(join(import.meta.dirname, 'least-step.ts'), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } });
  writeFileSync(least, code);
  const work = JSON.stringify({ requests, logs: [log], revisions: [base.commit, head] });
  return [
    { name: 'node -e 0', args: ['-e', '0'], environment: {}, times: [] },
    { name: 'the minimum', args: [least, work], environment: {}, times: [] },
    step,
  ];
}

interface QuickService {
  readonly baseUrl: string;
  /** Moves the deployment to these commits, and answers with the requests since the last time. */
  deploy(deployment: Deployment): Promise<readonly { readonly method: string }[]>;
  stop(): void;
}

interface Deployment {
  readonly targetCommit: string;
  readonly mergeCommit: string;
}

/** Starts the stand-in for a service as a process of its own. */
async function startService(): Promise<QuickService> {
  const script = join(import.meta.dirname, 'quick-service.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = once(createInterface(child.stdout), 'line');
  const [text] = await waitFor('the stand-in for a service', line);
  const { baseUrl }: { baseUrl: string } = JSON.parse(text);
  return {
    baseUrl,
    deploy: async (deployment) => {
      const body = JSON.stringify(deployment);
      const response = await fetch(`${baseUrl}/stand-in`, { method: 'POST', body });
      return JSON.parse(await response.text()).requests;
    },
    stop: () => child.kill('SIGTERM'),
  };
}

/** The middle one, or the upper one of the two in the middle. */
function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** What a runner of GitHub Actions sets, as far as a step reads it. */
function inputsOf(folder: string, log: string, baseUrl: string): Readonly<Record<string, string>> {
  const [output, summary] = ['output', 'summary'].map((name) => join(folder, name));
  for (const file of [output, summary]) writeFileSync(file ?? '', '');
  return {
    'INPUT_SARIF-FILE': log,
    'INPUT_BASE-URL': baseUrl,
    'INPUT_CLIENT-ID': 'bench',
    'INPUT_CLIENT-SECRET': 'the secret of the bench',
    'INPUT_DEPLOYMENT-NUMBER': '1',
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: output ?? '',
    GITHUB_STEP_SUMMARY: summary ?? '',
  };
}

/** Runs a process to its end, and returns how long that took. */
async function timeOf({ name, args, environment }: Contestant, cwd: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await endOf(child, LONGEST_RUN_MS);
  const time = performance.now() - started;
  if (status !== 0 && status !== 1) throw new Error(`${name} ended with status ${status}`);
  return time;
}

function toResult(contestants: readonly Contestant[], print: (text: string) => void): BenchResult {
  const [, least] = contestants;
  // Whatever else the machine does, it does to both processes of a turn.
  const turnByTurn = (times: readonly number[]): readonly number[] =>
    times.map((time, turn) => time / (least?.times[turn] ?? Number.NaN));
  const rows = contestants.map(({ name, times }) => [
    name,
    `${median(times).toFixed(0)} ms`,
    ratio(median(times), median(least?.times ?? [])),
    ratio(median(turnByTurn(times)), 1),
  ]);
  print(rows.map((row) => row.join('  ')).join('\n'));
  return {
    kind: 'speed',
    title: 'Step',
    about: `This is the whole step for a push that changes nothing. The log has 187 KB, all of its findings have threads, and the service answers at once. It is compared with the minimum that any step must do: a Node.js script that sends the same requests, parses the same log, and runs one \`git diff\`. We ran each process ${RUNS} times, alternating between them. The table shows medians.`,
    columns: ['process', 'time', 'compared with the minimum', 'compared with the minimum, per round'],
    rows,
    notes: [
      goal(
        'at most 2.9 times the minimum',
        contestants.every(({ times }) => median(turnByTurn(times)) <= 2.9),
      ),
    ],
    figures: contestants.map(({ name, times }) => ({ name, times })),
  };
}
