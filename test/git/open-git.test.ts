import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readHeaders, readObjects } from '../../src/git/objects.ts';
import { openGit } from '../../src/git/open-git.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
let opened: ReturnType<typeof openGit>;
beforeEach(() => {
  repository = createRepository();
  opened = openGit(repository.path, TEST_ENVIRONMENT);
});
afterEach(() => {
  opened.close();
  repository.dispose();
});

test('questions about objects go to one process, side by side too, and each gets its own answer', async () => {
  // Contents that look like headers, that are cut off by pipes, and that hold no line at all.
  const files = { a: `${'0'.repeat(40)} blob 3\n`, large: `${'line\n'.repeat(100_000)}end`, empty: '' };
  const sha = repository.commit(files);
  const { git } = opened;
  const names = [...Object.keys(files), 'missing'].map((name) => `${sha}:${name}`);
  const [headers, objects, again] = await Promise.all([
    readHeaders(git, names),
    readObjects(git, names),
    readObjects(git, names.toReversed()),
  ]);
  const contents = [...Object.values(files), undefined];
  expect(headers.map((header) => header?.size)).toEqual(contents.map((text) => text?.length));
  expect(objects.map((object) => object?.content.toString())).toEqual(contents);
  expect(again).toEqual(objects.toReversed());
  const later = repository.commit({ a: 'later' });
  expect((await readObjects(git, [`${later}:a`]))[0]?.content.toString()).toBe('later');
});

test('a name at which git gives up fails its own question alone', async () => {
  const sha = repository.commit({ a: 'one' });
  const failing = readHeaders(opened.git, [`${sha}:../a`]);
  const others = [readHeaders(opened.git, [sha]), readHeaders(opened.git, [`${sha}:a`])];
  await expect(failing).rejects.toThrow(/git cat-file failed \(status 128\).*outside repository/u);
  expect((await Promise.all(others)).flat().map((header) => header?.type)).toEqual(['commit', 'blob']);
});

test('what is asked once it is closed is answered too', async () => {
  const sha = repository.commit();
  const { git } = opened;
  const before = readHeaders(git, [sha]);
  opened.close();
  for (const answer of [before, readHeaders(git, [sha])]) expect((await answer)[0]?.type).toBe('commit');
});

test('other questions go to git as they are', async () => {
  const sha = repository.commit();
  expect((await opened.git(['rev-parse', 'HEAD'])).stdout.toString()).toBe(`${sha}\n`);
  expect((await opened.git(['cat-file', '-t', 'HEAD'])).stdout.toString()).toBe('commit\n');
});
