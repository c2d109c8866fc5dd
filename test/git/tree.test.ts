import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createGit } from '../../src/git/git.ts';
import { readTree, trackedPaths } from '../../src/git/tree.ts';
import { createRepository, TEST_ENVIRONMENT } from './repository.ts';

describe('readTree', () => {
  test('lists files, links and submodules by their whole paths, also from a folder below the top', async () => {
    const repository = createRepository();
    const names = ['a b.ts', 'sub/quote".ts', 'sub/tab\t.ts', 'sub/line\nbreak.ts', 'sub/ümläut.ts'];
    for (const name of names) repository.write(name, 'text\n');
    repository.write('sub/run.sh', '');
    repository.makeExecutable('sub/run.sh');
    repository.link('link', 'sub');
    repository.git('add', '--all');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
    repository.git('commit', '--quiet', '--message', 'All kinds');
    mkdirSync(join(repository.path, 'sub'), { recursive: true });

    const git = createGit(join(repository.path, 'sub'), TEST_ENVIRONMENT);
    const tree = await readTree(git, repository.git('rev-parse', 'HEAD'));
    expect(new Map(tree.map(({ path, type }) => [path, type]))).toEqual(
      new Map([
        ...names.map((name): [string, string] => [name, 'file']),
        ['sub/run.sh', 'file'],
        ['link', 'link'],
        ['module', 'submodule'],
      ]),
    );
    repository.dispose();
  });

  test('lists nothing of an empty tree', async () => {
    const repository = createRepository();
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    expect(await readTree(git, repository.commit())).toEqual([]);
    repository.dispose();
  });

  test.each(['HEAD', '--help', 'abc123', `${'a'.repeat(40)}^`, `${'a'.repeat(40)}\n`])(
    'lets %j not reach git',
    async (revision) => {
      const git = () => Promise.reject(new Error('git was called'));
      await expect(readTree(git, revision)).rejects.toThrow(/is not a commit id; give all 40 or 64/);
    },
  );
});

const ENTRIES = [
  { path: 'out/a.sarif', type: 'file' },
  { path: 'reports', type: 'link' },
  { path: 'vendor/lib', type: 'submodule' },
] as const;

test.each([
  [true, '/work/app/out/a.sarif', 'a file'],
  [true, '/real/app/out/a.sarif', 'the same by the real path of the checkout'],
  [true, '/work/app/reports', 'a link itself'],
  [true, '/work/app/reports/b.sarif', 'what is behind a link'],
  [true, '/work/app/vendor/lib/deep/c.sarif', 'what is in a submodule'],
  [false, '/work/app/out/b.sarif', 'another file of the same folder'],
  [false, '/work/app/out/a.sarif/b', 'nothing below a file'],
  [false, '/work/other/out/a.sarif', 'a file beside the checkout'],
  [false, '/work/app/OUT/A.sarif', 'another file where letters differ'],
])('%s for %s: %s', (expected, path) => {
  expect(trackedPaths(ENTRIES, ['/work/app', '/real/app'], 'differ')(path)).toBe(expected);
});

test("letters' case and composition count for nothing where the file system does not tell them apart", () => {
  const entries = [...ENTRIES, { path: 'caf\u00e9.sarif', type: 'file' }] as const;
  const isTracked = trackedPaths(entries, ['/Work/app'], 'alike');
  for (const path of ['/work/APP/Out/A.SARIF', '/work/app/Vendor/lib/x.sarif', '/work/app/CAFE\u0301.sarif'])
    expect([path, isTracked(path)]).toEqual([path, true]);
});
