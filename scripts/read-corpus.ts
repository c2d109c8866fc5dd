/**
 * Reads every SARIF log below a folder, each for itself and without a checkout, and prints a table of what
 * was read; after it, how many files were unverified and why, and which would be unverified only because what
 * is left of their results speaks of parsing.
 *
 *   node scripts/read-corpus.ts DIR
 *
 * A log is a file whose name ends in .sarif or .json, either with .gz, or any other file that begins like
 * one. Links, hidden names and node_modules are passed over. The exit status is 0 however many logs could not
 * be read, as their errors are what the table is for; it is 1 where there is no log, and 2 where the folder
 * is missing.
 */
import { open, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { speaksOfParsing } from '../src/finding/about.ts';
import { LEVELS, type Result, scopeName } from '../src/finding/finding.ts';
import { type LoggedFinding, toFindings } from '../src/finding/logged-finding.ts';
import { type Analysis, readAnalysis } from '../src/logs/read-analysis.ts';
import type { Tree } from '../src/logs/tree.ts';
import { logLine, oneLine } from '../src/text/lines.ts';

const HEAD = [
  'file',
  'tool',
  'runs',
  'results',
  ...LEVELS,
  'unlocated',
  'suppressed',
  'unverified and why, or the error',
];
const NAMED_AS_LOG = /\.(?:sarif|json)(?:\.gz)?$/i;
/** How much of a file of another name is looked at; `runs` stands near the beginning. */
const BEGINNING = 64 * 1024;

/**
 * A tree in which every path is a file: what is left without a place names no file, or no line that can be
 * told.
 */
const EVERYTHING: Tree = {
  find: (path) => (/%[0-9a-f]{2}|\\/iu.test(path) ? undefined : { path, type: 'file' }),
  alike: () => [],
  blockOf: () => undefined,
  isFolder: () => false,
  longestEnding: () => ({ files: [], count: 0 }),
  named: () => [],
  garbled: [],
};

async function main([folder, ...more]: readonly string[]): Promise<number> {
  if (folder === undefined || more.length > 0) return fail('Usage: node scripts/read-corpus.ts DIR', 2);
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) return fail(`${folder} is no folder.`, 2);
  const names = await findNames(resolve(folder));
  if (names.length === 0) return fail(`There is no SARIF log below ${folder}.`, 1);
  const rows = [];
  const unverified: Analysis['completeness']['unverifiedFiles'][number][] = [];
  const speaking: string[] = [];
  const files = { all: 0, matched: 0 };
  for (const name of names) {
    const analysis = await read(resolve(folder), name);
    rows.push(toRow(name, analysis));
    const { unverifiedFiles } = analysis.completeness;
    unverified.push(...unverifiedFiles);
    const found = findSpeakingFiles(analysis.results, unverifiedFiles);
    files.all += found.files;
    files.matched += found.matched;
    for (const {
      scope,
      place,
      results: [first],
    } of found.speaking)
      speaking.push(logLine(oneLine(`  ${name}, ${scopeName(scope)}: ${place.path}: ${first?.message}`)));
  }
  print([HEAD, ...rows.map(({ cells }) => cells)]);
  const unread = rows.filter(({ error }) => error !== undefined).length;
  const results = rows.reduce((sum, row) => sum + row.results, 0);
  process.stdout.write(`\n${rows.length} logs, ${results} results, ${unread} logs with an error\n`);
  process.stdout.write(`${describeUnverifiedFiles(unverified)}\n`);
  process.stdout.write(
    `${speaking.length} of ${files.all} files with results would be unverified for their words alone, ${files.matched} of them are unverified above\n`,
  );
  for (const line of speaking) process.stdout.write(`${line}\n`);
  return 0;
}

/** `12 files unverified: was not parsed (8), was not analyzed (4)`; the words are those of the reasons. */
function describeUnverifiedFiles(files: Analysis['completeness']['unverifiedFiles']): string {
  const reasons = Map.groupBy(files, ({ path, reason }) => reason.replace(path, '').split(':')[0]?.trim());
  const counts = [...reasons].map(([reason, { length }]) => `${reason} (${length})`);
  return `${files.length} files unverified${counts.length === 0 ? '' : `: ${counts.join(', ')}`}`;
}

/**
 * The files that would be unverified for the words of their results alone, were all that a tool had found in
 * them before gone: `matched` of them are unverified for what their tool is known to say as well.
 */
function findSpeakingFiles(
  results: readonly Result[],
  unverified: Analysis['completeness']['unverifiedFiles'],
): { readonly files: number; readonly speaking: readonly LoggedFinding[]; readonly matched: number } {
  const real = results.filter(({ presence: { kind } }) => kind === 'present' || kind === 'suppressed');
  const placed = toFindings(real).filter(({ place }) => place.kind !== 'nowhere');
  const files = [...Map.groupBy(placed, ({ scope, place }) => JSON.stringify([scope, place.path])).values()];
  const speaking = files.flatMap((findings) => {
    const all = findings.flatMap((finding) => finding.results);
    const speaks = all.every(
      ({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message),
    );
    return speaks ? findings.slice(0, 1) : [];
  });
  const known = new Set(unverified.map(({ path }) => path));
  const matched = speaking.filter(({ place }) => known.has(place.path ?? '')).length;
  return { files: files.length, speaking, matched };
}

async function findNames(folder: string): Promise<readonly string[]> {
  const options = {
    cwd: folder,
    onlyFiles: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
  };
  const files = (await glob('**/*', options)).sort();
  const logs = await Promise.all(
    files.map(async (file) => NAMED_AS_LOG.test(file) || (await beginsLikeLog(join(folder, file)))),
  );
  return files.filter((_, index) => logs[index]);
}

async function beginsLikeLog(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(BEGINNING) });
    const text = buffer.toString('utf8', 0, bytesRead);
    return /^\ufeff?\s*\{/.test(text) && text.includes('"runs"');
  } finally {
    await file.close();
  }
}

function read(folder: string, name: string): Promise<Analysis> {
  return readAnalysis({
    patterns: [join(folder, name)],
    directory: folder,
    tree: EVERYTHING,
    roots: { checkout: '/', prefix: '', workspaces: [] },
  });
}

function toRow(name: string, { results, completeness, logs, tools }: Analysis) {
  const [log] = logs;
  const unverified = [
    ...completeness.failures,
    ...completeness.unverifiedTools.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ...completeness.unverifiedFiles.map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
  ];
  const cells = [
    name,
    tools.map((tool) => [tool.name, tool.version].filter(Boolean).join(' ')).join(', '),
    log?.runs ?? 0,
    results.length,
    ...LEVELS.map((level) => results.filter((result) => result.level === level).length),
    results.filter(({ place }) => place.kind === 'nowhere').length,
    results.filter(({ presence }) => presence.kind === 'suppressed').length,
    unverified.join('; '),
  ];
  return {
    cells: cells.map((cell) => logLine(oneLine(String(cell)))),
    results: results.length,
    error: log?.error,
  };
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const line = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}

function fail(sentence: string, status: number): number {
  process.stderr.write(`${sentence}\n`);
  return status;
}

process.exitCode = await main(process.argv.slice(2));
