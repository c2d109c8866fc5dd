import { isUncommitted, scopeName } from '../finding/finding.ts';
import { isOver } from '../match/match.ts';
import { WAYS } from '../match/pair.ts';
import type { Action, Finding, Marker, Statement, Thread } from '../model.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { isDismissal, isSameStatement, LONGEST_NAME } from '../threads/dismissal.ts';
import { isResolving, isTakenBack, isToBeDismissed, scopeOf } from '../threads/threads.ts';

// What happens to each thread: the first rule that holds decides, and the order is the meaning. The table in
// docs/rules.md is printed from this list.

type Mark = Marker['mark'];

/** What the rules look at. */
interface Row {
  thread: Thread;
  /** Its finding, where that is in the logs. */
  finding?: Finding | undefined;
  /** A finding that is much like its own, and has another thread or gets one. */
  resembled?: Finding | undefined;
  /** Another thread about the same finding. */
  winner?: Thread | undefined;
  /** Its tool and category are those of another job. */
  isElsewhere: boolean;
  /** Why the absence of its finding proves nothing. */
  unverified?: string | undefined;
  /** Its tool's results are not the same from run to run. */
  varies?: boolean | undefined;
  /** Its file is not part of the diff. */
  leftDiff?: string | undefined;
  resolve: 'fixed' | 'undiscussed' | 'never';
  /** The account of this run, where that is a bot's: what it resolved is our doing. */
  bot?: string | undefined;
}

type Does = Omit<Action, 'thread' | 'finding' | 'reason'>;
interface Rule {
  /** For the documentation. */
  when: string;
  holds: (row: Row) => boolean;
  does: (row: Row) => Does;
  /** Ends up in the action. */
  reason: (row: Row) => string;
}

const all =
  (...conditions: ((row: Row) => boolean)[]) =>
  (row: Row): boolean =>
    conditions.every((holds) => holds(row));
const not =
  (condition: (row: Row) => boolean) =>
  (row: Row): boolean =>
    !condition(row);

const there = ({ finding }: Row): boolean => finding !== undefined;
const unproven = ({ thread: { unsure } }: Row): boolean => unsure === 'signed' || unsure === 'copied';
const unbound = ({ thread: { unsure } }: Row): boolean => unsure === 'unbound';
const editedOrOlder = ({ thread: { unsure } }: Row): boolean => unsure === 'edited' || unsure === 'older';
const resolved = ({ thread }: Row): boolean => thread.isResolved;
const marked =
  (...marks: Mark[]) =>
  ({ thread }: Row): boolean =>
    marks.includes(thread.mark.mark);
const closedByUs = ({ thread: { mark } }: Row): boolean =>
  isResolving(mark.mark) && mark.mark !== 'dismissed';
/**
 * A run resolved it: its mark says so; or the flag is of this account, and the run was killed before its
 * mark.
 */
const byUs = (row: Row): boolean =>
  row.thread.isResolved &&
  (closedByUs(row) ||
    row.thread.mark.mark === 'gone' ||
    (row.thread.mark.mark === 'open' &&
      row.bot !== undefined &&
      row.thread.comment.resolvedById === row.bot));
const byPush = ({ thread: { isResolved, mark, comment } }: Row): boolean =>
  isResolved && mark.mark === 'open' && comment.resolvedByPush === true;
const byPeople = (row: Row): boolean => resolved(row) && !byUs(row) && !byPush(row);
/** A run resolved it, and somebody reopened it. */
const reopened = (row: Row): boolean => !resolved(row) && closedByUs(row);
const mayNot = ({ thread: { comment, isResolved } }: Row): boolean =>
  comment.mayResolve === false && !isResolved;
const dismissed = ({ thread }: Row): boolean => isToBeDismissed(thread);
const takenBack = ({ thread }: Row): boolean => isTakenBack(thread);
const discussed = ({ thread: { replies } }: Row): boolean => replies.length > 0;

const leave = (because: NonNullable<Action['because']>) => (): Does => ({ kind: 'none', because });
const close = (mark: Mark) => (): Does => ({ kind: 'resolve', mark });
const dismiss = ({ thread }: Row): Does => ({
  kind: 'resolve',
  mark: 'dismissed',
  dismissal: thread.statement as Action['dismissal'],
});
const reopen = (): Does => ({ kind: 'reopen', mark: 'open' });
const takeBack = ({ thread }: Row): Does => ({ ...reopen(), by: thread.statement as Statement });
const whyTakenBack = ({ thread: { statement } }: Row): string =>
  statement?.says === 'reopen'
    ? `${nameOf(statement.name)} took the dismissal back`
    : 'the reply that dismissed it is gone';

/** A thread whose finding must not have an open one: suppressed, ignored, or in a file that left the diff. */
const closing = (
  when: string,
  holds: (row: Row) => boolean,
  mark: Mark,
  why: (row: Row) => string,
): Rule[] => [
  { when, holds: all(there, holds, byUs), does: leave('done'), reason: why },
  {
    when,
    holds: all(there, holds, resolved),
    does: leave('done'),
    reason: (row) => `${resolvedBy(row.thread)}, and ${why(row)}`,
  },
  { when, holds: all(there, holds, reopened), does: leave('people'), reason: () => REOPENED },
  {
    when,
    holds: all(there, holds, editedOrOlder),
    does: leave('unverified'),
    reason: (row) => `${why(row)}, but ${notToResolve(row.thread)}`,
  },
  { when, holds: all(there, holds), does: close(mark), reason: why },
];

const REOPENED = 'somebody reopened it after a run had resolved it';
const GONE = 'the finding is gone';

export const RULES: readonly Rule[] = [
  {
    when: 'it is not certain that the thread is ours',
    holds: unproven,
    does: leave('unverified'),
    reason: ({ thread }) =>
      thread.unsure === 'signed'
        ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
        : 'another discussion contains a copy of its comment: delete the copy',
  },
  {
    when: 'another thread is about the same finding',
    holds: ({ winner }) => winner !== undefined,
    does: (row) =>
      editedOrOlder(row) || row.isElsewhere
        ? { kind: 'none', because: 'unverified' }
        : discussed(row)
          ? { ...close('retired')(), winner: row.winner as Thread }
          : { kind: 'delete', winner: row.winner as Thread },
    reason: (row) => {
      const same = `discussion ${row.winner?.id} is about the same finding`;
      if (row.isElsewhere) return `${same}, but this job does not run ${scopeName(scopeOf(row.thread))}`;
      return editedOrOlder(row)
        ? `${same}, but ${whyUnsure(row.thread)}, so no run may remove it: resolve it by hand`
        : same;
    },
  },
  // Its finding is in the logs.
  { when: 'a person dismissed the finding', holds: all(there, dismissed), does: dismiss, reason: decided },
  {
    when: 'the dismissal was taken back',
    holds: all(there, takenBack),
    does: takeBack,
    reason: whyTakenBack,
  },
  ...closing(
    'the finding is ignored by the configuration',
    ({ finding }) => finding?.ignored === true,
    'ignored',
    () => 'the finding is ignored by .sarif-review.yml',
  ),
  ...closing(
    'the finding is suppressed',
    ({ finding }) => finding?.suppressed === true,
    'suppressed',
    () => 'the finding is suppressed',
  ),
  ...closing(
    'its file is no longer part of the diff',
    ({ leftDiff }) => leftDiff !== undefined,
    'moved-on',
    ({ leftDiff }) => `${leftDiff} is no longer part of the diff`,
  ),
  {
    when: 'the thread says that its finding is gone, but the finding is back',
    holds: all(there, not(resolved), marked('gone')),
    does: reopen,
    reason: () => 'it was marked as fixed, and the finding is back',
  },
  {
    when: 'the finding was dismissed, and this token cannot resolve threads',
    holds: all(there, not(resolved), marked('dismissed'), ({ thread: { mark } }) => mark.way === 'said'),
    does: leave('people'),
    reason: ({ thread }) => resolvedBy(thread),
  },
  {
    when: 'the finding was dismissed, and somebody reopened the thread',
    holds: all(
      there,
      not(resolved),
      marked('dismissed'),
      ({ thread: { marker } }) => marker.bound !== undefined,
    ),
    does: reopen,
    reason: () => 'somebody reopened it, so the dismissal no longer applies',
  },
  {
    when: 'the thread is open',
    holds: all(there, not(resolved), not(reopened)),
    does: () => ({ kind: 'keep' }),
    reason: samePlace,
  },
  {
    when: 'a run had resolved the thread, but it is open',
    holds: all(there, reopened),
    does: reopen,
    reason: () => 'it is open even though it was marked as resolved, and the finding is still there',
  },
  {
    when: 'a run resolved the thread',
    holds: all(there, byUs),
    does: reopen,
    reason: ({ thread: { mark } }) => `it was ${markedAs(mark.mark)}, but the finding came back`,
  },
  {
    when: 'a push resolved the thread',
    holds: all(there, byPush),
    does: reopen,
    reason: () => 'a push that changed its line resolved it, but the finding is still there',
  },
  {
    when: 'somebody resolved the thread, and somebody else changed its text',
    holds: all(there, ({ thread: { unsure } }) => unsure === 'edited'),
    does: reopen,
    reason: ({ thread }) => `${resolvedBy(thread)}, but ${whyUnsure(thread)}, and the finding is still there`,
  },
  {
    when: 'a person resolved the thread',
    holds: there,
    does: leave('people'),
    reason: ({ thread }) =>
      thread.accepts
        ? resolvedBy(thread)
        : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${thread.unsure === undefined ? 'no key signed it' : whyUnsure(thread)}`,
  },
  // Its finding is in no log.
  {
    when: 'no signature proves that the comment was posted here with this text, and its finding gets a new thread',
    holds: all(unbound, not(resolved), ({ resembled }) => resembled !== undefined),
    does: (row) => (discussed(row) ? close('retired')() : { kind: 'delete' }),
    reason: () => 'its position or its text is not what a run signed, so its finding is posted again',
  },
  {
    when: 'its finding is back, and this token cannot reopen the thread',
    holds: all(
      ({ resembled }) => resembled !== undefined,
      ({ thread }) => isOver(thread),
    ),
    does: leave('done'),
    reason: () =>
      'its finding is back, and this token cannot reopen the thread, so the finding is treated as a new one',
  },
  {
    when: 'a run resolved the thread',
    holds: byUs,
    does: leave('done'),
    reason: ({ thread: { mark } }) => `already ${markedAs(mark.mark)}`,
  },
  {
    when: 'a person dismissed a finding in this thread, but the current finding may be a different one',
    holds: all(({ resembled }) => resembled !== undefined, dismissed),
    does: dismiss,
    reason: decided,
  },
  {
    when: 'a person resolved the thread, but the current finding may be a different one',
    holds: ({ resembled }) => resembled !== undefined,
    does: leave('people'),
    reason: () => 'a person resolved it, but the current finding may be a different one',
  },
  {
    when: 'a person dismissed it, and its tool does not report the same in each run',
    holds: all(dismissed, ({ varies }) => varies === true),
    does: dismiss,
    reason: decided,
  },
  {
    when: 'the dismissal was taken back, and its tool does not report the same in each run',
    holds: all(takenBack, resolved, ({ varies }) => varies === true),
    does: takeBack,
    reason: whyTakenBack,
  },
  {
    when: 'a person resolved it, and its tool does not report the same in each run',
    holds: all(byPeople, ({ varies }) => varies === true),
    does: leave('people'),
    reason: ({ thread }) => resolvedBy(thread),
  },
  {
    when: 'the logs do not prove that its finding is gone',
    holds: ({ unverified }) => unverified !== undefined,
    does: leave('unverified'),
    reason: ({ unverified = '' }) => unverified,
  },
  {
    when: 'a person resolved the thread, and its file is no longer part of the diff',
    holds: all(byPeople, ({ leftDiff }) => leftDiff !== undefined),
    does: leave('people'),
    reason: ({ thread, leftDiff }) => `${resolvedBy(thread)}, and ${leftDiff} is no longer part of the diff`,
  },
  {
    when: 'a person resolved the thread, and somebody else changed its text',
    holds: all(byPeople, editedOrOlder),
    does: leave('people'),
    reason: ({ thread }) => resolvedBy(thread),
  },
  {
    when: 'somebody else changed the text of the thread',
    holds: all(editedOrOlder, not(reopened)),
    does: leave('unverified'),
    reason: ({ thread }) => `${GONE}, but ${notToResolve(thread)}`,
  },
  {
    when: 'a run had resolved the thread, and somebody reopened it',
    holds: reopened,
    does: leave('people'),
    reason: ({ thread: { replies, mark } }) =>
      `${GONE}, but somebody reopened it${replies.length > mark.replies ? ' and replied' : ''}`,
  },
  {
    when: '`resolve` is `never`',
    holds: ({ resolve }) => resolve === 'never',
    does: leave('policy'),
    reason: () => `${GONE}, but resolve is set to never`,
  },
  {
    when: '`resolve` is `undiscussed`, and a person dismissed the finding',
    holds: all(
      ({ resolve }) => resolve === 'undiscussed',
      discussed,
      (row) => marked('dismissed')(row) || dismissed(row),
    ),
    does: leave('people'),
    reason: ({ thread }) => `${GONE}; ${resolvedBy(thread)}`,
  },
  {
    when: '`resolve` is `undiscussed`, and somebody replied',
    holds: all(({ resolve }) => resolve === 'undiscussed', discussed),
    does: ({ thread }) =>
      thread.mark.mark === 'gone'
        ? { kind: 'none', because: 'policy' }
        : { kind: 'comment', because: 'policy', mark: 'gone' },
    reason: () => `${GONE}; somebody replied, and resolve is undiscussed`,
  },
  {
    when: 'its finding is gone',
    holds: () => true,
    does: (row) => ({
      ...close('fixed')(),
      ...(row.varies && { varies: true }),
      ...(row.resolve === 'undiscussed' && { undiscussed: true }),
    }),
    reason: ({ thread, varies }) => {
      if (thread.where.kind === 'deleted') return 'its file was deleted';
      return varies ? 'it is no longer reported, and its code was changed' : GONE;
    },
  },
];

/** What happens to a thread. */
export function planThread(row: Row): Action {
  const rule = RULES.find(({ holds }) => holds(row)) as Rule;
  return { thread: row.thread, finding: row.finding, ...decide(rule, row) };
}

/** What a rule makes of a thread. Whatever rule resolves one, only what may be resolved is. */
export function decide({ does, reason }: Rule, row: Row): Does & Pick<Action, 'reason'> {
  const done = { ...does(row), reason: reason(row) };
  // What a person decided, this run carries out as far as it may.
  if (done.kind !== 'resolve' || done.dismissal !== undefined || !mayNot(row)) return done;
  const left = {
    ...done,
    because: 'rights',
    reason: `${done.reason}, and this token cannot resolve threads`,
  } as const;
  if (row.thread.mark.mark !== 'gone') return { ...left, kind: 'comment' };
  const { mark: _, ...none } = left;
  return { ...none, kind: 'none' };
}

/** What the finding of a thread was said to be by the mark of the last run. */
function markedAs(mark: Mark): string {
  if (mark === 'moved-on') return 'marked as no longer part of the change';
  return mark === 'retired'
    ? 'marked as a second thread of its finding'
    : mark === 'gone'
      ? 'fixed'
      : mark === 'open'
        ? 'resolved by a run'
        : mark;
}

export function whyUnsure({ unsure }: Thread): string {
  if (unsure === 'older') return 'it is signed with an earlier key';
  if (unsure === 'unbound') return 'its position or its text is not what a run signed';
  return 'somebody else has changed its comment';
}

const notToResolve = (thread: Thread): string =>
  `${whyUnsure(thread)}, so no run may resolve it: resolve it by hand`;

function decided({ thread: { statement } }: Row): string {
  return statement === undefined ? '' : describeDismissal(statement);
}

/** `Ada replied "false positive": generated code` */
function describeDismissal({ name, says, reason }: Statement): string {
  return `${nameOf(name)} replied "${says}": ${reason}`;
}

/** Who resolved a thread; where a reply did, how it decided. */
function resolvedBy({ comment, mark: { mark, dismissal }, statement }: Thread): string {
  if (mark === 'dismissed' && dismissal !== undefined) return describeDismissal(dismissal);
  if (statement !== undefined && isDismissal(statement) && isSameStatement(statement, dismissal))
    return describeDismissal(statement);
  return `${nameOf(comment.resolvedBy)} resolved it`;
}

function nameOf(name: string | undefined): string {
  return name === undefined ? 'a person' : truncate(oneLine(name), LONGEST_NAME);
}

function samePlace({ thread: { fingerprint }, finding }: Row): string {
  if (finding === undefined) return '';
  const way = WAYS[finding.matchedBy ?? 'git'];
  if (isUncommitted(finding.place)) return `its line differs from the commit, ${way}`;
  const { path, line } = finding.at ?? fingerprint;
  if (path !== fingerprint.path)
    return `moved from ${fingerprint.path}${fingerprint.line === 0 ? '' : `:${fingerprint.line}`}, ${way}`;
  return line === fingerprint.line
    ? `same line, ${way}`
    : `moved from line ${fingerprint.line} to line ${line}, ${way}`;
}
