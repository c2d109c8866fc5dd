import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { ConfigurationError } from '../errors.ts';
import { isAboutSecrets } from '../finding/about.ts';
import { LEVELS, type Scope, scopeName } from '../finding/finding.ts';
import { readCheckout } from '../git/checkout.ts';
import { createGit } from '../git/git.ts';
import { openGit } from '../git/open-git.ts';
import { readTree } from '../git/tree.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { STANDARD_OUTPUT } from '../host/terminal.ts';
import { toCodeFrame } from '../report/code-frame.ts';
import type { ReportDocument } from '../report/document.ts';
import type { Excerpt } from '../report/excerpt.ts';
import type { Wanted } from '../report/read-code.ts';
import { SCHEMA_VERSION, toReport } from '../report/report-file.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { toJson } from '../report/to-json.ts';
import * as words from '../report/words.ts';
import type { Frame } from '../run/frame.ts';
import type { OutputOptions } from '../run/report-result.ts';
import { run } from '../run.ts';
import { oneLine } from '../text/lines.ts';
import { type CommandLine, onBase, startCommand } from './frame.ts';

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
  const named = reportFile ?? host.input('report-file');
  const hasLogs = line.flags['sarif-file'] !== undefined;
  if (reportFile !== undefined && hasLogs)
    throw new ConfigurationError(
      'Flag --report-file names the report to read, and logs make a fresh plan: leave out one of them',
    );
  const told =
    named !== undefined && !hasLogs
      ? await readNamed(named, resolve(world.directory, named))
      : await planAfresh(frame, line);
  if (typeof told === 'number') return told;
  const excerpts = told.excerpts ?? (await readCodeHere(told, host, world));
  const answer = findAt(readPlace(place), told);
  const folder = resolve(world.directory, host.input('working-directory') ?? '.');
  const source = named !== undefined && !hasLogs ? 'report' : 'logs';
  const mistake = await whyNoPlace(place, answer, source, folder, world);
  if (mistake !== undefined) throw new ConfigurationError(mistake);
  if (line.form === 'json') {
    const { findings, threads } = answer;
    host.writeDocument([...toJson({ place, findings, threads }, (text) => host.redact(text))].join(''));
  } else tell(answer, { ...told, excerpts }, host);
  return EXIT_STATUS.success;
}

/**
 * Why a text names no file, folder or line: it is in neither the report nor the checkout, or a folder has no
 * lines.
 */
async function whyNoPlace(
  place: string,
  { paths }: ReturnType<typeof findAt>,
  source: 'report' | 'logs',
  folder: string,
  { environment }: Pick<ProcessWorld, 'environment'>,
): Promise<string | undefined> {
  const { path, line } = readPlace(place);
  if (paths.length > 0) {
    const isFile = paths.some((one) => one.endsWith(path) || path.endsWith(one));
    return isFile || line === undefined
      ? undefined
      : `${path} is a folder, which has no lines: ask for the folder, or for a line of one of its files`;
  }
  if (path !== '' && (existsSync(resolve(folder, path)) || (await isInTree(path, folder, environment))))
    return undefined;
  return path === '' || (line === undefined && /[^/]:[^/]*$/u.test(path))
    ? `${place} is no location: write a file or a folder, or a line of a file (src/cart.js:12)`
    : `${path}: no such file or folder, neither here nor in the ${source}`;
}

/** A path may be shortened to its end, and nothing need be found in the file. */
async function isInTree(
  path: string,
  folder: string,
  environment: ProcessWorld['environment'],
): Promise<boolean> {
  try {
    const git = createGit(folder, environment);
    const { head } = await readCheckout(git, folder);
    const files = (await readTree(git, head)).map((entry) => entry.path);
    return findPaths(path, files).length > 0;
  } catch (error) {
    // A report can be read anywhere.
    if (error instanceof ConfigurationError) return false;
    throw error;
  }
}

/** A report, and the code of its findings where that was read with it. */
interface Told extends ReportOfRun {
  readonly excerpts?: ReadonlyMap<ReportedFinding, Excerpt>;
}

async function readNamed(named: string, path: string): Promise<Told> {
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
async function planAfresh(chosen: Frame, { flags, base }: CommandLine): Promise<Told | number> {
  const frame = await onBase(chosen, flags, base);
  const { host } = frame;
  const errors: string[] = [];
  let json = '';
  let document: ReportDocument | undefined;
  const silent = (): void => undefined;
  const quiet: Host = {
    ...host,
    info: silent,
    status: silent,
    rewrites: false,
    group: silent,
    endGroup: silent,
    code: silent,
    error: (line) => errors.push(line),
    writeDocument: (text) => {
      json = text;
    },
    // The report of the last run stays as it is.
    input: (name) => (name === 'report-file' ? undefined : host.input(name)),
  };
  const printJson: NonNullable<OutputOptions['printJson']> = (planned, redact) => {
    document = planned;
    return toReport(planned, redact);
  };
  const status = await run({ ...frame, host: quiet }, { shown: 'all', code: 'shown', printJson });
  const report = readReport(json);
  const isIncomplete = status === EXIT_STATUS.incomplete;
  if (report === undefined || isIncomplete) for (const error of errors) host.error(error);
  // That findings fail the check is part of the answer; where single files were not read, all else was
  // decided.
  const isAnswered = !isIncomplete || (document?.unread ?? []).length > 0;
  return report !== undefined && isAnswered ? { ...report, excerpts: excerptsOf(report, document) } : status;
}

/** A report has the findings in the order of the document that it prints. */
function excerptsOf(
  { findings }: ReportOfRun,
  document: Pick<ReportDocument, 'results' | 'code'> | undefined,
): ReadonlyMap<ReportedFinding, Excerpt> {
  return new Map(
    findings.flatMap((finding, index) => {
      const told = document?.results[index];
      const excerpt = told && document?.code?.(told.result);
      return excerpt === undefined ? [] : [[finding, excerpt] as const];
    }),
  );
}

/** The code of a report's findings, where the checkout at hand has the commit that was analyzed. */
async function readCodeHere(
  { findings, analyzedSha }: ReportOfRun,
  host: Host,
  { directory, environment }: ProcessWorld,
): Promise<ReadonlyMap<ReportedFinding, Excerpt>> {
  if (analyzedSha === null) return new Map();
  const named = host.input('working-directory');
  const { git, close } = openGit(resolve(directory, named ?? '.'), environment);
  try {
    const { readExcerpts } = await import('../report/read-code.ts');
    const wanted = findings.flatMap((finding) => toWanted(finding) ?? []);
    const source = { git, head: analyzedSha, redact: (text: string) => host.redact(text) };
    return await readExcerpts(
      wanted.filter(({ of }) => !mayBeSecret(of)),
      wanted.filter(({ of }) => mayBeSecret(of)),
      source,
    );
  } catch {
    // Reports are read on any machine, also where there is neither a checkout nor git.
    return new Map();
  } finally {
    close();
  }
}

function toWanted(finding: ReportedFinding): Wanted<ReportedFinding> | undefined {
  const { path, line, endLine, column, endColumn } = finding;
  if (path === null || line === null) return undefined;
  const region = { startLine: line, endLine: endLine ?? line, column, endColumn };
  return { of: finding, path, region };
}

/** Reports of earlier versions do not say so. */
function mayBeSecret({ aboutSecrets, tool, category, ruleId }: ReportedFinding): boolean {
  const rule = { id: ruleId, deprecatedIds: [], tags: [] };
  return aboutSecrets === true || isAboutSecrets({ scope: { tool, category }, rule });
}

function tell(
  { findings, threads, nothing }: ReturnType<typeof findAt>,
  { dryRun, change, analyzedSha, excerpts }: Told,
  host: Host,
): void {
  const commit = analyzedSha === null ? '' : ` of commit ${analyzedSha.slice(0, 7)}`;
  const whose = change === null ? '' : ` for ${change.name}`;
  host.info(`From ${dryRun ? 'a plan' : 'a run'}${commit}${whose}:`, 'quiet');
  if (nothing !== undefined) host.info(nothing);
  const explanations = [
    ...findings.map((finding) => ({ ...explainFinding(finding), finding })),
    ...threads.map((thread) => ({ ...explainThread(thread), finding: undefined })),
  ];
  for (const { heading, sentences, finding } of explanations) {
    host.info(heading, 'heading');
    const excerpt = finding && excerpts?.get(finding);
    if (excerpt !== undefined) {
      const level = LEVELS.find((one) => one === finding?.level) ?? 'none';
      for (const pieces of toCodeFrame(excerpt, { level, indent: 2, columns: host.columns }))
        host.code?.(pieces);
    }
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
    heading: [place, `${ruleId} (${scopeName(scopeOf(finding))})`, `${level}: ${message}`]
      .map(oneLine)
      .join('  '),
    sentences: [
      sentence(words.findingBecame(finding)),
      ...(discussionId === null ? [] : [sentence(words.threadIs(discussionId))]),
      words.doesFail(fails),
      ...(path === null || pathRule === undefined
        ? []
        : [sentence(words.fileFoundBy({ rule: pathRule, written: loggedPath }))]),
    ],
  };
}

/** Says what a thread without a finding is about, and what became of it. */
export function explainThread(thread: ReportedThread): Explanation {
  const { path, line, ruleId, discussionId } = thread;
  const place = line === 0 ? path : `${path}:${line}`;
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
      .map(oneLine)
      .join('  '),
    sentences: [sentence(words.threadBecame(thread))],
  };
}

function scopeOf({ tool, category }: Pick<ReportedFinding, 'tool' | 'category'>): Scope {
  return { tool, category };
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
  endLine: z.optional(z.number()),
  column: z.optional(z.number()),
  endColumn: z.optional(z.number()),
  aboutSecrets: z.optional(z.boolean()),
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

export type ReportedFinding = z.output<typeof findingSchema>;
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

/** Where somebody asks what became of findings: a file, or one line of it. */
interface AskedPlace {
  /** With `/` between its parts. */
  readonly path: string;
  readonly line: number | undefined;
}

/** A column, which editors and compilers add, is left out. */
const PLACE = /^(?<path>.+?)(?::(?<line>\d{1,9})(?::\d{1,9})?)?:?$/su;

/** The path without `./` before it and slashes behind it, but for a path of these alone. */
function withoutFrame(path: string): string {
  let start = 0;
  while (path.startsWith('./', start) && start + 2 < path.length) {
    start += 2;
    while (path[start] === '/' && start + 1 < path.length) start += 1;
  }
  let end = path.length;
  while (path[end - 1] === '/' && end - 1 > start) end -= 1;
  return path.slice(start, end);
}

/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
export function readPlace(text: string): AskedPlace {
  const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
  return {
    path: withoutFrame(path.replaceAll('\\', '/')),
    line: line === undefined ? undefined : Number(line),
  };
}

/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top; else those
 * in the folder of that name.
 */
export function findPaths(asked: string, known: Iterable<string>): readonly string[] {
  const paths = new Set(known);
  if (paths.has(asked)) return [asked];
  const isAbsolute = /^(?:[A-Za-z]:)?\//u.test(asked);
  const files = isAbsolute
    ? longest([...paths].filter((path) => asked.endsWith(`/${path}`)))
    : [...paths].filter((path) => path.endsWith(`/${asked}`)).toSorted();
  if (files.length > 0) return files;
  return isAbsolute ? inFolderOnDisk(asked, [...paths]) : inFolder(asked, [...paths]);
}

/** Everything in the folder, or where the top has none of that name, in those of it further down. */
function inFolder(asked: string, paths: readonly string[]): readonly string[] {
  if (asked === '.') return paths;
  const atTop = paths.filter((path) => path.startsWith(`${asked}/`));
  return atTop.length > 0 || asked === '' ? atTop : paths.filter((path) => path.includes(`/${asked}/`));
}

/** The longest end of the folder's path that is a folder of the checkout is the closest to it. */
function inFolderOnDisk(asked: string, paths: readonly string[]): readonly string[] {
  const names = asked.split('/');
  for (let first = 1; first < names.length; first += 1) {
    const found = paths.filter((path) => path.startsWith(`${names.slice(first).join('/')}/`));
    if (found.length > 0) return found;
  }
  return [];
}

/** Where several end the same path, the longest is the closest to it. */
function longest(paths: readonly string[]): readonly string[] {
  return paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/** The findings and threads of a report at a place. */
interface PlaceAnswer {
  readonly findings: readonly ReportedFinding[];
  readonly threads: readonly ReportedThread[];
  /** The files that were meant, of those that the report knows. */
  readonly paths: readonly string[];
  /** Why there is nothing, where there is. */
  readonly nothing: string | undefined;
}

/** So many lines of a file are named where nothing is at the one that was asked for. */
const LINES_NAMED = 10;

/** Finds what a report says about a place. */
export function findAt(asked: AskedPlace, { findings, threads }: ReportOfRun): PlaceAnswer {
  const known = [...findings.flatMap(({ path }) => path ?? []), ...threads.map(({ path }) => path)];
  const paths = findPaths(asked.path, known);
  const isThere = (one: Pick<ReportedFinding, 'path' | 'line' | 'loggedLine'>): boolean =>
    one.path !== null &&
    paths.includes(one.path) &&
    (asked.line === undefined || [one.line, one.loggedLine].includes(asked.line));
  const found = { findings: findings.filter(isThere), threads: threads.filter(isThere) };
  const isEmpty = found.findings.length + found.threads.length === 0;
  return { ...found, paths, nothing: isEmpty ? describeNothing(asked, paths, findings) : undefined };
}

function describeNothing(
  { path, line }: AskedPlace,
  paths: readonly string[],
  findings: readonly ReportedFinding[],
): string {
  if (paths.length === 0) return words.nothingIn(path);
  const lines = findings.flatMap((one) =>
    one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : [],
  );
  const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
  const shown = distinct.slice(0, LINES_NAMED);
  const elsewhere =
    distinct.length === 0 ? words.NO_LINES : words.atLines(shown, distinct.length > LINES_NAMED);
  return words.nothingAt(line, paths, elsewhere);
}
