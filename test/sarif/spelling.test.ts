import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { toTree } from '../../src/sarif/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'encoding-'));
afterAll(() => rmSync(folder, { recursive: true }));
const TREE = toTree(
  ['a b.js', 'a%20b.js', 'c d.js', 'e.js'].map((path) => ({ path, type: 'file' as const })),
);

/** The files of the results, and of their related places. */
async function read(...runs: readonly (readonly string[])[]): Promise<readonly unknown[]> {
  const at = (uri: string, startLine: number) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine } },
  });
  const log = {
    version: '2.1.0',
    runs: runs.map((uris) => ({
      tool: { driver: { name: 'T' } },
      results: uris.map((uri) => ({
        ruleId: 'R',
        message: { text: 'm' },
        locations: [at(uri, 1)],
        relatedLocations: [at(uri, 2)],
      })),
    })),
  };
  writeFileSync(join(folder, 'a.sarif'), JSON.stringify(log));
  const { findings, completeness, details } = await readAnalysis({
    patterns: ['a.sarif'],
    directory: folder,
    tools: [],
    trustIncomplete: false,
    tree: TREE,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  expect(completeness.failures).toEqual([]);
  const detailed = [...(await details(findings)).values()];
  expect(detailed.map(({ related }) => related?.first[0]?.path)).toEqual(
    findings.map(({ place }) => place.path),
  );
  return findings.map(({ place }) => place.path);
}

test('an address that may be two files is decoded where another address of the log is, before it or after it, in any run', async () => {
  expect(await read(['c%20d.js', 'a%20b.js'])).toEqual(['c d.js', 'a b.js']);
  expect(await read(['a%20b.js', 'e.js', 'c%20d.js', 'a%20b.js'])).toEqual([
    'a b.js',
    'e.js',
    'c d.js',
    'a b.js',
  ]);
  expect(await read(['a%20b.js'], ['a%2520b.js'])).toEqual(['a b.js', 'a%20b.js']);
});

test('it stays as it stands where none is', async () => {
  expect(await read(['a%20b.js', 'a b.js', 'c d.js', 'e.js'])).toEqual([
    'a%20b.js',
    'a b.js',
    'c d.js',
    'e.js',
  ]);
});
