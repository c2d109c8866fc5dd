import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { MADE_RUNS, RUNS } from '../../real/analyzers/kept-runs.ts';
import { fillAnalyzers } from '../../scripts/fill-analyzers.ts';
import { fillInitRepositories } from '../../scripts/init-repositories-data.ts';
import { type Analyzer, analyzersSchema } from '../../src/analyzers/analyzer.ts';
import { ANALYZERS, WITHOUT_SARIF } from '../../src/analyzers/table.ts';
import {
  ERROR_RUNS,
  OMIT_EMPTY_RESULTS,
  QUIET_TOOLS,
  UNPARSED,
  UNPARSED_RESULTS,
  UNPARSED_WARNINGS,
} from '../../src/logs/tools.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What `unparsed-results.json` has for each kind of result. */
const unparsedSchema = z.strictObject({
  results: z.record(
    z.string(),
    z.array(
      z.strictObject({
        tool: z.string().min(1),
        rule: z.string().min(1).optional(),
        message: z.string().min(1).optional(),
        level: z.enum(['error', 'warning', 'note', 'none']).optional(),
        ignoreCase: z.literal(true).optional(),
        unverified: z.enum(['file', 'folder', 'run', 'target']),
        note: z.string().min(1).optional(),
        source: z.string().min(1),
      }),
    ),
  ),
  warnings: z.array(
    z
      .strictObject({
        tool: z.string().min(1),
        notification: z.string().min(1).optional(),
        message: z.string().includes('(?<path>').optional(),
        source: z.string().min(1),
      })
      .refine((one) => (one.notification === undefined) !== (one.message === undefined)),
  ),
  listsFiles: z.array(
    z.strictObject({ tool: z.string().min(1), passedOver: z.string().min(1), source: z.string().min(1) }),
  ),
  errorRuns: z.record(z.string(), z.string()),
  quietTools: z.array(z.string().min(1)),
  omitEmptyResults: z.array(z.string().min(1)),
  writesNotes: z.array(z.string().min(1)),
  findsCopies: z.string().min(1),
});

/** The lines that a row points to, of which each has to be there. */
function linesOf(name: string | undefined): typeof UNPARSED_RESULTS {
  if (name === undefined) return [];
  const lines = Object.entries(UNPARSED).find(([key]) => key === name)?.[1];
  if (lines === undefined) throw new Error(`unparsed-results.json has no lines named ${name}.`);
  return lines;
}

const rows = ANALYZERS.map((row): [string, Analyzer] => [row.name, row]);

test('the page is written from the table', () => {
  const page = readFileSync(join(ROOT, 'docs/analyzers.md'), 'utf8');
  expect(fillAnalyzers(page)).toBe(page);
});

test('the page has what init proposes for real repositories', () => {
  const page = readFileSync(join(ROOT, 'docs/analyzers.md'), 'utf8');
  expect(fillInitRepositories(page)).toBe(page);
});

test('at least fifty tools have a command, and no two rows one name', () => {
  const names = [...ANALYZERS, ...WITHOUT_SARIF].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(new Set(ANALYZERS.flatMap(({ drivers }) => drivers)).size).toBeGreaterThan(50);
});

test('the files are as their schemas say', () => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, 'src/analyzers', name), 'utf8'));
  expect(analyzersSchema.safeParse(read('analyzers.json')).error).toBeUndefined();
  expect(unparsedSchema.safeParse(read('unparsed-results.json')).error).toBeUndefined();
  expect(analyzersSchema.safeParse({ groups: [{ title: 'Web' }], withoutSarif: [] }).success).toBe(false);
});

describe.each(rows)('%s', (_, row) => {
  const { drivers, command, log, logSource, fixtures = [], unparsed, signs, runs, called, step } = row;
  test('is proven by logs of its own', () => {
    for (const path of fixtures) {
      expect(existsSync(join(ROOT, path))).toBe(true);
      const { runs } = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
      const names: readonly string[] = runs.map(
        (run: { tool: { driver: { name: string } } }) => run.tool.driver.name,
      );
      expect({ path, fits: names.some((name) => drivers.includes(name)) }).toEqual({ path, fits: true });
    }
  });

  test('has the lines of its own name', () => {
    for (const { tool } of linesOf(unparsed.results))
      expect({ tool, fits: drivers.some((name) => tool.test(name)) }).toEqual({ tool, fits: true });
  });

  // `npm run analyzers` keeps what it finds at this path once the command has run.
  test('names the file that its command writes, or where that was read', () => {
    const run = MADE_RUNS.find((one) => one.row === row);
    const isWritten = run !== undefined && existsSync(join(RUNS, run.name, 'A.sarif'));
    expect(command.includes(log) || isWritten || logSource !== undefined).toBe(true);
  });

  test('has a step that its command fits, and that something tells of', () => {
    if (step === undefined) return;
    expect([...(signs ?? []), ...(runs ?? []), ...(called ?? [])]).not.toEqual([]);
    const words = command.split(' ');
    expect((step.adds ?? '').split(' ').filter((word) => word !== '' && !words.includes(word))).toEqual([]);
  });
});

test('each line by which a run tells what was not parsed is in a row, or of any tool', () => {
  const used = [...ANALYZERS.flatMap(({ unparsed }) => linesOf(unparsed.results)), ...linesOf('any')];
  expect(UNPARSED_RESULTS.filter((line) => !used.includes(line))).toEqual([]);
});

test('the tools that tell it by a warning are in the table', () => {
  const names = ANALYZERS.flatMap(({ drivers }) => drivers);
  expect(UNPARSED_WARNINGS.filter(({ tool }) => !names.some((name) => tool.test(name)))).toEqual([]);
});

test('the tools without results in a clean run are those of the table', () => {
  const told = ANALYZERS.filter(({ clean }) => clean === 'no results').flatMap(({ drivers }) => drivers);
  // The one name that the user gives.
  expect([...OMIT_EMPTY_RESULTS, 'govet'].sort()).toEqual([...told].sort());
});

test('the tools of which findings may vanish with a file are in the table', () => {
  const names = ANALYZERS.flatMap(({ drivers }) => drivers);
  expect([...QUIET_TOOLS].filter((name) => !names.includes(name))).toEqual([]);
  expect(QUIET_TOOLS.size).toBeGreaterThan(0);
});

test('the tools with a second run for their errors are in the table', () => {
  const names = ANALYZERS.flatMap(({ drivers }) => drivers);
  for (const [errors, tool] of ERROR_RUNS)
    expect({ known: names.includes(tool), itself: names.includes(errors) }).toEqual({
      known: true,
      itself: false,
    });
});
