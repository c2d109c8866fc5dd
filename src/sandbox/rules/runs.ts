import type { RunReport } from '../run-report.ts';
import type { Run } from '../store/run-store.ts';
import { getDeployment } from './deployments.ts';
import type { Sandbox } from './sandbox.ts';

/** Keeps the report of a run of the action on a deployment. */
export function addRun(sandbox: Sandbox, number: number, report: RunReport): number {
  const { store, clock, events } = sandbox;
  getDeployment(sandbox, number);
  const id = store.transaction(() => store.runs.insert(number, { receivedAt: clock(), report }));
  events.emit({ type: 'run', deployment: number, id: String(id) });
  return id;
}

/** The runs of a deployment, in the order in which they came. */
export function listRuns(sandbox: Sandbox, number: number): readonly Run[] {
  getDeployment(sandbox, number);
  return sandbox.store.runs.list(number);
}

/** What one run did to a thread, and why. */
export interface RunNote {
  readonly runId: number;
  readonly receivedAt: number;
  readonly headSha: string | null;
  /** The move of a thread without a finding (`resolve`, `leave`), or the disposition of a finding (`kept`, `posted`). */
  readonly what: string;
  readonly reason: string;
  readonly tool: string;
  readonly ruleId: string;
}

/** For each discussion by its id what the runs did to it, in their order. What a run says alike of several findings of a thread is there once. */
export function notesByDiscussion(runs: readonly Run[]): ReadonlyMap<string, readonly RunNote[]> {
  const notes = new Map<string, Map<string, RunNote>>();
  for (const { id, receivedAt, report } of runs) {
    const { headSha } = report;
    const said = [
      ...report.findings.map((finding) => ({ ...finding, what: finding.disposition })),
      ...report.threads.map((thread) => ({ ...thread, what: thread.move })),
    ];
    for (const { discussionId, what, reason, tool, ruleId } of said) {
      if (discussionId === null) continue;
      const ofDiscussion = notes.get(discussionId) ?? new Map<string, RunNote>();
      notes.set(discussionId, ofDiscussion);
      const note = { runId: id, receivedAt, headSha, what, reason, tool, ruleId };
      ofDiscussion.set(JSON.stringify(note), note);
    }
  }
  return new Map(
    [...notes].map(([discussionId, ofDiscussion]) => [discussionId, [...ofDiscussion.values()]]),
  );
}
