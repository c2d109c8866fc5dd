import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createGit } from '../../src/git/git.ts';
import { findRenamed, isMostlySame } from '../../src/git/read-diff.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

const TEXT = Array.from({ length: 30 }, (_, i) => `line ${i}\n`).join('');
let repository: Repository;
let from: string;
beforeEach(() => {
  repository = createRepository();
  from = repository.commit({ a: TEXT, other: 'x\n' });
});
afterEach(() => repository.dispose());

/** What became of `a`: a path, `?` where nobody can tell, or nothing where it has no copies. */
async function fate(): Promise<string | undefined> {
  const to = repository.git('rev-parse', 'HEAD');
  const found = await findRenamed(createGit(repository.path, TEST_ENVIRONMENT), from, to, ['a']);
  return found.has('a') ? (found.get('a')?.now?.newPath ?? '?') : undefined;
}

test('a file that has no copies is asked of nobody', async () => {
  repository.commit({ a: null, b: TEXT });
  expect(await fate()).toBeUndefined();
});

test('a file that was renamed and then copied is the renamed one, whatever their names', async () => {
  repository.commit({ a: null, c: TEXT });
  repository.commit({ b: TEXT, d: TEXT });
  expect(await fate()).toBe('c');
});

test('a file that was copied and then renamed is the renamed one', async () => {
  repository.commit({ b: TEXT });
  repository.commit({ a: null, c: TEXT });
  expect(await fate()).toBe('c');
});

test('a file that was renamed twice is followed, edits included, over a merge too', async () => {
  repository.git('switch', '-q', '-c', 'side');
  repository.commit({ other: 'y\n' });
  repository.git('switch', '-q', '-');
  repository.commit({ a: null, c: TEXT });
  repository.commit({ c: null, d: `${TEXT}more\n`, b: TEXT.replace('line 7', 'seven') });
  repository.git('merge', '-q', 'side', '-m', 'merge');
  expect(await fate()).toBe('d');
});

test('of a file that was renamed and copied in one commit nobody can tell', async () => {
  repository.commit({ a: null, b: TEXT, c: TEXT });
  expect(await fate()).toBe('?');
});

test('a file that was renamed before its copy took its name is the renamed one', async () => {
  repository.commit({ a: null, b: TEXT });
  repository.commit({ a: TEXT.replace('line 7', 'seven') });
  expect(await fate()).toBe('b');
});

test('of a file on a way that is gone nobody can tell', async () => {
  repository.commit({ a: null, c: TEXT });
  repository.commit({ b: TEXT });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  repository.checkout(repository.git('commit-tree', tree, '-m', 'another history'));
  expect(await fate()).toBe('?');
});

test.each([
  ['the same', TEXT, true],
  ['half of it in twice the length', `${TEXT}${TEXT.replaceAll('line', 'LINE')}`, true],
  ['less than half of it', `${TEXT}${TEXT.replaceAll('line', 'LINE')}more\n`, false],
  ['another text', TEXT.replaceAll('line', 'LINE'), false],
  ['nothing', '', false],
])('two texts are mostly the same, as git says of renamed files: %s', async (_, text, expected) => {
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  expect(await isMostlySame(git, Buffer.from(TEXT), Buffer.from(text))).toBe(expected);
});
