import { basename } from 'node:path';
import { ConfigurationError, IncompleteError } from '../errors.ts';
import { type Completeness, isOfJob, type ToolsOfJob, type Trust } from '../finding/completeness.ts';
import { type Finding, scopeKey } from '../finding/finding.ts';
import { type FoundLog, type FoundLogs, findLogs } from '../log/find-logs.ts';
import { at, isObject } from '../log/raw.ts';
import { type Log, MOST_BYTES, readLog } from '../log/read-log.ts';
import { firstFew } from '../text/names.ts';
import { describeMisnamedTools, isSilenceProof, toCompleteness } from './completeness.ts';
import { hideInRun } from './hide-in-run.ts';
import {
  type AnalyzedCommit,
  blameErrorRuns,
  eachFinding,
  holdBlamedFiles,
  holdForeignLog,
  holdOtherCommits,
  holdOtherTexts,
} from './hold-logs.ts';
import type { Roots } from './known-roots.ts';
import { findFolder, noHabits, wasMisled } from './path-habits.ts';
import { quote } from './quote.ts';
import { type Details, readDetails } from './read-details.ts';
import { type RunReading, readRun } from './read-run.ts';
import { type RunOrder, toRunContext } from './run-context.ts';
import type { Tree } from './tree.ts';

/**
 * Most results of all logs together; twenty times what GitHub takes of one run (25,000). A finding takes some
 * 350 bytes of memory.
 */
const MOST_RESULTS = 500_000;

/** Tools of one log that are named in its line; some logs have a run for each file, or for each version. */
const MOST_NAMED = 10;

/**
 * Bytes of memory that what only comments show may take, about. Which findings become comments is not known
 * while they are read, so all are cut to what a comment has room for: some 3 kB for one with a long data
 * flow.
 */
const MOST_DETAILS = 100_000_000;

interface AnalysisOptions {
  /**
   * The input that names the logs, its lines, and the absolute folder that they are relative to. Findings of
   * the base become no comments, so that no details of them are kept.
   */
  readonly input?: 'sarif-file' | 'base-sarif-file';
  readonly patterns: readonly string[];
  readonly directory: string;
  /** Input `category`; empty counts as not given. */
  readonly category?: string | undefined;
  /** Inputs `tools` and `silent-tools`. */
  readonly tools: readonly string[];
  readonly silentTools?: readonly string[];
  /** Input `trust`; by default nothing is. */
  readonly trust?: Trust;
  /** Tells whether the commit has what is at this absolute path; by default nothing counts as tracked. */
  readonly isTracked?: ((path: string) => boolean) | undefined;
  /** The analyzed commit. */
  readonly tree: Tree;
  /** The same, where a log that says to be of another one is held. */
  readonly analyzed?: AnalyzedCommit | undefined;
  readonly roots: Roots;
  /** Where the job keeps what is not for its workspace; absolute. */
  readonly temporaryFolder?: string | undefined;
  /** Logs that this run has read before, which count for the limit of all. */
  readonly before?: readonly LogSummary[];
  /** Hides our secrets in a text; by default there are none. */
  readonly redact?: ((text: string) => string) | undefined;
  /** Takes a line for each log. */
  readonly progress?: (line: string) => void;
}

/** How one log was read; `error` is the sentence that says why it was not. */
interface LogSummary {
  readonly name: string;
  /** Its size, unpacked; 0 where it was not read. */
  readonly bytes: number;
  readonly results: number;
  readonly runs: number;
  readonly error?: string;
}

export interface Analysis {
  /** Every result of every log that could be read, in their order, whatever its presence. */
  readonly findings: readonly Finding[];
  readonly completeness: Completeness;
  readonly logs: readonly LogSummary[];
  /** Each tool and version that has a run, once. */
  readonly tools: readonly { readonly name: string; readonly version?: string }[];
  /**
   * Versions of the tools and their extensions, by `scopeKey`: undefined where its runs do not say them, or
   * do not agree. A tool without a run is not in it.
   */
  readonly versions: ReadonlyMap<string, string | undefined>;
  /** The commit that all runs say to be of. */
  readonly revision: string | undefined;
  /** What only comments show of a finding, also of a copy of it that was changed. */
  detailsOf(finding: Pick<Finding, 'source' | 'result'>): Details;
}

/**
 * Reads all SARIF logs of this job. A log that cannot be read costs the others nothing: it is a failure of
 * the analysis, which keeps everything it might have proved from being called fixed.
 *
 * @throws ConfigurationError where the inputs name a tool otherwise than the logs
 */
export async function readAnalysis(options: AnalysisOptions): Promise<Analysis> {
  const { patterns, directory, roots, temporaryFolder } = options;
  const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
  const found = await findLogs(patterns, directory, folders, options.isTracked);
  const readings: LogReading[] = [];
  const room = {
    bytes: (options.before ?? []).reduce((left, { bytes }) => left - bytes, MOST_BYTES),
    results: MOST_RESULTS,
    details: { left: options.input === 'base-sarif-file' ? 0 : MOST_DETAILS },
  };
  // One after the other: the values of a log go before those of the next one come.
  for (const log of found.logs) {
    const reading = await readOne(log, options, room).catch((error: unknown) => refused(log, error));
    room.bytes -= reading.summary.bytes;
    room.results -= reading.summary.results;
    readings.push(reading);
    options.progress?.(toProgress(reading));
  }
  const runs = blameErrorRuns(readings.flatMap((reading) => reading.runs));
  const tools = { named: options.tools, silent: options.silentTools ?? [] };
  const misnamed = describeMisnamedTools(
    tools,
    runs.map(({ scope }) => scope),
  );
  if (misnamed !== undefined) throw new ConfigurationError(misnamed);
  const unread = [...notFound(found, options), ...readings.flatMap(({ summary }) => summary.error ?? [])];
  const told = {
    failures: unread,
    warnings: [
      ...passedOver(found, options),
      ...findAlone(found),
      ...readings.flatMap((reading) => reading.warnings),
    ],
    wide: found.wide,
    tools,
    category: options.category,
    trust: options.trust ?? [],
  } as const;
  const details = new Map(readings.flatMap((reading) => reading.details));
  const isEmpty = unread.length === 0 && runs.length === 0 && !isSilenceProof(told);
  return {
    findings: runs.flatMap((run) => ofTools(run, tools)),
    completeness: toCompleteness({
      ...told,
      runs: runs.filter(({ scope }) => isOfJob(tools, scope.tool)),
      failures: isEmpty ? [describeEmpty(readings, options)] : unread,
    }),
    logs: readings.map((reading) => reading.summary),
    tools: toTools(runs),
    versions: toVersions(runs),
    revision: agreed(runs.map(({ revision }) => revision)),
    detailsOf: ({ source, result }) => details.get(source)?.get(result) ?? {},
  };
}

/** How much of the logs that follow may be read. */
interface Room {
  readonly bytes: number;
  readonly results: number;
  /** Of what only comments show, in bytes of memory, about. */
  readonly details: { left: number };
}

function toVersions(runs: readonly RunReading[]): Analysis['versions'] {
  const scopes = Map.groupBy(runs, ({ scope }) => scopeKey(scope));
  return new Map([...scopes].map(([key, own]) => [key, agreed(own.map(({ versions }) => versions))]));
}

/** What all of them say; undefined where one says nothing or something else. */
function agreed(said: readonly (string | undefined)[]): string | undefined {
  return new Set(said).size === 1 ? said[0] : undefined;
}

/** The findings of a run; where its tool is none of the job's, as ones that are only counted. */
function ofTools({ scope, findings }: RunReading, tools: ToolsOfJob): readonly Finding[] {
  if (isOfJob(tools, scope.tool)) return findings;
  return findings.map((finding) =>
    finding.presence.kind === 'present' || finding.presence.kind === 'suppressed'
      ? { ...finding, presence: { kind: 'other-tool' } }
      : finding,
  );
}

/** Nothing was read that an analyzer ran at all. */
function describeEmpty(readings: readonly LogReading[], { input = 'sarif-file' }: AnalysisOptions): string {
  const names = firstFew(
    readings.map(({ summary }) => summary.name),
    MOST_NAMED,
  );
  return `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or name the tools that do not in \`silent-tools\`, and the files in \`${input}\`.`;
}

interface LogReading {
  readonly summary: LogSummary;
  readonly runs: readonly RunReading[];
  /** What only comments show, by run and by the index of the result. */
  readonly details: readonly (readonly [Finding['source'], ReadonlyMap<number, Details>])[];
  readonly warnings: readonly string[];
}

async function readOne(file: FoundLog, options: AnalysisOptions, room: Room): Promise<LogReading> {
  const { name } = file;
  const { category, tree, roots, redact } = options;
  const accepted = acceptLog(await readLog(file, room.bytes, options.progress));
  const log =
    redact === undefined
      ? accepted
      : { ...accepted, runs: accepted.runs.map((run) => hideInRun(run, redact)) };
  const told = noHabits();
  const first = { log: name, category, tree, roots, habits: told };
  let order = first;
  let reading = readRuns(log, order, room);
  // Where it told too late how it writes its paths, nothing that was resolved before that counts.
  const readAgain = (folder: string) => {
    order = { ...first, habits: { ...told, folder } };
    reading = readRuns(log, order, room);
  };
  if (wasMisled(told)) readAgain('');
  const folder = findFolder(eachFinding(reading.runs));
  if (folder !== '') readAgain(folder);
  const { runs, summary } = reading;
  // Last, so that the paths in there do not tell how those of the results are to be read.
  const details = options.input === 'base-sarif-file' ? [] : readDetailsOf(runs, log, order, room.details);
  const held = options.trust?.includes('foreign-paths') ? runs : holdForeignLog(name, runs);
  const { analyzed } = options;
  const ofCommit =
    analyzed === undefined
      ? held
      : await holdOtherTexts(await holdOtherCommits(name, held, analyzed), analyzed);
  return { summary, runs: holdBlamedFiles(ofCommit), details, warnings: log.warnings };
}

function readDetailsOf(
  runs: readonly RunReading[],
  log: AcceptedLog,
  order: RunOrder,
  room: Room['details'],
): LogReading['details'] {
  return runs.flatMap(({ findings }) => {
    const source = findings[0]?.source;
    if (source === undefined) return [];
    const run = log.runs[source.run];
    const context = toRunContext(source.run, run, order);
    return [[source, readDetails(run, findings, context, room)] as const];
  });
}

function readRuns(log: AcceptedLog, order: RunOrder, room: Room): Pick<LogReading, 'summary' | 'runs'> {
  const { name, bytes } = log;
  const runs: RunReading[] = [];
  let results = 0;
  let error: string | undefined;
  for (const [index, run] of log.runs.entries()) {
    if (isObject(run)) {
      const mostResults = room.results - results;
      const reading = readRun(run, index, { ...order, mostResults });
      results += reading.findings.length;
      runs.push(reading);
    } else {
      // It could be of any tool, so it counts like a log that cannot be read.
      error ??= `${name} has a run that is not an object, runs[${index}]: let the analyzer write it again.`;
    }
  }
  return {
    runs,
    summary: { name, bytes, results, runs: runs.length, ...(error === undefined ? {} : { error }) },
  };
}

/** Nothing of a log counts that was refused, whatever was read before. */
function refused({ name }: FoundLog, error: unknown): LogReading {
  if (!(error instanceof IncompleteError)) throw error;
  return {
    summary: { name, bytes: 0, results: 0, runs: 0, error: error.message },
    runs: [],
    details: [],
    warnings: [],
  };
}

function notFound(found: FoundLogs, { input = 'sarif-file', patterns }: AnalysisOptions): readonly string[] {
  const excess = found.excess === undefined ? [] : [found.excess];
  if (patterns.every((pattern) => pattern.trim() === '')) {
    return [`No SARIF log was found: \`${input}\` is empty, name the logs of this job there.`];
  }
  const missing = found.unmatched.map(
    ({ pattern, kind, elsewhere }) =>
      `No SARIF log was found: \`${input}\` names ${describeMissing(pattern, kind, elsewhere)}`,
  );
  const outside = found.outside.map(
    (name) =>
      `\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`,
  );
  const { named, passedOver: others } = found.tracked;
  const tracked = found.logs.length === 0 ? [...named, ...others] : named;
  return [...missing, ...outside, ...describeTracked(tracked, input), ...excess];
}

const MOST_ELSEWHERE = 3;
const SEE_THE_STEP =
  'See the step that should write it: it failed, or it writes to another path. If it writes none because it has no file left to look at, take its log out here and name the tool in `silent-tools`.';

function describeMissing(
  pattern: string,
  kind: FoundLogs['unmatched'][number]['kind'],
  elsewhere: readonly string[],
): string {
  if (kind === 'list') return `${pattern} in one line: write one log per line.`;
  if (kind === 'folder')
    return `the folder ${pattern}, and there is none in it (.sarif, .sarif.gz; name a .json log itself, or by a glob). ${SEE_THE_STEP}`;
  return elsewhere.length === 0
    ? `${pattern}, and there is none. ${SEE_THE_STEP}`
    : `${pattern}, and there is none. There is ${firstFew(elsewhere, MOST_ELSEWHERE)}: write the whole path.`;
}

/** Sentences about tracked logs that a folder or a glob has beside logs that were read. */
function passedOver(
  { logs, tracked }: FoundLogs,
  { input = 'sarif-file' }: AnalysisOptions,
): readonly string[] {
  return logs.length === 0 ? [] : describeTracked(tracked.passedOver, input);
}

// Lines such as `**/checkstyle.sarif` are of a build with a log for each module.
function findAlone({ logs, wide }: FoundLogs): readonly string[] {
  return wide.flatMap((line) => {
    const [, name] = /\*\*[\\/]([\w.-]+)$/u.exec(line) ?? [];
    const [found, ...more] = logs.filter(({ path }) => basename(path) === name);
    return found === undefined || more.length > 0
      ? []
      : [
          `\`${line}\` found ${found.name} alone, and is for a build that writes such a log for each module: see whether all were analyzed.`,
        ];
  });
}

function describeTracked(names: readonly string[], input: AnalysisOptions['input']): readonly string[] {
  if (names.length === 0) return [];
  const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
  const remedy = 'have the analyzer write to a path that git does not track';
  const command = `git rm --cached ${names.slice(0, MOST_NAMED).map(toArgument).join(' ')}`;
  const remedies =
    input === 'sarif-file'
      ? `take ${them} out by \`${command}\` and commit that, or ${remedy}; add \`tracked-logs\` to \`trust\` if this is intended`
      : remedy;
  return [
    `${firstFew(names, MOST_NAMED)} ${is} part of the commit, so nobody would notice if the analyzer wrote nothing, and ${was} not read: ${remedies}.`,
  ];
}

/** A name as a word of a shell, and never as a flag. */
function toArgument(name: string): string {
  if (/^[\w/.][\w/.+-]*$/u.test(name)) return name;
  return `'${(name.startsWith('-') ? `./${name}` : name).replaceAll("'", String.raw`'\''`)}'`;
}

function toProgress({ summary, runs }: LogReading): string {
  if (summary.error !== undefined) return summary.error;
  const tools = toTools(runs).map(({ name, version }) =>
    quote(version === undefined ? name : `${name} ${version}`),
  );
  const of = tools.length === 0 ? '' : ` of ${firstFew(tools, MOST_NAMED)}`;
  return `${summary.name}: ${summary.results} ${summary.results === 1 ? 'result' : 'results'}${of}`;
}

function toTools(runs: readonly RunReading[]): Analysis['tools'] {
  const versions = new Map<string, Set<string | undefined>>();
  for (const { scope, version } of runs) {
    const known = versions.get(scope.tool);
    if (known === undefined) versions.set(scope.tool, new Set([version]));
    else known.add(version);
  }
  return [...versions].flatMap(([name, own]) =>
    [...own].map((version) => (version === undefined ? { name } : { name, version })),
  );
}

/** A log whose version can be read. */
interface AcceptedLog extends Omit<Log, 'value'> {
  readonly runs: readonly unknown[];
  /** Things worth saying that cost nothing, for example a missing version. */
  readonly warnings: readonly string[];
}

/**
 * Accepts logs of SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2).
 * Early tools leave the version out: that is a warning.
 *
 * @throws IncompleteError for what is no SARIF log and for every other version: 1.0.0 has the same file names
 * and quite another structure
 */
export function acceptLog({ name, bytes, value }: Log): AcceptedLog {
  const runs = at(value, 'runs');
  // Before its version: many a JSON file has one, and only SARIF has runs.
  if (!isObject(value) || !(runs === null || Array.isArray(runs))) throw notSarif(name);
  const warnings = checkVersion(name, at(value, 'version'));
  if (runs === null) {
    // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
    throw new IncompleteError(
      `${name} says that the analyzer could not make its runs (\`runs\` is null): run the analyzer again.`,
    );
  }
  return { name, bytes, runs, warnings };
}

function checkVersion(name: string, version: unknown): readonly string[] {
  if (version === undefined || (typeof version === 'string' && version.trim() === ''))
    return [`${name} has no version, so it was read as SARIF 2.1.0`];
  if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version)) return [];
  const found = typeof version === 'string' ? quote(version) : 'of an unknown version';
  throw new IncompleteError(
    `${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`,
  );
}

function notSarif(name: string): IncompleteError {
  return new IncompleteError(
    `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): let the analyzer write SARIF (-f sarif or a similar option), or name another file in \`sarif-file\`.`,
  );
}
