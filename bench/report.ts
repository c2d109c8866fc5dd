import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** What a bench of speed or memory found: figures for machines, and the same as a table for people. */
export interface BenchResult {
  readonly kind: 'speed';
  readonly title: string;
  /** What was done, and side by side with what. */
  readonly about: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What was aimed at. */
  readonly notes: readonly string[];
  readonly figures: unknown;
}

/** The goal, and whether it is met, in one sentence each. */
export function goal(what: string, isMet: boolean): string {
  return `Goal: ${what}. ${isMet ? 'It is met.' : '**It is not met.**'}`;
}

/** `1.27 x`: how many times as much the first one is. */
export function ratio(figure: number, other: number): string {
  return `${(figure / other).toFixed(2)} x`;
}

const INTRODUCTION = `# Performance

This page says how fast a run is, and how much memory it uses.

All figures in one table were measured together. Other work on the machine changes the times, but not the ratios. \`npm run bench -- report\` generates this page from the results of \`npm run bench -- NAME\`. Do not edit it.
`;

/**
 * Writes the page from the results that are there, in this order. Returns the names of benches without one.
 */
export function writePage(results: string, page: string, names: readonly string[]): readonly string[] {
  const found = new Map(
    names.flatMap((name) => {
      const file = join(results, `${name}.json`);
      const result: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      return isSpeed(result) ? [[name, result] as const] : [];
    }),
  );
  const parts = [...found].map(([name, result]) => render(name, result));
  writeFileSync(page, [INTRODUCTION, `Machine: ${describeMachine()}.\n`, ...parts].join('\n'));
  return names.filter((name) => !found.has(name));
}

type DatedResult = BenchResult & { readonly date: string };

function isSpeed(result: unknown): result is DatedResult {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'speed';
}

function render(name: string, { title, about, notes, date, columns, rows }: DatedResult): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  const measured = `${about} \`npm run bench -- ${name}\`. Measured on ${date}.`;
  return `${[`## ${title}`, measured, table, ...notes].join('\n\n')}\n`;
}

/** Processor, memory and versions in one line. */
function describeMachine(): string {
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores of ${model}, ${memory} GiB, Node.js ${process.versions.node}, ${git}, ${process.platform}`;
}
