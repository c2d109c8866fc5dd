import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { compareActions, type Report } from './compare-actions.ts';
import type { State } from './rebuild-history.ts';
import { givenAs, type ReviewedAs } from './review-as.ts';
import { runAction, type StepResult } from './run-action.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { readTrueActions, type TrueActions } from './truth.ts';
import { waitForPush } from './wait-for-push.ts';

const ROOT = resolve(import.meta.dirname, '..');
export const FIXTURES = join(ROOT, 'fixtures/demo');
/** Every tool whose log a push brings, by the name of the log. */
const TOOLS = {
  /** One that found nothing has no run in its log. */
  'code-analyzer.sarif': ['regex', 'retire-js', 'eslint', 'cpd', 'pmd', 'flow', 'sfge'],
  'pmd.sarif': ['PMD'],
  'eslint.sarif': ['ESLint'],
} as const;
/** More than the 107 threads of the first push, so that the story shows all of them. */
const MAX_THREADS = 500;

interface Check {
  readonly name: string;
  readonly state: string;
  readonly result: string | null;
  readonly description: string;
}

/** A status of the head; other services have it in place of a check. */
interface Checks {
  readonly checks: readonly Check[];
  readonly statuses: readonly Pick<Check, 'name' | 'state' | 'description'>[];
}

interface Ending {
  /** Address of the page of the deployment, which signs in whoever opens it: the button is for people. */
  readonly page: string;
  /** One line for each thing that was not as expected. */
  readonly differences: readonly string[];
  /** `stopped`: it was asked to stop before the last push had ended. */
  readonly kind: 'played' | 'stopped';
}

/**
 * Plays the history of `repository` as a deployment, or what `as` says: the action runs at each push, and its
 * report goes to the sandbox, whose pages show it. With `by-hand` the pushes after the first come from the
 * page, each offered when the run before it has ended. Once `stop` is aborted it plays no further push, and
 * may reject, since the sandbox may have been stopped too.
 */
export async function playStory(
  states: readonly State[],
  repository: string,
  service: Omit<SandboxProcess, 'stop'>,
  pushes: 'at-once' | 'by-hand',
  stop: AbortSignal,
  as: ReviewedAs = 'deployments',
  run = runAction,
): Promise<Ending> {
  const [base, first, ...coming] = states;
  if (base === undefined || first === undefined) throw new Error('the history has no push');
  const expected = new Map(readTrueActions(FIXTURES).map((actions) => [actions.push, actions] as const));
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
  const page = `${service.page}?to=/deployments/${number}`;
  const offer = (offered: readonly State[]) =>
    service.admin(
      'POST',
      `/deployments/${number}/pushes`,
      offered.map(({ name, subject, commit }) => ({ label: `${name}: ${subject}`, head: commit })),
    );
  if (pushes === 'at-once') await offer(coming);
  for (const push of [first, ...coming]) {
    const actions = expected.get(push.name);
    if (actions === undefined) throw new Error(`expected-actions.json says nothing of ${push.name}`);
    if (push !== first && pushes === 'by-hand') {
      await offer([push]);
      console.log(`\nPress "Next push" at ${page}`);
      if (!(await waitForPush(service, number, push.commit, stop))) break;
    } else if (push !== first) {
      await service.admin('POST', `/deployments/${number}/pushes/next`);
    }
    if (stop.aborted) break;
    execFileSync('git', ['checkout', '-q', '--detach', push.commit], { cwd: repository });
    const given = givenAs(as, service, { number, repository });
    const inputs = {
      ...logsOf(push.name),
      ...given.inputs,
      'max-threads': String(MAX_THREADS),
    };
    const result = await run(ROOT, repository, inputs, given.environment, stop, given.token);
    if (stop.aborted) break;
    differences.push(...tell(push, actions, result, discussions, as));
    if (typeof result.report === 'object' && result.report !== null) {
      await service.admin('POST', `/deployments/${number}/runs`, result.report);
    }
    const { checks, statuses } = (await service.admin('GET', `/deployments/${number}`)) as Checks;
    for (const check of checks) console.log(`  check ${check.name}: ${wordOf(check)}, ${check.description}`);
    for (const { name, state, description } of statuses)
      console.log(`  status ${name}: ${state}, ${description}`);
  }
  return { page, differences, kind: stop.aborted ? 'stopped' : 'played' };
}

const RESULTS: Readonly<Record<string, string>> = { SUCCESS: 'passed', FAILURE: 'failed' };

/** How a check stands, as people say it. */
function wordOf({ state, result }: Pick<Check, 'state' | 'result'>): string {
  const shown = (state === 'DONE' ? result : state) ?? state;
  return RESULTS[shown] ?? shown.toLowerCase().replaceAll('_', ' ');
}

/** The inputs that name the logs of a push, and the tools that ran. */
export function logsOf(push: string): Readonly<Record<'sarif-file' | 'tools', string>> {
  return {
    'sarif-file': Object.keys(TOOLS)
      .map((name) => join(FIXTURES, 'sarif', push, name))
      .join('\n'),
    tools: Object.entries(TOOLS)
      .flatMap(([name, tools]) =>
        tools.map((tool) => (name === 'code-analyzer.sarif' ? `${tool} (silent)` : tool)),
      )
      .join('\n'),
  };
}

function tell(
  push: State,
  actions: TrueActions,
  { status, log, outputs, report }: StepResult,
  discussions: Map<string, string>,
  as: ReviewedAs,
): readonly string[] {
  console.log(`\n${push.name}  ${push.commit.slice(0, 7)}  ${push.subject}`);
  if (report === undefined || (status !== 0 && status !== 1)) {
    console.error(log);
    return [`${push.name}: the action ended with status ${status}`];
  }
  const { posted, kept, resolved, reopened } = outputs;
  console.log(`  threads: ${posted} posted, ${kept} kept, ${resolved} resolved, ${reopened} reopened`);
  const [counted] =
    log
      .split('\n')
      .find((line) => line.includes('; threads: '))
      ?.split('; threads: ') ?? [];
  console.log(`  ${counted}`);
  const differences = compareActions(report as Report, actions, discussions, as);
  console.log(
    `  ${differences.length === 0 ? 'as expected' : `not as expected in ${differences.length} ${differences.length === 1 ? 'place' : 'places'}`}`,
  );
  return differences;
}

function numberOf(deployment: unknown): number {
  if (typeof deployment === 'object' && deployment !== null && 'number' in deployment)
    return Number(deployment.number);
  throw new Error('the sandbox answered without a deployment number');
}
