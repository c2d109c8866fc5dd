import { leftOpen, leftOpenHere } from '../plan/hold.ts';
import { isDecidedByReply, type Move } from '../plan/move.ts';
import type { Plan } from '../plan/plan.ts';
import type { Verdict } from '../services/port.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import { countThreads, isSaid } from './accounting.ts';
import { type Failing, failingOf } from './conclusion.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
/** Tools whose results were not looked at, named in the check. */
const MOST_OTHER_TOOLS = 3;

/**
 * The name of the check: the input, else one that tells the jobs of a pipeline apart. Never taken from a log.
 */
export function checkName(input: {
  readonly checkName?: string | undefined;
  readonly category?: string | undefined;
  readonly jobName?: string | undefined;
}): string {
  if (input.checkName !== undefined) return input.checkName;
  const suffix = input.category ?? input.jobName;
  return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}

/** The verdict while threads are being written. */
export function runningVerdict(
  name: string,
  analyzedSha: string,
  runUrl: string | undefined,
  prefix = '',
): Verdict {
  const text = `${prefix}${short(analyzedSha)}: ${words.UPDATING}`;
  return withUrl({ name, state: 'running', text }, runUrl);
}

/**
 * The verdict at the end of a run; its text begins with the prefix and the short sha that was analyzed.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
export function finalVerdict(
  name: string,
  result: RunResult,
  runUrl: string | undefined,
  redact: (text: string) => string,
  limit: number,
  prefix = '',
): Verdict {
  const room = limit - prefix.length;
  const text =
    limit >= ROOM_FOR_FINDINGS
      ? verdictText(result, redact, room)
      : truncate(redact(describeEnd(result)), room);
  const state = result.conclusion === 'success' ? 'passed' : 'failed';
  return withUrl({ name, state, text: prefix + text }, runUrl);
}

/** One line: the sha, the verdict, the worst of what failed, the threads. */
export function verdictText(result: RunResult, redact: (text: string) => string, limit: number): string {
  const { spots, resolvedByPeople } = failingOf(result);
  const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
    if (finding === undefined) return [];
    const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
    return truncate(redact(words.describeFinding(finding, note)), LONGEST_NAMED);
  });
  const rest = spots.length - named.length;
  const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
  return truncate(redact(describe(result, worst, [describeThreads(result)])), limit);
}

/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
export function describeEnd(result: RunResult): string {
  return describe(result, [], [describeThreads(result)]);
}

/** The sha, the verdict and every reason, without the threads. */
export function describeVerdict(result: RunResult): string {
  return describe(result, [], []);
}

/** How many threads are open in all, how many of them these logs cannot speak of, and what this run did. */
export function describeThreads({ plan, outcomes, dryRun, completeness }: RunResult): string {
  const moves = plan?.moves ?? [];
  const done = countThreads(moves, outcomes, dryRun ? 'planned' : 'done');
  // What says that it is fixed is open only because this client may not resolve it.
  const said = moves.filter((move) => isSaid(move, outcomes.get(move)));
  const isLeft = (move: Move): boolean => !said.includes(move);
  const left = leftOpen(moves).filter(isLeft).length;
  // A log that could not be read may have had the run.
  const isKnown = completeness === undefined || completeness.failures.length === 0;
  const here = completeness === undefined ? 0 : leftOpenHere(moves, completeness).filter(isLeft).length;
  const others = isKnown ? left - here : 0;
  const open = done.kept + done.posted + done.reopened + left;
  const byReply = said.some(isDecidedByReply);
  return words.describeOpen({ open, others, done, byReply }, dryRun);
}

function describe(result: RunResult, worst: readonly string[], threads: readonly string[]): string {
  const { analyzedSha, checkRefusal, conclusion } = result;
  const sha = analyzedSha === undefined ? '' : short(analyzedSha);
  const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
  const few = firstFew(reasons.map(oneLine), MOST_REASONS, '; ');
  const refused = checkRefusal === undefined ? [] : [oneLine(checkRefusal)];
  const unseen = words.describeOtherTools(result.accounts).map(oneLine);
  const others = unseen.length === 0 ? [] : [firstFew(unseen, MOST_OTHER_TOOLS, '; ')];
  if (conclusion === 'incomplete' && reasons.length > 0) {
    return `${sha} ${words.notFullyAnalyzed([few, ...others, ...refused].join('; '))}`;
  }
  const { configurationFault: fault } = result;
  const ofFindings = toVerdict(failingOf(result), result.plan, result.failLevel);
  const verdict = fault === undefined ? ofFindings : words.brokenConfiguration(fault, ofFindings);
  // A run that the change has overtaken judges nothing.
  if (conclusion === 'superseded') return `${sha}: ${[few, ...threads, ...refused].join('; ')}`;
  const named = worst.length === 0 ? verdict : `${verdict}: ${worst.join('; ')}`;
  if (conclusion === 'incomplete') {
    return `${sha}: ${[words.ANALYZED_FULLY, ...refused, named, ...others, ...threads].join('; ')}`;
  }
  const left = reasons.length === 0 ? [] : [words.notFullyAnalyzed(few)];
  return `${sha}: ${[named, ...others, ...threads, ...refused, ...left].join('; ')}`;
}

function toVerdict(failing: Failing, plan: Plan | undefined, failLevel: RunResult['failLevel']): string {
  if (failLevel === 'never') return words.NEVER_FAILS;
  const waved =
    plan === undefined || plan.accepted.length === 0
      ? undefined
      : words.acceptedAs(plan.accepted, words.countDismissals(plan));
  const { length } = failing.spots;
  if (length === 0) return words.passedAt(failLevel, waved);
  const notes = [words.describeResolved(failing), waved].filter((note) => note !== undefined);
  return words.failedBy(length, failLevel, notes);
}

function withUrl(verdict: Verdict, url: string | undefined): Verdict {
  return url === undefined ? verdict : { ...verdict, url };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}
