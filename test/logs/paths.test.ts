import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Roots } from '../../src/logs/paths.ts';
import { toTree } from '../../src/logs/tree.ts';
import { findFile } from './find-file.ts';

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
  readonly beside?: readonly string[];
  readonly pathMap?: Roots['pathMap'];
}

function resolve(uri: string, { base, bases, workingDirectory, beside = [], ...roots }: Given = {}) {
  const workingDirectories = workingDirectory === undefined ? [] : [workingDirectory];
  return findFile(TREE, roots, uri, { base, bases, workingDirectories, beside });
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
    '/x/src/main.c is not in the analyzed commit and may be packages/one/src/main.c, packages/two/src/main.c',
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
    '../src/app.c is not in the analyzed commit and may be src/app.c, packages/one/src/app.c',
  ],
  [
    'only its name is in another folder, up from a base elsewhere',
    '../leaf.c',
    { base: 'B', bases: { B: { uri: 'file:///opt/tool/' } } },
    '../leaf.c is not in the analyzed commit',
  ],
  ['it leaves the checkout, encoded', '%2e%2e/src/app.c', {}, '../src/app.c leaves the checkout'],
  ['it is a link', 'src/link.c', {}, 'src/link.c is a symbolic link, which is not followed'],
  [
    'it is behind a link',
    'linked/app.c',
    {},
    'linked/app.c is behind the symbolic link linked, which is not followed',
  ],
  [
    'it is in a submodule',
    'vendor/lib/x.c',
    {},
    'vendor/lib/x.c is behind the submodule vendor/lib, which is not followed',
  ],
  [
    'it is an address',
    'https://example.com/src/app.c',
    {},
    'https://example.com/src/app.c is not the address of a file',
  ],
  ['it is a folder', 'src', {}, 'src is a folder, not a file'],
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
  const tree = toTree(['a.c', 'src/a.c'].map((path) => ({ path, type: 'file' })));
  const find = (uri: string) =>
    findFile(tree, {}, uri, { workingDirectories: [...folders.slice(0, 5), ...folders] });
  expect(find('/x14/a.c')).toMatchObject({ kind: 'found', path: 'a.c' });
  expect(find('/x20/a.c').kind).toBe('lost');
});

describe('what a lost path may be', () => {
  test.each<[string, readonly string[] | 'any']>([
    ['src/gone.c', []],
    ['/x/src/main.c', ['packages/one/src/main.c', 'packages/two/src/main.c']],
    ['/opt/tool/leaf.c', ['packages/two/src/deep/leaf.c']],
    ['/home/runner/work/app/generated/leaf.c', []],
    ['../leaf.c', ['packages/two/src/deep/leaf.c']],
    ['/opt/node_modules/leaf.c', []],
    ['/x/sub/app.c', ['src/app.c', 'packages/one/src/app.c']],
    ['src/link.c', 'any'],
    ['vendor/lib/leaf.c', ['vendor/lib']],
  ])('%s: %j', (uri, mayBe) => {
    expect(resolve(uri)).toMatchObject({ kind: 'lost', mayBe });
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

describe('the root that all results of a log imply', () => {
  const beside = ['/src/deep/leaf.c'];

  test('holds for bare names too', () => {
    expect(pathOf('/src/main.c', { beside })).toBe('packages/two/src/main.c');
    expect(resolve('/src/leaf.c')).toMatchObject({ kind: 'lost', byName: true });
  });

  test.each([
    ['another result stands where it is written', [...beside, 'src/app.c']],
    ['two disagree', [...beside, '/x/payment gateway/Client.cls']],
  ])('is none where %s', (_, others) => {
    expect(resolve('/src/main.c', { beside: others }).kind).toBe('lost');
    expect(resolve('/src/deep/leaf.c', { beside: others }).kind).toBe('lost');
  });

  test('is one above the checkout as well', () => {
    expect(pathOf('../../path/main.c', { beside: ['../../path/deep/leaf.c'] })).toBe(
      'packages/two/src/main.c',
    );
  });
});

describe('path-map', () => {
  test.each([
    ['/src/main.c', '/src', 'packages/one/src', 'packages/one/src/main.c'],
    ['/src/src/app.c', '/src/', '.', 'src/app.c'],
    ['../../path/main.c', '../../path', 'packages/two/src', 'packages/two/src/main.c'],
    ['D:\\w\\main.c', 'd:\\W', 'packages/one/src', 'packages/one/src/main.c'],
    ['file:///src/main.c', '/src', 'packages/one/src', 'packages/one/src/main.c'],
  ])('%s is found by %s => %s', (uri, from, to, path) => {
    expect(pathOf(uri, { pathMap: [{ from, to }], beside: ['index.js'] })).toBe(path);
  });
});

describe('a file of a dependency', () => {
  test.each([
    '/root/go/pkg/mod/example.com/x@v1/src/payment gateway/Client.cls',
    '../go/pkg/mod/example.com/x@v1/deep/leaf.c',
    '/root/.rustup/toolchains/stable/lib/rustlib/src/rust/library/core/deep/leaf.c',
    '/rustc/90b35a623/library/deep/leaf.c',
    '/usr/lib/gcc/x86_64-linux-gnu/13/include/deep/leaf.c',
    '/usr/include/deep/leaf.c',
    '/home/a/.cache/bazel/execroot/ws/external/dep/deep/leaf.c',
    'build/_deps/x/deep/leaf.c',
    '/root/.conan/data/deep/leaf.c',
    '/opt/conda/pkgs/deep/leaf.c',
    '/root/.ivy2/cache/deep/leaf.c',
    '/usr/local/go/src/deep/leaf.c',
    'C:\\Program Files\\Go\\src\\deep\\leaf.c',
    '/c/Program%20Files/Go/src/deep/leaf.c',
    ['$', '{GOROOT}/src/deep/leaf.c'].join(''),
    'C:\\Users\\a\\AppData\\Local\\Programs\\Python\\Python312\\Lib\\deep\\leaf.c',
    '\\\\wsl$\\Ubuntu\\usr\\include\\deep\\leaf.c',
    'C:/msys64/mingw64/include/deep/leaf.c',
    '/Applications/Xcode_16.2.app/Contents/Developer/deep/leaf.c',
    '/opt/hostedtoolcache/Python/3.12/x64/lib/python3.12/deep/leaf.c',
    '/home/a/.pyenv/versions/3.12/lib/python3.12/deep/leaf.c',
    '/home/a/.cache/go-build/01/deep/leaf.c',
    '/home/a/miniforge3/lib/deep/leaf.c',
    '/nix/store/abc-gcc/deep/leaf.c',
    '/usr/local/bundle/gems/x-1/deep/leaf.c',
    'jar:file:///root/x-1.jar!/deep/leaf.c',
    '/build/x-1.jar/deep/leaf.c',
  ])('%s is no own file', (uri) => {
    expect(resolve(uri)).toMatchObject({ kind: 'lost', about: 'dependency', mayBe: [] });
  });

  test.each([
    '/usr/src/app',
    '/usr/share/nginx/html',
    '/go/src/example.com/app',
    '/home/a/.cache/bazel/_bazel_a/1/execroot/_main',
    '../../../2700/execroot/_main',
    '/var/lib/jenkins/workspace/app',
  ])('%s is where others have their own files', (folder) => {
    expect(pathOf(`${folder}/deep/leaf.c`)).toBe('packages/two/src/deep/leaf.c');
  });
});

test.each([
  '-',
  '/dev/stdin',
  '<stdin>',
  '<text>',
  'file://-',
  'Package Descriptor',
  'https://github.com/a/b/blob/main/src/app.c',
  'STDIN:12',
  'stdin.py',
  '[stdin]',
  '(unknown)',
  'N/A',
  'null',
  'No file',
  'Package%20Descriptor',
  'package.json dependency lodash',
  'The whole project.',
])('%s may be any file', (uri) => {
  expect(resolve(uri, { beside: ['src/app.c'] })).toMatchObject({ kind: 'lost', mayBe: 'any' });
});

test.each(['src/app.c:12:5', 'src/app.c#L12', 'src/app.c(12,5)'])(
  '%s may be the file that it names',
  (uri) => {
    expect(resolve(uri)).toMatchObject({ mayBe: ['src/app.c', 'packages/one/src/app.c'] });
  },
);

test.each([
  '.',
  './',
  '/home/runner/work/app',
  'no file associated with this alert',
  'no%20file%20associated%20with%20this%20alert',
])('%s is about the project as a whole', (uri) => {
  expect(resolve(uri)).toMatchObject({ kind: 'lost', about: 'project' });
});
