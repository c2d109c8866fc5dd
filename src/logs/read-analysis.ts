import { ConfigurationError, IncompleteError } from '../errors.ts';
import {
  type Allowed,
  ANY_TOOL,
  type Completeness,
  isOfJob,
  type ToolsOfJob,
} from '../finding/completeness.ts';
import { type Result, scopeKey } from '../finding/finding.ts';
import { counted } from '../text/names.ts';
import {
  type AnalyzedCommit,
  blameErrorRuns,
  describeMisnamedTools,
  doubtBlamedFiles,
  doubtOtherCommit,
  doubtUnlocatedLog,
  isSilenceProof,
  toCompleteness,
} from './analyzed.ts';
import type { Details } from './details.ts';
import { namesOf } from './failures.ts';
import { findLogs } from './find-logs.ts';
import { hideInRun } from './hide-in-run.ts';
import { EmptyLogError, MOST_BYTES, readLog } from './parse-log.ts';
import { openPaths, type Roots } from './paths.ts';
import { quote } from './quote.ts';
import { at, isObject, itemsAt, listAt } from './raw.ts';
import { type RunReading, readRun } from './read-run.ts';
import type { Tree } from './tree.ts';

/**
 * Of all logs together; twenty times what GitHub takes of one run. A finding takes some 350 bytes of memory.
 */
const MOST_RESULTS = 500_000;
/**
 * Places and replacements that only comments show; they take some 400 bytes each. Which findings become
 * comments is not known while they are read, so all are cut to what a comment has room for.
 */
const MOST_DETAILS = 250_000;

interface AnalysisOptions {
  /** Findings of the base become no comments, so that no details of them are kept. */
  readonly input?: 'sarif-file' | 'baseline-sarif-file';
  readonly patterns: readonly string[];
  /** What the lines of the input are relative to; absolute. */
  readonly directory: string;
  /** Input `category`; empty counts as not given. */
  readonly category?: string | undefined;
  /** Input `tools`; by default any tool is one of them. */
  readonly tools?: ToolsOfJob;
  /** Input `allow`; by default nothing is. */
  readonly allow?: Allowed;
  /** Tells whether the commit has what is at this absolute path; by default nothing counts as tracked. */
  readonly isTracked?: ((path: string) => boolean) | undefined;
  /** The analyzed commit. */
  readonly tree: Tree;
  /** The same, where a log that says to be of another one is unverified. */
  readonly analyzed?: AnalyzedCommit | undefined;
  readonly roots: Roots;
  /** Where the job keeps what is not for its workspace; absolute. */
  readonly temporaryFolder?: string | undefined;
  /** Logs that this run has read before, which count for the limit of all. */
  readonly before?: readonly LogSummary[];
  /** Takes a line for each log. */
  readonly progress?: (line: string) => void;
  /** Hides our secrets in a text; by default there are none. */
  readonly redact?: ((text: string) => string) | undefined;
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
  readonly results: readonly Result[];
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
  detailsOf(result: Pick<Result, 'source' | 'result'>): Details;
}

interface LogReading {
  readonly summary: LogSummary;
  readonly runs: readonly RunReading[];
  readonly warnings: readonly string[];
  readonly isEmpty?: true;
}

/**
 * Reads all SARIF logs of this job. A log that cannot be read costs the others nothing: it is a failure of
 * the analysis, which keeps everything it might have proved from being called fixed.
 *
 * @throws ConfigurationError where the inputs name a tool otherwise than the logs
 */
export async function readAnalysis(options: AnalysisOptions): Promise<Analysis> {
  const { patterns, directory, roots, temporaryFolder, input = 'sarif-file' } = options;
  const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
  const found = await findLogs(patterns, directory, folders, options.isTracked, input);
  const readings: LogReading[] = [];
  const room = {
    bytes: (options.before ?? []).reduce((left, { bytes }) => left - bytes, MOST_BYTES),
    results: MOST_RESULTS,
    details: input === 'baseline-sarif-file' ? undefined : { left: MOST_DETAILS },
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
  const { tools = ANY_TOOL } = options;
  const scopes = runs.map(({ scope }) => scope);
  const misnamed = describeMisnamedTools(tools, scopes);
  if (misnamed !== undefined) throw new ConfigurationError(misnamed);
  const isSilence = mayBeSilence(readings, tools);
  const unread = readings.flatMap(({ summary, isEmpty }) =>
    isEmpty && isSilence ? [] : (summary.error ?? []),
  );
  const told = {
    failures: [...found.failures, ...unread],
    warnings: [...found.warnings, ...readings.flatMap((reading) => reading.warnings)],
    wide: found.wide,
    tools,
    category: options.category,
    allow: options.allow ?? [],
  } as const;
  const hasNothing = told.failures.length === 0 && runs.length === 0 && !isSilenceProof(told);
  const names = namesOf(readings.map(({ summary }) => summary.name));
  const empty = `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or put \`(silent)\` behind the names of the tools that do not in \`tools\`, and name the files in \`${input}\`.`;
  const details = new Map(runs.map((run) => [run.source, run.details]));
  const groups = Map.groupBy(runs, ({ scope }) => scopeKey(scope));
  return {
    results: runs.flatMap((run) => ofTools(run, tools)),
    completeness: toCompleteness({
      ...told,
      runs: runs.filter(({ scope }) => isOfJob(tools, scope.tool)),
      failures: hasNothing ? [empty] : told.failures,
    }),
    logs: readings.map((reading) => reading.summary),
    tools: toTools(runs),
    versions: new Map([...groups].map(([key, own]) => [key, agreed(own.map(({ versions }) => versions))])),
    revision: agreed(runs.map(({ revision }) => revision)),
    detailsOf: ({ source, result }) => details.get(source)?.get(result) ?? {},
  };
}

/**
 * Whether the one empty file is what a tool leaves that found nothing: every tool of this job that has no run
 * is named as one that does so.
 */
function mayBeSilence(readings: readonly LogReading[], { named, silent }: ToolsOfJob): boolean {
  const present = new Set(readings.flatMap(({ runs }) => runs.map(({ scope }) => scope.tool)));
  const absent = named.filter((tool) => !present.has(tool));
  const empty = readings.filter(({ isEmpty }) => isEmpty);
  return empty.length === 1 && absent.length > 0 && absent.every((tool) => silent.includes(tool));
}

/** What all of them say; undefined where one says nothing or something else. */
function agreed(said: readonly (string | undefined)[]): string | undefined {
  return new Set(said).size === 1 ? said[0] : undefined;
}

/** The findings of a run; where its tool is none of the job's, as ones that are only counted. */
function ofTools({ scope, results }: RunReading, tools: ToolsOfJob): readonly Result[] {
  if (isOfJob(tools, scope.tool)) return results;
  return results.map((result) =>
    result.presence.kind === 'present' || result.presence.kind === 'suppressed'
      ? { ...result, presence: { kind: 'other-tool' } }
      : result,
  );
}

/** How much of the logs that follow may be read. */
interface Room {
  readonly bytes: number;
  readonly results: number;
  readonly details: { left: number } | undefined;
}

async function readOne(
  file: Parameters<typeof readLog>[0],
  options: AnalysisOptions,
  room: Room,
): Promise<LogReading> {
  const { name } = file;
  const { bytes, value } = await readLog(file, room.bytes);
  const { category, tree, roots, analyzed, redact } = options;
  const { runs, warnings } = acceptLog(name, value);
  const results = runs.reduce<number>((sum, run) => sum + listAt(run, 'results').length, 0);
  if (results > room.results)
    throw new IncompleteError(
      `${name} has more results than the limit of ${MOST_RESULTS} for all logs of a run: let the analyzer report fewer, or review each part of the code in a job of its own.`,
    );
  if (redact !== undefined) for (const run of runs) hideInRun(run, redact);
  const findIn = openPaths(tree, roots, runs);
  const readings = runs.map((run, index) =>
    readRun(run, index, { log: name, category, find: findIn(index), details: room.details }),
  );
  const unverified = options.allow?.includes('unlocated-paths')
    ? readings
    : doubtUnlocatedLog(name, readings);
  const ofCommit =
    analyzed === undefined
      ? unverified
      : await Promise.all(unverified.map((run) => doubtOtherCommit(name, run, analyzed)));
  return {
    summary: { name, bytes, results, runs: readings.length },
    runs: doubtBlamedFiles(ofCommit),
    warnings,
  };
}

/** Nothing of a log counts that was refused, whatever was read before. */
function refused({ name }: { readonly name: string }, error: unknown): LogReading {
  if (!(error instanceof IncompleteError)) throw error;
  return {
    summary: { name, bytes: 0, results: 0, runs: 0, error: error.message },
    ...{ runs: [], warnings: [] },
    ...(error instanceof EmptyLogError && { isEmpty: true }),
  };
}

function toProgress({ summary, runs }: LogReading): string {
  if (summary.error !== undefined) return summary.error;
  const tools = toTools(runs).map(({ name, version }) =>
    quote(version === undefined ? name : `${name} ${version}`),
  );
  return `${summary.name}: ${counted(summary.results, 'result')}${tools.length === 0 ? '' : ` of ${namesOf(tools)}`}`;
}

function toTools(runs: readonly RunReading[]): Analysis['tools'] {
  const tools = runs.map(({ scope, version }) => ({
    name: scope.tool,
    ...(version !== undefined && { version }),
  }));
  return [...new Map(tools.map((one) => [JSON.stringify(one), one])).values()];
}

/**
 * Accepts logs of SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2).
 * Early tools leave the version out: that is a warning. Converters put `invocations` beside `runs`.
 *
 * @throws IncompleteError for what is no SARIF log and for every other version: 1.0.0 has the same file names
 * and quite another structure
 */
export function acceptLog(
  name: string,
  value: unknown,
): {
  readonly runs: readonly object[];
  readonly warnings: readonly string[];
} {
  const runs = at(value, 'runs');
  // Before its version: many a JSON file has one, and only SARIF has runs. One that is no object could be of
  // any tool.
  if (!Array.isArray(runs) || !runs.every(isObject))
    throw new IncompleteError(
      `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): let the analyzer write SARIF (-f sarif or a similar option), or name another file in \`sarif-file\`.`,
    );
  const version = at(value, 'version');
  const hasNone = version === undefined || (typeof version === 'string' && version.trim() === '');
  if (!hasNone && !/^2\.1\.0(?:-|$)/.test(String(version)))
    throw new IncompleteError(
      `${name} is SARIF ${quote(String(version))}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`,
    );
  const beside = itemsAt(value, 'invocations');
  return {
    runs: runs.map((run) =>
      beside.length === 0 ? run : { ...run, invocations: [...beside, ...itemsAt(run, 'invocations')] },
    ),
    warnings: hasNone ? [`${name} has no version, so it was read as SARIF 2.1.0`] : [],
  };
}
