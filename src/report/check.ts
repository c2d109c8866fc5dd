import { isSeverity } from '../finding/logged-finding.ts';
import type { Action } from '../model.ts';
import type { Check } from '../services/port.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import { countThreads, isSaid } from './accounting.ts';
import { failingOf } from './conclusion.ts';
import { leftOpen, leftOpenHere } from './left-threads.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
/** Sentences about the base in the check; the summary has them all. */
const MOST_COMPARED = 3;
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

/** The check while threads are being written, between what tells it from others. */
export function runningCheck(name: string, around: Around, runUrl: string | undefined): Check {
  return withUrl({ name, state: 'running', text: around.beginning + words.UPDATING + around.end }, runUrl);
}

/**
 * Beginning and end of a check, which are never cut: they say what it is of, and what else it stands for.
 */
interface Around {
  readonly beginning: string;
  readonly end: string;
}

/**
 * The check at the end of a run.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
export function finalCheck(
  name: string,
  result: RunResult,
  runUrl: string | undefined,
  redact: (text: string) => string,
  limit: number,
  { beginning, end }: Around,
): Check {
  const room = limit - beginning.length - end.length;
  const text =
    limit >= ROOM_FOR_FINDINGS
      ? checkText(result, redact, room)
      : truncate(redact(describeEnd(result)), room);
  const state = result.conclusion === 'success' ? 'passed' : 'failed';
  return withUrl(
    { name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end },
    runUrl,
  );
}

/** One line: the conclusion, the worst of what failed, the threads. */
export function checkText(result: RunResult, redact: (text: string) => string, limit: number): string {
  const { findings, resolvedByPeople } = failingOf(result);
  const named = findings.slice(0, NAMED_IN_CHECK).flatMap(({ newResults: [first] }) => {
    if (first === undefined) return [];
    const note = resolvedByPeople.has(first) ? `, ${words.RESOLVED_BY_A_PERSON}` : '';
    return truncate(redact(words.describeResult(first, note)), LONGEST_NAMED);
  });
  const rest = findings.length - named.length;
  const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
  return truncate(redact(describe(result, worst, describeThreads(result))), limit);
}

/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
export function describeEnd(result: RunResult): string {
  return describe(result, [], describeThreads(result));
}

/** The conclusion and every reason, without the threads. */
export function describeConclusion(result: RunResult): string {
  return describe(result, [], '');
}

/**
 * How many threads are open in all, how many of them these logs cannot speak of, and what this run did; empty
 * where there is nothing to count.
 */
export function describeThreads({ plan, outcomes, dryRun, completeness }: RunResult): string {
  const actions = plan?.actions ?? [];
  const done = countThreads(actions, outcomes, dryRun ? 'planned' : 'done');
  // What says that it is done is open only because this client may not resolve it.
  const isLeft = (action: Action): boolean => !isSaid(action, outcomes.get(action));
  const left = leftOpen(actions).filter(isLeft).length;
  // A log that could not be read may have had the run.
  const isKnown = completeness === undefined || completeness.failures.length === 0;
  const here = completeness === undefined ? 0 : leftOpenHere(actions, completeness).filter(isLeft).length;
  const others = isKnown ? left - here : 0;
  const open = done.kept + done.posted + done.reopened + left;
  return words.describeOpen({ open, others, done }, dryRun);
}

/** `Threads: 3 open (1 new), 1 could not be changed.`, for where it stands alone; empty without a plan. */
export function threadsLine(result: RunResult): string {
  if (result.plan === undefined) return '';
  const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
  const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
  const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
  return told === '' ? '' : `Threads: ${told}.`;
}

/** The parts that weigh most come first, since a service may cut off the end. */
function describe(result: RunResult, worst: readonly string[], threads: string): string {
  const { checkRefusal, conclusion } = result;
  const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
  const few = firstFew(reasons.map(oneLine), MOST_REASONS, '; ');
  const refused = checkRefusal === undefined ? '' : oneLine(checkRefusal);
  const unseen = words.describeOtherTools(result.results).map(oneLine);
  const others = firstFew(unseen, MOST_OTHER_TOOLS, '; ');
  // A run that the change has overtaken judges nothing.
  if (conclusion === 'superseded') return joinSentences([few, threads, refused]);
  const left = reasons.length === 0 ? '' : words.notFullyAnalyzed(few);
  if (conclusion === 'incomplete' && left !== '') return joinSentences([left, others, refused]);
  const { configurationFault: fault } = result;
  const ofFindings = toSentence(result, worst);
  const ofRun = fault === undefined ? ofFindings : words.brokenConfiguration(fault, ofFindings);
  const compared = firstFew(words.describeComparison(result).map(oneLine), MOST_COMPARED, '; ');
  const all = [ofRun, left, others, compared, threads];
  return conclusion === 'incomplete'
    ? joinSentences([words.ANALYZED_FULLY, refused, ...all])
    : joinSentences([...all, refused]);
}

/** Only the last part keeps the period at its end. */
export function joinSentences(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}

function toSentence(result: RunResult, worst: readonly string[]): string {
  const { plan, failLevel, acceptResolved, comparison } = result;
  if (failLevel === 'never') return words.NEVER_FAILS;
  const accepted = plan?.accepted ?? [];
  const waved = accepted.length === 0 ? '' : words.acceptedByPeople(accepted);
  const passed = comparison?.commit === undefined ? words.PASSED : words.passedAsNew(failLevel);
  const { findings, standing, resolvedByPeople } = failingOf(result);
  const left = standing.length === 0 ? '' : words.standing(standing);
  if (findings.length === 0) return joinSentences([left === '' ? passed : left, waved]);
  const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
  return joinSentences([
    `${words.countByLevel(findings.map(({ newLevel }) => newLevel))}${isSeverity(failLevel) ? ` ${words.ofSeverity(failLevel)}` : ''}${named}`,
    left,
    words.describeResolved(resolvedByPeople.size, findings.length, acceptResolved),
    waved,
  ]);
}

function withUrl(check: Check, url: string | undefined): Check {
  return url === undefined ? check : { ...check, url };
}
