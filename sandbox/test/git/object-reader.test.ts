import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GitRepository, makeRepository } from '../git-repository.ts';
import { makeGit, type TestGit } from '../make-git.ts';

let repository: GitRepository;
let git: TestGit;
beforeAll(() => {
  repository = makeRepository();
  git = makeGit();
});
afterAll(() => {
  git.close();
  repository.dispose();
});

function store(content: Uint8Array): string {
  const input = Buffer.from(content);
  const args = ['hash-object', '-w', '--stdin'];
  return execFileSync('git', args, { cwd: repository.path, input, encoding: 'utf8' }).trim();
}

test('objects of any size and content come whole, each to who asked for it', async () => {
  const contents = [0, 1, 65_535, 65_536, 3_000_000].map((size) =>
    Buffer.alloc(size, 'deadbeef missing\n0000 blob 7\n'),
  );
  const names = contents.map(store);
  const found = await Promise.all(names.map((name) => git.readObject(repository.path, name)));
  for (const [index, object] of found.entries()) {
    expect(object?.kind).toBe('blob');
    expect(object?.content.equals(contents[index] ?? Buffer.alloc(1))).toBe(true);
  }
});

test('what is not there, or is no full name, is null, and the next one is found', async () => {
  const names = ['0'.repeat(40), 'HEAD', `${repository.head}\n${repository.base}`, '', repository.head];
  const found = await Promise.all(names.map((name) => git.readObject(repository.path, name)));
  expect(found.map((object) => object?.kind ?? null)).toEqual([null, null, null, null, 'commit']);
});

test('an object that is stored later is found', async () => {
  await git.readObject(repository.path, repository.head);
  const name = store(Buffer.from('later\n'));
  expect((await git.readObject(repository.path, name))?.content.toString()).toBe('later\n');
});

test('many repositories are read in turn', async () => {
  const others = Array.from({ length: 5 }, () => makeRepository());
  try {
    for (let round = 0; round < 2; round += 1) {
      const read = others.map(({ path, head }) => git.readObject(path, head));
      for (const object of await Promise.all(read)) expect(object?.kind).toBe('commit');
    }
  } finally {
    for (const other of others) other.dispose();
  }
});

test('a closed git reads no more', async () => {
  const other = makeGit();
  await other.readObject(repository.path, repository.head);
  other.close();
  await expect(other.readObject(repository.path, repository.head)).rejects.toThrow('git was closed');
});
