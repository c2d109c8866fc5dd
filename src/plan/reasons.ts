import { describeOtherTool } from '../finding/completeness.ts';
import { type Finding, isUncommitted, placeName, type Scope, scopeName } from '../finding/finding.ts';
import type { ExistingSpot } from '../match/find-existing.ts';
import type { Pair } from '../match/pool.ts';
import { adviseOn } from '../match/rival-runs.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import { type Decision, isDecision, LONGEST_NAME, type Statement } from '../thread/decision.ts';
import { isResolving, type MarkKind, type ThreadIntent } from '../thread/mark.ts';
import { describeDoubt, type OwnThread, whyNotResolved } from '../thread/own-thread.ts';

// What people read as the reason for a move, for what became of a result, and for the overview. Each function
// and constant is one sentence without its full stop; none decides anything.

// A thread whose finding is in the logs.

export const IGNORED = 'the finding is ignored by .sarif-review.yml';
export const SUPPRESSED = 'the finding is suppressed';
export const REOPENED_BY_HAND = 'somebody reopened it, so that the decision about it holds no more';
export const SAID_TO_BE_GONE = 'it was marked as fixed, and the finding is back';
export const OPEN_THOUGH_MARKED =
  'it is open although it was marked as resolved, and the finding is still there';
export const RESOLVED_BY_PUSH = 'a push that changed its line resolved it, and the finding is there';
export const REOPENED = 'somebody reopened it after a run had resolved it';
export const outOfDiff = (path: string | undefined): string => `${path} is no longer part of the diff`;
export const thereAgain = (mark: MarkKind): string =>
  `it was ${markedAs(mark)}, and the finding is there again`;
export const unfinishedAndThere = (begun: ThreadIntent): string =>
  `${unfinished(begun)}, and the finding is there`;
/** @param by what takes a decision back */
export const withdrawn = (by: Statement): string =>
  by.says === 'reopen'
    ? `${nameOf(by.name)} took the decision back`
    : 'the reply that decided about it is gone';
export const resolvedAnd = (thread: OwnThread, reason: string): string =>
  `${resolvedBy(thread)}, and ${reason}`;
export const resolvedThoughEdited = (thread: OwnThread): string =>
  `${resolvedBy(thread)}, but ${describeDoubt(thread)}, and the finding is there`;

export function resolvedAndThere(thread: OwnThread): string {
  const doubt = describeDoubt(thread) ?? (thread.doubts.includes('shared') ? 'no key signed it' : undefined);
  return doubt === undefined
    ? resolvedBy(thread)
    : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${doubt}`;
}

/** Why a thread and a spot are the same. */
export function samePlace({ thread, spot, tier }: Pair): string {
  const { evidence } = thread;
  const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
  if (isUncommitted(spot.place)) return `its line differs from the commit, ${EVIDENCE[tier]}`;
  const where =
    spot.place.path !== evidence.path
      ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
      : line !== evidence.line
        ? `moved from line ${evidence.line} to line ${line}`
        : 'same line';
  return `${where}, ${EVIDENCE[tier]}`;
}

/** How a pair was found, in words. */
export const EVIDENCE: Readonly<Record<Pair['tier'], string>> = {
  T1: 'by git, same message',
  T2: 'by git, reworded',
  T3: 'same fingerprint of the tool',
  T4: 'same text and surroundings',
  T5: 'same text and message',
  T6: 'same text',
  T7: 'same text in another file',
  T8: 'its text was edited',
  T9: 'the only one left of its rule and message in the file',
};

export function waiting({ thread, spot }: Pair): string {
  const commit = thread.evidence.head.slice(0, 7);
  const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
  return `commit ${commit} could not be fetched, so it is unclear whether this thread is about line ${line}, which has the same text. No second thread is posted`;
}

// A thread whose finding is gone.

export const GONE = 'the finding is gone';
export const GONE_AND_KEPT = 'the finding is gone; resolve is never';
export const GONE_AND_DISCUSSED = 'the finding is gone; somebody replied, and resolve is undiscussed';
export const FILE_DELETED = 'its file was deleted';
/** What the person saw may be gone, so the finding is posted anew. */
export const RESEMBLED =
  'a person resolved it, and it is not certain that the present finding is the same one';
export const OVER =
  'its finding is there again, and this client may not reopen it, so the finding is treated as a new one';
export const UNBOUND =
  'its place and its words are not those that a run has signed, so its finding is posted anew';
export const already = (mark: MarkKind): string => `already ${markedAs(mark)}`;
export const unfinishedAndGone = (begun: ThreadIntent): string => `the finding is gone; ${unfinished(begun)}`;
export const goneButReopened = (spoke: boolean): string =>
  `the finding is gone, but somebody reopened it${spoke ? ' and spoke' : ''}`;
export const goneAndDecided = (thread: OwnThread): string => `the finding is gone; ${resolvedBy(thread)}`;

// The change itself.

export const newHead = (noun: string, head: string): string =>
  `the ${noun} moved on to ${head.slice(0, 7)} during the run`;

// Any thread.

/** Why a thread of which it is not known that it is ours is left: only who has the key knows what it says. */
export const unproven = ({ doubts }: OwnThread): string =>
  doubts.includes('sealed')
    ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
    : 'another discussion holds a copy of its comment: delete the copy';

/** Why no run may resolve a thread; undefined where one may. */
export function notToResolve(thread: OwnThread): string | undefined {
  const why = whyNotResolved(thread);
  return why && `${why}, so no run may resolve it: resolve it by hand`;
}

export const mayNotResolve = (reason: string): string => `${reason}, and this client may not resolve threads`;
export const but = (reason: string, doubt: string): string => `${reason}, but ${doubt}`;
/** `Ada decided "false positive": generated code` */
export const decided = ({ says, reason, name }: Decision): string =>
  `${nameOf(name)} decided "${says}": ${reason}`;

/** Who resolved a thread; where a reply did, how it decided. */
export function resolvedBy({ resolvedBy: name, lastMark }: OwnThread): string {
  const { decided: way, statement } = lastMark ?? {};
  return way !== undefined && statement !== undefined && isDecision(statement)
    ? decided(statement)
    : `${nameOf(name)} resolved it`;
}

const nameOf = (name: string | undefined): string =>
  name === undefined ? 'a person' : truncate(oneLine(name), LONGEST_NAME);
/** Kinds of marks that are not words of everyday. */
const MARKED: Readonly<Partial<Record<MarkKind, string>>> = {
  'moved-on': 'marked as no longer part of the change',
  retired: 'marked as a second thread of its finding',
};
const markedAs = (mark: MarkKind): string => MARKED[mark] ?? mark;
const unfinished = ({ kind, head }: ThreadIntent): string =>
  `a run for ${head.slice(0, 7)} began to ${isResolving(kind) ? 'resolve' : 'reopen'} it and did not finish`;

// A thread that is held, since this run does not prove that its finding is gone.

/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;
export const laterVersion = (scope: Scope): string =>
  `a later version of sarif-review wrote threads of ${scopeName(scope)}: use that version here too`;

export function toolNotNamed(scope: Scope, isOurs: boolean): string {
  const why = describeOtherTool(scope.tool);
  return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
}

/** @param runs categories of the tool that the logs have runs of */
export const noRunOfOtherJob = (scope: Scope, runs: readonly string[]): string =>
  runs.length === 0 || scope.category === ''
    ? `${noRunIn(scope, runs)}: ${LEFT_TO_JOB}`
    : `${noRunIn(scope, runs)}: if they are the same, set the input category to ${scope.category}`;
/** @param runs categories of the tool that the logs have runs of, one at least */
export const noRunOfCategory = (scope: Scope, runs: readonly string[]): string =>
  `${noRunIn(scope, runs)}: run it before this step; ${cleaning(scope)}`;
export const noRunOfSilent = (scope: Scope): string =>
  `${noRunIn(scope)}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
export const noRun = (scope: Scope): string =>
  `${noRunIn(scope)}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
export const reportedHere = (scope: Scope): string =>
  `another run reported it at this same commit: ${adviseOn(scopeName(scope))}`;
export const ruleDidNotRun = (ruleId: string): string =>
  `rule ${ruleId} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
export const fileNotLookedAt = (path: string): string =>
  `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;

/** It ends when the tool reports in that file again, the line changes, or a person resolves the thread. */
export const quiet = (scope: Scope, isAsItWas: boolean): string =>
  `${scopeName(scope)} does not say which files it read, and ${isAsItWas ? 'this line' : 'the line of another finding in this file'} has not changed: check that it could read the file, or resolve the thread if it is fixed`;

/** @param line in the analyzed commit; 0 for the whole file */
export function uncommitted(path: string, line: number): string {
  const what = line === 0 ? path : `line ${line} of ${path}`;
  return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
}

export const garbled = (path: string): string => `the name of ${path} is not UTF-8`;
export const differsFromHead = (path: string): string =>
  `${path} has another text there at the head of the diff than in the analyzed commit`;
const LEFT_TO_JOB = 'its threads are left to the job that runs it';

function noRunIn(scope: Scope, runs: readonly string[] = []): string {
  const only = runs.length === 0 ? '' : `, only ${firstFew(runs, MOST_NAMED)}`;
  return `${scopeName(scope)} has no run in these logs${only}`;
}

/** A command that people copy into a shell holds no name that would be more than a word there. */
function cleaning({ tool, category }: Scope): string {
  const word = (name: string): string => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
  const only = category === '' ? '' : ` --category ${word(category)}`;
  return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}

// Duplicates and twins.

export const sameFinding = ({ discussionId }: OwnThread): string =>
  `discussion ${discussionId} is about the same finding`;
export const notRunHere = (scope: Scope): string => `this job does not run ${scopeName(scope)}`;
export const notToRemove = (doubt: string): string => `${doubt}, so no run may remove it: resolve it by hand`;
export const writtenByLater = (scope: Scope): string =>
  `a later version of sarif-review writes threads of ${scopeName(scope)}`;
/** `discussion 12 of PMD is about the same problem` */
export const sameProblem = (scope: Scope, discussionId: string): string =>
  `discussion ${discussionId} of ${scopeName(scope)} is about the same problem`;
export const decidedWithTwin = (reason: string): string =>
  `${reason}; a person resolved it, and its comment names this`;
export const twinGetsThread = (scope: Scope): string =>
  `${scopeName(scope)} gets the thread for the same problem`;
export const namesOtherTools = (reason: string): string => `${reason}; its comment will name the other tools`;
export const namesOtherPlace = (reason: string): string => `${reason}; its comment will say where it is now`;

// What became of a result.

export const NEW = 'new';
/** By the log of the base. */
export const NEW_SINCE_BASE = 'new since the base';
export const EDITED_SINCE_BASE = 'its line is new since the base; it was here before this line was edited';
export const ABSENT = 'baselineState is absent';
export const SUPPRESSED_IN_LOG = 'suppressed in the log';
export const NOTE = 'it is a note on the result before it, and is shown with that';
export const DUPLICATE = 'the logs hold the same result twice';
export const OUTSIDE_CHANGE = 'its line is not part of the change';
export const engineFailed = ({ scope }: Finding): string => `the engine ${scope.tool} failed`;
export const filteredBy = (filterMode: string, why: string): string => `filter-mode ${filterMode}: ${why}`;
export const belowLevel = (level: string, minLevel: string): string =>
  `level ${level} is below min-level ${minLevel}`;
export const overLimit = (maxThreads: number): string => `max-threads is ${maxThreads}`;

// What the log of the base says of a finding.

/** `ESLint reported it at 9a2c4e1:src/a.js:12 (found again: by git, same message)` */
export function atBase(commit: string, { then, tier }: ExistingSpot): string {
  const place = placeName(then.place);
  const at = place === '' ? '' : `:${place}`;
  // Git says nothing of what has no line in a file.
  const evidence = then.place.kind === 'nowhere' ? 'same message' : EVIDENCE[tier];
  return `${scopeName(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${evidence})`;
}

export const baseUnusable = (because: string): string => `the base log tells nothing: ${because}`;
/** @param held why its run does not count, where there is one */
export const notAtBase = (scope: Scope, held: string | undefined): string =>
  held === undefined
    ? `${scopeName(scope)} has no run in the base log`
    : `the base log of ${scopeName(scope)} is not complete: ${held}`;
export const otherVersion = (scope: Scope, before = 'no version', here = 'no version'): string =>
  `${scopeName(scope)} is ${before} at the base, and ${here} here`;
export const ruleNotAtBase = (scope: Scope, ruleId: string): string =>
  `rule ${ruleId} of ${scopeName(scope)} did not run at the base`;
export const fileNotAtBase = (scope: Scope): string =>
  `${scopeName(scope)} did not look at its file at the base`;
export const staleBase = (commit: string): string =>
  `the base log is of ${commit.slice(0, 7)}, and the target branch has another line there since`;
export const COUNTED_OTHERWISE =
  'analyzers count the lines of its file in several ways, and these do not agree on where its line was at the base';
export const judgedByLine = (filtered: string, because: string): string =>
  `${filtered}; whether it is new is not known: ${because}`;

// The overview.

export const OVERVIEW_NEVER = 'overview-comment is never';
export const OVERVIEW_NOT_NEEDED = 'every selected finding has a thread';
export const OVERVIEW_NOT_NEEDED_NOW = 'every selected finding has a thread now';
export const OVERVIEW_UNPROVEN = 'the analysis is not complete';
export const OVERVIEW_MISSING = 'there was none yet';
export const OVERVIEW_LACKS = 'it lacks a new finding';
export const OVERVIEW_LISTS_ALL = 'it lists all findings already';
export const OVERVIEW_SAME = 'it lists the same findings';
export const OVERVIEW_OTHERS = 'it lists other findings';
export const OVERVIEW_KEY = 'it will be signed with the current key';

/**
 * That one rule makes most of what is over the limit of threads, and the line for the configuration file that
 * silences it.
 */
export function dominantRule(count: number, all: number, ruleId: string, { tool }: Scope): string {
  return `${count} of ${all} findings over max-threads are of ${oneLine(ruleId)} (${oneLine(tool)}): ${silencing(ruleId, tool)}`;
}

/** A sentence with the line for the configuration file that silences a rule of a tool. */
export function silencing(ruleId: string, tool: string): string {
  return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; with another level it counts for less`;
}

/** The line below `rules:` in `.sarif-review.yml` that turns a rule off. */
export function silencingLine(ruleId: string, tool: string): string {
  return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}

/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text: string): string {
  const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
  return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}

/** A line that is copied from where it is shown lacks what is not shown there. */
function escapeInvisible(sign: string): string {
  if (oneLine(sign) !== '') return sign;
  const code = sign.codePointAt(0) ?? 0;
  return `\\U${code.toString(16).padStart(8, '0')}`;
}
