import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fillAnalyzers } from '../../scripts/fill-analyzers.ts';
import type { Analyzer } from '../../src/analyzers/analyzer.ts';
import { ANALYZERS } from '../../src/analyzers/table.ts';
import {
  ERROR_RUNS,
  OMIT_EMPTY_RESULTS,
  QUIET_TOOLS,
  UNPARSED,
  UNPARSED_RESULTS,
} from '../../src/analyzers/unparsed-results.ts';
import { WITHOUT_SARIF } from '../../src/analyzers/without-sarif.ts';

const ROOT = join(import.meta.dirname, '../..');
const rows = ANALYZERS.map((row): [string, Analyzer] => [row.name, row]);

test('the page is written from the table', () => {
  const page = readFileSync(join(ROOT, 'docs/analyzers.md'), 'utf8');
  expect(fillAnalyzers(page)).toBe(page);
});

test('at least fifty tools have a command, and no two rows one name', () => {
  const names = [...ANALYZERS, ...WITHOUT_SARIF].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(new Set(ANALYZERS.flatMap(({ drivers }) => drivers)).size).toBeGreaterThan(50);
});

test('every tool without SARIF has its source', () => {
  for (const { source } of WITHOUT_SARIF) expect(source).toMatch(/^https:\/\/\S+$/u);
});

describe.each(rows)('%s', (_, { drivers, command, sources, fixtures = [], unparsed, signs, step }) => {
  test('says where it was read', () => {
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect(source).toMatch(/^https:\/\/\S+$/u);
  });

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
    for (const { tool } of unparsed.results ?? [])
      expect({ tool, fits: drivers.some((name) => tool.test(name)) }).toEqual({ tool, fits: true });
  });

  test('has a step that its command fits', () => {
    if (step === undefined) return;
    expect(signs ?? []).not.toEqual([]);
    expect(step.isFixed === true || command.split(step.log).length === 2).toBe(true);
  });
});

test('each line by which a run tells what was not parsed is in a row, or of any tool', () => {
  const used = [...ANALYZERS.flatMap(({ unparsed }) => unparsed.results ?? []), ...UNPARSED.any];
  expect(UNPARSED_RESULTS.filter((line) => !used.includes(line))).toEqual([]);
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
