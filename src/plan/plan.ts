import { passesFilter } from '../diff/anchor.ts';
import { scopeKey, scopeName } from '../finding/finding.ts';
import { atLeast, compareLevels, judgedAs } from '../finding/logged-finding.ts';
import { problemKey } from '../finding/rule-ids.ts';
import type { Policy } from '../inputs/table.ts';
import { memberOf, newWords } from '../match/fingerprint.ts';
import type { Action, Finding, Member, Outcome, Thread } from '../model.ts';
import { compareTexts } from '../text/names.ts';
import { isSettled, isToBeDismissed, scopeOf } from '../threads/threads.ts';
import { planThread, type Row } from './rules.ts';
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

/** Decides about every thread and every finding. Pure: the same situation gives the same plan. */
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
      const row: Row = {
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
      };
      return [thread, planThread(row)] as const;
    }),
  );
  const selected = new Map(findings.map((finding) => [finding, select(finding, policy)]));
  groupOnLines(at, actions, selected);
  groupTools(at, actions, selected);
  for (const finding of findings) {
    const action = finding.thread && actions.get(finding.thread);
    if (action !== undefined && at.canEdit) rename(finding, action, at);
  }
  const taken = [...actions.values()].filter((action) => takesPlace(action, own)).length;
  const judged = judge(findings, selected, actions, policy, policy.maxThreads - taken);
  return {
    ...judged,
    listed: [...judged.listed, ...(at.canEdit ? [] : findings.flatMap(listUnnamed))],
    standing: threads
      .filter(
        (thread) =>
          unverified.get(thread)?.counts === true &&
          !thread.isResolved &&
          !isSettled(thread) &&
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
function select(finding: Finding, policy: Policy): Outcome | undefined {
  const { baselineState, position, results } = finding;
  // On whichever line a tool says that it could not parse a file, and however bad it finds that: nothing was
  // looked at.
  const isUnparsed = finding.isEdited && results.some((result) => result.isUnparsed === true);
  const mode = baselineState === 'new' ? policy.filterMode : policy.filterModeByLine;
  // It may be about the line that the change adds inside of it; a long one, such as a function, rarely is.
  const isFailing = atLeast(judgedBy(finding), policy.failLevel);
  const reached = isFailing ? (position.reached ?? 0) : 0;
  let left: Outcome | undefined;
  if (!isUnparsed && baselineState === 'unchanged')
    left = { as: 'unchanged', why: finding.baselineReason ?? '' };
  else if (!isUnparsed && !(isFailing && isReached(position)) && !passesFilter(mode, position.narrowest)) {
    const ofPlace =
      position.kind === 'not-on-the-diff' ? position.reason : 'its line is not part of the change';
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

/**
 * A tool that varies gets one thread on a line: what else it says there is named in that, but beside what
 * people decided about.
 */
function groupOnLines(
  { findings, completeness }: Situation,
  actions: ReadonlyMap<Thread, Action>,
  selected: ReadonlyMap<Finding, Outcome | undefined>,
): void {
  const isOpen = ({ thread }: Finding): boolean => {
    const kind = thread && !isSettled(thread) ? actions.get(thread)?.kind : undefined;
    return kind === 'keep' || kind === 'reopen';
  };
  const isNew = (finding: Finding): boolean =>
    finding.thread === undefined && !finding.suppressed && selected.get(finding) === undefined;
  const varying = findings.filter(
    ({ scope, at }) => at !== undefined && at.line > 0 && completeness.varying.has(scopeKey(scope)),
  );
  const lines = Map.groupBy(varying, ({ scope, at }) => `${scopeKey(scope)}\n${at?.path}\n${at?.line}`);
  for (const here of lines.values()) {
    const added = here.filter(isNew).toSorted(byWeight);
    const owner = here.find(isOpen) ?? added[0];
    for (const finding of added) {
      if (owner === undefined || finding === owner) continue;
      finding.group = owner;
      owner.members.push(finding);
    }
  }
}

/** Another finding of its tool has a thread on its line, whose comment cannot name this one. */
function listUnnamed(finding: Finding): Listed[] {
  const { group, scope } = finding;
  if (group === undefined || !('key' in group) || group.thread === undefined) return [];
  const reason = 'another finding on its line has a thread';
  return group.scope.tool === scope.tool ? [{ finding, why: 'on-line', reason }] : [];
}

/**
 * One problem that several tools report gets one thread. A thread that stands is about all of them; of what
 * is left the worst level gets one, else the first name of a tool.
 */
function groupTools(
  { findings, threads, job }: Situation,
  actions: ReadonlyMap<Thread, Action>,
  selected: ReadonlyMap<Finding, Outcome | undefined>,
): void {
  const wants = (finding: Finding): boolean => {
    if (finding.suppressed || finding.place.kind !== 'lines') return false;
    if (finding.group !== undefined || finding.members.length > 0) return false;
    const { thread } = finding;
    if (thread === undefined) return selected.get(finding) === undefined;
    return (
      actions.get(thread)?.kind === 'reopen' &&
      thread.isResolved &&
      thread.mark.mark !== 'open' &&
      thread.mark.mark !== 'dismissed'
    );
  };
  const keyOf = ({ at, rule }: Finding): string | undefined =>
    at === undefined || at.line === 0 ? undefined : problemKey(at.path, at.line, rule.id);
  const groups = Map.groupBy(findings.filter(wants), keyOf);
  const standing = Map.groupBy(
    threads
      .flatMap((thread): { thread: Thread; finding: Finding | undefined; key: string | undefined }[] => {
        const action = actions.get(thread);
        const { finding } = action ?? {};
        if (finding !== undefined)
          return finding.suppressed ||
            !finding.inDiff ||
            (action?.kind === 'reopen' && wants(finding)) ||
            (thread.isResolved && !isSettled(thread))
            ? []
            : [{ thread, finding, key: keyOf(finding) }];
        const isOurs = job.name === thread.marker.check || thread.marker.grouped.length > 0;
        const { where } = thread;
        return action?.because === 'unverified' &&
          isOurs &&
          thread.unsure !== 'unbound' &&
          where.kind === 'at' &&
          where.line > 0 &&
          (!thread.isResolved || isSettled(thread))
          ? [{ thread, finding: undefined, key: problemKey(where.path, where.line, thread.fingerprint.rule) }]
          : [];
      })
      .toSorted((a, b) => compareTexts(a.thread.comment.id, b.thread.comment.id)),
    ({ key }) => key,
  );
  for (const [key, group] of groups) {
    if (key === undefined) continue;
    const left = group.filter((finding) => {
      const by = standing
        .get(key)
        ?.find(
          ({ thread }) =>
            thread.fingerprint.tool !== finding.scope.tool &&
            (!isSettled(thread) || (thread.unsure === undefined && isNamed(thread.marker.grouped, finding))),
        );
      if (by === undefined) return true;
      finding.group = by.finding ?? by.thread;
      by.finding?.members.push(finding);
      return false;
    });
    const [owner, ...others] = left.toSorted(
      (a, b) =>
        compareLevels(a.level, b.level) ||
        compareTexts(a.scope.tool, b.scope.tool) ||
        compareTexts(a.key, b.key),
    );
    for (const other of others) {
      if (owner === undefined || owner.scope.tool === other.scope.tool) continue;
      other.group = owner;
      owner.members.push(other);
    }
  }
  for (const finding of findings) {
    const action = finding.thread && actions.get(finding.thread);
    if (action === undefined || finding.group === undefined) continue;
    Object.assign(action, { kind: 'none', because: 'done', reason: groupReason(finding) });
    delete action.mark;
  }
}

/** Whether a comment that names these says all there is to say of a finding: nobody dismissed more. */
function isNamed(grouped: readonly Member[], finding: Finding): boolean {
  const now = memberOf(finding);
  return grouped.some(
    (one) =>
      nameOf(one) === nameOf(now) &&
      compareLevels(now.level, one.level) >= 0 &&
      newWords(now.words, one.words).length === 0,
  );
}

function groupReason({ group }: Finding): string {
  if (group === undefined) return '';
  const thread = 'comment' in group ? group : group.thread;
  const scope = 'comment' in group ? scopeOf(group) : group.scope;
  if (thread === undefined || ('key' in group && thread.isResolved && !isSettled(thread)))
    return `${scopeName(scope)} gets the thread for the same problem`;
  const same = `discussion ${thread.id} of ${scopeName(scope)} is about the same problem`;
  return isSettled(thread) ? `${same}; a person resolved it, and its comment names this` : same;
}

/** More tools than this hardly say the same, and a marker is bounded. */
const MOST_MEMBERS = 8;
const LONGEST_NAMES = 150;

export function membersOf(findings: readonly Finding[]): Member[] {
  return findings
    .map(memberOf)
    .filter(
      ({ tool, category, rule, product = '' }) =>
        `${tool}${category}${rule}${product}`.length <= LONGEST_NAMES,
    )
    .toSorted((a, b) => compareTexts(nameOf(a), nameOf(b)))
    .slice(0, MOST_MEMBERS);
}

const nameOf = ({ tool, category, rule }: Pick<Member, 'tool' | 'category' | 'rule'>): string =>
  JSON.stringify([tool, category, rule]);

/** The comment of a thread that stands is edited where it is to name other tools, or another place. */
function rename(finding: Finding, action: Action, { findings, completeness, keepsNumbers }: Situation): void {
  const { thread } = finding;
  if (thread === undefined || thread.unsure !== undefined || thread.comment.mine === false) return;
  if (action.kind !== 'keep' && action.kind !== 'reopen') return;
  const standing = thread.marker.grouped;
  // What the comment names stays named where nobody knows whether it is gone, and where the base had it too.
  const unverified = standing.filter((one) => {
    const key = scopeKey(one);
    const isKnown = finding.members.some(
      ({ scope, rule }) => nameOf(one) === nameOf({ ...scope, rule: rule.id }),
    );
    const isUnverified =
      completeness.failures.length > 0 ||
      completeness.unverifiedTools.some(({ scope }) => scopeKey(scope) === key) ||
      completeness.unverifiedFiles.some(
        ({ scope, path }) => scopeKey(scope) === key && path === finding.place.path,
      );
    const isUnchanged = findings.some(
      ({ scope, rule, at, baselineState }) =>
        baselineState === 'unchanged' &&
        scopeKey(scope) === key &&
        rule.id === one.rule &&
        at?.path === finding.at?.path &&
        at?.line === finding.at?.line,
    );
    return !isKnown && (isUnverified || isUnchanged);
  });
  const grouped = [...membersOf(finding.members), ...unverified].toSorted((a, b) =>
    compareTexts(nameOf(a), nameOf(b)),
  );
  const path = finding.at?.path ?? finding.place.path;
  const line = finding.at?.line ?? 0;
  const hasMoved = keepsNumbers && line > 0 && line !== thread.marker.stands;
  const isElsewhere = path !== undefined && (path !== thread.marker.fingerprint.path || hasMoved);
  const now = isElsewhere ? { path, line } : null;
  const before = thread.marker.now ?? null;
  const isSamePlace = before?.path === now?.path && before?.line === now?.line;
  const said = ({ tool, category, rule, level, words }: Member) => [tool, category, rule, level, words];
  const isSameGroup = JSON.stringify(grouped.map(said)) === JSON.stringify(standing.map(said));
  if (action.kind === 'reopen') Object.assign(action, { grouped, now });
  else if (!isSameGroup || !isSamePlace) {
    const what = isSameGroup ? 'say where it is now' : 'name the other tools';
    Object.assign(action, {
      kind: 'edit',
      grouped,
      now,
      reason: `${action.reason}; its comment will ${what}`,
    });
  }
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
  selected: ReadonlyMap<Finding, Outcome | undefined>,
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

function dispositionOf({ kind, because, dismissal }: Action, { inDiff }: Finding): Outcome['as'] {
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

type Weighed = Pick<Finding, 'level' | 'rule' | 'place'> & { key?: string };

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];

/**
 * Level, then security severity, then precision, then path and line: a limit cuts at the same place each
 * time.
 */
export function byWeight(a: Weighed, b: Weighed): number {
  const precision = ({ rule }: Weighed): number => {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
  };
  const line = ({ place }: Weighed): number => (place.kind === 'lines' ? place.startLine : 0);
  return (
    compareLevels(a.level, b.level) ||
    (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
    precision(a) - precision(b) ||
    compareTexts(a.place.path ?? '', b.place.path ?? '') ||
    line(a) - line(b) ||
    compareTexts(a.key ?? '', b.key ?? '')
  );
}
