import { scopeName } from '../finding/finding.ts';
import { placeName } from '../finding/place-name.ts';
import type { IgnoredDecision } from '../thread/read-decisions.ts';
import type { RuleHistory } from './rule-histories.ts';
import type { StandingDecision } from './standing-decisions.ts';

/** A decision as the report has it. */
export function toReportedDecision(
  { thread, spot, kind, reason, by, byId, replyId }: StandingDecision,
  accepted: ReadonlySet<string>,
): object {
  const { scope, rule, place, level } = spot;
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
    accepted: accepted.has(spot.key),
  };
}

/** What would decide and does not count, as the report has it. */
export function toReportedAttempt({ thread, replyId, name, why }: IgnoredDecision): object {
  return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}

/** What became of the findings of a rule, as the report has it. */
export function toReportedHistory({ scope, ruleId, dismissed, ...counts }: RuleHistory): object {
  return {
    tool: scope.tool,
    category: scope.category,
    ruleId,
    ...counts,
    dismissed: {
      falsePositive: dismissed['false positive'],
      wontFix: dismissed["won't fix"],
      accepted: dismissed.accepted,
      resolved: dismissed.resolved,
    },
  };
}

/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
export function describeStanding({ spot, kind, reason, by }: StandingDecision): string {
  const { place, rule, scope } = spot;
  const what = kind === 'resolved' ? 'resolved by hand' : kind;
  const who = by === undefined ? '' : ` by ${by}`;
  const where = placeName(place) || 'no place';
  return `${what}${who} at ${where}, ${rule.id} (${scopeName(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}

/** `a reply of Eve in discussion 12: who wrote it may not write to the repository` */
export function describeAttempt({ thread, replyId, name, why }: IgnoredDecision): string {
  const { discussionId } = thread;
  if (replyId === undefined)
    return `discussion ${discussionId}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
  return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${discussionId}: ${why}`;
}
