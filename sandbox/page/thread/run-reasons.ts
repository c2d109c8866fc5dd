import { type LineOfCommit, notesByDiscussion } from '../../rules/runs.ts';
import type { Run } from '../../store/deployments.ts';

/** What one run of the action did with a thread, and why, from its report. */
export interface RunReason {
  /** From 1, in the order in which the reports came. */
  readonly run: number;
  readonly move: string;
  readonly reason: string;
  readonly tool: string;
  readonly rule: string;
  /** Where the run found it. */
  readonly place: LineOfCommit | null;
}

/** The reasons of all runs on a deployment, by the id of the discussion. */
export function toRunReasons(runs: readonly Run[]): ReadonlyMap<string, readonly RunReason[]> {
  const numbers = new Map(runs.map(({ id }, index) => [id, index + 1]));
  return new Map(
    [...notesByDiscussion(runs)].map(([discussion, notes]) => [
      discussion,
      notes.map(({ runId, what, reason, tool, ruleId, place }) => ({
        run: numbers.get(runId) ?? 0,
        move: what,
        reason,
        tool,
        rule: ruleId,
        place,
      })),
    ]),
  );
}
