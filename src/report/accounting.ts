import type { Finding } from '../finding/finding.ts';
import { type Account, DISPOSITIONS, type Disposition } from '../plan/account.ts';
import { isDecidedByReply, type Move, type MoveOutcome, shownMove, spotOf } from '../plan/move.ts';
import type { Plan } from '../plan/plan.ts';
import { sameProblem } from '../plan/reasons.ts';
import { counted } from '../text/counted.ts';
import type { Conclusion } from './run-result.ts';
import { UNDECIDED } from './words.ts';

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
  readonly failedMoves: number;
}

/** Counts results. */
export function countResults(accounts: readonly Account[]): ResultCounts {
  const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0])) as Record<
    Disposition,
    number
  >;
  for (const { disposition } of accounts) counts[disposition] += 1;
  return { ...counts, all: accounts.length };
}

/** Counts threads: what was done, or in a dry run what would be done. */
export function countThreads(
  moves: readonly Move[],
  outcomes: ReadonlyMap<Move, MoveOutcome>,
  mode: 'done' | 'planned',
): ThreadCounts {
  const isCounted = (move: Move): boolean => mode === 'planned' || outcomes.get(move)?.kind === 'done';
  const count = (kind: 'post' | 'resolve' | 'reopen' | 'remove-duplicate'): number =>
    moves.filter((move) => move.kind === kind && !isMarkAlone(move) && isCounted(move)).length;
  return {
    posted: count('post'),
    kept: moves.filter((move) => shownMove(move) === 'keep').length,
    resolved: count('resolve'),
    said: moves.filter((move) => isSaid(move, outcomes.get(move))).length,
    reopened: count('reopen'),
    removed: count('remove-duplicate'),
    failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
  };
}

/** Whether a thread stays open for want of the right to resolve it, and says what it would be resolved as. */
export function isSaid(move: Move, outcome: MoveOutcome | undefined): boolean {
  return outcome?.kind === 'said' || ('because' in move && move.because === 'rights');
}

/** A person had resolved it by hand before the reply that says why. */
function isMarkAlone(move: Move): boolean {
  return isDecidedByReply(move) && move.way === 'hand';
}

/** Accounts of a run that ended before it decided anything: what was read is counted all the same. */
export function undecidedAccounts(findings: readonly Finding[]): readonly Account[] {
  return findings.map((finding) => ({ finding, disposition: 'undecided', reason: UNDECIDED }));
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

/** A person's decision stands as soon as it is made; what was not done for it is told. */
function isReversed({ disposition, finding }: Account, decided: ReadonlySet<Finding>): boolean {
  return REVERSED.includes(disposition) || decided.has(finding);
}

const REVERSED: readonly Disposition[] = ['posted', 'reopened', 'moved-on', 'covered'];

/**
 * The accounts as they stand after the moves were tried: what a move that failed would have done to its
 * results did not happen.
 */
export function settleAccounts(plan: Plan, outcomes: ReadonlyMap<Move, MoveOutcome>): readonly Account[] {
  const outcomeOf = new Map(
    plan.moves.flatMap((move) => {
      const outcome = outcomes.get(move);
      // A comment that could not be edited stands all the same.
      if (outcome === undefined || move.kind === 'edit') return [];
      return (spotOf(move)?.findings ?? []).map((finding) => [finding, outcome] as const);
    }),
  );
  const decided = new Set(plan.moves.filter(isDecidedByReply).flatMap(({ spot }) => spot?.findings ?? []));
  return plan.accounts.map((account) => {
    const { owner } = account;
    const outcome = outcomeOf.get(owner ?? account.finding);
    if (outcome === undefined || !isReversed(account, decided)) return account;
    if (outcome.kind === 'refused') {
      return { ...account, disposition: 'unanchored', reason: outcome.reason };
    }
    if (outcome.kind === 'said') return { ...account, reason: `${account.reason}; ${outcome.reason}` };
    if (outcome.kind !== 'done') return { ...account, disposition: 'failed', reason: outcome.reason };
    const { discussionId = account.discussionId } = outcome;
    if (discussionId === undefined) return account;
    return owner === undefined
      ? { ...account, discussionId }
      : { ...account, discussionId, reason: sameProblem(owner.scope, discussionId) };
  });
}

/** Names of the outputs, as action.yml has them. */
export const OUTPUT_NAMES = [
  'conclusion',
  'findings',
  'posted',
  'kept',
  'resolved',
  'reopened',
  'failed-moves',
  'suppressed',
  'filtered',
  'unanchored',
  'over-limit',
  'report',
] as const;

/**
 * The outputs of a run. `posted` to `failed-moves` count threads, the others results; `report` is a path or
 * empty.
 */
export function toOutputs(
  run: { readonly conclusion: Conclusion; readonly results: ResultCounts } & {
    readonly threadMoves: ThreadCounts;
  },
  report = '',
): Readonly<Record<string, string>> {
  const { conclusion, results, threadMoves } = run;
  const counts = { ...results, ...threadMoves };
  const values = {
    ...counts,
    findings: results.all,
    'failed-moves': threadMoves.failedMoves,
    conclusion,
    report,
  };
  return Object.fromEntries(OUTPUT_NAMES.map((name) => [name, String(values[name])]));
}
