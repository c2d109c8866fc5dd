import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine, describeMeasured, type Measured } from './machine.ts';
import type { BenchResult } from './result.ts';

const INTRODUCTION = `# Performance

This page says how fast a run is, and how much memory it uses. Most readers need only two sections: [Step](#step) for a usual push, and [Whole run](#whole-run) for a log of 100 MB.

All figures in one table were measured together. Other work on the machine changes the times, but not the ratios and counts. \`npm run bench -- report\` generates this page from the results of \`npm run bench -- NAME\`. Do not edit it.
`;

/**
 * Writes the page from the results that are there, in this order. Returns the names of benches without one.
 */
export function writePage(results: string, page: string, names: readonly string[]): readonly string[] {
  const found = names.flatMap((name) => {
    const file = join(results, `${name}.json`);
    const result: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return isSpeed(result) ? [{ name, result }] : [];
  });
  const machine = `Machine: ${describeMachine()}.\n`;
  const parts = found.map(({ name, result }) => render(name, result));
  writeFileSync(page, [INTRODUCTION, machine, ...parts].join('\n'));
  return names.filter((name) => !found.some((one) => one.name === name));
}

/** As the bench left it; of an older one the load is not known. */
type MeasuredResult = BenchResult & { readonly measured?: Measured };

function isSpeed(result: unknown): result is MeasuredResult {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'speed';
}

function render(name: string, { title, about, notes, measured, columns, rows }: MeasuredResult): string {
  return [
    `## ${title}`,
    `${about} \`npm run bench -- ${name}\`${measured === undefined ? '' : `. ${describeMeasured(measured)}`}`,
    renderTable({ columns, rows }),
    ...notes,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function renderTable({ columns, rows }: Pick<BenchResult, 'columns' | 'rows'>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
