import type { Acted } from '../act/acting.ts';
import type { Action } from '../model.ts';
import { counted } from '../text/names.ts';
import { DISPOSITIONS, type Disposition, type ResultOutcome, type RunResult } from './run-result.ts';

/** Results by what became of them; they add up to all results that were read. */
type ResultCounts = Readonly<Record<Disposition, number>> & { readonly all: number };

/** Threads by what was done to them. */
interface ThreadCounts {
  readonly posted: number;
  readonly kept: number;
  readonly resolved: number;
  /**
   * Those that say that they are done, and stay open, because this client may not resolve threads.
   */
  readonly said: number;
  readonly reopened: number;
  readonly removed: number;
  readonly failedActions: number;
}

/** Counts results. */
export function countResults(results: readonly Pick<ResultOutcome, 'disposition'>[]): ResultCounts {
  const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0])) as Record<
    Disposition,
    number
  >;
  for (const { disposition } of results) counts[disposition] += 1;
  return { ...counts, all: results.length };
}

/** How people read what an action does: a thread that stays is kept or left, whatever is written into it. */
type ShownAction = (typeof SHOWN_ACTIONS)[number];
/** In the order in which people read them. */
export const SHOWN_ACTIONS = ['post', 'reopen', 'resolve', 'remove-duplicate', 'keep', 'leave'] as const;

/** The word for an action in plans and reports. */
export function shownAs({ kind, winner }: Pick<Action, 'kind' | 'winner'>): ShownAction {
  if (kind === 'edit') return 'keep';
  if (kind === 'comment' || kind === 'none') return 'leave';
  if (kind !== 'resolve' && kind !== 'delete') return kind;
  return winner === undefined ? 'resolve' : 'remove-duplicate';
}

/** Counts threads: what was done, or in a dry run what would be done. */
export function countThreads(
  actions: readonly Action[],
  outcomes: ReadonlyMap<Action, Acted>,
  mode: 'done' | 'planned',
): ThreadCounts {
  const shown = Object.groupBy(actions, shownAs);
  const count = (kind: ShownAction): number =>
    (shown[kind] ?? []).filter(
      (action) => !isMarkAlone(action) && (mode === 'planned' || outcomes.get(action)?.kind === 'done'),
    ).length;
  return {
    posted: count('post'),
    kept: shown.keep?.length ?? 0,
    resolved: count('resolve'),
    said: actions.filter((action) => isSaid(action, outcomes.get(action))).length,
    reopened: count('reopen'),
    removed: count('remove-duplicate'),
    failedActions: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
  };
}

/** Whether a thread stays open for want of the right to resolve it, and says what it would be resolved as. */
export function isSaid({ because }: Action, outcome: Acted | undefined): boolean {
  return outcome?.kind === 'said' || because === 'rights';
}

/** A person had resolved it by hand before the reply that says why. */
function isMarkAlone({ dismissal, thread }: Action): boolean {
  return dismissal !== undefined && thread?.isResolved === true && thread.mark.mark === 'open';
}

/**
 * The one accounting line: `239 results = 1 suppressed + 69 filtered + 169 posted in 167 threads; threads:
 * 167 posted, 0 resolved, 0 reopened`. Dispositions without a result are left out; those that are there add
 * up to the first number. Where no log was read, it says that instead of a number.
 */
export function accountingLine(results: ResultCounts | undefined, threads: ThreadCounts): string {
  const read = results === undefined ? 'no log was read' : sumOf(results, threads);
  return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}

function sumOf(results: ResultCounts, threads: ThreadCounts): string {
  const parts = DISPOSITIONS.filter((disposition) => results[disposition] > 0).map((disposition) => {
    const sum = `${results[disposition]} ${disposition}`;
    // Several results of a rule on one line have one thread.
    const isShared = disposition === 'posted' && results.posted !== threads.posted && threads.posted > 0;
    return isShared ? `${sum} in ${counted(threads.posted, 'thread')}` : sum;
  });
  const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
  return `${counted(results.all, 'result')}${sum}`;
}

/** Names of the outputs, as action.yml has them. */
export const OUTPUT_NAMES = [
  'conclusion',
  'results',
  'posted',
  'kept',
  'resolved',
  'reopened',
  'failed-actions',
  'suppressed',
  'filtered',
  'not-on-the-diff',
  'over-limit',
  'report',
] as const;

/**
 * The outputs of a run. `posted` to `failed-actions` count threads, the others results; `report` is a path or
 * empty.
 */
export function toOutputs(
  run: Pick<RunResult, 'conclusion'> & {
    readonly resultCounts: ResultCounts;
    readonly threadCounts: ThreadCounts;
  },
  report = '',
): Readonly<Record<string, string>> {
  const { conclusion, resultCounts, threadCounts } = run;
  const counts = { ...resultCounts, ...threadCounts };
  const values = {
    ...counts,
    results: resultCounts.all,
    'failed-actions': threadCounts.failedActions,
    conclusion,
    report,
  };
  return Object.fromEntries(OUTPUT_NAMES.map((name) => [name, String(values[name])]));
}
