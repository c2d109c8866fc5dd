import { type Scope, scopeName } from '../finding/finding.ts';
import type { Disposition } from '../plan/disposition.ts';
import type { MoveKind } from '../plan/move.ts';
import { oneLine } from '../text/lines.ts';
import type { ReportedFinding, ReportedThread } from './read-report.ts';

/** A finding or a thread, and what became of it, as lines for people. */
export interface Explanation {
  readonly heading: string;
  readonly sentences: readonly string[];
}

type Words = readonly [done: string, planned: string];

/** What became of a finding, up to its reason. */
const BECAME: Readonly<Record<Disposition, Words>> = {
  absent: ['It is no finding of this commit', 'It is no finding of this commit'],
  crash: ['It is no finding: it says that the tool failed', 'It is no finding: it says that the tool failed'],
  passed: ['It is no problem', 'It is no problem'],
  'other-tool': ['It was not looked at', 'It is not looked at'],
  suppressed: ['It is suppressed, so it gets no thread', 'It is suppressed, so it gets no thread'],
  ignored: ['It is ignored, so it gets no thread', 'It is ignored, so it gets no thread'],
  covered: ['It shares a thread with another tool', 'It would share a thread with another tool'],
  duplicate: ['It was counted once', 'It is counted once'],
  kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
  reopened: ['Its thread was reopened', 'Its thread would be reopened'],
  'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
  'moved-on': ['It needs no open thread', 'It needs no open thread'],
  filtered: ['It got no thread', 'It gets no thread'],
  unanchored: [
    'It got no thread, and was listed in the overview',
    'It gets no thread, and is listed in the overview',
  ],
  'over-limit': [
    'It got no thread, since worse findings took all places',
    'It gets no thread, since worse findings take all places',
  ],
  posted: ['A thread was posted for it', 'A thread would be posted for it'],
  failed: ['Its thread could not be written', 'Its thread could not be written'],
  undecided: ['Nothing was decided about it', 'Nothing was decided about it'],
};

/** What a finding is, and what became of it. */
export function explainFinding(finding: ReportedFinding, dryRun: boolean): Explanation {
  const { path, line, level, message, ruleId, disposition, reason, discussionId, fails } = finding;
  const shown = line ?? finding.loggedLine;
  const place = shown === undefined ? (path ?? 'no place') : `${path}:${shown}`;
  const words = isDisposition(disposition) ? BECAME[disposition] : undefined;
  const became = words?.[dryRun ? 1 : 0] ?? disposition;
  const isPosted = disposition === 'posted';
  // The reason of a new thread is that it is new.
  const why = isPosted ? 'its line passes filter-mode, and no thread is about it yet' : reason;
  const verdict = dryRun
    ? ['It would fail the check.', 'It would not fail the check.']
    : ['It fails the check.', 'It does not fail the check.'];
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(finding))})`, `${level}: ${message}`]
      .map(oneLine)
      .join('  '),
    sentences: [
      sentence(`${became}: ${why}`),
      ...(discussionId === null ? [] : [sentence(`The thread is ${discussionId}`)]),
      (fails ? verdict[0] : verdict[1]) ?? '',
    ],
  };
}

/** What became of a thread whose finding was not in the logs, up to its reason. */
const THREAD_BECAME: Readonly<Record<Exclude<MoveKind, 'post'>, Words>> = {
  keep: ['It stayed as it was', 'It stays as it is'],
  resolve: ['It was resolved', 'It would be resolved'],
  reopen: ['It was reopened', 'It would be reopened'],
  'remove-duplicate': ['It was removed', 'It would be removed'],
  leave: ['It was left alone', 'It is left alone'],
};

/** What a thread without a finding is about, and what became of it. */
export function explainThread(thread: ReportedThread, dryRun: boolean): Explanation {
  const { path, line, ruleId, discussionId, move, reason, outcome } = thread;
  const words = isThreadMove(move) ? THREAD_BECAME[move] : undefined;
  const became =
    outcome === 'said'
      ? 'It was to be resolved, and stayed open, because this client may not resolve threads'
      : outcome !== null && outcome !== 'done'
        ? `It was to be changed (${move}), and that failed`
        : (words?.[dryRun ? 1 : 0] ?? move);
  const place = line === 0 ? path : `${path}:${line}`;
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
      .map(oneLine)
      .join('  '),
    sentences: [sentence(`${became}: ${reason}`)],
  };
}

function scopeOf({ tool, category }: Pick<ReportedFinding, 'tool' | 'category'>): Scope {
  return { tool, category };
}

function isDisposition(word: string): word is Disposition {
  return Object.hasOwn(BECAME, word);
}

function isThreadMove(word: string): word is Exclude<MoveKind, 'post'> {
  return Object.hasOwn(THREAD_BECAME, word);
}

function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?]$/u.test(line) ? line : `${line}.`;
}
