import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './machine.ts';
import type { BenchResult } from './result.ts';

const INTRODUCTION = `# Performance

How fast a run is, and what it uses. Every figure was measured side by side, in one run of its bench, with what it is compared to. Other work on
the machine moves absolute times; ratios and counts hold. This page is written by \`npm run bench -- report\` from what \`npm run bench -- NAME\`
left; do not edit it.
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

function isSpeed(result: unknown): result is BenchResult {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'speed';
}

function render(name: string, { title, about, notes, sections = [], ...table }: BenchResult): string {
  const further = sections.flatMap((section) => [
    `### ${section.title}`,
    section.about,
    renderTable(section),
  ]);
  return [
    `## ${title}`,
    `${about} \`npm run bench -- ${name}\``,
    renderTable(table),
    ...notes,
    ...further,
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
