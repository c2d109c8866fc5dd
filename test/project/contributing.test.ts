import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '../..');
const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

test('CONTRIBUTING names every npm script, and none that is not there', () => {
  const table = contributing.split('\n').filter((line) => line.startsWith('| `npm '));
  const named = table.flatMap((row) =>
    [...row.matchAll(/`(?:npm (?:run )?)?([a-z:-]+)(?: -- [^`]+)?`/gu)].map(([, name = '']) => name),
  );
  expect(Object.keys(scripts).length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => name in scripts).toSorted()).toEqual(
    Object.keys(scripts).toSorted(),
  );
  const run = [...contributing.matchAll(/npm run ([a-z:-]+)/gu)].map(([, name = '']) => name);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});

test('CONTRIBUTING begins with a first change', () => {
  expect(contributing).toMatch(/^# Contributing\n\n## Your first change in ten minutes\n/u);
});

test.each(['CONTRIBUTING.md', 'README.md'])('%s links to the glossary', (name) => {
  expect(readFileSync(join(ROOT, name), 'utf8')).toContain('(docs/glossary.md)');
});
