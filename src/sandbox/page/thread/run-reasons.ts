import type { Sandbox } from '../../rules/sandbox.ts';

/** What one run of the action did with a thread, and why, from its report. */
export interface RunReason {
  /** From 1, in the order in which the reports came. */
  readonly run: number;
  readonly move: string;
  readonly reason: string;
}

/** The reasons of all runs on a deployment, by the id of the discussion. */
export function readRunReasons(
  _sandbox: Sandbox,
  _deployment: number,
): ReadonlyMap<string, readonly RunReason[]> {
  return new Map();
}
