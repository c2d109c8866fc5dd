import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import type { Result } from '../../src/finding/finding.ts';
import { MOST_BYTES } from '../../src/logs/parse-log.ts';
import { openPaths } from '../../src/logs/paths.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { readRun } from '../../src/logs/read-run.ts';
import { toTree } from '../../src/logs/tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-details-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A location object, its message plain text. */
function locationAt(uri: string, startLine: number, text?: string): object {
  return {
    physicalLocation: { artifactLocation: { uri }, region: { startLine } },
    ...(text === undefined ? {} : { message: { text } }),
  };
}

const PADDING = 'x'.repeat(5_000);

function toLog(tool: string, count = 200): string {
  const results = Array.from({ length: count }, (_, index) => ({
    message: { text: `Found ${index}.` },
    locations: [locationAt('a.c', index + 1)],
    codeFlows: [
      {
        threadFlows: [
          {
            locations: [
              { location: locationAt('b.c', index + 1, `from ${tool}`) },
              { location: locationAt('a.c', 1) },
            ],
          },
        ],
      },
    ],
    stacks: [PADDING],
    relatedLocations: [locationAt('b.c', 1_000 + index)],
    fixes: [
      {
        artifactChanges: [
          { artifactLocation: { uri: 'a.c' }, replacements: [{ deletedRegion: { startLine: index + 1 } }] },
        ],
      },
    ],
  }));
  return JSON.stringify({ version: '2.1.0', runs: [{ results, tool: { driver: { name: tool } } }] });
}

function analyze(options: Pick<Parameters<typeof readAnalysis>[0], 'patterns' | 'input' | 'before'>) {
  return readAnalysis({
    ...options,
    directory: folder,
    tree: toTree(['a.c', 'b.c'].map((path) => ({ path, type: 'file' }))),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
}

test('findings have no details of their own, and any of them can be asked for', async () => {
  writeFileSync(join(folder, 'plain.sarif'), toLog('plain'));
  writeFileSync(join(folder, 'zipped.sarif.gz'), gzipSync(toLog('zipped')));
  writeFileSync(join(folder, 'wide.sarif'), Buffer.from(`\ufeff${toLog('wide')}`, 'utf16le'));
  const analysis = await analyze({ patterns: ['plain.sarif', 'wide.sarif', 'zipped.sarif.gz'] });
  const { results: findings } = analysis;
  expect(findings).toHaveLength(600);
  expect(findings.flatMap(({ flow, related, fixes }) => [flow, related, fixes].filter(Boolean))).toEqual([]);
  const wanted = [150, 3, 4, 250, 599, 401].flatMap((index) => findings[index] ?? []);
  for (const finding of wanted) {
    const { result } = finding;
    // Also of one that stands elsewhere since.
    const moved: Result = { ...finding, place: { kind: 'file', path: 'b.c' } };
    expect(analysis.detailsOf(moved)).toEqual({
      flow: {
        first: [
          { path: 'b.c', line: result + 1, message: `from ${finding.scope.tool}` },
          { path: 'a.c', line: 1 },
        ],
        omitted: 0,
        last: [],
      },
      related: { first: [{ path: 'b.c', line: 1_000 + result }], omitted: 0, last: [] },
      fixes: [[{ startLine: result + 1, startColumn: 1, endLine: result + 1, inserted: '' }]],
    });
  }
});

test('findings of the base, which become no comments, have no details', async () => {
  writeFileSync(join(folder, 'plain.sarif'), toLog('plain', 3));
  const { results: findings, detailsOf } = await analyze({
    input: 'baseline-sarif-file',
    patterns: ['plain.sarif'],
  });
  expect(findings.map(detailsOf)).toEqual([{}, {}, {}]);
});

test('a log that does not fit beside those before it costs itself, and a smaller one behind it is read', async () => {
  const [small, large] = [toLog('T', 1), toLog('T', 2)];
  writeFileSync(join(folder, '1.sarif'), small);
  writeFileSync(join(folder, '2.sarif'), large);
  writeFileSync(join(folder, '3.sarif'), small);
  const bytes = MOST_BYTES - 2 * small.length;
  const before = [{ name: '0.sarif', bytes, results: 0, runs: 0 }];
  const { logs } = await analyze({ patterns: ['[123].sarif'], before });
  const error = expect.stringMatching(
    /^2\.sarif is larger than the 0 MB that are left of the limit of 512 MB for all logs of a run: /u,
  );
  expect(logs).toEqual([
    { name: '1.sarif', bytes: small.length, results: 1, runs: 1 },
    { name: '2.sarif', bytes: 0, results: 0, runs: 0, error },
    { name: '3.sarif', bytes: small.length, results: 1, runs: 1 },
  ]);
});

test('where there is no more room, nothing more is kept', () => {
  const result = {
    locations: [locationAt('a.c', 3)],
    relatedLocations: Array.from({ length: 12 }, (_, index) => locationAt('b.c', index + 1)),
    codeFlows: [
      {
        threadFlows: [
          { locations: [locationAt('b.c', 1), locationAt('a.c', 3)].map((location) => ({ location })) },
        ],
      },
    ],
    fixes: Array.from({ length: 3 }, () => ({
      artifactChanges: [
        { artifactLocation: { uri: 'a.c' }, replacements: [{ deletedRegion: { startLine: 3 } }] },
      ],
    })),
  };
  const run = { tool: { driver: { name: 'T' } }, results: Array.from({ length: 1_000 }, () => result) };
  const tree = toTree(['a.c', 'b.c'].map((path) => ({ path, type: 'file' })));
  const roots = { checkout: '/checkout', prefix: '', workspaces: [] };
  const room = { left: 1_000 };
  const { details } = readRun(run, 0, {
    ...{ log: 'a.sarif', category: undefined, details: room },
    find: openPaths(tree, roots, [run])(0),
  });
  const { related, flow, fixes } = details.get(0) ?? {};
  expect([related?.first.length, flow?.first.length, fixes?.length]).toEqual([10, 2, 3]);
  expect(details.has(66)).toBe(true);
  expect(details.has(67)).toBe(false);
});
