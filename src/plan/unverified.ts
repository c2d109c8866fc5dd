import type { Diff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { speaksOfParsing } from '../finding/about.ts';
import { type Completeness, describeOtherTool, isOfJob, type ToolsOfJob } from '../finding/completeness.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import { isUncommitted, type Result, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import { ruleKey } from '../match/candidate.ts';
import { messagesOf } from '../match/fingerprint.ts';
import type { Finding, Thread } from '../model.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { firstFew, folderOf, isGarbled } from '../text/names.ts';
import { scopeOf } from '../threads/threads.ts';

// Why the absence of a thread's finding proves nothing: a finding is called fixed only where the logs prove
// that its place was looked at.

/** What the logs and the change say of what was looked at. */
export interface Analyzed {
  completeness: Completeness;
  findings: readonly Finding[];
  results: readonly Result[];
  threads: readonly Thread[];
  job: { name: string; tools: ToolsOfJob };
  head: string;
  /** The commit that the logs are of, and the diff from it to the head. */
  analyzed: string;
  toHead: Diff;
  /**
   * Whether the working tree has another text at this line of the analyzed commit; line 0: anywhere in the
   * file.
   */
  isRewritten: (path: string, line: number) => boolean;
}

export interface Unverified {
  why: string;
  /** Its file or its rule was not looked at: the finding counts as it was last reported. */
  counts: boolean;
}

/** Answers for each thread without a finding. */
export function createVerifier(at: Analyzed): (thread: Thread) => Unverified | undefined {
  const { completeness } = at;
  const complete = new Set(completeness.complete.map(scopeKey));
  const failed = new Map(completeness.unverifiedTools.map(({ scope, reason }) => [scopeKey(scope), reason]));
  const files = new Map(
    completeness.unverifiedFiles.map((one) => [`${scopeKey(one.scope)}\n${one.path}`, one]),
  );
  const folders = new Map(
    completeness.unverifiedFiles
      .filter(({ told }) => told === 'folder')
      .map((one) => [`${scopeKey(one.scope)}\n${folderOf(one.path)}`, one]),
  );
  const runs = Map.groupBy(
    [
      ...completeness.complete,
      ...completeness.unverifiedTools.flatMap((one) => (one.kind === 'failed' ? one.scope : [])),
    ],
    ({ tool }) => tool,
  );
  const doubtOf = gatherDoubts(at.results);
  const quiet = findQuiet(at);
  const contested = findContested(at);
  const renamed = findRenamed(at);
  const saysParsing = createParsingDoubt(at);
  const left = Map.groupBy(
    at.findings.filter(({ thread, suppressed }) => thread === undefined && !suppressed),
    (finding) => `${ruleKey(finding)}\n${finding.at?.path ?? finding.place.path ?? ''}`,
  );

  const ofScope = (thread: Thread): string | undefined => {
    const scope = scopeOf(thread);
    const key = scopeKey(scope);
    const [failure] = completeness.failures;
    return (
      failure ??
      failed.get(key) ??
      contested.get(key) ??
      renamed.get(key) ??
      (complete.has(key) ? undefined : whyNoRun(thread, scope, at.job, runs.get(scope.tool) ?? []))
    );
  };
  const ofFile = (thread: Thread): string | undefined => {
    const { fingerprint, where } = thread;
    const scope = scopeOf(thread);
    const key = scopeKey(scope);
    const path = pathOf(thread);
    if (isGarbled(path)) return `the name of ${path} is not UTF-8`;
    const file = files.get(`${key}\n${path}`) ?? folders.get(`${key}\n${folderOf(path)}`);
    if (file !== undefined) return file.reason;
    if (
      !mayHaveRun(
        { id: fingerprint.rule, deprecatedIds: [], unlisted: fingerprint.isUnlisted || undefined },
        completeness.ruleCatalogues.get(key),
      )
    )
      return `rule ${fingerprint.rule} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
    if (completeness.fileCatalogues.get(key)?.has(path) === false)
      return `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;
    if (!quiet.has(`${key}\n${path}`)) return undefined;
    const line =
      where.kind === 'at' && where.line > 0 ? 'this line' : 'the line of another finding in this file';
    const isUnread = where.kind === 'edited' && where.isUnread === true;
    const what = isUnread
      ? 'this file is binary and too large to compare its lines'
      : `${line} has not changed`;
    return `${scopeName(scope)} does not say which files it read, and ${what}: check that it could read the file, or resolve the thread if it is fixed`;
  };
  const ofPlace = (thread: Thread): Unverified | undefined => {
    const { fingerprint, where } = thread;
    const path = pathOf(thread);
    const unread = ofFile(thread);
    if (unread !== undefined) return { why: unread, counts: true };
    const doubt = doubtOf(scopeKey(scopeOf(thread)), path);
    if (doubt !== undefined) return { why: doubt, counts: false };
    if (where.kind === 'at' && at.isRewritten(where.path, where.line)) {
      const what = where.line === 0 ? path : `line ${where.line} of ${path}`;
      return {
        why: `${what} differs between the working tree and the commit: analyze the files as they are committed`,
        counts: false,
      };
    }
    if (where.kind === 'at' && differsAtHead(where.path, where.line, at.toHead))
      return {
        why: `${path} differs there between the analyzed commit and the head of the diff`,
        counts: false,
      };
    const alike =
      left.get(`${JSON.stringify([fingerprint.tool, fingerprint.category, fingerprint.rule])}\n${path}`) ??
      [];
    if (alike.some(({ place }) => isUncommitted(place)))
      return {
        why: 'an unmatched finding of its rule is on lines of its file that are not committed',
        counts: false,
      };
    if (fingerprint.about !== undefined && where.kind === 'at' && where.line > 0)
      return {
        why: `${scopeName(scopeOf(thread))} no longer reports it, and line ${where.line} of ${path} names the same package as before: a database that withdraws an advisory is no fix; resolve the thread if it is none`,
        counts: true,
      };
    const parsing = saysParsing(thread);
    if (parsing !== undefined) return { why: parsing, counts: true };
    const there =
      alike.length > 0
        ? 'of the same rule in its file'
        : where.kind === 'unknown' && where.perhaps !== undefined
          ? `on a line that reads the same, in ${where.perhaps},`
          : undefined;
    return where.kind === 'unknown' && there !== undefined
      ? {
          why: `commit ${fingerprint.commit.slice(0, 7)} could not be fetched, and a finding ${there} has no thread yet`,
          counts: false,
        }
      : undefined;
  };

  return (thread) => {
    const scope = ofScope(thread);
    const key = scopeKey(scopeOf(thread));
    const varies = completeness.varying.has(key);
    if (scope !== undefined) return { why: scope, counts: varies && contested.get(key) === scope };
    const { fingerprint, mark, where } = thread;
    const isReported = mark.mark === 'open' || mark.mark === 'dismissed';
    if (isReported && (fingerprint.analyzed ?? fingerprint.commit) === at.analyzed)
      return {
        why: `another run reported it at this same commit: ${adviseOn(scopeName(scopeOf(thread)))}`,
        counts: varies,
      };
    // A file that is gone took its findings with it, whatever was looked at.
    if (where.kind === 'deleted') return undefined;
    const unverified = ofPlace(thread);
    if (unverified !== undefined || !varies || thread.isTouched === true) return unverified;
    return {
      why: `${scopeName(scopeOf(thread))} does not report the same in each run, and no line near this one was changed since it was reported: resolve the thread if it is fixed`,
      counts: true,
    };
  };
}

/** Tools none of whose rules are reported by their old ids, though one says the same of the same line. */
function findRenamed({ threads, findings }: Analyzed): Map<string, string> {
  const paired = new Set(findings.map(({ thread }) => thread));
  const now = Map.groupBy(findings, ({ scope }) => scopeKey(scope));
  const then = Map.groupBy(threads, (thread) => scopeKey(scopeOf(thread)));
  return new Map(
    [...then].flatMap(([key, some]) => {
      const found = now.get(key) ?? [];
      const rules = new Set(found.map(({ rule }) => rule.id));
      if (some.some((thread) => paired.has(thread) || rules.has(thread.fingerprint.rule))) return [];
      const again = some.find(({ where, fingerprint: { messages } }) =>
        found.some(
          ({ at, results }) =>
            where.kind === 'at' &&
            at?.path === where.path &&
            at.line === where.line &&
            messagesOf(results).some((one) => messages.includes(one)),
        ),
      );
      return again === undefined
        ? []
        : [
            [
              key,
              `all rules of ${scopeName(scopeOf(again))} have other ids than before, and it says the same of the same line: resolve the thread if it is fixed`,
            ] as const,
          ];
    }),
  );
}

export function pathOf({ where, fingerprint }: Thread): string {
  return 'path' in where ? where.path : fingerprint.path;
}

/** The analyzed commit has another text there than the head. */
function differsAtHead(path: string, line: number, toHead: Diff): boolean {
  const change = toHead.byNewPath.get(path);
  return change !== undefined && (line === 0 || mapLineBackward(change.hunks, line) === undefined);
}

const LEFT_TO_JOB = 'its threads are left to the job that runs it';
/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;

/** Why a thread stays whose tool and category have no run, and what to do where this job is to run it. */
function whyNoRun(
  { marker: { check } }: Thread,
  scope: Scope,
  { name, tools }: Analyzed['job'],
  runs: readonly Scope[],
): string {
  const isOurs = check === name;
  if (!isOfJob(tools, scope.tool)) {
    const why = describeOtherTool(scope.tool);
    return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
  }
  const only = runs.length === 0 ? '' : `, only ${firstFew(runs.map(scopeName), MOST_NAMED)}`;
  const none = `${scopeName(scope)} has no run in these logs${only}`;
  if (!isOurs)
    return runs.length === 0 || scope.category === ''
      ? `${none}: ${LEFT_TO_JOB}`
      : `${none}: if they are the same, set the input category to ${scope.category}`;
  if (runs.length > 0) return `${none}: run it before this step; ${cleaning(scope)}`;
  return tools.silent.includes(scope.tool)
    ? `${none}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``
    : `${none}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, write \`NAME (silent)\` there`;
}

/** A command that people copy into a shell holds no name that would be more than a word there. */
function cleaning({ tool, category }: Scope): string {
  const word = (name: string): string => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
  const only = category === '' ? '' : ` --category ${word(category)}`;
  return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}

function adviseOn(scope: string): string {
  return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}

/** Tools that two runs disagree about at this head: one called a finding fixed that the other reports. */
export function findContested({
  threads,
  findings,
  head,
}: Pick<Analyzed, 'threads' | 'findings' | 'head'>): ReadonlyMap<string, string> {
  const reported = new Set(findings.flatMap(({ thread, suppressed }) => (suppressed ? [] : (thread ?? []))));
  return new Map(
    threads
      .filter(
        (thread) =>
          thread.mark.contestedAt === head ||
          (thread.mark.mark === 'fixed' && thread.mark.head === head && reported.has(thread)),
      )
      .map((thread) => {
        const scope = scopeOf(thread);
        const why = `two runs of ${scopeName(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ${adviseOn('it')}`;
        return [scopeKey(scope), why];
      }),
  );
}

/**
 * Files in which a tool that does not say what it read reports nothing any more, though an open thread's line
 * is as it was.
 */
function findQuiet({ completeness: { quietScopes }, findings, threads }: Analyzed): ReadonlySet<string> {
  if (quietScopes.size === 0) return new Set();
  const reported = new Set(
    findings.map(({ scope, at, place }) => `${scopeKey(scope)}\n${at?.path ?? place.path ?? ''}`),
  );
  const matched = new Set(findings.map(({ thread }) => thread));
  return new Set(
    threads.flatMap((thread) => {
      const { where, isResolved } = thread;
      const key = scopeKey(scopeOf(thread));
      const isSilent = !matched.has(thread) && !isResolved && quietScopes.has(key);
      const mayStand = (where.kind === 'at' && where.line > 0) || (where.kind === 'edited' && where.isUnread);
      const file = mayStand ? `${key}\n${where.path}` : undefined;
      return isSilent && file !== undefined && !reported.has(file) ? [file] : [];
    }),
  );
}

/** Longest piece of a tool's own words in a reason. */
const LONGEST_QUOTE = 200;

/**
 * A tool that is not known to say so may not have been able to parse a file: all that it reports there speaks
 * of parsing, and none of that was reported together with the thread.
 */
function createParsingDoubt({ findings }: Analyzed): (thread: Thread) => string | undefined {
  const byFile = Map.groupBy(
    findings,
    ({ scope, at, place }) => `${scopeKey(scope)}\n${at?.path ?? place.path ?? ''}`,
  );
  return (thread) => {
    const path = pathOf(thread);
    const there = byFile.get(`${scopeKey(scopeOf(thread))}\n${path}`) ?? [];
    const results = there.flatMap((finding) => finding.results);
    const speak = results.every(
      ({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message),
    );
    const isOld = there.some((finding) => finding.thread?.fingerprint.commit === thread.fingerprint.commit);
    if (path === '' || results.length === 0 || !speak || isOld) return undefined;
    const words = truncate(oneLine(results[0]?.message ?? ''), LONGEST_QUOTE);
    return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${words}`;
  };
}

/**
 * Tools with a log none of whose results has a place in the checkout, while one of their open threads has no
 * finding.
 */
export function doubtUnlocated(
  completeness: Completeness,
  { findings, threads }: Pick<Analyzed, 'findings' | 'threads'>,
): Completeness {
  const complete = new Set(completeness.complete.map(scopeKey));
  const matched = new Set(findings.map(({ thread }) => thread));
  const open = new Set(
    threads.flatMap((thread) => (matched.has(thread) || thread.isResolved ? [] : scopeKey(scopeOf(thread)))),
  );
  const unverified = completeness.unlocated.filter(
    ({ scope }) => complete.has(scopeKey(scope)) && open.has(scopeKey(scope)),
  );
  if (unverified.length === 0) return completeness;
  const keys = new Set(unverified.map(({ scope }) => scopeKey(scope)));
  const said = new Set(unverified.map(({ reason }) => reason));
  return {
    ...completeness,
    complete: completeness.complete.filter((scope) => !keys.has(scopeKey(scope))),
    unverifiedTools: [
      ...completeness.unverifiedTools,
      ...unverified.map(({ scope, reason }) => ({
        scope,
        reason: `${reason}, or resolve its open threads yourself`,
        kind: 'failed' as const,
      })),
    ],
    warnings: completeness.warnings.filter((warning) => !said.has(warning)),
  };
}
