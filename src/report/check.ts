import { isSeverity } from '../finding/logged-finding.ts';
import type { Action } from '../model.ts';
import { oneLine } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import { countThreads, isSaid } from './accounting.ts';
import { failingOf } from './conclusion.ts';
import { leftOpen, leftOpenHere } from './left-threads.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

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

/** One line: the conclusion, every reason, the threads. */
export function describeEnd(result: RunResult): string {
  return describe(result, describeThreads(result));
}

/** The conclusion and every reason, without the threads. */
export function describeConclusion(result: RunResult): string {
  return describe(result, '');
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
function describe(result: RunResult, threads: string): string {
  const { checkRefusal, conclusion } = result;
  const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
  const few = firstFew(reasons.map(oneLine), MOST_REASONS, '; ');
  const refused = checkRefusal === undefined ? '' : oneLine(checkRefusal);
  const unseen = words.describeOtherTools(result.results).map(oneLine);
  const others = firstFew(unseen, MOST_OTHER_TOOLS, '; ');
  // A run that the change has overtaken judges nothing.
  if (conclusion === 'superseded') return joinSentences([few, threads, refused]);
  const left = reasons.length === 0 ? '' : `not finished: ${few}`;
  if (conclusion === 'incomplete' && left !== '') return joinSentences([left, others, refused]);
  const { configurationFault: fault } = result;
  const ofFindings = toSentence(result);
  const broken = fault === undefined ? '' : `failed: this change breaks ${oneLine(fault)}; findings alone: `;
  const compared = firstFew(words.describeComparison(result).map(oneLine), MOST_COMPARED, '; ');
  const all = [broken + ofFindings, left, others, compared, threads];
  return joinSentences(conclusion === 'incomplete' ? [refused, ...all] : [...all, refused]);
}

/** Only the last part keeps the period at its end. */
export function joinSentences(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '');
  return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}

function toSentence(result: RunResult): string {
  const { plan, failLevel, acceptResolved, comparison } = result;
  if (failLevel === 'never') return 'passed, fail-level is none';
  const accepted = (plan?.accepted ?? []).map(({ newLevel }) => newLevel);
  const waved = accepted.length === 0 ? '' : `${words.countByLevel(accepted)} accepted by people`;
  const passed = comparison?.commit === undefined ? words.PASSED : words.passedAsNew(failLevel);
  const { findings, standing, resolvedByPeople } = failingOf(result);
  const left = standing.length === 0 ? '' : words.standing(standing);
  if (findings.length === 0) return joinSentences([left === '' ? passed : left, waved]);
  return joinSentences([
    `${words.countByLevel(findings.map(({ newLevel }) => newLevel))}${isSeverity(failLevel) ? ` ${words.ofSeverity(failLevel)}` : ''}`,
    left,
    words.describeResolved(resolvedByPeople.size, acceptResolved),
    waved,
  ]);
}
