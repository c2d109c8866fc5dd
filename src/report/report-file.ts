import { WAYS } from '../match/pair.ts';
import { type ReportDocument, type Shown, type ToldAction, withoutThread } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import { toJson } from './to-json.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
export const SCHEMA_VERSION = 2;

/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
export function toReport(document: ReportDocument, redact: (text: string) => string): Iterable<string> {
  const { conclusion, reasons, ...commits } = describeRun(document);
  const { failures, unverifiedTools, unverifiedFiles } = document.unverified;
  const report = {
    schemaVersion: SCHEMA_VERSION,
    conclusion,
    reasons,
    dryRun: document.dryRun,
    ...commits,
    tools: document.tools,
    scopes: document.scopes,
    failures,
    unverifiedTools,
    unverifiedFiles: unverifiedFiles.map(({ scope, path, reason }) => ({ scope, path, reason })),
    warnings: document.warnings,
    baseline: describeBaseline(document),
    summaryComment: describeSummary(document),
    results: document.resultCounts,
    threadActions: document.threadCounts,
    dismissals: document.dismissals.map(toReportedDismissal),
    dismissalsNotCounted: document.ignored.map(toReportedIgnored),
    findings: eachResult(document),
    threads: document.gone.map(toReportedThread),
  };
  return toJson(report, redact);
}

/**
 * The plan as JSON, part by part: each action with its place, its finding and the reason for it, the findings
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
    actions: document.actions.map(toReportedAction),
    summaryComment: describeSummary(document),
    withoutThread: withoutThread(document, shown).map(toReportedResult),
    results: document.resultCounts,
    threadActions: document.threadCounts,
  };
  return toJson(plan, redact);
}

/** The facts of a run that both documents have. */
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }: ReportDocument) {
  return {
    conclusion,
    reasons,
    // The number is the end of its name: the identity is not known where the service was never reached.
    change: change
      ? { service: change.kind, name: change.name, number: Number(change.name.match(/\d+/gu)?.at(-1)) }
      : null,
    baseSha: baseSha ?? null,
    headSha: headSha ?? null,
    analyzedSha: analyzedSha ?? null,
  };
}

/** The baseline; null without one. */
function describeBaseline({ baseline }: ReportDocument): object | null {
  if (baseline === undefined) return null;
  const { commit, gone, judgedByLine, failures } = baseline;
  return { commit: commit ?? null, gone, judgedByLine, failures };
}

function describeSummary({ summary }: ReportDocument): object | null {
  if (summary === undefined) return null;
  const { kind, listed, reason } = summary;
  return { action: kind, findings: listed.length, reason };
}

function* eachResult({ results, fails }: ReportDocument): Generator<object> {
  for (const one of results) yield { ...toReportedResult(one), fails: fails.has(one.result) };
}

/** A thread whose finding was not in the logs. */
function toReportedThread({ thread, scope, ruleId, path, line, shown, reason, outcome }: ToldAction): object {
  const { tool, category } = scope;
  return {
    discussionId: thread?.id,
    tool,
    category,
    ruleId,
    path,
    line: line ?? 0,
    action: shown,
    reason,
    outcome: outcome ?? null,
  };
}

function toReportedAction(told: ToldAction): object {
  const { shown, reason, path, line, scope, ruleId, level, results, thread } = told;
  const was = thread?.fingerprint;
  return {
    action: shown,
    reason,
    path,
    line: line ?? null,
    tool: scope.tool,
    category: scope.category,
    ruleId,
    level: level ?? null,
    messages: results.map(({ message }) => message),
    discussionId: thread?.id ?? null,
    was: was === undefined ? null : { path: was.path, line: was.line || null, head: was.commit },
  };
}

function toReportedDismissal({
  finding,
  thread,
  ...dismissal
}: ReportDocument['dismissals'][number]): object {
  const { scope, rule, place, level } = finding;
  const { kind, reason, by, byId, replyId, accepted } = dismissal;
  return {
    kind,
    reason: reason ?? null,
    by: by ?? null,
    byId: byId ?? null,
    replyId: replyId ?? null,
    discussionId: thread.id,
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
function toReportedIgnored({ thread, replyId, name, why }: ReportDocument['ignored'][number]): object {
  return { discussionId: thread.id, replyId: replyId ?? null, by: name ?? null, reason: why };
}

/** A result as the JSON documents have it. */
function toReportedResult({ result, disposition, reason, thread, matchedBy }: ResultOutcome): object {
  const { scope, rule, place, level, message, loggedLine, column, endColumn } = result;
  return {
    tool: scope.tool,
    category: scope.category,
    ruleId: rule.id,
    path: place.path ?? null,
    line: place.kind === 'lines' ? place.startLine : null,
    ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
    ...(loggedLine === undefined ? {} : { loggedLine }),
    ...(place.kind !== 'nowhere' && { pathRule: place.foundBy?.rule ?? 'written' }),
    ...('foundBy' in place && { loggedPath: place.foundBy?.written }),
    level,
    message,
    disposition,
    reason,
    discussionId: thread ?? null,
    ...(matchedBy !== undefined && { matchedBy: WAYS[matchedBy] }),
  };
}
