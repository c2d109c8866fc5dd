import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { createDetailReader } from '../../src/sarif/read-details.ts';
import { toTree } from '../../src/sarif/tree.ts';
import { CONTEXT, locationAt } from './result-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-details-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

function analyze(...names: readonly string[]) {
  return readAnalysis({
    patterns: names,
    directory: folder,
    tools: [],
    tree: toTree(['a.c', 'b.c'].map((path) => ({ path, type: 'file' }))),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
}

test('findings have no details until these are asked for, of any log and in any order', async () => {
  writeFileSync(join(folder, 'plain.sarif'), toLog('plain'));
  writeFileSync(join(folder, 'zipped.sarif.gz'), gzipSync(toLog('zipped')));
  writeFileSync(join(folder, 'wide.sarif'), Buffer.from(`\ufeff${toLog('wide')}`, 'utf16le'));
  const analysis = await analyze('plain.sarif', 'wide.sarif', 'zipped.sarif.gz');
  const { findings } = analysis;
  expect(findings).toHaveLength(600);
  expect(findings.flatMap(({ flow, related, fixes }) => [flow, related, fixes].filter(Boolean))).toEqual([]);
  const wanted = [150, 3, 4, 250, 599, 401].flatMap((index) => findings[index] ?? []);
  const detailed = await analysis.details(wanted);
  expect(detailed.size).toBe(wanted.length);
  for (const finding of wanted) {
    const { result, message, place } = finding;
    expect(detailed.get(finding)).toMatchObject({
      ...{ result, message, place },
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

test.each([
  ['longer', (text: string) => `${text} `],
  ['of the same length', (text: string) => text.replaceAll('from', 'form')],
])('a log that is now %s is an error, and never other text', async (_, change) => {
  const path = join(folder, 'changing.sarif');
  writeFileSync(path, toLog('T', 3));
  utimesSync(path, 1, 1);
  const analysis = await analyze('changing.sarif');
  writeFileSync(path, change(toLog('T', 3)));
  await expect(analysis.details(analysis.findings)).rejects.toThrow(
    'changing.sarif changed after it was read: let nothing write to it during this step.',
  );
});

test('a log that is gone is an error', async () => {
  const path = join(folder, 'going.sarif');
  writeFileSync(path, toLog('T', 3));
  const analysis = await analyze('going.sarif');
  rmSync(path);
  await expect(analysis.details(analysis.findings)).rejects.toThrow('going.sarif cannot be read (ENOENT)');
});

test('files that only data flows speak of make no catalogue of the files', async () => {
  const log = JSON.parse(toLog('T', 3));
  log.runs[0].artifacts = [{ location: { uri: 'a.c' } }, { location: { uri: 'b.c' } }];
  writeFileSync(join(folder, 'flows.sarif'), JSON.stringify(log));
  expect((await analyze('flows.sarif')).completeness.fileCatalogues.size).toBe(0);
  for (const result of log.runs[0].results) {
    delete result.codeFlows;
    delete result.relatedLocations;
  }
  writeFileSync(join(folder, 'flows.sarif'), JSON.stringify(log));
  expect((await analyze('flows.sarif')).completeness.fileCatalogues.size).toBe(1);
});

test('a large log says how far its reading is', async () => {
  const path = join(folder, 'blank.sarif');
  writeFileSync(path, Buffer.concat([Buffer.alloc(70 * 1024 * 1024, ' '), Buffer.from(toLog('T', 1))]));
  const lines: string[] = [];
  await readAnalysis({
    patterns: ['blank.sarif'],
    directory: folder,
    tools: [],
    tree: toTree([]),
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
    progress: (line) => lines.push(line),
  });
  expect(lines).toEqual(['blank.sarif: read 67 of 73 MB', 'blank.sarif: 1 result of T']);
});

const PLACE: Place = { kind: 'lines', path: 'a.c', startLine: 3, endLine: 3 };
const RESULT = {
  relatedLocations: Array.from({ length: 12 }, (_, index) => locationAt('b.c', index + 1)),
  codeFlows: [
    {
      threadFlows: [{ locations: [{ location: locationAt('b.c', 1) }, { location: locationAt('a.c', 3) }] }],
    },
  ],
  fixes: Array.from({ length: 3 }, () => ({
    artifactChanges: [
      { artifactLocation: { uri: 'a.c' }, replacements: [{ deletedRegion: { startLine: 3 } }] },
    ],
  })),
};

test('beyond the limit of a run places are counted, and fixes left out', () => {
  const toDetails = createDetailReader({ threadFlowLocations: [] });
  let details = toDetails(RESULT, PLACE, CONTEXT);
  for (let count = 1; count < 20_000; count += 1) details = toDetails(RESULT, PLACE, CONTEXT);
  expect(details.related).toEqual({ first: [], omitted: 12, last: [] });
  expect(details.fixes).toBeUndefined();
});
