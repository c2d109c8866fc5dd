import type { Run, RunReport } from '../store/deployments.ts';
import { getDeployment } from './deployments.ts';
import type { Sandbox } from './sandbox.ts';

/** What does not change its meaning, as the name of a branch does. */
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

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

/** A line of a file, from 1, of a commit. */
export interface LineOfCommit {
  readonly path: string;
  readonly line: number;
  readonly commit: string;
}

/** What one run did to a thread, and why. */
export interface RunNote {
  readonly runId: number;
  readonly receivedAt: number;
  readonly headSha: string | null;
  /**
   * The action on a thread without a finding (`resolve`, `leave`), or the disposition of a finding (`kept`,
   * `posted`).
   */
  readonly what: string;
  readonly reason: string;
  readonly tool: string;
  readonly ruleId: string;
  /** Where the run found it; `null` where it did not find it, or on no line. */
  readonly place: LineOfCommit | null;
}

/**
 * For each discussion by its id what the runs did to it, in their order. What a run says alike of several
 * findings of a thread is there once.
 */
export function notesByDiscussion(runs: readonly Run[]): ReadonlyMap<string, readonly RunNote[]> {
  const notes = new Map<string, Map<string, RunNote>>();
  for (const { id, receivedAt, report } of runs) {
    const { headSha } = report;
    const said = [
      // A covered finding names the discussion of another one.
      ...report.findings
        .filter(({ disposition }) => disposition !== 'covered')
        .map((finding) => ({ ...finding, what: finding.disposition, place: toPlace(report, finding) })),
      // Their lines are those of an earlier run.
      ...report.threads.map((thread) => ({ ...thread, what: thread.action, place: null })),
    ];
    for (const { discussionId, what, reason, tool, ruleId, place } of said) {
      if (discussionId === null) continue;
      const ofDiscussion = notes.get(discussionId) ?? new Map<string, RunNote>();
      notes.set(discussionId, ofDiscussion);
      const note = { runId: id, receivedAt, headSha, what, reason, tool, ruleId, place };
      ofDiscussion.set(JSON.stringify(note), note);
    }
  }
  return new Map(
    [...notes].map(([discussionId, ofDiscussion]) => [discussionId, [...ofDiscussion.values()]]),
  );
}

function toPlace(
  { analyzedSha, headSha }: RunReport,
  { path, line }: RunReport['findings'][number],
): LineOfCommit | null {
  const commit = analyzedSha ?? headSha;
  if (path === null || line === null || commit === null || !FULL_SHA.test(commit)) return null;
  return { path, line, commit };
}
