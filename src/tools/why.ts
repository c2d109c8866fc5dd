import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix, resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { ConfigurationError } from '../errors.ts';
import { scopeName } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import { SCHEMA_VERSION } from '../report/report-file.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { toJson } from '../report/to-json.ts';
import * as words from '../report/words.ts';
import type { Frame } from '../run/frame.ts';
import { oneLine } from '../text/lines.ts';
import { type CommandLine, onBase, startCommand } from './frame.ts';
import { planQuietly } from './quiet-plan.ts';

/**
 * Says what became of the findings at a place, and why: from the report that is named, else from a plan that
 * is made for it. Returns the exit status: 0 once it could be said, also where nothing is there, and 2 where
 * there is no such place.
 */
export function startWhy(place: string, line: CommandLine): Promise<number> {
  // Where the report is read from says nothing of where lines go.
  const { 'report-file': _, ...flags } = line.flags;
  return startCommand({ flags: { ...flags, 'dry-run': 'true' }, form: line.form }, (frame) =>
    tellWhy(place, line, frame),
  );
}

async function tellWhy(place: string, line: CommandLine, frame: Frame): Promise<number> {
  const { host, world } = frame;
  const reportFile = line.flags['report-file'];
  const hasLogs = line.flags['sarif-file'] !== undefined;
  if (reportFile !== undefined && hasLogs)
    throw new ConfigurationError(
      'Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them',
    );
  const named = hasLogs ? undefined : (reportFile ?? host.input('report-file'));
  const told =
    named === undefined
      ? await planAfresh(frame, line)
      : await readNamed(named, resolve(world.directory, named));
  if (typeof told === 'number') return told;
  const asked = readPlace(place);
  const answer = findAt(asked, told);
  const folder = resolve(world.directory, host.input('working-directory') ?? '.');
  if (answer.paths.length === 0 && !existsSync(resolve(folder, asked.path)))
    throw new ConfigurationError(
      `${asked.path}: no such file or folder, neither here nor in the ${named === undefined ? 'logs' : 'report'}`,
    );
  if (line.form === 'json') {
    const { findings, threads } = answer;
    host.writeDocument([...toJson({ place, findings, threads }, (text) => host.redact(text))].join(''));
  } else tell(answer, told, host);
  return EXIT_STATUS.success;
}

async function readNamed(named: string, path: string): Promise<ReportOfRun> {
  let text: string;
  try {
    text = await (named === STANDARD_OUTPUT ? readAll(process.stdin) : readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `Input report-file: the report cannot be read (${reason}); name the one that a run or a plan has written with --report-file, or the logs for a fresh plan`,
    );
  }
  const report = readReport(text);
  if (report !== undefined) return report;
  throw new ConfigurationError(
    `Input report-file: ${path} is not a report of this version of sarif-review; name one that it has written, or the logs for a fresh plan`,
  );
}

/** A plan of which only what went wrong is printed. */
async function planAfresh(chosen: Frame, { flags, base }: CommandLine): Promise<ReportOfRun | number> {
  const frame = await onBase(chosen, flags, base);
  const { status, errors, document, json } = await planQuietly(frame);
  const report = json === undefined ? undefined : readReport(json);
  const isIncomplete = status === EXIT_STATUS.incomplete;
  if (report === undefined || isIncomplete) for (const error of errors) frame.host.error(error);
  // That findings fail the check is part of the answer; where single files were not read, all else was
  // decided.
  const isAnswered = !isIncomplete || (document?.unread ?? []).length > 0;
  return report !== undefined && isAnswered ? report : status;
}

function tell(
  { findings, threads, nothing }: ReturnType<typeof findAt>,
  { dryRun, change, analyzedSha }: ReportOfRun,
  host: Host,
): void {
  const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
  const whose = change === null ? '' : ` for ${change.name}`;
  host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
  if (nothing !== undefined) host.info(nothing);
  const explanations = [
    ...findings.map((finding) => explainFinding(finding)),
    ...threads.map((thread) => explainThread(thread)),
  ];
  for (const { heading, sentences } of explanations) {
    host.info(heading, 'heading');
    for (const sentence of sentences) host.info(`  ${sentence}`);
  }
}

/** A finding or a thread, and what became of it, as lines for people. */
interface Explanation {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** Says what a finding is, and what became of it. */
export function explainFinding(finding: ReportedFinding): Explanation {
  const { path, line, level, message, ruleId, discussionId, fails, pathRule, loggedPath } = finding;
  const shown = line ?? finding.loggedLine;
  const place = shown === undefined ? (path ?? 'unlocated') : `${path}:${shown}`;
  return {
    heading: [place, `${ruleId} (${scopeName(finding)})`, `${level}: ${message}`].map(oneLine).join('  '),
    sentences: [
      sentence(words.findingBecame(finding)),
      ...(discussionId === null ? [] : [sentence(words.threadIs(discussionId))]),
      words.doesFail(fails),
      ...(path === null || pathRule === undefined
        ? []
        : [sentence(words.fileFoundBy({ rule: pathRule, written: loggedPath }, path))]),
    ],
  };
}

/** Says what a thread without a finding is about, and what became of it. */
export function explainThread(thread: ReportedThread): Explanation {
  const { path, line, ruleId, discussionId } = thread;
  const place = line === 0 ? path : `${path}:${line}`;
  return {
    heading: [place, `${ruleId} (${scopeName(thread)})`, `thread ${discussionId}, without a finding`]
      .map(oneLine)
      .join('  '),
    sentences: [sentence(words.threadBecame(thread))],
  };
}

function sentence(text: string): string {
  return words.sentence(oneLine(text));
}

const findingSchema = z.object({
  tool: z.string(),
  category: z.string(),
  ruleId: z.string(),
  path: z.nullable(z.string()),
  line: z.nullable(z.number()),
  loggedLine: z.optional(z.number()),
  pathRule: z.optional(z.enum(['written', 'root', 'ending'])),
  loggedPath: z.optional(z.string()),
  level: z.string(),
  message: z.string(),
  disposition: z.string(),
  reason: z.string(),
  discussionId: z.nullable(z.string()),
  fails: z.boolean(),
});

/** A thread of which no finding was in the logs. */
const threadSchema = z.object({
  discussionId: z.string(),
  tool: z.string(),
  category: z.string(),
  ruleId: z.string(),
  path: z.string(),
  line: z.number(),
  action: z.string(),
  reason: z.string(),
  outcome: z.nullable(z.string()),
});

const reportSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  dryRun: z.boolean(),
  change: z.nullable(z.object({ name: z.string() })),
  analyzedSha: z.nullable(z.string()),
  findings: z.array(findingSchema),
  threads: z.array(threadSchema),
});

type ReportedFinding = z.output<typeof findingSchema>;
type ReportedThread = z.output<typeof threadSchema>;

/** A report of which findings and threads are read. */
type ReportOfRun = z.output<typeof reportSchema>;

/** Reads the JSON of a report; undefined where it is none of ours, or of another version of it. */
export function readReport(json: string): ReportOfRun | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(json)).data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/**
 * Where somebody asks what became of findings: a file or a folder, with `/` between its parts, or one line.
 */
interface AskedPlace {
  readonly path: string;
  readonly line: number | undefined;
}

/** A column, which editors and compilers add, is left out. */
const PLACE = /^(?<path>.+?)(?::(?<line>\d{1,9})(?::\d{1,9})?)?:?$/su;

/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
export function readPlace(text: string): AskedPlace {
  const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
  return {
    path: posix.normalize(path.replaceAll('\\', '/')).replace(/(?<=.)\/$/su, ''),
    line: line === undefined ? undefined : Number(line),
  };
}

/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top; else those
 * in the folder of that name.
 */
export function findPaths(asked: string, known: Iterable<string>): readonly string[] {
  const paths = [...new Set(known)];
  if (asked === '.') return paths;
  if (paths.includes(asked)) return [asked];
  const below = paths.filter((path) => path.endsWith(`/${asked}`));
  if (below.length > 0) return below.toSorted();
  // Of those that end it, the longest is the closest.
  const ends = paths.filter((path) => asked.endsWith(`/${path}`)).toSorted((a, b) => b.length - a.length);
  if (ends.length > 0) return ends.slice(0, 1);
  const atTop = paths.filter((path) => path.startsWith(`${asked}/`));
  return atTop.length > 0 ? atTop : paths.filter((path) => path.includes(`/${asked}/`));
}

/** So many lines of a file are named where nothing is at the one that was asked for. */
const LINES_NAMED = 10;

/**
 * Finds what a report says about a place. `paths`: the files that were meant, of those that it knows.
 * `nothing`: why there is nothing, where there is.
 */
export function findAt({ path, line }: AskedPlace, report: Pick<ReportOfRun, 'findings' | 'threads'>) {
  const known = [...report.findings, ...report.threads].flatMap((one) => one.path ?? []);
  const paths = findPaths(path, known);
  const isThere = (one: Pick<ReportedFinding, 'path' | 'line' | 'loggedLine'>): boolean =>
    one.path !== null &&
    paths.includes(one.path) &&
    (line === undefined || [one.line, one.loggedLine].includes(line));
  const findings = report.findings.filter(isThere);
  const threads = report.threads.filter(isThere);
  if (findings.length + threads.length > 0) return { findings, threads, paths, nothing: undefined };
  const lines = report.findings.flatMap((one) =>
    one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : [],
  );
  const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
  const elsewhere =
    distinct.length === 0
      ? words.NO_LINES
      : words.atLines(distinct.slice(0, LINES_NAMED), distinct.length > LINES_NAMED);
  const nothing = paths.length === 0 ? words.nothingIn(path) : words.nothingAt(line, paths, elsewhere);
  return { findings, threads, paths, nothing };
}
