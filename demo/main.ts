// The main job on your own machine: a real git history, a real review service over HTTP, the built action, four pushes.
// `npm run demo -- --by-hand` leaves the pushes after the first to you: press "Next push" on the page.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareMoves, type Report } from './compare-moves.ts';
import { rebuildHistory, type State } from './rebuild-history.ts';
import { runAction, type StepResult } from './run-action.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { readTrueMoves, type TrueMoves } from './truth.ts';
import { waitForPush } from './wait-for-push.ts';

const ROOT = resolve(import.meta.dirname, '..');
const FIXTURES = join(ROOT, 'fixtures/demo');
/** Every tool whose log a push brings: one that found nothing has no run in the log of Code Analyzer. */
const TOOLS = ['regex', 'retire-js', 'eslint', 'cpd', 'pmd', 'flow', 'sfge', 'PMD', 'ESLint'];
/** More than the 166 threads of the first push, so that the story shows all of them. */
const MAX_THREADS = 500;

interface Check {
  readonly name: string;
  readonly state: string;
  readonly result: string | null;
  readonly description: string;
}

const { values: options } = parseArgs({ options: { 'by-hand': { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'sarif-review-demo-'));
const repository = join(folder, 'invoice-app');
let sandbox: SandboxProcess | undefined;
try {
  const states = rebuildHistory(FIXTURES, repository);
  console.log(
    `Rebuilt the history of invoice-app: ${states.length} commits, the base is ${states[0]?.commit.slice(0, 7)}`,
  );
  sandbox = await startSandboxProcess(ROOT, join(folder, 'sandbox'));
  console.log(`Started the sandbox at ${sandbox.baseUrl}`);
  const differences = await playStory(states, sandbox);
  for (const difference of differences) console.error(`Difference: ${difference}`);
  if (differences.length > 0) {
    process.exitCode = 1;
    console.error(`\n${differences.length} differences from fixtures/demo/expected-moves.json.`);
  } else {
    console.log('\nEvery push did what fixtures/demo/expected-moves.json states.');
  }
  if (process.stdin.isTTY && process.stdout.isTTY) {
    console.log('Press Ctrl-C to stop the sandbox.');
    await once(process, 'SIGINT');
  }
} finally {
  await sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function playStory(states: readonly State[], service: SandboxProcess): Promise<readonly string[]> {
  const [base, first, ...coming] = states;
  if (base === undefined || first === undefined) throw new Error('the history has no push');
  const expected = new Map(readTrueMoves(FIXTURES).map((moves) => [moves.push, moves] as const));
  const discussions = new Map<string, string>();
  const differences: string[] = [];
  const number = numberOf(
    await service.admin('POST', '/deployments', {
      repository,
      base: base.commit,
      head: first.commit,
      title: 'Card payments and dunning',
      branch: 'deploy',
    }),
  );
  const planned = coming.map(({ name, subject, commit }) => ({ label: `${name}: ${subject}`, head: commit }));
  await service.admin('POST', `/deployments/${number}/pushes`, planned);
  if (options['by-hand']) console.log(`Press "Next push" at ${service.baseUrl}/deployments/${number}`);
  for (const push of [first, ...coming]) {
    const moves = expected.get(push.name);
    if (moves === undefined) throw new Error(`expected-moves.json says nothing of ${push.name}`);
    if (push !== first && options['by-hand']) {
      if (!(await waitForPush(service, number, push.commit))) return differences;
    } else if (push !== first) {
      await service.admin('POST', `/deployments/${number}/pushes/next`);
    }
    execFileSync('git', ['checkout', '-q', '--detach', push.commit], { cwd: repository });
    const result = await runAction(ROOT, repository, {
      'sarif-file': join(FIXTURES, 'sarif', push.name),
      'base-url': service.baseUrl,
      'client-id': service.clientId,
      'client-secret': service.clientSecret,
      'deployment-number': String(number),
      'max-threads': String(MAX_THREADS),
      tools: TOOLS.join('\n'),
    });
    differences.push(...tell(push, moves, result, discussions));
    if (typeof result.report === 'object' && result.report !== null) {
      await service.admin('POST', `/deployments/${number}/runs`, result.report);
    }
    const { checks } = (await service.admin('GET', `/deployments/${number}`)) as { checks: readonly Check[] };
    for (const check of checks)
      console.log(`  check ${check.name}: ${check.state} ${check.result}, ${check.description}`);
  }
  console.log(`\nThe discussion: ${service.baseUrl}/deployments/${number}`);
  return differences;
}

function tell(
  push: State,
  moves: TrueMoves,
  { status, log, outputs, report }: StepResult,
  discussions: Map<string, string>,
): readonly string[] {
  console.log(`\n${push.name}  ${push.commit.slice(0, 7)}  ${push.subject}`);
  if (report === undefined || (status !== 0 && status !== 1)) {
    console.error(log);
    return [`${push.name}: the action ended with status ${status}`];
  }
  const { posted, kept, resolved, reopened } = outputs;
  console.log(`  threads: ${posted} posted, ${kept} kept, ${resolved} resolved, ${reopened} reopened`);
  console.log(`  ${log.split('\n').find((line) => line.includes('; threads: '))}`);
  const differences = compareMoves(report as Report, moves, discussions);
  console.log(
    `  ${differences.length === 0 ? 'as stated' : `${differences.length} differences from what is stated`}`,
  );
  return differences;
}

function numberOf(deployment: unknown): number {
  if (typeof deployment === 'object' && deployment !== null && 'number' in deployment)
    return Number(deployment.number);
  throw new Error('the sandbox answered without a deployment number');
}
