import { leftOpenHere } from '../plan/left-open.ts';
import type { Check } from '../service/port.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { countThreads } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** Our own limit; what services show of a description on one line is shorter still. */
const DESCRIPTION_LIMIT = 250;

/** The name of the check: the input, else one that tells the jobs of a pipeline apart. Never taken from a log. */
export function checkName(input: {
  readonly checkName?: string | undefined;
  readonly category?: string | undefined;
  readonly jobName?: string | undefined;
}): string {
  if (input.checkName !== undefined) return input.checkName;
  const suffix = input.category ?? input.jobName;
  return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}

/** The check while threads are being written. */
export function runningCheck(name: string, analyzedSha: string, runUrl: string | undefined): Check {
  return withUrl(
    { name, state: 'IN_PROGRESS', description: `${short(analyzedSha)}: updating review threads` },
    runUrl,
  );
}

/** The check at the end of a run; its description begins with the short sha that was analyzed. */
export function finalCheck(name: string, result: RunResult, runUrl: string | undefined): Check {
  return withUrl(
    {
      name,
      state: 'DONE',
      result: result.conclusion === 'success' ? 'SUCCESS' : 'FAILURE',
      description: checkDescription(result),
    },
    runUrl,
  );
}

/** One line, as long as a check may be: the sha, the verdict, the counts. */
export function checkDescription(result: RunResult): string {
  return truncate(describeEnd(result), DESCRIPTION_LIMIT);
}

/** The same with every reason in full, for a log. */
export function describeEnd(result: RunResult): string {
  const sha = result.analyzedSha === undefined ? '' : short(result.analyzedSha);
  const unfinished = result.reasons.map(oneLine).join('; ');
  if (result.conclusion === 'incomplete') return `${sha} not fully analyzed: ${unfinished}`;
  const moves = result.plan?.moves ?? [];
  const counts = countThreads(moves, result.outcomes, result.dryRun ? 'planned' : 'done');
  const left = result.completeness === undefined ? [] : leftOpenHere(moves, result.completeness);
  const failing = result.plan?.failing.length ?? 0;
  const open = counts.kept + counts.posted + counts.reopened + left.length;
  const threads = `${open} ${open === 1 ? 'thread' : 'threads'} open (${counts.posted} new, ${counts.reopened} reported again)`;
  const sentence = `${sha}: ${verdict(failing, result.failLevel)}; ${threads}, ${counts.resolved} resolved`;
  return unfinished === '' ? sentence : `${sentence}; not fully analyzed: ${unfinished}`;
}

/** The rule that decided, in words. */
function verdict(failing: number, failLevel: RunResult['failLevel']): string {
  if (failLevel === 'never') return 'passed, fail-level is none';
  const level = `at level ${failLevel}${failLevel === 'error' ? '' : ' or above'}`;
  return failing === 0
    ? `passed, no finding ${level}`
    : `failed by ${failing} ${failing === 1 ? 'finding' : 'findings'} ${level}`;
}

function withUrl(check: Check, runUrl: string | undefined): Check {
  return runUrl === undefined ? check : { ...check, externalUrl: runUrl };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}
