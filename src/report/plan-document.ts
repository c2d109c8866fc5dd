import type { Move } from '../plan/move.ts';
import { type Shown, withoutThread } from '../plan/render-unthreaded.ts';
import { countResults, countThreads } from './accounting.ts';
import { describeChange } from './reported-change.ts';
import { toReportedFinding } from './reported-finding.ts';
import type { RunResult } from './run-result.ts';
import { toJson } from './to-json.ts';

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;

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
  const spot = 'spot' in move ? move.spot : undefined;
  const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
  const scope = spot?.scope ?? evidence?.scope;
  const now =
    move.kind === 'post'
      ? { path: move.anchor.path, line: move.anchor.newLine }
      : spot?.place.kind === 'lines'
        ? { path: spot.place.path, line: spot.place.startLine }
        : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
  return {
    move: move.kind,
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
