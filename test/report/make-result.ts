import type { Finding } from '../../src/finding/finding.ts';
import type { Move, MoveOutcome } from '../../src/plan/move.ts';
import { type Plan, plan } from '../../src/plan/plan.ts';
import type { Policy } from '../../src/plan/situation.ts';
import { settleAccounts } from '../../src/report/accounting.ts';
import type { RunResult } from '../../src/report/run-result.ts';
import { makePolicy, makeSituation, NOW, type SituationParts } from '../plan/make-situation.ts';

/** A run that planned nothing and has nothing to say, but for what the test says. */
export function makeResult(parts: Partial<RunResult> = {}): RunResult {
  return {
    conclusion: 'success',
    reasons: [],
    covers: true,
    dryRun: false,
    failLevel: 'error',
    acceptResolved: false,
    change: {
      kind: 'deployments',
      noun: 'deployment',
      name: 'deployment 293',
      identity: ['293'],
      reportedAs: 'deployment',
    },
    baseSha: 'b'.repeat(40),
    headSha: NOW,
    analyzedSha: NOW,
    scopes: [],
    tools: [],
    accounts: [],
    outcomes: new Map(),
    warnings: [],
    ...parts,
  };
}

/**
 * A run over these findings, whose moves all succeeded but for those that the test says something else of.
 */
export function makeRun(
  findings: readonly Finding[],
  {
    situation = {},
    policy = {},
    outcome = succeed,
    ...parts
  }: Partial<RunResult> & {
    readonly situation?: SituationParts;
    readonly policy?: Partial<Policy>;
    readonly outcome?: (move: Move, index: number) => MoveOutcome | undefined;
  } = {},
): RunResult & { readonly plan: Plan } {
  const whole = makeSituation(findings, situation);
  const decided = plan(whole, makePolicy(policy));
  const outcomes = new Map<Move, MoveOutcome>();
  for (const [index, move] of decided.moves.entries()) {
    const end = outcome(move, index);
    if (end !== undefined) outcomes.set(move, end);
  }
  return {
    ...makeResult({
      scopes: whole.completeness.complete,
      completeness: whole.completeness,
      findings,
      accounts: settleAccounts(decided, outcomes),
      outcomes,
      ...parts,
    }),
    plan: decided,
  };
}

function succeed(move: Move, index: number): MoveOutcome | undefined {
  if (move.kind === 'keep' || move.kind === 'leave') return undefined;
  return move.kind === 'post' ? { kind: 'done', discussionId: `new-${index}` } : { kind: 'done' };
}
