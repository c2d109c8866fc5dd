import { type Finding, scopeName } from '../finding/finding.ts';
import type { Account } from '../plan/account.ts';
import { type Move, shownMove, spotOf } from '../plan/move.ts';
import type { ReviewedChange } from '../services/port.ts';
import { countResults, countThreads } from './accounting.ts';
import {
  ruleHistories,
  standingDecisions,
  toReportedAttempt,
  toReportedDecision,
  toReportedHistory,
} from './decisions.ts';
import { failingOf } from './failing.ts';
import { type Shown, withoutThread } from './render-plan.ts';
import type { RunResult } from './run-result.ts';
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
      move: shownMove(move),
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
  return move.kind !== 'post' && spotOf(move) === undefined;
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

/**
 * The plan as JSON, part by part: each move with its place, its finding and the reason for it, the findings
 * without a thread (`shown` says which), and what becomes of all results.
 */
export function toPlanDocument(
  result: RunResult,
  redact: (text: string) => string,
  shown: Shown,
): Iterable<string> {
  const { overview } = result;
  const moves = result.plan?.moves ?? [];
  const document = {
    schemaVersion: SCHEMA_VERSION,
    conclusion: result.conclusion,
    reasons: result.reasons,
    ...describeChange(result.change),
    baseSha: result.baseSha ?? null,
    headSha: result.headSha ?? null,
    analyzedSha: result.analyzedSha ?? null,
    moves: moves.map(toEntry),
    overview:
      overview === undefined
        ? null
        : { move: overview.kind, findings: overview.entries.length, reason: overview.reason },
    withoutThread: withoutThread(
      { accounts: result.accounts, failing: result.plan?.failing ?? [] },
      shown,
    ).map(toReportedFinding),
    results: countResults(result.accounts),
    threadMoves: countThreads(moves, result.outcomes, 'planned'),
  };
  return toJson(document, redact);
}

function toEntry(move: Move): object {
  const spot = spotOf(move);
  const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
  const scope = spot?.scope ?? evidence?.scope;
  const now =
    move.kind === 'post'
      ? { path: move.anchor.path, line: move.anchor.newLine }
      : spot?.place.kind === 'lines'
        ? { path: spot.place.path, line: spot.place.startLine }
        : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
  return {
    move: shownMove(move),
    reason: move.reason,
    ...now,
    tool: scope?.tool ?? null,
    category: scope?.category ?? null,
    ruleId: spot?.rule.id ?? evidence?.ruleId ?? null,
    level: spot?.level ?? null,
    messages: spot?.findings.map(({ message }) => message) ?? [],
    discussionId: move.kind === 'post' ? null : move.thread.discussionId,
    was:
      evidence === undefined
        ? null
        : { path: evidence.path, line: evidence.line || null, head: evidence.head },
  };
}

/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId, tier }: Account): object {
  const { scope, rule, place, level, message, loggedLine } = finding;
  return {
    tool: scope.tool,
    category: scope.category,
    ruleId: rule.id,
    path: place.path ?? null,
    line: place.kind === 'lines' ? place.startLine : null,
    ...(loggedLine === undefined ? {} : { loggedLine }),
    level,
    message,
    disposition,
    reason,
    discussionId: discussionId ?? null,
    ...(tier !== undefined && { tier }),
  };
}

/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change: ReviewedChange | undefined): object {
  if (change === undefined) return { change: null, deployment: null };
  const { kind, name, reportedAs } = change;
  // The identity is not known where the service was never reached.
  const number = Number(name.match(/\d+/gu)?.at(-1));
  const own = reportedAs === undefined ? {} : { [reportedAs]: number };
  return { change: { service: kind, name, number }, deployment: null, ...own };
}
