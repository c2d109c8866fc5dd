import type { Account } from '../plan/disposition.ts';

/** The account of a result as the JSON documents have it. */
export function toReportedFinding({ finding, disposition, reason, discussionId, tier }: Account): object {
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
