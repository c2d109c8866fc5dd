import * as z from 'zod/mini';
import { type Scope, scopeName } from '../finding/finding.ts';
import { oneLine } from '../text/lines.ts';
import { SCHEMA_VERSION } from './report-file.ts';
import * as words from './words.ts';

/** A finding or a thread, and what became of it, as lines for people. */
interface Explanation {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** Says what a finding is, and what became of it. */
export function explainFinding(finding: ReportedFinding, dryRun: boolean): Explanation {
  const { path, line, level, message, ruleId, discussionId, fails } = finding;
  const shown = line ?? finding.loggedLine;
  const place = shown === undefined ? (path ?? 'unlocated') : `${path}:${shown}`;
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(finding))})`, `${level}: ${message}`]
      .map(oneLine)
      .join('  '),
    sentences: [
      sentence(words.findingBecame(finding, dryRun)),
      ...(discussionId === null ? [] : [sentence(words.threadIs(discussionId))]),
      words.doesFail(fails, dryRun),
    ],
  };
}

/** Says what a thread without a finding is about, and what became of it. */
export function explainThread(thread: ReportedThread, dryRun: boolean): Explanation {
  const { path, line, ruleId, discussionId } = thread;
  const place = line === 0 ? path : `${path}:${line}`;
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
      .map(oneLine)
      .join('  '),
    sentences: [sentence(words.threadBecame(thread, dryRun))],
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
export type ReportOfRun = z.output<typeof reportSchema>;

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
