import { ConfigurationError, IncompleteError, ServiceError } from '../errors.ts';
import { toPolicy } from '../inputs/table.ts';
import type { Move, MoveOutcome } from '../plan/move.ts';
import type { OverviewMove } from '../plan/overview.ts';
import type { Plan } from '../plan/plan.ts';
import { settleAccounts, undecidedAccounts } from '../report/accounting.ts';
import { conclude, incompleteReasons } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeUnresolved } from '../report/warnings.ts';
import type { ReviewContext } from './context.ts';

/** What a review has come to so far: what it got to know, and, once it was told, how it ended. */
export class ReviewResult {
  readonly #context: ReviewContext;
  #known: RunResult;

  constructor(context: ReviewContext, analyzedSha: string) {
    this.#context = context;
    const change = context.reviewed.kind === 'commits' ? context.reviewed.change : context.service;
    this.#known = {
      conclusion: 'incomplete',
      reasons: [],
      covers: false,
      dryRun: context.inputs['dry-run'],
      failLevel: toPolicy(context.inputs).failLevel,
      analyzedSha,
      scopes: [],
      tools: [],
      accounts: [],
      outcomes: new Map(),
      warnings: [],
      ...(change === undefined ? {} : { change }),
    };
  }

  get known(): RunResult {
    return this.#known;
  }

  learn(known: Partial<RunResult>): void {
    this.#known = { ...this.#known, ...known };
  }

  /** There is nothing to review, or a newer run does the work. */
  left(conclusion: 'skipped' | 'superseded', reasons: readonly string[]): void {
    this.learn({ conclusion, reasons });
  }

  /** There is nothing to compare with. */
  unavailable({
    reason,
    covers = this.#known.covers,
    shownHead = this.#known.shownHead ?? null,
  }: { readonly reason: string } & Partial<Pick<RunResult, 'covers' | 'shownHead'>>): void {
    this.learn({ reasons: [reason], covers, shownHead });
  }

  /** @param earlier what earlier passes have done, whose plans it replaces */
  applied(
    plan: Plan,
    earlier: ReadonlyMap<Move, MoveOutcome>,
    outcomes: ReadonlyMap<Move, MoveOutcome>,
    overview: OverviewMove | undefined,
  ): void {
    this.learn({
      outcomes: new Map([...earlier, ...outcomes]),
      overview,
      accounts: settleAccounts(plan, outcomes),
      plan: { ...plan, moves: [...earlier.keys(), ...plan.moves] },
    });
  }

  /** The plan was made, and done as far as that was possible. */
  ended(failures: readonly string[]): void {
    this.#conclude([...incompleteReasons(this.#known), ...failures]);
  }

  /** An error that nobody expected leaves its stack in the log. */
  broken(error: unknown): void {
    const { redact, progress } = this.#context;
    const reason = redact(error instanceof Error ? error.message : String(error));
    const expected = [ConfigurationError, IncompleteError, ServiceError].some(
      (kind) => error instanceof kind,
    );
    if (!expected && error instanceof Error) progress(`Unexpected error: ${error.stack ?? reason}`);
    this.#conclude([reason]);
  }

  /** The result with what can be told once all is known, but for what the check will say. */
  final(): RunResult {
    const result = this.#known;
    const warnings = [
      ...result.warnings,
      ...describeUnresolved(result, this.#context.service?.can.resolveNeeds),
    ];
    return result.plan === undefined
      ? { ...result, warnings, accounts: undecidedAccounts(result.findings ?? []) }
      : { ...result, warnings };
  }

  #conclude(reasons: readonly string[]): void {
    const { plan, configurationFault } = this.#known;
    const { length: failing } = [
      ...(plan?.failing ?? []),
      ...(plan?.standing ?? []),
      ...(configurationFault ? [1] : []),
    ];
    this.learn({ reasons, conclusion: conclude(failing, reasons) });
  }
}
