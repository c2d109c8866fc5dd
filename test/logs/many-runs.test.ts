import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { growth } from '../growth.ts';

const folder = mkdtempSync(join(tmpdir(), 'many-runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BASES = { originalUriBaseIds: { ROOT: { uri: 'file:///builds/app/' } } };

interface Kind {
  readonly named: (run: number) => { readonly name: string; readonly version: string };
  readonly says?: object;
}

/** Reads a log with a run for each of so many results, all in one file. */
async function readRuns(count: number, { named, says = {} }: Kind) {
  const uriBaseId = 'originalUriBaseIds' in says ? { uriBaseId: 'ROOT' } : {};
  const artifactLocation = { uri: 'src/app.c', ...uriBaseId };
  const locations = [{ physicalLocation: { artifactLocation, region: { startLine: 1 } } }];
  const runs = Array.from({ length: count }, (_, run) => ({
    ...says,
    tool: { driver: named(run) },
    results: [{ ruleId: 'r', message: { text: 'm' }, locations }],
  }));
  writeFileSync(join(folder, 'many.sarif'), JSON.stringify({ version: '2.1.0', runs }));
  const tree = toTree([{ path: 'src/app.c', type: 'file' }]);
  const lines: string[] = [];
  const analysis = await readAnalysis({
    patterns: ['many.sarif'],
    directory: folder,
    tree,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
    progress: (line) => lines.push(line),
  });
  return { analysis, lines };
}

const KINDS: readonly (readonly [string, Kind])[] = [
  ['of one tool', { named: () => ({ name: 'T', version: '1' }) }],
  ['that say what their addresses begin with', { named: () => ({ name: 'T', version: '1' }), says: BASES }],
  ['of a version each', { named: (run) => ({ name: 'T', version: `1.${run}` }) }],
  ['of a tool each', { named: (run) => ({ name: `T${run}`, version: '1' }) }],
];

test.each(KINDS)('the time for runs %s grows as their number does', async (_, kind) => {
  expect((await readRuns(9, kind)).analysis.results.map(({ place }) => place.kind)).toEqual(
    Array(9).fill('lines'),
  );
  expect(await growth((count) => readRuns(count, kind), 500, 16)).toBeLessThan(32);
});

test.each([
  ['versions', (run: number) => ({ name: 'T', version: `1.${run}` }), 'T 1.0, T 1.1, T 1.2,'],
  ['tools', (run: number) => ({ name: `T${run}`, version: '1' }), 'T0 1, T1 1, T2 1,'],
])('of many %s of a log a few are named in its line', async (_, named, first) => {
  const { lines } = await readRuns(5_000, { named });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`many.sarif: 5000 results of ${first}`);
  expect(lines[0]).toMatch(/ and 4990 more$/);
  expect(lines[0]?.length).toBeLessThan(200);
});
