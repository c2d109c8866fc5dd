import { type Finding, scopeName } from '../finding/finding.ts';
import type { Move } from '../plan/move.ts';
import { countResults, countThreads } from './accounting.ts';
import { failingOf } from './failing.ts';
import { describeChange } from './reported-change.ts';
import { toReportedAttempt, toReportedDecision, toReportedHistory } from './reported-decision.ts';
import { toReportedFinding } from './reported-finding.ts';
import { ruleHistories } from './rule-histories.ts';
import type { RunResult } from './run-result.ts';
import { standingDecisions } from './standing-decisions.ts';
import { toJson } from './to-json.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
export const SCHEMA_VERSION = 2;

/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
export function toReport(result: RunResult, redact: (text: string) => string): Iterable<string> {
  const moves = result.plan?.moves ?? [];
  const failing = new Set(failingOf(result).spots.flatMap(({ findings }) => findings));
  const accepted = new Set((result.plan?.accepted ?? []).map(({ key }) => key));
  const report = {
    schemaVersion: SCHEMA_VERSION,
    conclusion: result.conclusion,
    reasons: result.reasons,
    dryRun: result.dryRun,
    ...describeChange(result.change),
    baseSha: result.baseSha ?? null,
    headSha: result.headSha ?? null,
    analyzedSha: result.analyzedSha ?? null,
    tools: result.tools,
    scopes: result.scopes,
    failures: result.completeness?.failures ?? [],
    heldScopes: result.completeness?.heldScopes ?? [],
    heldFiles: result.completeness?.heldFiles ?? [],
    warnings: [...(result.completeness?.warnings ?? []), ...result.warnings],
    overview:
      result.overview === undefined
        ? null
        : {
            move: result.overview.kind,
            findings: result.overview.entries.length,
            reason: result.overview.reason,
          },
    results: countResults(result.accounts),
    threadMoves: countThreads(moves, result.outcomes, result.dryRun ? 'planned' : 'done'),
    decisions: standingDecisions(moves).map((decision) => toReportedDecision(decision, accepted)),
    decisionsNotCounted: (result.attempts ?? []).map(toReportedAttempt),
    rules: ruleHistories(result).map(toReportedHistory),
    timings: result.timings ?? null,
    findings: eachFinding(result, failing),
    threads: moves.filter(withoutFinding).map((move) => ({
      discussionId: move.thread.discussionId,
      tool: move.thread.evidence.scope.tool,
      category: move.thread.evidence.scope.category,
      ruleId: move.thread.evidence.ruleId,
      path: move.thread.evidence.path,
      line: move.thread.evidence.line,
      move: move.kind,
      reason: move.reason,
      outcome: result.outcomes.get(move)?.kind ?? null,
    })),
  };
  return toJson(report, redact);
}

function* eachFinding({ accounts }: RunResult, failing: ReadonlySet<Finding>): Generator<object> {
  for (const account of accounts)
    yield { ...toReportedFinding(account), fails: failing.has(account.finding) };
}

type Threaded = Exclude<Move, { kind: 'post' }>;

function withoutFinding(move: Move): move is Threaded {
  return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}

/** `PMD: no run in the logs`, for lists of what was held. */
export function describeHeld(result: RunResult): readonly string[] {
  const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
  return [
    ...failures,
    ...heldScopes.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ...heldFiles.map(({ scope, path, reason }) => `${scopeName(scope)}, ${path}: ${reason}`),
  ];
}
