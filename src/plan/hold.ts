import type { Completeness, HeldScope } from '../finding/completeness.ts';
import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { withAncestors } from '../finding/rule-ids.ts';
import { describeOtherTool, isOfJob } from '../finding/tools-of-job.ts';
import type { UnmatchedThread } from '../match/pool.ts';
import { adviseOn, describeContested } from '../match/rival-runs.ts';
import { firstFew } from '../text/names.ts';
import { isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { Move } from './move.ts';
import { isForJob, type Job, type Situation, standingIn } from './situation.ts';

/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
export function holdReason({ thread, doubt }: UnmatchedThread, situation: Situation): string | undefined {
  return (
    scopeHold(thread, situation) ??
    reportedHere({ thread }, situation) ??
    placeHold({ thread }, situation) ??
    doubt
  );
}

function scopeHold(thread: OwnThread, situation: Situation): string | undefined {
  const { scope } = thread.evidence;
  const [failure] = situation.completeness.failures;
  if (failure !== undefined) return failure;
  const key = scopeKey(scope);
  const standing = standingIn(situation);
  const held = standing.heldScope(key);
  if (held !== undefined) return held.reason;
  if (standing.isLater(key)) {
    return `a later version of sarif-review wrote threads of ${scopeName(scope)}: use that version here too`;
  }
  const dispute = situation.contested.get(key);
  if (dispute !== undefined) return describeContested(dispute);
  return standing.isComplete(key)
    ? undefined
    : describeAbsent(thread, situation.job, standing.namesOf(scope.tool));
}

/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;

/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function describeAbsent(thread: OwnThread, job: Job, ofTool: readonly string[]): string {
  const { scope } = thread.evidence;
  const name = scopeName(scope);
  const isOurs = thread.job === job.name;
  const theirs = `its threads are left to the job that runs it`;
  if (!isOfJob(job.tools, scope.tool)) {
    const why = describeOtherTool(scope.tool);
    return isOurs ? `${why}, so its threads are left: ${describeClean(scope)}` : `${why}: ${theirs}`;
  }
  const only = ofTool.length === 0 ? '' : `, only ${firstFew(ofTool, MOST_NAMED)}`;
  const absent = `${name} has no run in these logs${only}`;
  if (!isOurs) {
    const same = `if they are the same, set the input category to ${scope.category}`;
    return only === '' || scope.category === '' ? `${absent}: ${theirs}` : `${absent}: ${same}`;
  }
  if (only !== '') return `${absent}: run it before this step; ${describeClean(scope)}`;
  if (job.tools.silent.includes(scope.tool))
    return `${absent}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
  return `${absent}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
}

/** A command that people copy into a shell holds no name that would be more than a word there. */
function describeClean({ tool, category }: Scope): string {
  const word = (name: string): string => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
  const only = category === '' ? '' : ` --category ${word(category)}`;
  return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}

function reportedHere({ thread }: UnmatchedThread, { head, analyzed }: Situation): string | undefined {
  const { evidence, lastMark } = thread;
  const reported = lastMark === undefined || lastMark.kind === 'reported';
  if (!reported || evidence.head !== head || evidence.analyzed !== analyzed) return undefined;
  return `it was reported at this very commit: ${adviseOn(scopeName(evidence.scope))}`;
}

function placeHold({ thread }: UnmatchedThread, situation: Situation): string | undefined {
  const { evidence } = thread;
  const where = situation.placeNow(thread);
  // A file that is gone took its findings with it, whatever was looked at.
  if (where.kind === 'deleted') return undefined;
  const path = where.kind === 'file' ? where.path : evidence.path;
  const key = scopeKey(evidence.scope);
  const heldFile = standingIn(situation).heldFile(key, path);
  if (heldFile !== undefined) return heldFile.reason;
  const catalogue = situation.completeness.ruleCatalogues.get(key);
  if (catalogue !== undefined && !withAncestors(evidence.ruleId).some((id) => catalogue.has(id))) {
    return `rule ${evidence.ruleId} is not in the log's list of rules: it did not run`;
  }
  const files = situation.completeness.fileCatalogues.get(key);
  if (files !== undefined && !files.has(path)) {
    return `${path} is not in the log's list of files: it was not looked at`;
  }
  if (where.kind !== 'file') return undefined;
  if (where.uncommitted !== undefined) {
    const what = where.uncommitted === 0 ? path : `line ${where.uncommitted} of ${path}`;
    return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
  }
  return where.differs
    ? `${path} differs there between the analyzed commit and the head of the diff`
    : undefined;
}

type Leave = Extract<Move, { kind: 'leave' }>;
type Scopes = Pick<Completeness, 'complete' | 'heldScopes'>;

/** Threads that a plan leaves, and that are open as far as the listing tells. */
export function leftOpen(moves: readonly Move[]): readonly Leave[] {
  return moves.filter(
    (move): move is Leave =>
      move.kind === 'leave' && ['open', 'reopened'].includes(threadState(move.thread).kind),
  );
}

/** Those of them that this job's logs speak of. */
export function leftOpenHere(moves: readonly Move[], scopes: Scopes): readonly Leave[] {
  const here = toKeys(scopes);
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

/** Whether its last mark says so, whoever opened it again. */
function isSaidToBeGone(thread: OwnThread): boolean {
  return threadState(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}

function toKeys({ complete, heldScopes }: Scopes): ReadonlySet<string> {
  const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  return new Set([...complete, ...failed].map(scopeKey));
}
