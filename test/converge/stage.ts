import type { FaultRule } from '../../sandbox/faults/fault-rule.ts';
import type { Settings } from '../../sandbox/settings.ts';
import type { Keyring, RawInputs, ReviewService } from '../core.ts';
import type { Injected, OpenDeployment } from './arena.ts';
import type { Truth } from './checker.ts';
import type { GitAt } from './remembering-git.ts';
import type { Scenario } from './scenario.ts';
import type { Client } from './traffic.ts';

/** What a run brings to its service. */
interface RunParts {
  readonly deployment: number;
  readonly client: Client;
  /** How long it may wait until the service is ready, and its end since the epoch; in milliseconds. */
  readonly limits: { readonly readyTimeoutMs: number; readonly deadline: number };
  readonly signal: AbortSignal;
  /** Whether a call may stall: then it is given up soon. */
  readonly stalls: boolean;
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  random(): number;
  progress(line: string): void;
}

/** Where stories are played: a review service, its truth, and one history. */
export interface Stage {
  readonly scenario: Scenario;
  readonly gitAt: GitAt;
  /** Milliseconds since the epoch, for the service and for every run; moved by whoever sleeps. */
  readonly time: { now: number };
  /** Inputs that name the service. */
  readonly inputs: RawInputs;
  /** `refused`: nothing of ours can be resolved here; and whether the listing says so before. */
  readonly resolving?: 'refused' | 'refused-and-listed';
  /**
   * The listing says who resolved, and runs write as a bot: what a run resolved and did not mark is known.
   */
  readonly tellsResolver?: boolean;
  /**
   * Begins a story: ids follow from its seed, no fault is on, a deployment is open at this commit, and a
   * person has spoken.
   */
  open(seed: number, head: string, settings?: Partial<Settings>): Promise<OpenDeployment>;
  /** Moves the head or the base of the deployment. */
  push(deployment: number, to: { readonly head?: string; readonly base?: string }): Promise<void>;
  headOf(deployment: number): Promise<string>;
  inject(rules: readonly FaultRule[], seed: number): Promise<void>;
  /** What was injected since then, and how many calls there were. */
  injected(): Promise<{ readonly injected: readonly Injected[]; readonly calls: number }>;
  /** Lets the rules strike that wait for a call, by a call of no consequence. */
  nudge(deployment: number): Promise<void>;
  truth(deployment: number): Promise<Truth>;
  /** Method and path of the calls since the last time. */
  calls(): Promise<readonly { readonly method: string; readonly path: string }[]>;
  /** The service for one run, and the keys of its markers. */
  connect(run: RunParts): { readonly service: ReviewService; readonly keyring: Keyring };
  close(): Promise<void>;
}
