import { setImmediate as turn } from 'node:timers/promises';
import { seededRandom } from '../../sandbox/faults/faults.ts';
import {
  ConfigurationError,
  type InputName,
  type RawInputs,
  type RunResult,
  readInputs,
  review,
  timeLimits,
} from '../core.ts';
import type { State } from './scenario.ts';
import type { Stage } from './stage.ts';
import type { Ending, Traffic } from './traffic.ts';

export const CHECK_NAME = 'static-analysis/lint';

/** A wait of a run is over at once on the clock of the story. */
const TIMEOUT_S = 900;

export interface RunOptions {
  readonly state: State;
  readonly deployment: number;
  readonly seed: number;
  readonly ending?: Ending | undefined;
  /** Whether a call may stall: then it is given up soon. */
  readonly stalls?: boolean;
  /** The tools of the logs, one per line. */
  readonly tools?: string;
  /** The job compares with the base: inputs that name the log, none where there is none this time. */
  readonly base?: RawInputs;
}

export type RunEnd =
  | { readonly kind: 'ended'; readonly result: RunResult; readonly lines: readonly string[] }
  | { readonly kind: 'configuration'; readonly message: string; readonly lines: readonly string[] }
  | { readonly kind: 'killed' };

/** One run of the whole review against a review service, with a clock, dice and nonces of its own. */
export async function runReview(stage: Stage, traffic: Traffic, options: RunOptions): Promise<RunEnd> {
  const { state, deployment, seed, ending, stalls = false, tools = 'Linter', base } = options;
  const { time } = stage;
  const random = seededRandom(seed);
  const stop = new AbortController();
  const client = traffic.join(ending, () => stop.abort());
  const lines: string[] = [];
  const progress = (line: string) => lines.push(line);
  const now = () => time.now;
  const sleep = async (milliseconds: number) => {
    time.now += milliseconds;
    await turn();
  };
  const given: Partial<Record<InputName, string>> = {
    'sarif-file': state.log,
    ...stage.inputs,
    'deployment-number': String(deployment),
    ...(base === undefined ? { 'filter-mode': 'nofilter' } : { 'fail-level': 'warning', ...base }),
    tools,
    timeout: String(TIMEOUT_S),
  };
  const inputs = readInputs((name) => given[name]);
  const limits = timeLimits(inputs, time.now);
  const { service, keyring } = stage.connect({
    deployment,
    client,
    limits,
    signal: stop.signal,
    stalls,
    now,
    sleep,
    random,
    progress,
  });
  try {
    const result = await review({
      inputs,
      reviewed: { kind: 'change', service, keyring, diff: undefined },
      service,
      name: CHECK_NAME,
      git: stage.gitAt(state.commit),
      host: { workspaces: [] },
      world: { directory: stage.scenario.folderOf(state.commit), environment: {}, now, random },
      sleep,
      nonce: () => Array.from({ length: 24 }, () => Math.floor(random() * 16).toString(16)).join(''),
      stopped: () => {
        if (client.killed()) return 'killed';
        if (stop.signal.aborted) return 'the run was stopped by a signal';
        return time.now >= limits.deadline ? 'the run took too long' : undefined;
      },
      redact: String,
      progress,
      shownWithCode: () => [],
      begin: () => undefined,
    });
    return client.killed() ? { kind: 'killed' } : { kind: 'ended', result, lines };
  } catch (error) {
    if (client.killed()) return { kind: 'killed' };
    if (!(error instanceof ConfigurationError)) throw error;
    return { kind: 'configuration', message: error.message, lines };
  } finally {
    client.end();
  }
}
