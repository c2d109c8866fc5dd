import type { Acting } from '../act/acting.ts';
import type { ReviewContext, ServiceReview } from '../change/context.ts';
import type { Commits, FoundCommits } from '../change/find-commits.ts';
import type { Logs } from '../change/read-logs.ts';
import type { FileTexts } from '../git/file-texts.ts';
import { fingerprintOf } from '../match/fingerprint.ts';
import type { Action } from '../model.ts';
import { putRunning } from '../report/put-check.ts';
import { showCode } from '../report/show-code.ts';
import type { LinkTo } from '../text/markdown.ts';
import { redactVisible } from '../text/secrets.ts';
import { findThreads, type Listing } from '../threads/threads.ts';
import { readingOf } from './list-threads.ts';
import type { Located } from './locate.ts';

/** Everything that a plan is carried out with. */
export async function toActing(
  actions: readonly Action[],
  { toHead, linesOf }: Located,
  listing: Listing,
  { commits, shown }: FoundCommits,
  logs: Logs,
  texts: FileTexts,
  { linkTo, mayPlanAgain }: { readonly linkTo: LinkTo | undefined; readonly mayPlanAgain: boolean },
  context: ReviewContext,
  reviewed: ServiceReview,
): Promise<Acting> {
  const { service, diff } = reviewed;
  const { stopped, sleep, nonce, progress, redact } = context;
  const reading = readingOf(reviewed, context);
  // A diff that was given need not be the one that the pin is of.
  const { pin: _, ...unpinned } = shown;
  return {
    service,
    check: context.name,
    signing: reading.signing,
    known: listing,
    base: commits.base,
    head: commits.head,
    shown: diff === undefined ? shown : unpinned,
    mayPlanAgain,
    decides: reading.decides,
    linkTo,
    list: async (anew) => findThreads(await service.listComments(anew), reading),
    posting: await toPosting(actions, { toHead, linesOf }, commits, logs, texts, context),
    redact,
    nonce,
    sleep,
    stopped,
    progress,
    beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
  };
}

/** What comments are made of. */
async function toPosting(
  actions: readonly Action[],
  { toHead, linesOf }: Pick<Located, 'toHead' | 'linesOf'>,
  { analyzed, head }: Commits,
  logs: Logs,
  texts: FileTexts,
  { git, redact }: ReviewContext,
): Promise<NonNullable<Acting['posting']>> {
  const written = actions.flatMap(({ kind, finding }) =>
    finding !== undefined && (kind === 'post' || kind === 'reopen') ? [finding] : [],
  );
  await texts.read(written.flatMap(({ at }) => (at === undefined ? [] : [{ commit: head, path: at.path }])));
  const posted = actions.flatMap(({ kind, finding }) => (kind === 'post' ? (finding?.results ?? []) : []));
  const detailed = new Map(posted.map((result) => [result, logs.detailed(result)]));
  const details = await showCode(detailed, git, analyzed, redact);
  /** Lines become part of a comment where a fix is suggested: only where everybody counts them alike. */
  const isSameAtHead = (path: string): boolean =>
    !toHead.byOldPath.has(path) && linesOf(path)?.isUnsure !== true;
  return {
    fingerprint: (finding) =>
      fingerprintOf(finding, head, texts.lines(head, finding.at?.path ?? ''), analyzed),
    detailed: (finding) => ({
      ...finding,
      results: finding.results.map((result) => details.get(result) ?? result),
    }),
    headLines: ({ place: { path }, at }) =>
      path === undefined || at === undefined || !isSameAtHead(path)
        ? undefined
        : texts.lines(head, at.path)?.map((line) => redactVisible(line, redact)),
  };
}
