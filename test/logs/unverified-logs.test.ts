import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Allowed } from '../../src/finding/completeness.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';

const checkout = mkdtempSync(join(tmpdir(), 'unlocated-log-'));
afterAll(() => rmSync(checkout, { recursive: true }));
beforeAll(() => {
  mkdirSync(join(checkout, 'app/gen'), { recursive: true });
  writeFileSync(join(checkout, 'app/gen/made.c'), '');
  symlinkSync('app/gen', join(checkout, 'linked'));
});

const TREE = toTree([
  { path: 'app/a.c', type: 'file' },
  { path: 'linked', type: 'link' },
]);
const FAR = ['far/a.c', 'far/b.c', 'far/c.c'];

async function analyze(uris: readonly string[], more: object = {}, allowed: Allowed = []) {
  const run = {
    tool: { driver: { name: 'Linter' } },
    results: uris.map((uri) => ({
      message: { text: 'm' },
      locations: uri === '' ? [] : [{ physicalLocation: { artifactLocation: { uri } } }],
    })),
    ...more,
  };
  writeFileSync(join(checkout, 'a.sarif'), JSON.stringify({ version: '2.1.0', runs: [run] }));
  const { completeness } = await readAnalysis({
    patterns: ['a.sarif'],
    directory: checkout,
    allow: ['incomplete-runs', ...allowed],
    tree: TREE,
    roots: { checkout, prefix: 'app/', workspaces: ['/github/workspace'] },
  });
  return completeness;
}

test.each<[string, readonly string[], object]>([
  ['three files that are not there', FAR, {}],
  ['three files that are not there, with absolute paths', FAR.map((uri) => `/other/${uri}`), {}],
  ['three files above the checkout', FAR.map((uri) => `../../${uri}`), {}],
])('a log with results in %s holds its scope, also where the job trusts it', async (_, uris, more) => {
  const { unverifiedTools, complete } = await analyze(uris, more);
  expect(complete).toEqual([]);
  expect(unverifiedTools).toEqual([
    {
      kind: 'failed',
      scope: { tool: 'Linter', category: '' },
      reason: expect.stringMatching(/^none of the paths in a\.sarif .* add unlocated-paths to allow/u),
    },
  ]);
});

test.each<[string, readonly string[], object]>([
  ['a file that git does not have, in the working directory', [...FAR, 'gen/made.c'], {}],
  ['a file that git does not have, from the top', [...FAR, 'app/gen/made.c'], {}],
  [
    'a file that git does not have, by its address',
    [...FAR, pathToFileURL(`${checkout}/app/gen/made.c`).href],
    {},
  ],
  ['a file that git does not have, in a container', [...FAR, '/github/workspace/app/gen/made.c'], {}],
  [
    'a file that git does not have, below a base',
    FAR,
    {
      results: [...FAR, 'made.c'].map((uri) => ({
        message: { text: 'm' },
        locations: [{ physicalLocation: { artifactLocation: { uri, uriBaseId: 'GEN' } } }],
      })),
      originalUriBaseIds: { GEN: { uri: 'app/gen/' } },
    },
  ],
  ['a file behind a link', [...FAR, 'linked/made.c'], {}],
  ['no file', ['', '', ''], {}],
])('a log with a result in %s holds nothing, and nothing is said', async (_, uris, more) => {
  expect(await analyze(uris, more)).toMatchObject({ unverifiedTools: [], warnings: [] });
});

test('a log of one file that is not there is a warning', async () => {
  const { unverifiedTools, warnings } = await analyze(['far/a.c']);
  expect(unverifiedTools).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^none of the paths in a\.sarif exists in this checkout, the first of 1: far\/a\.c/u,
    ),
  ]);
});

test('a log of packages that others wrote says too little to be of something else', async () => {
  const { unverifiedTools, unlocated, warnings } = await analyze(FAR.map((uri) => `node_modules/${uri}`));
  expect(unverifiedTools).toEqual([]);
  expect(unlocated).toEqual([{ scope: { tool: 'Linter', category: '' }, reason: warnings[0] }]);
  expect(warnings).toEqual([
    expect.stringMatching(/^none of the paths in a\.sarif exists/u),
    'Linter has results in 3 files of dependencies, which are not of this commit and do not count, such as node_modules/far/a.c',
  ]);
});

test('a log of something else that is meant holds nothing', async () => {
  expect(await analyze(FAR, {}, ['unlocated-paths'])).toMatchObject({ unverifiedTools: [], warnings: [] });
});
