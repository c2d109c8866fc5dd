import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { noHabits, type PathHabits, wasMisled } from '../../src/sarif/path-habits.ts';
import { readAnalysis } from '../../src/sarif/read-analysis.ts';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toTree } from '../../src/sarif/tree.ts';

const TREE = toTree([
  ...[
    'README.md',
    'index.js',
    'src/app.c',
    'src/payment gateway/Client.cls',
    'src/überweisung.js',
    'src/100%.c',
    'src/a#b.c',
    'src/only here.c',
    'packages/one/src/app.c',
    'packages/one/src/main.c',
    'packages/two/src/main.c',
    'packages/two/src/deep/leaf.c',
    'a%20b.c',
    'a b.c',
  ].map((path) => ({ path, type: 'file' as const })),
  { path: 'src/link.c', type: 'link' },
  { path: 'linked', type: 'link' },
  { path: 'vendor/lib', type: 'submodule' },
]);

interface Given {
  readonly base?: string;
  readonly bases?: unknown;
  readonly prefix?: string;
  readonly checkout?: string;
  readonly workspaces?: readonly string[];
  readonly workingDirectory?: unknown;
  readonly habits?: PathHabits;
  readonly tool?: string;
}

function resolve(uri: string, given: Given = {}) {
  const {
    checkout = '/home/runner/work/app',
    prefix = '',
    workspaces = [],
    bases,
    base,
    workingDirectory,
    habits,
    tool,
  } = given;
  const hints = { originalUriBaseIds: bases, workingDirectories: [workingDirectory] };
  return createPathResolver(TREE, { checkout, prefix, workspaces }, hints, habits)(uri, base, tool);
}

function pathOf(uri: string, given: Given = {}): string | undefined {
  const answer = resolve(uri, given);
  return answer.kind === 'found' ? answer.path : `${answer.reason}`;
}

test.each<[string, string, Given, string]>([
  ['as it stands', 'src/app.c', {}, 'src/app.c'],
  ['with dots', './src/../src//app.c', {}, 'src/app.c'],
  ['decoded', 'src/payment%20gateway/Client.cls', {}, 'src/payment gateway/Client.cls'],
  ['raw, with a space', 'src/payment gateway/Client.cls', {}, 'src/payment gateway/Client.cls'],
  ['decoded, outside ASCII', 'src/%C3%BCberweisung.js', {}, 'src/überweisung.js'],
  ['decomposed', 'src/u\u0308berweisung.js', {}, 'src/überweisung.js'],
  ['with a lone %', 'src/100%.c', {}, 'src/100%.c'],
  ['with a raw #', 'src/a#b.c', {}, 'src/a#b.c'],
  ['as it stands rather than decoded', 'a%20b.c', {}, 'a%20b.c'],
  ['with backslashes', 'src\\app.c', {}, 'src/app.c'],
  ['below the prefix first', 'src/app.c', { prefix: 'packages/one' }, 'packages/one/src/app.c'],
  ['at the top where the prefix has none', 'README.md', { prefix: 'packages/one' }, 'README.md'],
  ['up from the prefix', '../two/src/main.c', { prefix: 'packages/one' }, 'packages/two/src/main.c'],
  ['in the checkout', 'file:///home/runner/work/app/src/app.c', {}, 'src/app.c'],
  ['in the checkout, bare', '/home/runner/work/app/src/app.c', {}, 'src/app.c'],
  ['in the checkout, Windows', 'file:///c:/work/APP/src/app.c', { checkout: 'C:\\work\\app' }, 'src/app.c'],
  [
    'in the workspace of a container',
    '/github/workspace/src/app.c',
    { workspaces: ['/github/workspace'] },
    'src/app.c',
  ],
  [
    'in the working directory of the tool',
    '/x/src/app.c',
    { workingDirectory: { uri: 'file:///x/' } },
    'src/app.c',
  ],
  [
    'in a working directory with a base',
    '/x/y/README.md',
    { workingDirectory: { uri: 'y/', uriBaseId: 'X' }, bases: { X: { uri: '/x/' } } },
    'README.md',
  ],
  [
    'from the working directory in the checkout',
    'src/app.c',
    { workingDirectory: { uri: '/home/runner/work/app/packages/one' } },
    'packages/one/src/app.c',
  ],
  ['with an undefined base', 'src/app.c', { base: '%SRCROOT%' }, 'src/app.c'],
  ['with the folder as its base', 'src/app.c', { base: '/builds/acme/app/' }, 'src/app.c'],
  [
    'with a base in the checkout',
    'src/app.c',
    { base: 'B', bases: { B: { uri: 'file:///home/runner/work/app/packages/one/' } } },
    'packages/one/src/app.c',
  ],
  [
    'with the checkout as its base',
    'src/app.c',
    { base: 'B', bases: { B: { uri: 'file:///home/runner/work/app' } }, prefix: 'packages/one' },
    'src/app.c',
  ],
  [
    'with a relative base',
    'src/main.c',
    { base: 'B', bases: { B: { uri: 'packages/two/' } } },
    'packages/two/src/main.c',
  ],
  [
    'with a base elsewhere',
    'leaf.c',
    { base: 'B', bases: { B: { uri: 'file:///x/src/deep/' } } },
    'packages/two/src/deep/leaf.c',
  ],
  [
    'up from the folder of a build beside the sources',
    '../src/only here.c',
    { base: 'PWD', bases: { PWD: { uri: 'file:///builds/obj/' } } },
    'src/only here.c',
  ],
  [
    'up from a home, and down into a checkout that is elsewhere now',
    '../builds/acme/app/packages/one/src/main.c',
    { base: 'HOME', bases: { HOME: { uri: 'file:///root/' } } },
    'packages/one/src/main.c',
  ],
  [
    'by its ending',
    'file:///builds/1/src/payment%20gateway/Client.cls',
    {},
    'src/payment gateway/Client.cls',
  ],
  ['by its ending at the top', '/src/README.md', {}, 'README.md'],
  ['by its ending, Windows', 'D:\\a\\1\\s\\src\\only here.c', {}, 'src/only here.c'],
  [
    'by its ending below the prefix',
    '/app/src/main.c',
    { prefix: 'packages/two' },
    'packages/two/src/main.c',
  ],
  ['by the whole of a short path', 'deep/leaf.c', {}, 'packages/two/src/deep/leaf.c'],
  ['by its name, if that is all', 'leaf.c', {}, 'packages/two/src/deep/leaf.c'],
  ['by `file://` with a slash too few', 'file://src/app.c', {}, 'src/app.c'],
])('a path is found %s (§3.4.3-4)', (_, uri, given, expected) => {
  expect(pathOf(uri, given)).toBe(expected);
});

test.each<[string, string, Given, string]>([
  ['it is gone', 'src/gone.c', {}, 'src/gone.c is not in the analyzed commit'],
  [
    'the tree has two',
    '/x/src/main.c',
    {},
    '/x/src/main.c is not in the analyzed commit and may be packages/one/src/main.c or packages/two/src/main.c',
  ],
  [
    'only its name is in another folder',
    '/opt/tool/leaf.c',
    {},
    '/opt/tool/leaf.c is not in the analyzed commit',
  ],
  [
    'it lies in the checkout and git does not have it',
    '/home/runner/work/app/node_modules/%40x/index.js',
    {},
    'node_modules/@x/index.js is not in the analyzed commit',
  ],
  [
    'it is of a package that others wrote',
    'node_modules/left-pad/README.md',
    {},
    'node_modules/left-pad/README.md is not in the analyzed commit',
  ],
  [
    'it is of such a package in another package',
    '/x/.venv/lib/site-packages/pip/deep/leaf.c',
    {},
    '/x/.venv/lib/site-packages/pip/deep/leaf.c is not in the analyzed commit',
  ],
  ['it leaves the checkout', '../src/app.c', {}, '../src/app.c leaves the checkout'],
  [
    'it leaves the checkout, below a base that is known',
    '../src/app.c',
    { base: 'B', bases: { B: { uri: 'file:///home/runner/work/app/' } } },
    '../src/app.c leaves the checkout',
  ],
  [
    'only its name is in another folder, up from a base elsewhere',
    '../leaf.c',
    { base: 'B', bases: { B: { uri: 'file:///opt/tool/' } } },
    '../leaf.c is not in the analyzed commit',
  ],
  ['it leaves the checkout, encoded', '%2e%2e/src/app.c', {}, '../src/app.c leaves the checkout'],
  ['it is a link', 'src/link.c', {}, 'src/link.c is a symbolic link'],
  ['it is behind a link', 'linked/app.c', {}, 'linked/app.c is behind the symbolic link linked'],
  ['it is in a submodule', 'vendor/lib/x.c', {}, 'vendor/lib/x.c is behind the submodule vendor/lib'],
  [
    'it is an address',
    'https://example.com/src/app.c',
    {},
    'https://example.com/src/app.c is not the address of a file',
  ],
  ['it is a folder', 'src', {}, 'src is not in the analyzed commit'],
  ['it is too long', `${'a/'.repeat(2100)}app.c`, {}, 'its path is longer than 4096 characters'],
])('a path is lost when %s (§3.4.3)', (_, uri, given, reason) => {
  expect(pathOf(uri, given)).toBe(reason);
});

test('what is behind a link or in a submodule is named by their paths, in whatever case the log has them', () => {
  for (const [uri, path] of [
    ['LINKED/app.c', 'linked/app.c'],
    ['vendor/Lib/X.c', 'vendor/lib/X.c'],
  ] as const)
    expect(resolve(uri)).toMatchObject({ kind: 'lost', path, behind: true });
  expect(resolve('src/none.c')).not.toHaveProperty('behind');
});

test('a run has a handful of working directories: of thousands the first are tried (§3.14.11)', () => {
  const folders = Array.from({ length: 1_000 }, (_, index) => ({ uri: `/x${index}/` }));
  const resolver = createPathResolver(
    toTree(['a.c', 'src/a.c'].map((path) => ({ path, type: 'file' }))),
    { checkout: '/checkout', prefix: '', workspaces: [] },
    { originalUriBaseIds: undefined, workingDirectories: [...folders.slice(0, 5), ...folders] },
  );
  expect(resolver('/x19/a.c', undefined)).toEqual({ kind: 'found', path: 'a.c' });
  expect(resolver('/x20/a.c', undefined).kind).toBe('lost');
});

describe('what a lost path may be', () => {
  test.each<[string, readonly string[] | 'anything']>([
    ['src/gone.c', []],
    ['/x/src/main.c', ['packages/one/src/main.c', 'packages/two/src/main.c']],
    ['/opt/tool/leaf.c', ['packages/two/src/deep/leaf.c']],
    ['/home/runner/work/app/generated/leaf.c', []],
    ['../leaf.c', ['packages/two/src/deep/leaf.c']],
    ['../deep/leaf.c', ['packages/two/src/deep/leaf.c']],
    ['/opt/node_modules/leaf.c', []],
    ['/x/sub/app.c', ['src/app.c', 'packages/one/src/app.c']],
    ['src/link.c', 'anything'],
    ['vendor/lib/leaf.c', []],
  ])('%s: %j', (uri, maybe) => {
    expect(resolve(uri)).toMatchObject({ kind: 'lost', maybe });
  });
});

test('no path leads to anything but a file of the tree', () => {
  const piece = fc.constantFrom(
    '..',
    '.',
    'src',
    'linked',
    'vendor',
    'lib',
    'app.c',
    '%2e%2e',
    '%2F',
    '\\',
    'file:',
    '',
    'C:',
    '\0',
    'packages',
    'one',
  );
  const options = fc.record({
    prefix: fc.constantFrom('', 'packages/one'),
    base: fc.constantFrom('B', '%SRCROOT%', '/', '../..'),
  });
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom('/', '//', '\\'),
      options,
      (pieces, separator, given) => {
        const answer = resolve(pieces.join(separator), { ...given, bases: { B: { uri: '../' } } });
        if (answer.kind === 'found')
          expect(TREE.find(answer.path)).toEqual({ path: answer.path, type: 'file' });
        else expect(answer.reason).not.toBe('');
      },
    ),
    { numRuns: 500 },
  );
});

describe('a relative path that only ends like a file', () => {
  test('is that file where no other path of its tool is a file as it is written', () => {
    const habits = noHabits();
    expect(pathOf('deep/leaf.c', { habits })).toBe('packages/two/src/deep/leaf.c');
    expect(pathOf('src/app.c', { habits, tool: 'Another' })).toBe('src/app.c');
    expect(wasMisled(habits)).toBe(false);
    expect(pathOf('deep/leaf.c', { habits })).toBe('packages/two/src/deep/leaf.c');
  });

  test('may be that file where one is, and what was resolved before is to be resolved anew', () => {
    const habits = noHabits();
    expect(pathOf('deep/leaf.c', { habits })).toBe('packages/two/src/deep/leaf.c');
    expect(pathOf('src/app.c', { habits })).toBe('src/app.c');
    expect(wasMisled(habits)).toBe(true);
    expect(resolve('deep/leaf.c', { habits })).toEqual({
      kind: 'lost',
      path: 'deep/leaf.c',
      reason: 'deep/leaf.c is not in the analyzed commit and may be packages/two/src/deep/leaf.c',
      byEnding: true,
      maybe: ['packages/two/src/deep/leaf.c'],
    });
    expect(pathOf('/x/deep/leaf.c', { habits })).toBe('packages/two/src/deep/leaf.c');
  });

  test.each([
    ['packages/two/src/deep', 'packages/two/src/main.c'],
    ['packages/one', 'packages/one/src/main.c'],
    ['packages', 'src/main.c is not in the analyzed commit and may be'],
    ['docs', 'src/main.c is not in the analyzed commit and may be'],
  ])('and like others is the one around the folder %s', (folder, expected) => {
    expect(pathOf('src/main.c', { habits: { ...noHabits(), folder } })).toContain(expected);
  });
});

describe('an address that is one file as it stands and another one decoded', () => {
  test.each([
    ['a%20b.c', 'a b.c'],
    ['file:///home/runner/work/app/a%20b.c', 'a b.c'],
    ['a%2520b.c', 'a%20b.c'],
    ['a b.c', 'a b.c'],
  ])('%s is %s where the log encodes its addresses', (uri, path) => {
    expect(pathOf(uri, { habits: { ...noHabits(), encoded: true } })).toBe(path);
  });

  test('is the one as it stands where nothing says so, and that is noted', () => {
    const habits = noHabits();
    expect(pathOf('a%20b.c', { habits })).toBe('a%20b.c');
    expect(habits).toMatchObject({ encoded: false, doubted: true });
  });

  test.each(['src/payment%20gateway/Client.cls', 'src%5capp.c', 'a%2520b.c', 'src/100%25.c'])(
    'is told to be encoded by %s',
    (uri) => {
      const habits = noHabits();
      resolve(uri, { habits });
      expect(habits).toMatchObject({ encoded: true, doubted: false });
    },
  );

  test.each(['src/100%.c', 'src\\app.c', 'src/gone%20.c', 'src/app.c'])('is not told so by %s', (uri) => {
    const habits = noHabits();
    resolve(uri, { habits });
    expect(habits).toMatchObject({ encoded: false, doubted: false });
  });
});

const folder = mkdtempSync(join(tmpdir(), 'encoding-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ENCODED = toTree(
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
  const { findings, completeness, detailsOf } = await readAnalysis({
    patterns: ['a.sarif'],
    directory: folder,
    tools: [],
    tree: ENCODED,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  expect(completeness.failures).toEqual([]);
  expect(findings.map((finding) => detailsOf(finding).related?.first[0]?.path)).toEqual(
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

test('tools whose runs are in one log write their paths each in its own way', async () => {
  const run = (name: string, ...uris: readonly string[]) => ({
    tool: { driver: { name } },
    results: uris.map((uri) => ({
      message: { text: 'm' },
      locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    })),
  });
  const runs = [run('One', 'deep/leaf.c', 'src/app.c'), run('Two', 'deep/leaf.c')];
  writeFileSync(join(folder, 'a.sarif'), JSON.stringify({ version: '2.1.0', runs }));
  const { findings } = await readAnalysis({
    patterns: ['a.sarif'],
    directory: folder,
    tools: [],
    tree: TREE,
    roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  });
  expect(findings.map(({ place }) => [place.kind, place.path])).toEqual([
    ['nowhere', 'deep/leaf.c'],
    ['file', 'src/app.c'],
    ['file', 'packages/two/src/deep/leaf.c'],
  ]);
});
