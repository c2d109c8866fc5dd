import { isAboutSecrets } from '../finding/about.ts';
import type { Account } from '../plan/account.ts';
import type { ReviewedChange } from '../services/port.ts';
import { toReportedHistory } from './decisions.ts';
import { type ReportDocument, type Shown, type ToldMove, withoutThread } from './document.ts';
import { toJson } from './to-json.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
export const SCHEMA_VERSION = 2;

/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
export function toReport(document: ReportDocument, redact: (text: string) => string): Iterable<string> {
  const { conclusion, reasons, ...commits } = describeRun(document);
  const { failures, heldScopes, heldFiles } = document.held;
  const report = {
    schemaVersion: SCHEMA_VERSION,
    conclusion,
    reasons,
    dryRun: document.dryRun,
    ...commits,
    tools: document.tools,
    scopes: document.scopes,
    failures,
    heldScopes,
    heldFiles: heldFiles.map(({ scope, path, reason }) => ({ scope, path, reason })),
    warnings: document.warnings,
    base: describeBase(document),
    overview: describeOverview(document),
    results: document.results,
    threadMoves: document.threadMoves,
    decisions: document.decisions.map(toReportedDecision),
    decisionsNotCounted: document.attempts.map(toReportedAttempt),
    rules: document.rules.map(toReportedHistory),
    timings: document.timings ?? null,
    findings: eachFinding(document),
    threads: document.gone.map(toReportedThread),
  };
  return toJson(report, redact);
}

/**
 * The plan as JSON, part by part: each move with its place, its finding and the reason for it, the findings
 * without a thread (`shown` says which), and what becomes of all results.
 */
export function toPlanDocument(
  document: ReportDocument,
  redact: (text: string) => string,
  shown: Shown,
): Iterable<string> {
  const plan = {
    schemaVersion: SCHEMA_VERSION,
    ...describeRun(document),
    moves: document.moves.map(toReportedMove),
    overview: describeOverview(document),
    withoutThread: withoutThread(document, shown).map(toReportedFinding),
    results: document.results,
    threadMoves: document.threadMoves,
  };
  return toJson(plan, redact);
}

/** The facts of a run that both documents have. */
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }: ReportDocument) {
  return {
    conclusion,
    reasons,
    ...describeChange(change),
    baseSha: baseSha ?? null,
    headSha: headSha ?? null,
    analyzedSha: analyzedSha ?? null,
  };
}

/** The log of the base; null without one. */
function describeBase({ base }: ReportDocument): object | null {
  if (base === undefined) return null;
  const { commit, gone, judgedByLine, failures } = base;
  return { commit: commit ?? null, gone, judgedByLine, failures };
}

function describeOverview({ overview }: ReportDocument): object | null {
  if (overview === undefined) return null;
  const { kind, entries, reason } = overview;
  return { move: kind, findings: entries.length, reason };
}

function* eachFinding({ accounts, fails }: ReportDocument): Generator<object> {
  for (const account of accounts) yield { ...toReportedFinding(account), fails: fails.has(account.finding) };
}

/** A thread whose finding was not in the logs. */
function toReportedThread({ thread, scope, ruleId, path, line, move, reason, outcome }: ToldMove): object {
  const { tool, category } = scope;
  const discussionId = thread?.discussionId;
  return {
    discussionId,
    tool,
    category,
    ruleId,
    path,
    line: line ?? 0,
    move,
    reason,
    outcome: outcome ?? null,
  };
}

function toReportedMove(told: ToldMove): object {
  const { move, reason, path, line, scope, ruleId, level, findings, thread } = told;
  return {
    move,
    reason,
    path,
    line: line ?? null,
    tool: scope.tool,
    category: scope.category,
    ruleId,
    level: level ?? null,
    messages: findings.map(({ message }) => message),
    discussionId: thread?.discussionId ?? null,
    was: thread === undefined ? null : { path: thread.path, line: thread.line || null, head: thread.head },
  };
}

function toReportedDecision({ spot, thread, ...decision }: ReportDocument['decisions'][number]): object {
  const { scope, rule, place, level } = spot;
  const { kind, reason, by, byId, replyId, accepted } = decision;
  return {
    kind,
    reason: reason ?? null,
    by: by ?? null,
    byId: byId ?? null,
    replyId: replyId ?? null,
    discussionId: thread.discussionId,
    tool: scope.tool,
    category: scope.category,
    ruleId: rule.id,
    level,
    path: place.path ?? null,
    line: place.kind === 'lines' ? place.startLine : null,
    accepted,
  };
}

/** A reply that would decide and does not count. */
function toReportedAttempt({ thread, replyId, name, why }: ReportDocument['attempts'][number]): object {
  return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
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

/** The change, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change: ReviewedChange | undefined): object {
  if (change === undefined) return { change: null, deployment: null };
  const { kind, name, reportedAs } = change;
  // The identity is not known where the service was never reached.
  const number = Number(name.match(/\d+/gu)?.at(-1));
  const own = reportedAs === undefined ? {} : { [reportedAs]: number };
  return { change: { service: kind, name, number }, deployment: null, ...own };
}
