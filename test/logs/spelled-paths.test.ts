import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Roots } from '../../src/logs/paths.ts';
import { fold, toTree } from '../../src/logs/tree.ts';
import { findFile } from './find-file.ts';

const FILES = [
  'force-app/lwc/paymentForm/paymentForm.js',
  'src/index.js',
  'packages/one/src/index.js',
  'packages/two/src/index.js',
  'src/größe.js',
  'docs/Guide.md',
  'docs/guide.md',
  'Makefile',
];

function resolver(roots: Partial<Roots> = {}, files: readonly string[] = FILES) {
  const tree = toTree([
    ...files.map((path) => ({ path, type: 'file' as const })),
    { path: 'vendor/Lib', type: 'submodule' },
  ]);
  return (uri: string) => findFile(tree, { checkout: '/work/App', ...roots }, uri);
}

function find(uri: string, roots: Partial<Roots> = {}): string {
  const answer = resolver(roots)(uri);
  return answer.kind === 'found' ? answer.path : answer.reason;
}

describe('a path in another letter case', () => {
  test.each([
    ['a folder', 'force-app/lwc/PaymentForm/paymentForm.js', 'force-app/lwc/paymentForm/paymentForm.js'],
    ['all of it', 'FORCE-APP/LWC/PAYMENTFORM/PAYMENTFORM.JS', 'force-app/lwc/paymentForm/paymentForm.js'],
    ['decomposed as well', 'SRC/GRO\u0308SSE.js', 'src/größe.js'],
    ['encoded', 'SRC/gr%C3%96%C3%9Fe.js', 'src/größe.js'],
    ['at the top', 'makefile', 'Makefile'],
    ['below the checkout', '/work/App/Src/Index.js', 'src/index.js'],
    ['by its ending', 'D:\\x\\FORCE-APP\\lwc\\paymentform\\PaymentForm.js', FILES[0]],
    ['where the tree has two, exactly', 'docs/guide.md', 'docs/guide.md'],
    ['where the tree has two, exactly', 'docs/Guide.md', 'docs/Guide.md'],
  ])('is the only file that it can be: %s', (_, uri, path) => {
    expect(find(uri)).toBe(path);
  });

  test('comes after one that stands there exactly, wherever', () => {
    const resolve = resolver({ prefix: 'packages/one' }, ['packages/one/src/app.c', 'src/App.c']);
    expect(resolve('src/App.c')).toMatchObject({ kind: 'found', path: 'src/App.c' });
    expect(resolve('src/APP.c')).toMatchObject({ kind: 'found', path: 'packages/one/src/app.c' });
  });

  test('may be any of several', () => {
    expect(resolver()('docs/GUIDE.md')).toMatchObject({
      kind: 'lost',
      reason: 'docs/GUIDE.md is not in the analyzed commit and may be docs/Guide.md, docs/guide.md',
      mayBe: ['docs/Guide.md', 'docs/guide.md'],
    });
  });

  test('leads into a submodule all the same', () => {
    expect(find('Vendor/lib/a.c')).toBe(
      'Vendor/lib/a.c is behind the submodule vendor/Lib, which is not followed',
    );
  });
});

describe('a path below the checkout', () => {
  const roots = (checkout: string, others: Partial<Roots> = {}): Partial<Roots> => ({ checkout, ...others });
  const onDrive = roots('D:\\a\\r');
  const onServer = roots('//server/share/r');
  const linked = roots('/private/tmp/x', { aliases: ['/tmp/x'] });

  // The tree has three files of this ending: only the root tells which.
  test.each<[string, Partial<Roots>]>([
    ['D:\\a\\r\\src\\index.js', onDrive],
    ['d:/A/R/src/index.js', onDrive],
    ['file:///D:/a/r/src/index.js', onDrive],
    ['file:///d%3A/a/r/src/index.js', onDrive],
    ['file:///D%3a/a/r/src/index.js', onDrive],
    ['file://D:/a/r/src/index.js', onDrive],
    ['/d/a/r/src/index.js', onDrive],
    ['/cygdrive/d/a/r/src/index.js', onDrive],
    ['/mnt/d/a/r/src/index.js', onDrive],
    ['\\\\.\\D:\\a\\r\\src\\index.js', onDrive],
    ['D:\\a\\r\\src\\index.js', roots('/d/a/r')],
    ['D:\\a\\r\\src\\index.js', roots('/cygdrive/d/a/r')],
    ['/d/a/r/src/index.js', roots('/mnt/d/a/r')],
    ['/d/a/r/src/index.js', roots('/d/a/r')],
    ['/mnt/D/a/r/src/index.js', roots('/mnt/D/a/r')],
    ['file://server/share/r/src/index.js', onServer],
    ['file:////server/share/r/src/index.js', onServer],
    ['\\\\server\\share\\r\\src\\index.js', onServer],
    ['\\\\SERVER\\share\\r\\src\\index.js', onServer],
    ['//server/share/r/src/index.js', roots('\\\\server\\share\\r')],
    ['/tmp/x/src/index.js', linked],
    ['file:///private/tmp/x/src/index.js', linked],
    ['S:\\src\\index.js', roots('D:/a/r', { aliases: ['S:\\'] })],
    ['/home/gro\u0308ße/src/index.js', roots('/home/größe')],
    ['file:///home/gr%C3%B6%C3%9Fe/src/index.js', roots('/home/gro\u0308ße')],
    ['/users/ADA/r/src/index.js', roots('/Users/ada/r')],
  ])('is found by %s', (uri, given) => {
    expect(find(uri, given)).toBe('src/index.js');
  });

  test.each([
    ['D:\\a\\r\\generated\\index.js', onDrive],
    ['/d/a/r/generated/index.js', onDrive],
    ['/tmp/x/generated/index.js', linked],
  ])('that git does not have is no other file: %s', (uri, given) => {
    expect(resolver(given)(uri)).toMatchObject({ kind: 'lost', path: 'generated/index.js', mayBe: [] });
  });

  test('is found below the working directory as it is spelled', () => {
    const given = roots('/private/tmp/x', { prefix: 'packages/one/', aliases: ['/tmp/x'] });
    expect(find('/tmp/x/packages/one/src/index.js', given)).toBe('packages/one/src/index.js');
    expect(find('/tmp/x/src/index.js', given)).toBe('src/index.js');
  });
});

/** Ways in which tools and systems spell a path that is the same to them. */
const RESPELL: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.toLowerCase(),
  (path) => path.normalize('NFC'),
  (path) => path.normalize('NFD'),
  (path) => path.split('/').map(encodeURIComponent).join('/'),
  (path) => path.normalize('NFD').toUpperCase(),
  (path) => path.replaceAll('/', '\\'),
];
/** By the encoding of the checkout that git gives: what a log may write before a path. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'D:/a/Größe': [
    'D:\\a\\Größe\\',
    'd:/A/GRÖSSE/'.replace('SS', 'ß'),
    'file:///D:/a/Gro%CC%88%C3%9Fe/',
    '/d/a/Größe/',
    '/cygdrive/d/a/gro\u0308ße/',
    '/mnt/d/a/Größe/',
    'file:///d%3A/a/Gr%C3%B6%C3%9Fe/',
  ],
  '//server/share/r': ['\\\\server\\share\\r\\', 'file://server/share/r/', '//SERVER/Share/r/'],
  '/private/tmp/r': ['/private/tmp/r/', 'file:///tmp/r/', '/tmp/r/', 'file://localhost/private/tmp/r/'],
};

test('case, composition, and the encoding of the root never turn a found place into none', () => {
  const name = fc.constantFrom('a', 'A', 'ä', 'a\u0308', 'Straße.js', 'STRASSE.js', 'ﬁx.c', 'İ', 'σς', 'b b');
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
  fc.assert(
    fc.property(
      fc.uniqueArray(path, { minLength: 1, maxLength: 12 }),
      fc.nat(),
      fc.constantFrom(...RESPELL),
      fc.constantFrom(
        ...Object.entries(ROOTS).flatMap(([own, all]) => [...all, ''].map((root) => [own, root])),
      ),
      (paths, index, respell, [checkout = '', root = '']) => {
        // No path of a tree is also a folder of it.
        const files = paths.filter((file) => !paths.some((other) => other.startsWith(`${file}/`)));
        const file = files[index % files.length] ?? '';
        const answer = resolver({ checkout, aliases: ['/tmp/r'] }, files)(`${root}${respell(file)}`);
        const alike = files.filter((other) => fold(other) === fold(file));
        if (answer.kind === 'found' && alike.length > 1) expect(alike).toContain(answer.path);
        else if (answer.kind === 'found') expect(answer.path).toBe(file);
        else {
          expect(alike.length).toBeGreaterThan(1);
          expect(answer.mayBe).toEqual(expect.arrayContaining([file]));
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('what is folded is the same in either case and composition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const other of [
        text.toUpperCase(),
        text.toLowerCase(),
        text.normalize('NFD'),
        text.normalize('NFC'),
      ])
        expect(fold(other)).toBe(fold(text));
    }),
    { numRuns: 2_000 },
  );
});
