import { type Completeness, type HeldScope, isOfJob } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import type { UnmatchedThread } from '../match/pool.ts';
import { describeContested } from '../match/rival-runs.ts';
import { isGarbled } from '../text/names.ts';
import { isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { Move } from './move.ts';
import * as reasons from './reasons.ts';
import { fileKey, isForJob, type Job, type Situation, scopeStatus, type ThreadPlace } from './situation.ts';

/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
export function holdReason({ thread, doubt }: UnmatchedThread, situation: Situation): string | undefined {
  return (
    scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(thread, situation) ?? doubt
  );
}

function scopeHold(thread: OwnThread, situation: Situation): string | undefined {
  const { scope } = thread.evidence;
  const [failure] = situation.completeness.failures;
  if (failure !== undefined) return failure;
  const key = scopeKey(scope);
  const status = scopeStatus(situation);
  const held = status.heldScope(key);
  if (held !== undefined) return held.reason;
  if (status.isLater(key)) return reasons.laterVersion(scope);
  const contested = situation.contested.get(key);
  if (contested !== undefined) return describeContested(contested);
  return status.isComplete(key) ? undefined : whyAbsent(thread, situation.job, status.namesOf(scope.tool));
}

/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function whyAbsent(thread: OwnThread, { name, tools }: Job, runs: readonly string[]): string {
  const { scope } = thread.evidence;
  const isOurs = thread.job === name;
  if (!isOfJob(tools, scope.tool)) return reasons.toolNotNamed(scope, isOurs);
  if (!isOurs) return reasons.noRunOfOtherJob(scope, runs);
  if (runs.length > 0) return reasons.noRunOfCategory(scope, runs);
  return tools.silent.includes(scope.tool) ? reasons.noRunOfSilent(scope) : reasons.noRun(scope);
}

function commitHold({ evidence, lastMark }: OwnThread, { head, analyzed }: Situation): string | undefined {
  const isReported = lastMark === undefined || lastMark.kind === 'reported';
  const isHere = evidence.head === head && evidence.analyzed === analyzed;
  return isReported && isHere ? reasons.reportedHere(evidence.scope) : undefined;
}

function placeHold(thread: OwnThread, situation: Situation): string | undefined {
  const where = situation.placeNow(thread);
  // A file that is gone took its findings with it, whatever was looked at.
  if (where.kind === 'deleted') return undefined;
  const { path, key } = fileOf(thread, where);
  const unread = whyUnread(thread, where, situation) ?? scopeStatus(situation).doubtOf(key, path);
  if (unread !== undefined || where.kind !== 'file') return unread;
  if (where.uncommitted !== undefined) return reasons.uncommitted(path, where.uncommitted);
  return where.differs ? reasons.differsFromHead(path) : undefined;
}

/** The file of a thread as far as it is known, and the key of its scope. */
function fileOf(
  { evidence }: OwnThread,
  where: ThreadPlace,
): { readonly path: string; readonly key: string } {
  return { path: where.kind === 'file' ? where.path : evidence.path, key: scopeKey(evidence.scope) };
}

/** Why the file or the rule of a thread was not looked at. */
function whyUnread(thread: OwnThread, where: ThreadPlace, situation: Situation): string | undefined {
  const { evidence } = thread;
  const { path, key } = fileOf(thread, where);
  if (isGarbled(path)) return reasons.garbled(path);
  const heldFile = scopeStatus(situation).heldFile(key, path);
  if (heldFile !== undefined) return heldFile.reason;
  const { ruleCatalogues, fileCatalogues } = situation.completeness;
  const { ruleId, unlisted } = evidence;
  if (!mayHaveRun({ id: ruleId, deprecatedIds: [], unlisted }, ruleCatalogues.get(key)))
    return reasons.ruleDidNotRun(ruleId);
  if (fileCatalogues.get(key)?.has(path) === false) return reasons.fileNotLookedAt(path);
  return quietFiles(situation).has(fileKey(key, path))
    ? reasons.quiet(evidence.scope, isAsItWas(where))
    : undefined;
}

/** A thread whose finding stands, though it is not in the logs. */
export interface Standing {
  readonly thread: OwnThread;
  readonly path: string;
  /** Where its line is now; 0 where that is not known, and for a whole file. */
  readonly line: number;
}

/**
 * The finding of an open thread stands, though it is not in the logs, where its file in the change or its
 * rule was not looked at. Nobody mended it, so it counts as it did when it was last reported.
 */
export function toStanding({ thread, unread }: UnmatchedThread, situation: Situation): Standing | undefined {
  if (!isOpen(thread) || !isProven(thread) || scopeHold(thread, situation) !== undefined) return undefined;
  const where = situation.placeNow(thread);
  const { path } = fileOf(thread, where);
  const inChange =
    where.kind === 'file' ? where.inDiff : where.kind === 'unknown' && situation.isEdited(path);
  if (!inChange || (!unread && whyUnread(thread, where, situation) === undefined)) return undefined;
  return { thread, path, line: where.kind === 'file' ? (where.line ?? 0) : 0 };
}

const isAsItWas = (where: ThreadPlace): boolean => where.kind === 'file' && (where.line ?? 0) > 0;

const quiet = new WeakMap<Situation, ReadonlySet<string>>();

/**
 * Files in which a tool that does not say what it read reports nothing any more, although the line of an open
 * thread there is as it was.
 */
function quietFiles(situation: Situation): ReadonlySet<string> {
  const known = quiet.get(situation) ?? new Set(findQuietFiles(situation));
  quiet.set(situation, known);
  return known;
}

function findQuietFiles({ completeness, spots, matching, placeNow }: Situation): readonly string[] {
  const { quietScopes } = completeness;
  if (quietScopes.size === 0) return [];
  const reported = new Set(spots.map(({ scope, place }) => fileKey(scopeKey(scope), place.path ?? '')));
  return matching.threads.flatMap(({ thread }) => {
    const key = scopeKey(thread.evidence.scope);
    if (!quietScopes.has(key) || !isOpen(thread)) return [];
    const where = placeNow(thread);
    const file = where.kind === 'file' && isAsItWas(where) ? fileKey(key, where.path) : undefined;
    return file === undefined || reported.has(file) ? [] : [file];
  });
}

const isOpen = (thread: OwnThread): boolean => ['open', 'reopened'].includes(threadState(thread).kind);

/** Threads that stay untouched or are only told something. */
type Left = Extract<Move, { kind: 'leave' | 'say' }>;
type Scopes = Pick<Completeness, 'complete' | 'heldScopes'>;

/** Threads that a plan leaves, and that are open as far as the listing tells. */
export function leftOpen(moves: readonly Move[]): readonly Left[] {
  return moves
    .filter((move) => move.kind === 'leave' || move.kind === 'say')
    .filter(({ thread }) => isOpen(thread));
}

/** Those of them that this job's logs speak of. */
export function leftOpenHere(moves: readonly Move[], { complete, heldScopes }: Scopes): readonly Left[] {
  const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  const here = new Set([...complete, ...failed].map(scopeKey));
  return leftOpen(moves).filter(({ thread }) => here.has(scopeKey(thread.evidence.scope)));
}

/**
 * Why threads are left open whose finding may be gone, and how many for each reason, in the order of the
 * moves.
 */
export function countHeld(moves: readonly Move[]): readonly (readonly [reason: string, threads: number])[] {
  const held = leftOpen(moves).filter(({ because }) => because === 'held');
  return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}

/**
 * The scopes of open threads of which the logs have no run. `missing` where this job is to look at them: its
 * analyzer may have died. Else another job's, or of a tool that this one does not run any more, which is only
 * named. Threads that say that their finding is gone are no reason to expect a run. None where a log could
 * not be read: it may have had the run.
 */
export function findAbsentScopes(
  moves: readonly Move[],
  { failures, complete, heldScopes }: Scopes & Pick<Completeness, 'failures'>,
  job: Job,
): readonly HeldScope[] {
  if (failures.length > 0) return [];
  const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(scopeKey));
  const found = new Map<string, HeldScope>();
  for (const { because, thread, reason } of leftOpen(moves)) {
    const { scope } = thread.evidence;
    const key = scopeKey(scope);
    if (because !== 'held' || !isProven(thread) || known.has(key)) continue;
    const isExpected = isForJob(job, thread) && !isSaidToBeGone(thread);
    if (isExpected && found.get(key)?.kind !== 'missing') found.set(key, { scope, reason, kind: 'missing' });
    else if (!found.has(key)) found.set(key, { scope, reason, kind: 'absent' });
  }
  return [...found.values()];
}

/** Its last mark says that the finding is gone, whoever opened it again. */
function isSaidToBeGone(thread: OwnThread): boolean {
  return threadState(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}
