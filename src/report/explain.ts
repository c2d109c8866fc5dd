import * as z from 'zod/mini';
import { type Scope, scopeName } from '../finding/finding.ts';
import type { Disposition } from '../plan/account.ts';
import type { ShownMove } from '../plan/move.ts';
import { oneLine } from '../text/lines.ts';
import { SCHEMA_VERSION } from './report-file.ts';

/** A finding or a thread, and what became of it, as lines for people. */
interface Explanation {
  readonly heading: string;
  readonly sentences: readonly string[];
}

type Words = readonly [done: string, planned: string];

/** What became of a finding, up to its reason. */
const BECAME: Readonly<Record<Disposition, Words>> = {
  absent: ['It is no finding of this commit', 'It is no finding of this commit'],
  crash: ['It is no finding: it says that the tool failed', 'It is no finding: it says that the tool failed'],
  passed: ['It is no problem', 'It is no problem'],
  'other-tool': ['It was not looked at', 'It is not looked at'],
  suppressed: ['It is suppressed, so it gets no thread', 'It is suppressed, so it gets no thread'],
  ignored: ['It is ignored, so it gets no thread', 'It is ignored, so it gets no thread'],
  covered: ['It shares a thread with another tool', 'It would share a thread with another tool'],
  duplicate: ['It was counted once', 'It is counted once'],
  kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
  reopened: ['Its thread was reopened', 'Its thread would be reopened'],
  'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
  'moved-on': ['It needs no open thread', 'It needs no open thread'],
  filtered: ['It got no thread', 'It gets no thread'],
  unanchored: [
    'It got no thread, and was listed in the overview',
    'It gets no thread, and is listed in the overview',
  ],
  'over-limit': [
    'It got no thread, since worse findings took all places',
    'It gets no thread, since worse findings take all places',
  ],
  posted: ['A thread was posted for it', 'A thread would be posted for it'],
  failed: ['Its thread could not be written', 'Its thread could not be written'],
  undecided: ['Nothing was decided about it', 'Nothing was decided about it'],
};

/** What a finding is, and what became of it. */
export function explainFinding(finding: ReportedFinding, dryRun: boolean): Explanation {
  const { path, line, level, message, ruleId, disposition, reason, discussionId, fails } = finding;
  const shown = line ?? finding.loggedLine;
  const place = shown === undefined ? (path ?? 'no place') : `${path}:${shown}`;
  const words = isDisposition(disposition) ? BECAME[disposition] : undefined;
  const became = words?.[dryRun ? 1 : 0] ?? disposition;
  const isPosted = disposition === 'posted';
  // The reason of a new thread is that it is new.
  const why = isPosted ? 'its line passes filter-mode, and no thread is about it yet' : reason;
  const verdict = dryRun
    ? ['It would fail the check.', 'It would not fail the check.']
    : ['It fails the check.', 'It does not fail the check.'];
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(finding))})`, `${level}: ${message}`]
      .map(oneLine)
      .join('  '),
    sentences: [
      sentence(`${became}: ${why}`),
      ...(discussionId === null ? [] : [sentence(`The thread is ${discussionId}`)]),
      (fails ? verdict[0] : verdict[1]) ?? '',
    ],
  };
}

/** What became of a thread whose finding was not in the logs, up to its reason. */
const THREAD_BECAME: Readonly<Record<Exclude<ShownMove, 'post'>, Words>> = {
  keep: ['It stayed as it was', 'It stays as it is'],
  resolve: ['It was resolved', 'It would be resolved'],
  reopen: ['It was reopened', 'It would be reopened'],
  'remove-duplicate': ['It was removed', 'It would be removed'],
  leave: ['It was left alone', 'It is left alone'],
};

/** What a thread without a finding is about, and what became of it. */
export function explainThread(thread: ReportedThread, dryRun: boolean): Explanation {
  const { path, line, ruleId, discussionId, move, reason, outcome } = thread;
  const words = isThreadMove(move) ? THREAD_BECAME[move] : undefined;
  const became =
    outcome === 'said'
      ? 'It was to be resolved, and stayed open, because this client may not resolve threads'
      : outcome !== null && outcome !== 'done'
        ? `It was to be changed (${move}), and that failed`
        : (words?.[dryRun ? 1 : 0] ?? move);
  const place = line === 0 ? path : `${path}:${line}`;
  return {
    heading: [place, `${ruleId} (${scopeName(scopeOf(thread))})`, `thread ${discussionId}, without a finding`]
      .map(oneLine)
      .join('  '),
    sentences: [sentence(`${became}: ${reason}`)],
  };
}

function scopeOf({ tool, category }: Pick<ReportedFinding, 'tool' | 'category'>): Scope {
  return { tool, category };
}

function isDisposition(word: string): word is Disposition {
  return Object.hasOwn(BECAME, word);
}

function isThreadMove(word: string): word is Exclude<ShownMove, 'post'> {
  return Object.hasOwn(THREAD_BECAME, word);
}

function sentence(text: string): string {
  const line = oneLine(text);
  return /[.!?]$/u.test(line) ? line : `${line}.`;
}

const findingSchema = z.object({
  tool: z.string(),
  category: z.string(),
  ruleId: z.string(),
  path: z.nullable(z.string()),
  line: z.nullable(z.number()),
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
  move: z.string(),
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
export type ReportedThread = z.output<typeof threadSchema>;

/** What a report says of findings and threads. */
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

/** Reads `src/a.js:12`, `src/a.js:12:5` or `src/a.js`; a drive (`C:\a.js`) is part of the path. */
export function readPlace(text: string): AskedPlace {
  const { path = '', line } = PLACE.exec(text.trim())?.groups ?? {};
  return {
    path: path.replaceAll('\\', '/').replace(/^(?:\.\/)+/u, ''),
    line: line === undefined ? undefined : Number(line),
  };
}

/**
 * Which of these paths, relative to the checkout's top, is meant: the very same, or those of which one ends
 * with the other, as where somebody stands in a folder below, or names a file from the disk's top.
 */
export function findPaths(asked: string, known: Iterable<string>): readonly string[] {
  const paths = new Set(known);
  if (paths.has(asked)) return [asked];
  const isAbsolute = /^(?:[A-Za-z]:)?\//u.test(asked);
  return isAbsolute
    ? longest([...paths].filter((path) => asked.endsWith(`/${path}`)))
    : [...paths].filter((path) => path.endsWith(`/${asked}`)).toSorted();
}

/** Of several that end a path, the longest has most of it. */
function longest(paths: readonly string[]): readonly string[] {
  return paths.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/** What a report says about a place. */
export interface PlaceAnswer {
  readonly findings: readonly ReportedFinding[];
  readonly threads: readonly ReportedThread[];
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
  return { ...found, nothing: isEmpty ? describeNothing(asked, paths, findings) : undefined };
}

function describeNothing(
  { path, line }: AskedPlace,
  paths: readonly string[],
  findings: readonly ReportedFinding[],
): string {
  if (paths.length === 0) return `No finding and no thread is in ${oneLine(path)}.`;
  const lines = findings.flatMap((one) =>
    one.path !== null && paths.includes(one.path) ? (one.loggedLine ?? one.line ?? []) : [],
  );
  const distinct = [...new Set(lines)].toSorted((a, b) => a - b);
  const more = distinct.length > LINES_NAMED ? ' and more' : '';
  const elsewhere =
    distinct.length === 0
      ? 'the findings of this file have no line'
      : `this file has findings at ${distinct.length === 1 ? 'line' : 'lines'} ${distinct.slice(0, LINES_NAMED).join(', ')}${more}`;
  return `No finding is at line ${line} of ${oneLine(paths.join(' or '))}; ${elsewhere}.`;
}
