import type { ReviewContext } from '../change/context.ts';
import type { Commits, FoundCommits } from '../change/find-commits.ts';
import type { BaseLog } from '../change/read-baseline.ts';
import type { Logs } from '../change/read-logs.ts';
import { changeOf, isRewritten } from '../diff/line-map.ts';
import { scopeKey } from '../finding/finding.ts';
import { toPolicy } from '../inputs/table.ts';
import type { Finding } from '../model.ts';
import { makePlan, type Plan, scopesOfJob } from '../plan/plan.ts';
import { planSummary, type SummaryPlan, summariesOf } from '../plan/summary.ts';
import { doubtUnlocated, findContested } from '../plan/unverified.ts';
import { unreadFile } from '../report/words.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { Listing } from '../threads/threads.ts';
import type { Located } from './locate.ts';

/** What of a review its plan is made by. */
type PlanningContext = Pick<ReviewContext, 'service' | 'name' | 'redact'> & {
  readonly inputs: Parameters<typeof toPolicy>[0];
};

interface Planned {
  readonly plan: Plan;
  /** What the logs prove was looked at, without what a result of an unknown file may be about. */
  readonly completeness: Logs['completeness'];
  /** Files of the change that a tool says it could not read, a sentence each. */
  readonly unread: readonly string[];
  readonly warnings: readonly string[];
}

/** Decides what happens to each thread and each finding. */
export async function planReview(
  located: Located,
  findings: Finding[],
  threads: Listing['threads'],
  { analyzed, head }: Commits,
  { writer, isBot }: Pick<FoundCommits['shown'], 'writer' | 'isBot'>,
  base: BaseLog | undefined,
  { workingTree }: Logs,
  { inputs, name, service }: PlanningContext,
): Promise<Planned> {
  const { results, toHead, diff } = located;
  for (const finding of findings)
    if (finding.thread?.marker.asNew && finding.baselineState !== 'unchanged') finding.baselineState = 'new';
  const completeness = doubtUnlocated(located.completeness, { findings, threads });
  const { hunks: rewritten } = await workingTree.changesIn(
    threads.map(({ fingerprint }) => fingerprint.path),
  );
  const plan = makePlan({
    completeness,
    findings,
    results,
    threads,
    job: { name, tools: inputs.tools },
    head,
    analyzed,
    toHead,
    isRewritten: (path, line) => isRewritten(rewritten.get(path) ?? [], line),
    policy: toPolicy(inputs),
    leftDiff({ where }, finding) {
      if (finding !== undefined) return finding.inDiff ? undefined : finding.place.path;
      if (where.kind !== 'at' && where.kind !== 'edited') return undefined;
      return diff.byNewPath.has(where.path) ? undefined : where.path;
    },
    canEdit: service?.can.edits ?? false,
    keepsNumbers: service?.can.keepsNumbers ?? false,
    // Under the account of their token a person may resolve by hand.
    bot: isBot ? writer : undefined,
  });
  return {
    plan,
    completeness,
    unread: describeUnread({ ...located, completeness }, base),
    warnings: [...findContested({ threads, findings, head }).values(), ...located.warnings],
  };
}

/**
 * Files that the change touches and a tool says that it could not read. Where the baseline says so too
 * and the text is the same, the change is not to blame.
 */
function describeUnread(
  { completeness, toHead, diff, isEdited }: Pick<Located, 'completeness' | 'toHead' | 'diff' | 'isEdited'>,
  base: BaseLog | undefined,
): readonly string[] {
  const before = base?.kind === 'read' ? base.completeness.unverifiedFiles : [];
  const wasSo = new Set(before.map(({ scope, path }) => `${scopeKey(scope)}\n${path}`));
  return completeness.unverifiedFiles
    .filter(({ told, path, scope }) => {
      const change = told === undefined ? undefined : changeOf(toHead, diff, path);
      const then = `${scopeKey(scope)}\n${change?.oldPath ?? path}`;
      return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
    .map(unreadFile);
}

/**
 * What becomes of the summary comment. It goes by what was read of the logs: that a result is unlocated keeps
 * the run from being complete, and no comment that lists what is gone.
 *
 * @param listed findings that it lists
 */
export function summarize(
  listed: Plan['listed'],
  findings: readonly Finding[],
  { summaries }: Listing,
  { completeness }: Pick<Logs, 'completeness'>,
  linkTo: LinkTo | undefined,
  { inputs, name, service, redact }: PlanningContext,
): SummaryPlan {
  const { failures, unverifiedTools } = completeness;
  return planSummary({
    listed,
    existing: summariesOf(summaries, name, scopesOfJob({ completeness, findings })),
    mode: inputs['summary-comment'],
    isPartial: failures.length > 0 || unverifiedTools.some(({ kind }) => kind !== 'absent'),
    canEdit: service?.can.edits ?? false,
    linkTo,
    redact,
  });
}
