import { type Completeness, type HeldScope, isOfJob } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import { describeContested } from '../match/rival-runs.ts';
import { isGarbled } from '../text/names.ts';
import { isOpen, isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { Move } from './move.ts';
import * as reasons from './reasons.ts';
import { type AbsentThread, isForJob, type Situation, type ThreadPlace } from './situation.ts';

/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
export function holdReason(row: AbsentThread, situation: Situation): string | undefined {
  const { thread, doubt } = row;
  return scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(row, situation) ?? doubt;
}

function scopeHold(
  thread: OwnThread,
  { completeness, scopes, contested, job }: Situation,
): string | undefined {
  const { scope } = thread.evidence;
  const [failure] = completeness.failures;
  if (failure !== undefined) return failure;
  const key = scopeKey(scope);
  const held = scopes.heldScope(key);
  if (held !== undefined) return held.reason;
  if (scopes.isLater(key)) return reasons.laterVersion(scope);
  const runs = contested.get(key);
  if (runs !== undefined) return describeContested(runs);
  return scopes.isComplete(key) ? undefined : whyAbsent(thread, job, scopes.namesOf(scope.tool));
}

/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function whyAbsent(thread: OwnThread, { name, tools }: Situation['job'], runs: readonly string[]): string {
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

function placeHold(row: AbsentThread, situation: Situation): string | undefined {
  const { now } = row;
  // A file that is gone took its findings with it, whatever was looked at.
  if (now.kind === 'deleted') return undefined;
  const { path, key } = fileOf(row);
  const unread = whyUnread(row, situation) ?? situation.scopes.doubtOf(key, path);
  if (unread !== undefined || now.kind !== 'file') return unread;
  if (now.uncommitted !== undefined) return reasons.uncommitted(path, now.uncommitted);
  return now.differs ? reasons.differsFromHead(path) : undefined;
}

/** The file of a thread as far as it is known, and the key of its scope. */
function fileOf({ thread: { evidence }, now }: AbsentThread): {
  readonly path: string;
  readonly key: string;
} {
  return { path: now.kind === 'file' ? now.path : evidence.path, key: scopeKey(evidence.scope) };
}

/** Why the file or the rule of a thread was not looked at. */
function whyUnread(row: AbsentThread, { completeness, scopes }: Situation): string | undefined {
  const { evidence } = row.thread;
  const { path, key } = fileOf(row);
  if (isGarbled(path)) return reasons.garbled(path);
  const heldFile = scopes.heldFile(key, path);
  if (heldFile !== undefined) return heldFile.reason;
  const { ruleCatalogues, fileCatalogues } = completeness;
  const { ruleId, unlisted } = evidence;
  if (!mayHaveRun({ id: ruleId, deprecatedIds: [], unlisted }, ruleCatalogues.get(key)))
    return reasons.ruleDidNotRun(ruleId);
  if (fileCatalogues.get(key)?.has(path) === false) return reasons.fileNotLookedAt(path);
  return scopes.isQuiet(key, path) ? reasons.quiet(evidence.scope, row.now) : undefined;
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
export function toStanding(row: AbsentThread, situation: Situation): Standing | undefined {
  const { thread, state, now, unread } = row;
  if (!isOpen(state) || !isProven(thread) || scopeHold(thread, situation) !== undefined) return undefined;
  if (!isInChange(now) || (!unread && whyUnread(row, situation) === undefined)) return undefined;
  return { thread, path: fileOf(row).path, line: now.kind === 'file' ? (now.line ?? 0) : 0 };
}

function isInChange(now: ThreadPlace): boolean {
  return now.kind === 'file' ? now.inDiff : now.kind === 'unknown' && now.isEdited;
}

/** Threads that stay untouched or are only told something. */
type Left = Extract<Move, { kind: 'leave' | 'say' }>;
type Scopes = Pick<Completeness, 'complete' | 'heldScopes'>;

/** Threads that a plan leaves, and that are open as far as the listing tells. */
export function leftOpen(moves: readonly Move[]): readonly Left[] {
  return moves
    .filter((move) => move.kind === 'leave' || move.kind === 'say')
    .filter(({ thread }) => isOpen(threadState(thread)));
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
  job: Situation['job'],
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
