import type { ServiceReview } from '../../change/context.ts';
import type { Commits } from '../../change/find-commits.ts';
import type { Logs } from '../../change/read-logs.ts';
import { toolsOfJob } from '../../finding/completeness.ts';
import { scopeName } from '../../finding/finding.ts';
import { openTexts } from '../../git/file-texts.ts';
import type { Git } from '../../git/git.ts';
import type { ReviewedCommits } from '../../inputs/reviewed.ts';
import type { LenientInputs } from '../../inputs/table.ts';
import type { Known } from '../../known.ts';
import { match } from '../../match/match.ts';
import { checkName } from '../../report/check.ts';
import { findAbsentScopes } from '../../report/left-threads.ts';
import { locate, plan, readingOf } from '../../review.ts';
import type { Comment } from '../../services/port.ts';
import { readThreads } from '../../threads/threads.ts';

/** What a run would be over whose logs could be read. */
export interface UnverifiedOrder {
  readonly inputs: LenientInputs;
  readonly git: Git;
  readonly logs: Logs;
  readonly jobName: string | undefined;
  redact(text: string): string;
}

/**
 * Finds what would leave a run incomplete that only the diff and the threads of the change tell, a sentence
 * each, as the run itself decides it. Writes nothing.
 *
 * @param commits all at hand
 * @param comments those of the change; two commits alone have none
 */
export async function findUnverified(
  { inputs, git, logs, jobName, redact }: UnverifiedOrder,
  reviewed: ServiceReview | ReviewedCommits,
  commits: Commits,
  comments: readonly Comment[] = [],
): Promise<readonly string[]> {
  const { category, 'check-name': named, tools, 'silent-tools': silent } = inputs;
  const name = checkName({ checkName: named, category, jobName });
  const service = reviewed.kind === 'commits' ? undefined : reviewed.service;
  const context = { inputs, reviewed, service, name, git, redact };
  const listing =
    reviewed.kind === 'commits'
      ? undefined
      : await readThreads(comments, readingOf(reviewed, { inputs, redact }));
  const threads = listing?.threads ?? [];
  const results = logs.results;
  const texts = openTexts(git);
  const located = await locate(results, threads, commits, logs, texts, context);
  const { findings } = located;
  const { varying } = logs.completeness;
  await match(threads, findings, { git, head: commits.head, texts, varying });
  const known: Known = {
    analyzed: commits.analyzed,
    logs,
    results: located.results,
    findings,
    warnings: [],
    earlier: new Map(),
  };
  if (listing !== undefined) known.listing = listing;
  await plan(located, commits, {}, undefined, known, context);
  const { completeness = logs.completeness, plan: { actions } = { actions: [] }, unread = [] } = known;
  const absent = findAbsentScopes(actions, completeness, { name, tools: toolsOfJob(tools, silent) });
  const told = new Set(logs.completeness.unverifiedTools.map(({ reason }) => reason));
  return [
    ...[...completeness.unverifiedTools, ...absent]
      .filter(({ kind, reason }) => kind !== 'absent' && !told.has(reason))
      .map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ...unread,
  ];
}
