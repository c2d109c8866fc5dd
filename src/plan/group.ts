import { scopeKey, scopeName } from '../finding/finding.ts';
import { byWeight, compareLevels } from '../finding/logged-finding.ts';
import { problemKey } from '../finding/rule-ids.ts';
import { memberOf, newWords } from '../match/fingerprint.ts';
import type { Action, Finding, Member, Thread } from '../model.ts';
import { compareTexts } from '../text/names.ts';
import { isSettled, scopeOf } from '../threads/threads.ts';
import type { Analyzed } from './unverified.ts';

// Which findings share one thread.

/**
 * A tool that varies gets one thread on a line: what else it says there is named in that, but beside what
 * people decided about.
 */
export function groupOnLines(
  { findings, completeness }: Analyzed,
  actions: ReadonlyMap<Thread, Action>,
  selected: ReadonlyMap<Finding, Finding['outcome']>,
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

/**
 * One problem that several tools report gets one thread. A thread that stands is about all of them; of what
 * is left the worst level gets one, else the first name of a tool.
 */
export function groupTools(
  { findings, threads, job }: Analyzed,
  actions: ReadonlyMap<Thread, Action>,
  selected: ReadonlyMap<Finding, Finding['outcome']>,
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

export function groupReason({ group }: Finding): string {
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

/**
 * What the comment of a thread names of its tool, which varies, and this run does not report there although
 * nobody changed the code: it is not known to be gone.
 */
export function missedMembers(
  thread: Thread,
  { members }: Finding,
  { completeness }: Pick<Analyzed, 'completeness'>,
): readonly Member[] {
  const key = scopeKey(scopeOf(thread));
  if (!completeness.varying.has(key) || thread.isTouched !== false) return [];
  const named = thread.marker.grouped.filter((one) => scopeKey(one) === key);
  const reported = members.filter(({ scope }) => scopeKey(scope) === key);
  return named
    .filter(({ rule }) => !reported.some((one) => one.rule.id === rule))
    .slice(0, Math.max(0, named.length - reported.length));
}

/** The comment of a thread that stands is edited where it is to name other tools, or another place. */
export function nameGroup(finding: Finding, action: Action, analyzed: Analyzed, keepsNumbers: boolean): void {
  const { findings, completeness } = analyzed;
  const { thread } = finding;
  if (thread === undefined || thread.unsure !== undefined || thread.comment.mine === false) return;
  if (action.kind !== 'keep' && action.kind !== 'reopen') return;
  const standing = thread.marker.grouped;
  const missed = missedMembers(thread, finding, analyzed);
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
    return !isKnown && (isUnverified || isUnchanged || missed.includes(one));
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
