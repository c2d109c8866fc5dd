import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FileChange } from '../../src/diff/diff.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
});
afterEach(() => repository.dispose());

const TEN = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((number) => `line ${number}\n`);
const TEXT = TEN.join('');

/** Commits, changes, commits, and reads the difference. */
async function changesOf(before: () => void, after: () => void): Promise<readonly FileChange[]> {
  before();
  const from = repository.commit({}, 'before');
  after();
  const to = repository.commit({}, 'after');
  return (await readDiff(createGit(repository.path, TEST_ENVIRONMENT), from, to)).files;
}

const text = { binary: false, type: 'file' } as const;

describe('readDiff', () => {
  test('shows what was replaced, added and removed in a file', async () => {
    const [one = '', two = ''] = TEN;
    const files = await changesOf(
      () => repository.write('a.ts', TEXT),
      () => repository.write('a.ts', `new\n${one}changed\n${TEN.slice(2, 8).join('')}`),
    );
    expect(two).toBe('line 2\n');
    expect(files).toEqual([
      {
        ...text,
        status: 'modified',
        oldPath: 'a.ts',
        newPath: 'a.ts',
        hunks: [
          { oldStart: 0, oldLines: 0, newStart: 1, newLines: 1 },
          { oldStart: 2, oldLines: 1, newStart: 3, newLines: 1 },
          { oldStart: 9, oldLines: 2, newStart: 9, newLines: 0 },
        ],
      },
    ]);
  });

  test('shows new and deleted files, empty ones too', async () => {
    const files = await changesOf(
      () => {
        repository.write('gone', 'a\nb\n');
        repository.write('kept', '1');
      },
      () => {
        repository.remove('gone');
        repository.write('empty', '');
        repository.write('new', 'x\ny\nz');
      },
    );
    expect(files).toEqual([
      { ...text, status: 'added', newPath: 'empty', hunks: [] },
      {
        ...text,
        status: 'deleted',
        oldPath: 'gone',
        hunks: [{ oldStart: 1, oldLines: 2, newStart: 0, newLines: 0 }],
      },
      {
        ...text,
        status: 'added',
        newPath: 'new',
        hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: 3 }],
      },
    ]);
  });

  test('follows renames, with and without edits', async () => {
    const files = await changesOf(
      () => {
        repository.write('a', TEXT);
        repository.write('b', TEXT.replaceAll('line', 'other'));
      },
      () => {
        repository.remove('a');
        repository.remove('b');
        repository.write('a2', TEXT);
        repository.write('sub/b2', `first\n${TEXT.replaceAll('line', 'other')}`);
      },
    );
    expect(files).toEqual([
      { ...text, status: 'renamed', oldPath: 'a', newPath: 'a2', hunks: [] },
      {
        ...text,
        status: 'renamed',
        oldPath: 'b',
        newPath: 'sub/b2',
        hunks: [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: 1 }],
      },
    ]);
  });

  test('follows copies where it is asked to', async () => {
    repository.write('a', TEXT);
    const from = repository.commit({}, 'before');
    repository.write('a', `${TEXT}more\n`);
    repository.write('copy', TEXT);
    const to = repository.commit({}, 'after');
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const statuses = async (copies: boolean) =>
      (await readDiff(git, from, to, { copies })).files.map(({ status, oldPath, newPath }) => [
        status,
        oldPath,
        newPath,
      ]);
    expect(await statuses(true)).toEqual([
      ['modified', 'a', 'a'],
      ['copied', 'a', 'copy'],
    ]);
    expect(await statuses(false)).toEqual([
      ['modified', 'a', 'a'],
      ['added', undefined, 'copy'],
    ]);
  });

  test('passes over white space where it is asked to, whatever else happened to the files', async () => {
    const setModule = (digit: string) =>
      repository.git('update-index', '--add', '--cacheinfo', `160000,${digit.repeat(40)},module`);
    const indented = TEXT.replaceAll('line', '  line');
    repository.commit(
      { image: Buffer.from([0, 1]), 'mode.sh': 'a\n', spaced: TEXT, again: `${TEXT}x\n` },
      '1',
    );
    repository.commit({ both: TEXT, gone: 'a\n', kept: `k\n${TEXT}`, moved: `m\n${TEXT}` }, '2');
    repository.link('type', 'kept');
    repository.git('add', '--all');
    setModule('1');
    repository.git('commit', '--quiet', '--message', 'before');
    const from = repository.git('rev-parse', 'HEAD');
    for (const name of ['gone', 'kept', 'moved', 'type']) repository.remove(name);
    repository.makeExecutable('mode.sh');
    const files = {
      ...{ image: Buffer.from([0, 2]), spaced: indented, again: `${indented}y\n` },
      ...{ both: `${indented}more\n`, empty: '', renamed: `k\n${TEXT}`, type: 'a\n' },
      'moved-too': `m\n${TEXT.replace('line 3', 'line  3')}`,
    };
    for (const [name, content] of Object.entries(files)) repository.write(name, content);
    repository.git('add', '--all');
    setModule('2');
    repository.git('commit', '--quiet', '--message', 'after');
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const diff = await readDiff(git, from, repository.git('rev-parse', 'HEAD'), { ignoresSpace: true });
    const hunksOf = (path: string) =>
      diff.byNewPath.get(path)?.hunks.map(({ oldStart, newStart }) => [oldStart, newStart]) ?? [];
    expect(
      Object.fromEntries([...Object.keys(files), 'mode.sh', 'module'].map((path) => [path, hunksOf(path)])),
    ).toEqual({
      ...{ image: [], spaced: [], again: [[11, 11]], both: [[10, 11]], empty: [], renamed: [] },
      ...{ type: [[1, 1]], 'moved-too': [], 'mode.sh': [], module: [[1, 1]] },
    });
    expect(diff.byOldPath.get('gone')?.hunks).toHaveLength(1);
    expect(diff.byOldPath.get('moved')?.newPath).toBe('moved-too');
  });

  test('shows a change of mode as a file without hunks', async () => {
    const files = await changesOf(
      () => repository.write('run.sh', 'a\n'),
      () => repository.makeExecutable('run.sh'),
    );
    expect(files).toEqual([{ ...text, status: 'modified', oldPath: 'run.sh', newPath: 'run.sh', hunks: [] }]);
  });

  test('shows a change of type as a replacement of everything, and keeps its place in the list', async () => {
    const files = await changesOf(
      () => {
        repository.write('a', '1\n2\n');
        repository.link('b', 'a');
        repository.write('c', '1\n');
      },
      () => {
        repository.link('a', 'c');
        repository.write('b', '1\n2\n3\n');
        repository.write('c', '2\n');
      },
    );
    expect(files).toEqual([
      {
        status: 'type-changed',
        binary: false,
        type: 'link',
        oldPath: 'a',
        newPath: 'a',
        hunks: [{ oldStart: 1, oldLines: 2, newStart: 1, newLines: 1 }],
      },
      {
        status: 'type-changed',
        binary: false,
        type: 'file',
        oldPath: 'b',
        newPath: 'b',
        hunks: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 3 }],
      },
      {
        ...text,
        status: 'modified',
        oldPath: 'c',
        newPath: 'c',
        hunks: [{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 1 }],
      },
    ]);
  });

  test('knows binary files, links and submodules', async () => {
    const setModule = (digit: string) =>
      repository.git('update-index', '--add', '--cacheinfo', `160000,${digit.repeat(40)},module`);
    repository.write('image', Buffer.from([0, 1, 2]));
    repository.link('link', 'image');
    repository.git('add', '--all');
    setModule('1');
    repository.git('commit', '--quiet', '--message', 'before');
    const from = repository.git('rev-parse', 'HEAD');
    repository.write('image', Buffer.from([0, 1, 3]));
    repository.link('link', 'elsewhere');
    repository.write('new-image', Buffer.from([0, 9]));
    repository.git('add', 'image', 'link', 'new-image');
    setModule('2');
    repository.git('commit', '--quiet', '--message', 'after');
    const to = repository.git('rev-parse', 'HEAD');

    const { files } = await readDiff(createGit(repository.path, TEST_ENVIRONMENT), from, to);
    expect(files.map(({ newPath, binary, type, hunks }) => [newPath, binary, type, hunks.length])).toEqual([
      ['image', true, 'file', 0],
      ['link', false, 'link', 1],
      ['module', false, 'submodule', 1],
      ['new-image', true, 'file', 0],
    ]);
  });

  test.each([
    'a b.ts',
    ' b/ b/x ',
    'quote"s\'.ts',
    'tab\t.ts',
    'line\nbreak.ts',
    'back\\slash.ts',
    'grüße/日本.ts',
    ':100644 100644 a b M',
    'diff --git a',
    '-x',
  ])('takes the name %j as it is', async (name) => {
    const files = await changesOf(
      () => repository.write(name, `${TEXT}old\n`),
      () => {
        repository.write(name, `${TEXT}new\n`);
        repository.write(`${name}.added`, 'x\n');
      },
    );
    const names = files.map(({ oldPath, newPath }) => [oldPath, newPath]);
    expect(names).toEqual([
      [name, name],
      [undefined, `${name}.added`],
    ]);
  });

  test('survives names that are not UTF-8', async () => {
    repository.write('x', TEXT);
    const from = repository.commit();
    const blob = repository.git('rev-parse', 'HEAD:x');
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    await git(['update-index', '-z', '--index-info'], Buffer.from(`100644 ${blob}\tcaf\xe9\0`, 'latin1'));
    const tree = repository.git('write-tree');
    const to = repository.git('commit-tree', '-p', from, '-m', 'latin', tree);
    const { files } = await readDiff(git, from, to);
    expect(files).toMatchObject([{ status: 'added', newPath: 'caf\ufffd' }]);
  });

  test('counts lines of content that looks like a patch', async () => {
    const trap = [
      'diff --git a/x b/x\n',
      '--- a/x\n',
      '+++ b/x\n',
      '@@ -1,9 +1,9 @@\n',
      '-- a\n',
      '++ b\n',
      '\\ No newline at end of file\n',
      'Binary files a/x and b/x differ\n',
    ];
    const files = await changesOf(
      () => {
        repository.write('a', trap.join(''));
        repository.write('b', '1\n');
      },
      () => {
        repository.write('a', trap.toReversed().join('') + trap.join(''));
        repository.write('b', `${trap.join('')}1`);
      },
    );
    expect(files).toHaveLength(2);
    for (const file of files) expect(file.binary).toBe(false);
    expect(files[1]?.hunks).toEqual([{ oldStart: 1, oldLines: 1, newStart: 1, newLines: 9 }]);
    const grown = files[0]?.hunks.reduce((sum, hunk) => sum + hunk.newLines - hunk.oldLines, 0);
    expect(grown).toBe(8);
  });

  test('takes a missing line break at the end for a change of the last line', async () => {
    const files = await changesOf(
      () => repository.write('a', '1\n2'),
      () => repository.write('a', '1\n2\n'),
    );
    expect(files[0]?.hunks).toEqual([{ oldStart: 2, oldLines: 1, newStart: 2, newLines: 1 }]);
  });

  test('takes a change of line ends for a change, and a lone carriage return for none', async () => {
    const files = await changesOf(
      () => repository.write('a', 'x\ry\n1\n2\n'),
      () => repository.write('a', 'x\ry\n1\r\n2\n'),
    );
    expect(files[0]?.hunks).toEqual([{ oldStart: 2, oldLines: 1, newStart: 2, newLines: 1 }]);
  });

  test('reads content in any encoding', async () => {
    const files = await changesOf(
      () => repository.write('a', Buffer.from('caf\xe9\nb\n', 'latin1')),
      () => repository.write('a', Buffer.from('caf\xe9\nc\xff\n\xfe', 'latin1')),
    );
    expect(files[0]).toMatchObject({
      binary: false,
      hunks: [{ oldStart: 2, oldLines: 1, newStart: 2, newLines: 2 }],
    });
  });

  test('does not depend on the settings of the user or the machine', async () => {
    const settings = [
      'diff.noprefix=true',
      'diff.mnemonicPrefix=true',
      'diff.renames=false',
      'diff.algorithm=patience',
      'diff.external=false',
      'diff.context=9',
      'diff.interHunkContext=9',
      'diff.submodule=log',
      'diff.ignoreSubmodules=all',
      'diff.relative=true',
      'diff.wordRegex=.',
      'diff.colorMoved=zebra',
      'color.ui=always',
      'color.diff=always',
      'core.quotePath=true',
      'core.pager=false',
    ];
    const before = () => {
      repository.write('a', TEXT);
      repository.write('sub/b', TEXT);
    };
    const after = () => {
      repository.remove('a');
      repository.write('c', TEXT.replace('line 2', 'line two').replace('line 4', 'line four'));
      repository.write('sub/b', TEXT.replace('line 9', 'line nine'));
    };
    before();
    const from = repository.commit({}, 'before');
    after();
    const to = repository.commit({}, 'after');
    const inFolder = join(repository.path, 'sub');
    const plain = await readDiff(createGit(inFolder, TEST_ENVIRONMENT), from, to);
    for (const setting of settings) {
      const [name = '', value = ''] = setting.split('=');
      repository.git('config', name, value);
    }
    repository.write('.git/order', 'sub/*\n');
    repository.git('config', 'diff.orderFile', join(repository.path, '.git/order'));
    const env = { ...TEST_ENVIRONMENT, GIT_DIFF_OPTS: '--unified=7', GIT_EXTERNAL_DIFF: 'false' };
    expect(await readDiff(createGit(inFolder, env), from, to)).toEqual(plain);
    expect(plain.files.map(({ newPath }) => newPath)).toEqual(['c', 'sub/b']);
    expect(plain.files.map(({ hunks }) => hunks.length)).toEqual([2, 1]);
  });

  test('does not start a text converter, and keeps the word of the repository that a file is binary', async () => {
    repository.git('config', 'diff.shout.textconv', 'touch hacked; cat');
    const files = await changesOf(
      () => {
        repository.write('.gitattributes', '*.txt diff=shout\n*.lock -diff\n');
        repository.write('a.txt', '1\n');
        repository.write('b.lock', '1\n');
      },
      () => {
        repository.write('a.txt', '2\n');
        repository.write('b.lock', '2\n');
      },
    );
    expect(files.map(({ newPath, binary }) => [newPath, binary])).toEqual([
      ['a.txt', false],
      ['b.lock', true],
    ]);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  test('starts one process for two commits, and none for one', async () => {
    const from = repository.commit({}, 'before');
    repository.write('a', '1\n');
    const to = repository.commit({}, 'after');
    const real = createGit(repository.path, TEST_ENVIRONMENT);
    let runs = 0;
    const git: Git = (...call) => {
      runs++;
      return real(...call);
    };
    expect((await readDiff(git, to, to)).files).toEqual([]);
    expect(runs).toBe(0);
    expect((await readDiff(git, from, to)).files).toHaveLength(1);
    expect(runs).toBe(1);
  });

  test('two commits with one tree differ in nothing', async () => {
    const [from, to] = [repository.commit({}, 'before'), repository.commit({}, 'after')];
    const diff = await readDiff(createGit(repository.path, TEST_ENVIRONMENT), from, to);
    expect(diff).toMatchObject({ from, to, files: [] });
  });

  test('names the commit that is not there', async () => {
    const from = repository.commit();
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    await expect(readDiff(git, from, 'dead'.repeat(10))).rejects.toThrow(/git diff failed.*bad object dead/);
  });

  test('lets nothing but ids reach git', async () => {
    const git = () => Promise.reject(new Error('git was called'));
    await expect(readDiff(git, '--output=hacked', 'a'.repeat(40))).rejects.toThrow(/is not a commit id/);
  });
});
