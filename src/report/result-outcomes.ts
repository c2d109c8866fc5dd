import type { Acted } from '../act/acting.ts';
import { describeOtherTool } from '../finding/completeness.ts';
import type { Result } from '../finding/finding.ts';
import type { Action, Finding, Thread } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import type { Disposition, ResultOutcome } from './run-result.ts';
import * as words from './words.ts';

interface Planned {
  readonly results: readonly Result[];
  readonly duplicates: ReadonlySet<Result>;
  readonly findings: readonly Finding[];
  readonly actions: Plan['actions'];
  readonly outcomes: ReadonlyMap<Action, Acted>;
  /** Threads that an earlier pass of the run has posted. */
  readonly posted: ReadonlySet<string>;
}

/** What becomes of each result by the plan, and what became of it where that was tried. */
export function outcomesOf(planned: Planned): readonly ResultOutcome[] {
  const { results, duplicates, findings, actions } = planned;
  const actionOf = new Map(
    actions.flatMap((action) => (action.finding ? [[action.finding, action] as const] : [])),
  );
  const found = new Map(
    findings.flatMap((finding) => {
      const outcome = outcomeOf(finding, actionOf, planned);
      const isNew = new Set(finding.baselineState === 'unchanged' ? finding.results : finding.newResults);
      const unchanged = {
        disposition: 'unchanged',
        reason: finding.baselineReason ?? '',
        baselineState: 'unchanged',
      } as const;
      return finding.results.map((result) => [result, isNew.has(result) ? outcome : unchanged] as const);
    }),
  );
  return results.map((result) => {
    const outcome = byPresence(result, duplicates) ?? found.get(result);
    if (outcome === undefined) throw new RangeError('a result without a disposition');
    return { result, ...outcome };
  });
}

/** Of a run that ended before it had a plan: what was read is counted all the same. */
export function undecided(results: readonly Result[]): readonly ResultOutcome[] {
  return results.map((result) => ({ result, disposition: 'undecided', reason: words.UNDECIDED }));
}

type Outcome = Omit<ResultOutcome, 'result'>;

function byPresence(result: Result, duplicates: ReadonlySet<Result>): Outcome | undefined {
  const { presence, scope } = result;
  switch (presence.kind) {
    case 'absent':
      return { disposition: 'absent', reason: 'baselineState is absent' };
    case 'other-tool':
      return { disposition: 'other-tool', reason: describeOtherTool(scope.tool) };
    case 'crash':
      return { disposition: 'crash', reason: `the engine ${scope.tool} failed` };
    case 'note':
      return {
        disposition: 'duplicate',
        reason: 'it is a note on the result before it, and is shown with that',
      };
    case 'passed':
      return { disposition: 'passed', reason: presence.because };
    case 'suppressed':
      return { disposition: 'suppressed', reason: presence.justification ?? 'suppressed in the log' };
    case 'ignored':
      return { disposition: 'ignored', reason: presence.because };
    case 'present':
      return duplicates.has(result)
        ? { disposition: 'duplicate', reason: 'the logs hold the same result twice' }
        : undefined;
  }
}

const UNDONE: readonly Disposition[] = ['posted', 'reopened', 'moved-on', 'grouped'];

/** What an action that failed would have done to its finding did not happen. */
function outcomeOf(
  finding: Finding,
  actionOf: ReadonlyMap<Finding, Action>,
  { outcomes, posted }: Planned,
): Outcome | undefined {
  const { outcome, thread, group, matchedBy, baselineState } = finding;
  if (outcome === undefined) return undefined;
  const isPosted = outcome.as === 'kept' && thread !== undefined && posted.has(thread.id);
  const planned: Outcome = {
    disposition: isPosted ? 'posted' : outcome.as,
    reason: isPosted ? 'new' : outcome.why,
    thread: threadOf(finding)?.id,
    matchedBy: thread === undefined || isPosted ? undefined : matchedBy,
    baselineState: baselineState === 'unknown' ? undefined : baselineState,
  };
  const owner = outcome.as === 'grouped' && group !== undefined && 'key' in group ? group : undefined;
  const action = actionOf.get(owner ?? finding);
  // A comment that could not be edited stands all the same.
  const acted = action === undefined || action.kind === 'edit' ? undefined : outcomes.get(action);
  // A person's dismissal stands as soon as it is made; what was not done for it is told.
  const isTold = UNDONE.includes(planned.disposition) || action?.dismissal !== undefined;
  if (acted === undefined || !isTold) return planned;
  if (acted.kind === 'refused') return { ...planned, disposition: 'not-on-the-diff', reason: acted.reason };
  if (acted.kind === 'said') return { ...planned, reason: `${planned.reason}; ${acted.reason}` };
  if (acted.kind !== 'done') return { ...planned, disposition: 'failed', reason: acted.reason };
  const id = acted.thread ?? planned.thread;
  if (id === undefined || owner === undefined) return { ...planned, thread: id };
  return { ...planned, thread: id, reason: words.sameProblem(owner.scope, id) };
}

/** The thread that is about a finding: its own, or the one of another tool. */
function threadOf({ thread, group }: Finding): Thread | undefined {
  return thread ?? (group === undefined || 'comment' in group ? group : group.thread);
}
