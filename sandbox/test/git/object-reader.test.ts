import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resolveCommits } from '../../git/git.ts';
import { type GitRepository, makeRepository } from '../git-repository.ts';
import { makeGit } from '../make-git.ts';

let repository: GitRepository;
let git: ReturnType<typeof makeGit>;
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

test('full names are those of commits, of tags of them, or of none', async () => {
  const { path, base, head } = repository;
  const run = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: path, encoding: 'utf8' }).trim();
  const input = `object ${head}\ntype commit\ntag v1\ntagger Ada <ada@example.org> 0 +0000\n\nfirst\n`;
  const tag = execFileSync('git', ['mktag'], { cwd: path, input, encoding: 'utf8' }).trim();
  expect(await resolveCommits(git, path, [base, head])).toEqual([base, head]);
  expect(await resolveCommits(git, path, [base, tag])).toEqual([base, head]);
  expect(await resolveCommits(git, path, [run('rev-parse', 'HEAD^{tree}'), head])).toEqual([null, head]);
  expect(await resolveCommits(git, path, ['0'.repeat(40)])).toEqual([null]);
  expect(await resolveCommits(git, tmpdir(), [head])).toBeUndefined();
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
