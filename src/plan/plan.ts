import { passesFilter } from '../diff/anchor.ts';
import { scopeKey } from '../finding/finding.ts';
import { atLeast, byWeight, isOfBase, judgedAs } from '../finding/logged-finding.ts';
import type { Policy } from '../inputs/table.ts';
import type { Action, Finding, Thread } from '../model.ts';
import { compareTexts } from '../text/names.ts';
import { isSettled, isTakenBack, isToBeDismissed, scopeOf } from '../threads/threads.ts';
import { groupOnLines, groupReason, groupTools, missedMembers, nameGroup } from './group.ts';
import { planThread } from './rules.ts';
import { type Analyzed, createVerifier, pathOf, type Unverified } from './unverified.ts';

/** What a run would do, and why; nothing of it has been done. */
export interface Plan {
  actions: Action[];
  /** Findings that fail the check, worst first. */
  failing: Finding[];
  /** Findings that would fail it but for a person who dismissed them, worst first. */
  accepted: Finding[];
  /** Threads whose finding was not looked at again, and fails the check as it was last reported. */
  standing: Thread[];
  /** Findings without a thread that are listed in the summary comment, worst first. */
  listed: Listed[];
  /** Why each thread without a finding was not called fixed. */
  unverified: Map<Thread, Unverified>;
}

export interface Listed {
  finding: Finding;
  why: 'not-on-the-diff' | 'over-limit' | 'below-min-level' | 'not-posted' | 'on-line';
  reason: string;
}

interface Situation extends Analyzed {
  policy: Policy;
  /** Whether the thread's file is not part of the diff, and its path. */
  leftDiff: (thread: Thread, finding: Finding | undefined) => string | undefined;
  /** Comments that are there can be edited. */
  canEdit: boolean;
  /** Threads stay at the line numbers where they were posted when their lines move. */
  keepsNumbers: boolean;
  /** The account of this run, if it is a bot's. */
  bot: string | undefined;
}

/**
 * Decides about every thread and every finding: the same situation gives the same plan. Fills in `group`,
 * `members`, `counts` and `outcome` of findings.
 */
export function makePlan(at: Situation): Plan {
  const { findings, threads, policy } = at;
  const findingOf = new Map(
    findings.flatMap((finding) => (finding.thread ? [[finding.thread, finding] as const] : [])),
  );
  const resembledBy = new Map(
    findings.flatMap((finding) => (finding.resembles ? [[finding.resembles, finding] as const] : [])),
  );
  const verify = createVerifier(at);
  const own = scopesOfJob(at);
  const unverified = new Map<Thread, Unverified>();
  const actions = new Map(
    threads.map((thread) => {
      const finding = findingOf.get(thread);
      const why = finding === undefined ? verify(thread) : undefined;
      if (why !== undefined) unverified.set(thread, why);
      const action = planThread({
        thread,
        finding,
        resembled: resembledBy.get(thread),
        winner: thread.duplicateOf,
        isElsewhere: !own.has(scopeKey(scopeOf(thread))),
        unverified: why?.why,
        varies: at.completeness.varying.has(scopeKey(scopeOf(thread))),
        leftDiff: at.leftDiff(thread, finding),
        resolve: policy.resolve,
        bot: at.bot,
      });
      return [thread, action] as const;
    }),
  );
  const selected = new Map(findings.map((finding) => [finding, select(finding, policy)]));
  groupOnLines(at, actions, selected);
  groupTools(at, actions, selected);
  for (const finding of findings) {
    const action = finding.thread && actions.get(finding.thread);
    if (action !== undefined && at.canEdit) nameGroup(finding, action, at, at.keepsNumbers);
  }
  const taken = [...actions.values()].filter((action) => takesPlace(action, own)).length;
  const judged = judge(findings, selected, actions, policy, policy.maxThreads - taken);
  return {
    ...judged,
    listed: [...judged.listed, ...(at.canEdit ? [] : findings.flatMap(listUnnamed))],
    standing: threads
      .flatMap((thread) => {
        const finding = findingOf.get(thread);
        const isOpen = !thread.isResolved && !isSettled(thread);
        const isUnseen = unverified.get(thread)?.counts === true && (isOpen || isTakenBack(thread));
        if (finding === undefined) return isUnseen ? [thread] : [];
        // The thread stands for what its comment names, too.
        return (isOpen ? missedMembers(thread, finding, at) : []).map(({ rule, level }) => ({
          ...thread,
          fingerprint: { ...thread.fingerprint, rule, level, severity: undefined },
        }));
      })
      .filter(
        (thread) =>
          thread.duplicateOf === undefined &&
          !resembledBy.has(thread) &&
          at.leftDiff(thread, undefined) === undefined &&
          atLeast(thread.fingerprint, policy.failLevel),
      )
      .toSorted((a, b) => compareTexts(pathOf(a), pathOf(b)) || a.fingerprint.line - b.fingerprint.line),
    unverified,
  };
}

const MOST_LINES_REACHED = 10;
const REACHED = `the change adds one of its lines, but not the first, and it has more than ${MOST_LINES_REACHED}`;

/** Whether the change adds a line of a finding of a few lines, but not its first. */
export const isReached = ({ reached = 0 }: Finding['position']): boolean =>
  reached > 0 && reached <= MOST_LINES_REACHED;

/** Why a finding gets no thread, however many places are free; and whether it counts for the check. */
function select(finding: Finding, policy: Policy): Finding['outcome'] {
  const { baselineState, position, results } = finding;
  // On whichever line a tool says that it could not parse a file, and however bad it finds that: nothing was
  // looked at.
  const isUnparsed = finding.isEdited && results.some((result) => result.isUnparsed === true);
  const mode = baselineState === 'new' ? policy.filterMode : policy.filterModeByLine;
  // It may be about the line that the change adds inside of it; a long one, such as a function, rarely is.
  const isFailing = atLeast(judgedBy(finding), policy.failLevel);
  const reached = isFailing ? (position.reached ?? 0) : 0;
  let left: Finding['outcome'];
  if (!isUnparsed && baselineState === 'unchanged')
    left = { as: 'unchanged', why: finding.baselineReason ?? '' };
  else if (!isUnparsed && !(isFailing && isReached(position)) && !passesFilter(mode, position.narrowest)) {
    const ofLine = isOfBase(finding)
      ? 'the base has the package in the same version'
      : 'its line is not part of the change';
    const ofPlace = position.kind === 'not-on-the-diff' ? position.reason : ofLine;
    const why = reached > 0 ? REACHED : ofPlace;
    const filtered = `filter-mode ${mode}: ${why}`;
    left = {
      as: 'filtered',
      why:
        baselineState === 'unknown'
          ? `${filtered}; whether it is new is not known: ${finding.baselineReason}`
          : reached > 0 && baselineState === undefined
            ? `${filtered}: a baseline (baseline-sarif-file) tells whether it is new`
            : filtered,
    };
  }
  finding.counts =
    left === undefined && !finding.suppressed && (isFailing || (isUnparsed && policy.failLevel !== 'never'));
  if (left !== undefined) return left;
  if (!isUnparsed && !atLeast(judgedBy(finding), policy.minLevel))
    return {
      as: 'filtered',
      why: `${judgedAs(judgedBy(finding), policy.minLevel)} is below min-level ${policy.minLevel}`,
    };
  return position.kind === 'not-on-the-diff' ? { as: 'not-on-the-diff', why: position.reason } : undefined;
}

/** What of a finding is judged: what the base did not have. */
function judgedBy({ newLevel, newSeverity }: Finding): Parameters<typeof atLeast>[0] {
  return { level: newLevel, severity: newSeverity };
}

/** Another finding of its tool has a thread on its line, whose comment cannot name this one. */
function listUnnamed(finding: Finding): Listed[] {
  const { group, scope } = finding;
  if (group === undefined || !('key' in group) || group.thread === undefined) return [];
  const reason = 'another finding on its line has a thread';
  return group.scope.tool === scope.tool ? [{ finding, why: 'on-line', reason }] : [];
}

/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(
  { kind, because, finding, dismissal, thread }: Action,
  own: ReadonlySet<string>,
): boolean {
  if (kind === 'keep' || kind === 'edit' || kind === 'reopen') return true;
  if (dismissal !== undefined) return finding !== undefined;
  if (kind !== 'none' || thread === undefined) return false;
  if (because === 'people') return finding !== undefined;
  return because === 'unverified' && own.has(scopeKey(scopeOf(thread)));
}

/** Tools and categories that the logs of this job speak of. */
export function scopesOfJob({
  completeness: { complete, unverifiedTools },
  findings,
}: Pick<Analyzed, 'completeness' | 'findings'>): ReadonlySet<string> {
  const failed = unverifiedTools.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
  return new Set([...complete, ...failed, ...findings.map(({ scope }) => scope)].map(scopeKey));
}

/**
 * Gives the findings what becomes of them, worst first: places for threads, the check, the summary comment.
 */
function judge(
  findings: readonly Finding[],
  selected: ReadonlyMap<Finding, Finding['outcome']>,
  actions: ReadonlyMap<Thread, Action>,
  { maxThreads, acceptResolved }: Policy,
  free: number,
): Pick<Plan, 'actions' | 'failing' | 'accepted' | 'listed'> {
  const [failing, accepted]: Finding[][] = [[], []];
  const listed: Listed[] = [];
  const posts: Action[] = [];
  const sorted = findings.filter(({ suppressed }) => !suppressed).toSorted(byWeight);
  let places = free;
  for (const finding of sorted) {
    const action = finding.thread && actions.get(finding.thread);
    if (finding.group !== undefined) continue;
    finding.outcome =
      action === undefined
        ? selected.get(finding)
        : { as: dispositionOf(action, finding), why: action.reason };
    if (finding.outcome !== undefined) continue;
    if (places > 0) finding.outcome = { as: 'posted', why: whyNew(finding) };
    else finding.outcome = { as: 'over-limit', why: `max-threads is ${maxThreads}` };
    places -= 1;
    if (finding.outcome.as === 'posted') posts.push({ kind: 'post', finding, reason: finding.outcome.why });
  }
  for (const finding of sorted) {
    const { group } = finding;
    if (group !== undefined) {
      const owner = 'key' in group ? group.outcome : undefined;
      finding.outcome = owner?.as === 'over-limit' ? owner : { as: 'grouped', why: groupReason(finding) };
    }
    const { as, why } = finding.outcome ?? { as: 'filtered', why: '' };
    if (as === 'not-on-the-diff' || as === 'over-limit') listed.push({ finding, why: as, reason: why });
    if (!finding.counts) continue;
    const isAccepted = acceptResolved && isAcceptedByPeople(finding);
    const owner = group !== undefined && 'key' in group ? group : undefined;
    // What several tools report is one thing to mend.
    const isTold =
      owner?.counts === true &&
      owner.scope.tool !== finding.scope.tool &&
      isAccepted === (acceptResolved && isAcceptedByPeople(owner));
    if (!isTold) (isAccepted ? accepted : failing)?.push(finding);
    if (as === 'filtered') listed.push({ finding, why: 'below-min-level', reason: why });
    // Its thread is closed, since its file is no longer part of the diff.
    if (as === 'moved-on' && !isAccepted) listed.push({ finding, why: 'not-on-the-diff', reason: why });
  }
  return {
    actions: [...posts, ...actions.values()],
    failing: failing ?? [],
    accepted: accepted ?? [],
    listed,
  };
}

function whyNew({ baselineState, was }: Finding): string {
  if (baselineState !== 'new') return 'new';
  return was === undefined
    ? 'new since the base'
    : 'its line is new since the base; it was here before this line was edited';
}

function dispositionOf(
  { kind, because, dismissal }: Action,
  { inDiff }: Finding,
): NonNullable<Finding['outcome']>['as'] {
  if (kind === 'keep' || kind === 'edit') return 'kept';
  if (kind === 'reopen') return 'reopened';
  if (kind === 'none' && because === 'unverified') return 'kept';
  const isByPeople = (kind === 'none' && because === 'people') || dismissal !== undefined;
  return isByPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}

/** A person decided that it needs no change, and had the right to. */
function isAcceptedByPeople({ thread: own, group, outcome }: Finding): boolean {
  const of = group === undefined ? undefined : 'comment' in group ? group : group.thread;
  const thread = own ?? of;
  if (thread === undefined || !isSettled(thread) || !thread.accepts) return false;
  const { mark, resolverMay = 'yes' } = thread;
  const isByReply = mark.mark === 'dismissed' || isToBeDismissed(thread);
  return (
    (isByReply || resolverMay === 'yes') &&
    (outcome?.as === 'resolved-by-people' || outcome?.as === 'moved-on' || outcome?.as === 'grouped')
  );
}
