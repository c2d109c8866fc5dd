import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createGit } from '../../src/git/git.ts';
import { readTree } from '../../src/git/tree.ts';
import type { Roots } from '../../src/logs/paths.ts';
import { type Tree, toTree } from '../../src/logs/tree.ts';
import { createRepository, TEST_ENVIRONMENT } from '../git/repository.ts';
import { findFile, nameFile } from './find-file.ts';

const COMPOSED = 'src/\u00fcber.c';
const DECOMPOSED = 'lib/u\u0308ber.c';
const FILES = [
  'src/app.c',
  'src/payment gateway/Client.cls',
  'src/100%.c',
  'src/a#b?.c',
  'src/日本語.c',
  'src/tab\there.c',
  'src/line\nbreak.c',
  'src/quote".c',
  'src/back\\slash.c',
  COMPOSED,
  DECOMPOSED,
  'both/e\u0301.c',
  'both/\u00e9.c',
  'packages/one/src/main.c',
  'packages/two/src/main.c',
  'packages/two/src/only.c',
];

const repository = createRepository();
const outside = createRepository();
let tree: Tree;
let roots: Partial<Roots>;

beforeAll(async () => {
  for (const file of [...FILES, 'encoded/a%20b.c', 'encoded/a b.c']) repository.write(file, 'text\n');
  outside.write('secret.c', 'text\n');
  repository.link('out', outside.path);
  repository.link('src/passwd', '/etc/passwd');
  repository.link('src/inside.c', 'app.c');
  repository.write('untracked/ignored.c', 'text\n');
  repository.write('.gitignore', 'untracked\n');
  const commit = repository.commit();
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  tree = toTree(await readTree(git, commit));
  roots = { checkout: repository.path, workspaces: ['/github/workspace'] };
});

afterAll(() => {
  repository.dispose();
  outside.dispose();
});

function find(uri: string, prefix = ''): string {
  return nameFile(tree, { ...roots, prefix }, uri);
}

/** A URI as the specification wants it (§3.10.1): each name encoded. */
const toUri = (path: string) => path.split('/').map(encodeURIComponent).join('/');

describe('every file of a real commit is found (§3.4.3)', () => {
  test.each(FILES)('%j', (file) => {
    // A relative URI, one with the checkout, one with the folder of a container, one of a machine that nobody
    // knows.
    for (const root of [
      '',
      `${pathToFileURL(repository.path)}/`,
      'file:///github/workspace/',
      // Of an unknown folder a backslash is one of Windows.
      // So is a name that the tree has twice but for the composition of its characters.
      ...(file.includes('\\') || file.startsWith('both/') ? [] : ['file:///home/ada/clone/']),
    ]) {
      expect([root, find(root + toUri(file))]).toEqual([root, file]);
    }
    for (const root of ['', `${repository.path}/`, '/github/workspace/']) {
      expect([root, find(root + file)]).toEqual([root, file]);
    }
  });
});

test.each([
  ['composed for decomposed', 'lib/\u00fcber.c', DECOMPOSED],
  ['decomposed for composed', 'src/u\u0308ber.c', COMPOSED],
  ['encoded decomposed for composed', 'src/u%CC%88ber.c', COMPOSED],
  ['composed, where the tree has both', 'both/\u00e9.c', 'both/\u00e9.c'],
  ['decomposed, where the tree has both', 'both/e\u0301.c', 'both/e\u0301.c'],
])('%s', (_, uri, file) => {
  expect(find(uri)).toBe(file);
});

test('where the tree has a name both as it stands and decoded, it may be either', () => {
  expect(find('encoded/a%20b.c')).toContain('may be encoded/a%20b.c, encoded/a b.c');
  expect(find('encoded/a b.c')).toBe('encoded/a b.c');
});

describe('in a repository of several packages', () => {
  test('an ending that fits two files is no place, and both are named', () => {
    const reason = 'may be packages/one/src/main.c, packages/two/src/main.c';
    expect(find('file:///home/ada/clone/src/main.c')).toMatch(reason);
    expect(findFile(tree, roots, '/x/src/main.c')).toMatchObject({
      kind: 'lost',
      mayBe: ['packages/one/src/main.c', 'packages/two/src/main.c'],
    });
  });

  test.each([
    ['src/main.c', 'packages/two/src/main.c'],
    ['../one/src/main.c', 'packages/one/src/main.c'],
    ['/home/ada/clone/src/main.c', 'packages/two/src/main.c'],
    ['src/app.c', 'src/app.c'],
    ['packages/one/src/main.c', 'packages/one/src/main.c'],
  ])('the working directory decides: %s is %s', (uri, file) => {
    expect(find(uri, 'packages/two/')).toBe(file);
  });
});

describe('no path leads out', () => {
  test.each([
    ['out/secret.c', 'out/secret.c is behind the symbolic link out, which is not followed'],
    ['src/passwd', 'src/passwd is a symbolic link, which is not followed'],
    ['src/inside.c', 'src/inside.c is a symbolic link, which is not followed'],
    ['../secret.c', '../secret.c leaves the checkout'],
    ['%2e%2e/%2e%2e/etc/passwd', '../../etc/passwd leaves the checkout'],
    ['/etc/passwd', '/etc/passwd is not in the analyzed commit'],
    ['untracked/ignored.c', 'untracked/ignored.c is not in the analyzed commit'],
    ['.git/config', '.git/config is not in the analyzed commit'],
  ])('%s', (uri, reason) => {
    expect(find(uri)).toBe(reason);
    expect(find(`${repository.path}/${uri}`)).not.toMatch(/secret\.c$|passwd$/);
  });
});
