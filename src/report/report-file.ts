import { isAboutSecrets } from '../finding/about.ts';
import type { Finding } from '../finding/finding.ts';
import type { Account } from '../plan/account.ts';
import { type Move, type Post, shownMove, spotOf } from '../plan/move.ts';
import type { ReviewedChange } from '../services/port.ts';
import { countResults, countThreads } from './accounting.ts';
import { failingOf } from './conclusion.ts';
import {
  ruleHistories,
  standingDecisions,
  toReportedAttempt,
  toReportedDecision,
  toReportedHistory,
} from './decisions.ts';
import { type Shown, withoutThread } from './render-plan.ts';
import type { RunResult } from './run-result.ts';
import { toJson } from './to-json.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
export const SCHEMA_VERSION = 2;

/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
export function toReport(result: RunResult, redact: (text: string) => string): Iterable<string> {
  const { completeness, outcomes, plan, dryRun } = result;
  const moves = plan?.moves ?? [];
  const failing = new Set(failingOf(result).spots.flatMap(({ findings }) => findings));
  const accepted = new Set((plan?.accepted ?? []).map(({ key }) => key));
  const { conclusion, reasons, ...commits } = describeRun(result);
  const report = {
    schemaVersion: SCHEMA_VERSION,
    conclusion,
    reasons,
    dryRun,
    ...commits,
    tools: result.tools,
    scopes: result.scopes,
    failures: completeness?.failures ?? [],
    heldScopes: completeness?.heldScopes ?? [],
    heldFiles: (completeness?.heldFiles ?? []).map(({ scope, path, reason }) => ({ scope, path, reason })),
    warnings: [...(completeness?.warnings ?? []), ...result.warnings],
    base: describeBase(result),
    overview: describeOverview(result),
    results: countResults(result.accounts),
    threadMoves: countThreads(moves, outcomes, dryRun ? 'planned' : 'done'),
    decisions: standingDecisions(moves).map((decision) => toReportedDecision(decision, accepted)),
    decisionsNotCounted: (result.attempts ?? []).map(toReportedAttempt),
    rules: ruleHistories(result).map(toReportedHistory),
    timings: result.timings ?? null,
    findings: eachFinding(result, failing),
    threads: moves.flatMap((move) =>
      move.kind === 'post' || spotOf(move) !== undefined ? [] : [toReportedThread(move, outcomes)],
    ),
  };
  return toJson(report, redact);
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
  const { accounts, outcomes, plan } = result;
  const moves = plan?.moves ?? [];
  const document = {
    schemaVersion: SCHEMA_VERSION,
    ...describeRun(result),
    moves: moves.map(toReportedMove),
    overview: describeOverview(result),
    withoutThread: withoutThread({ accounts, failing: plan?.failing ?? [] }, shown).map(toReportedFinding),
    results: countResults(accounts),
    threadMoves: countThreads(moves, outcomes, 'planned'),
  };
  return toJson(document, redact);
}

/** What both documents say of a run. */
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }: RunResult) {
  return {
    conclusion,
    reasons,
    ...describeChange(change),
    baseSha: baseSha ?? null,
    headSha: headSha ?? null,
    analyzedSha: analyzedSha ?? null,
  };
}

/**
 * What the log of the base told; null without one. `judgedByLine`: findings by why it told nothing of them.
 */
function describeBase({ comparison }: RunResult): object | null {
  if (comparison === undefined) return null;
  const { commit, uncertain, gone, failures } = comparison;
  const judgedByLine = [...uncertain].map(([because, findings]) => ({ because, findings }));
  return { commit: commit ?? null, gone, judgedByLine, failures };
}

function describeOverview({ overview }: RunResult): object | null {
  if (overview === undefined) return null;
  const { kind, entries, reason } = overview;
  return { move: kind, findings: entries.length, reason };
}

function* eachFinding({ accounts }: RunResult, failing: ReadonlySet<Finding>): Generator<object> {
  for (const account of accounts)
    yield { ...toReportedFinding(account), fails: failing.has(account.finding) };
}

/** A thread whose finding was not in the logs. */
function toReportedThread(move: Exclude<Move, Post>, outcomes: RunResult['outcomes']): object {
  const { discussionId, evidence } = move.thread;
  return {
    discussionId,
    tool: evidence.scope.tool,
    category: evidence.scope.category,
    ruleId: evidence.ruleId,
    path: evidence.path,
    line: evidence.line,
    move: shownMove(move),
    reason: move.reason,
    outcome: outcomes.get(move)?.kind ?? null,
  };
}

function toReportedMove(move: Move): object {
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
  const { scope, rule, place, level, message, loggedLine, column, endColumn } = finding;
  return {
    tool: scope.tool,
    category: scope.category,
    ruleId: rule.id,
    path: place.path ?? null,
    line: place.kind === 'lines' ? place.startLine : null,
    ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
    ...(isAboutSecrets(finding) && { aboutSecrets: true }),
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
