import { IncompleteError } from '../errors.ts';
import type { Completeness } from '../finding/completeness.ts';
import type { Finding } from '../finding/finding.ts';
import { type FoundLog, type FoundLogs, findLogs } from '../log/find-logs.ts';
import type { Log } from '../log/log.ts';
import { isObject } from '../log/raw.ts';
import { readLog } from '../log/read-log.ts';
import { acceptLog } from './accept-log.ts';
import { toCompleteness } from './completeness.ts';
import type { Roots } from './known-roots.ts';
import { quote } from './quote.ts';
import { type RunReading, readRun } from './read-run.ts';
import type { RunFailure } from './run-failures.ts';
import type { Tree } from './tree.ts';

/** Most results of all logs together; twenty times what GitHub takes of one run (25,000). A finding takes some 350 bytes of memory. */
export const MOST_RESULTS = 500_000;

/** Most files that broke engines of one log and are held one by one; more are held with all others. */
const MOST_BLAMED = 100;

/** Logs that are scanned at a time. One of them keeps a processor busy, while others are read or decompressed. */
const SIDE_BY_SIDE = 3;

export interface AnalysisOptions {
  /** Lines of the input `sarif-file`, and the absolute folder that they are relative to. */
  readonly patterns: readonly string[];
  readonly directory: string;
  /** Input `category`; empty counts as not given. */
  readonly category?: string | undefined;
  /** Input `tools`: names of tools whose run may be missing because they found nothing. */
  readonly tools: readonly string[];
  /** Input `trust-incomplete`. */
  readonly trustIncomplete: boolean;
  /** The analyzed commit. */
  readonly tree: Tree;
  readonly roots: Roots;
  /** Takes a line for each log. */
  readonly progress?: (line: string) => void;
}

/** How one log was read; `error` is the sentence that says why it was not. */
export interface LogSummary {
  readonly name: string;
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
   * Reads from the logs once more what of findings only comments show: related places, data flow, fixes.
   *
   * @returns each of them with what else its result says
   * @throws IncompleteError where a log cannot be read any more or has changed
   */
  details(findings: readonly Finding[]): Promise<ReadonlyMap<Finding, Finding>>;
}

/**
 * Reads all SARIF logs of this job. A log that cannot be read costs the others nothing: it is a failure of the analysis,
 * which keeps everything it might have proved from being called fixed.
 */
export async function readAnalysis(options: AnalysisOptions): Promise<Analysis> {
  const found = await findLogs(options.patterns, options.directory);
  const readings: LogReading[] = [];
  let room = MOST_RESULTS;
  for await (const { log, raw } of scanLogs(found.logs, options)) {
    const reading = await readOne(log, raw, options, room).catch((error: unknown) =>
      refused(log, toSentence(error)),
    );
    room -= reading.summary.results;
    readings.push(reading);
    options.progress?.(toProgress(reading));
  }
  const runs = readings.flatMap((reading) => reading.runs);
  return {
    findings: runs.flatMap((run) => run.findings),
    completeness: toCompleteness({
      runs,
      failures: [...notFound(found, options), ...readings.flatMap(({ summary }) => summary.error ?? [])],
      warnings: readings.flatMap((reading) => reading.warnings),
      tools: options.tools,
      category: options.category,
      trust: options.trustIncomplete ? 'complete' : 'as the log says',
    }),
    logs: readings.map((reading) => reading.summary),
    tools: toTools(runs),
    details: (findings) => readDetails(runs, findings),
  };
}

/** Hands out logs in their order, and scans the next ones meanwhile. */
async function* scanLogs(
  logs: readonly FoundLog[],
  { progress }: AnalysisOptions,
): AsyncGenerator<{ readonly log: FoundLog; readonly raw: Log | string }> {
  const scans: Promise<Log | string>[] = [];
  for (const [index, log] of logs.entries()) {
    while (scans.length < Math.min(logs.length, index + SIDE_BY_SIDE)) {
      const next = logs[scans.length];
      if (next !== undefined) scans.push(readLog(next, { progress }).catch(toSentence));
    }
    const raw = await scans[index];
    // What was read of a log goes with its runs.
    delete scans[index];
    if (raw !== undefined) yield { log, raw };
  }
}

async function readDetails(
  runs: readonly RunReading[],
  findings: readonly Finding[],
): Promise<ReadonlyMap<Finding, Finding>> {
  const detailed = new Map<Finding, Finding>();
  const wanted = new Set(findings);
  for (const run of runs) {
    const own = run.findings.filter((finding) => wanted.has(finding));
    if (own.length === 0) continue;
    for (const [finding, more] of await run.details(own)) detailed.set(finding, more);
  }
  return detailed;
}

interface LogReading {
  readonly summary: LogSummary;
  readonly runs: readonly RunReading[];
  readonly warnings: readonly string[];
}

async function readOne(
  { name }: FoundLog,
  raw: Log | string,
  options: AnalysisOptions,
  room: number,
): Promise<LogReading> {
  if (typeof raw === 'string') return refused({ name }, raw);
  const { category, tree, roots } = options;
  const runs: RunReading[] = [];
  let results = 0;
  let error: string | undefined;
  const accepted = acceptLog(raw);
  for (const run of accepted.runs) {
    const { context } = run;
    if (isObject(context)) {
      const reading = await readRun(run, { log: name, category, tree, roots, mostResults: room - results });
      results += reading.findings.length;
      runs.push(reading);
    } else {
      // Nobody knows of which tool it would be, so it counts like a log that cannot be read.
      error ??= `${name} has a run that is no object, runs[${run.index}]: let the analyzer write it again.`;
    }
  }
  const summary = { name, results, runs: runs.length, ...(error === undefined ? {} : { error }) };
  return { summary, runs: holdBlamedFiles(runs), warnings: accepted.warnings };
}

/** What is left of a log that was refused: nothing of it counts, whatever was read before. */
function refused({ name }: Pick<FoundLog, 'name'>, error: string): LogReading {
  return { summary: { name, results: 0, runs: 0, error }, runs: [], warnings: [] };
}

/**
 * A file that breaks one engine of Code Analyzer may be left out by another without a trace: PMD's parse errors go to its
 * own log only, and its run still calls itself successful.
 */
function holdBlamedFiles(runs: readonly RunReading[]): readonly RunReading[] {
  const blamed = new Map<string, string>();
  for (const { scope, blamedFiles } of runs) {
    for (const path of blamedFiles) if (!blamed.has(path)) blamed.set(path, scope.tool);
  }
  if (blamed.size === 0) return runs;
  const failures = blamed.size > MOST_BLAMED ? [tooManyBlamed(blamed.size)] : [...blamed].map(toBlame);
  return runs.map((run) => ({ ...run, failures: [...run.failures, ...failures] }));
}

function toBlame([path, tool]: readonly [string, string]): RunFailure {
  const reason = `${quote(path)} broke the engine ${quote(tool)} of the same log, and may have been left out here as well`;
  return { kind: 'file', path, reason };
}

function tooManyBlamed(count: number): RunFailure {
  const reason = `${count} files broke engines of the same log, and may have been left out here as well`;
  return { kind: 'scope', reason };
}

function toSentence(error: unknown): string {
  if (error instanceof IncompleteError) return error.message;
  throw error;
}

function notFound(found: FoundLogs, { patterns }: AnalysisOptions): readonly string[] {
  const excess = found.excess === undefined ? [] : [found.excess];
  if (patterns.every((pattern) => pattern.trim() === '')) {
    return ['No SARIF log was found: `sarif-file` is empty, name the logs of this job there.'];
  }
  const missing = found.unmatched.map(({ pattern, kind }) => {
    const what =
      kind === 'folder'
        ? `the folder ${pattern}, and there is none in it (.sarif, .sarif.gz; name a .json log itself, or by a glob)`
        : `${pattern}, and there is none`;
    return `No SARIF log was found: \`sarif-file\` names ${what}. Run the analyzer before this step, or correct the name.`;
  });
  return [...missing, ...excess];
}

function toProgress({ summary, runs }: LogReading): string {
  if (summary.error !== undefined) return summary.error;
  const tools = toTools(runs).map(({ name, version }) =>
    quote(version === undefined ? name : `${name} ${version}`),
  );
  const of = tools.length === 0 ? '' : ` of ${tools.join(', ')}`;
  return `${summary.name}: ${summary.results} ${summary.results === 1 ? 'result' : 'results'}${of}`;
}

function toTools(runs: readonly RunReading[]): Analysis['tools'] {
  const tools = new Map(
    runs.map(({ scope, version }) => [
      JSON.stringify([scope.tool, version]),
      version === undefined ? { name: scope.tool } : { name: scope.tool, version },
    ]),
  );
  return [...tools.values()];
}
