import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGit, type Git } from '../../src/git/git.ts';
import { readTree } from '../../src/git/tree.ts';
import { openWorkingTree, type WorkingChanges } from '../../src/git/working-tree.ts';
import { linuxTest } from '../system.ts';
import { cloneRepository, createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
});
afterEach(() => repository.dispose());

async function changes(of = repository, git?: Git): Promise<WorkingChanges> {
  const own = git ?? createGit(of.path, TEST_ENVIRONMENT);
  const entries = await readTree(own, of.git('rev-parse', 'HEAD'));
  return openWorkingTree(own, of.path, entries).changesIn(entries.map(({ path }) => path));
}

/** Hunks as `-5,3 +7,4`, by file. */
function readable({ hunks }: WorkingChanges): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...hunks].map(([path, own]) => [
      path,
      own.map((hunk) => `-${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines}`),
    ]),
  );
}

describe('changesIn', () => {
  test('finds what was put in, replaced and removed, in files of any name', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`);
    const names = ['a.js', 'sub/ü "q".js', 'tab\t.js', ' -x', 'line\nbreak.js'];
    for (const name of [...names, 'same.js']) repository.write(name, rows.join(''));
    repository.commit();
    const now = [...rows.slice(0, 2), 'new\n', 'new\n', ...rows.slice(2, 6), 'other\n', ...rows.slice(8, 19)];
    for (const name of names) repository.write(name, now.join(''));
    const expected = ['-2,0 +3,2', '-7,2 +9,1', '-20,1 +20,0'];
    const found = await changes();
    expect(readable(found)).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
    expect(found.unread).toEqual([]);
  });

  test('looks at nothing but the files that it was asked for', async () => {
    repository.write('a.js', 'a\n');
    repository.write('b.js', 'b\n');
    const sha = repository.commit();
    repository.write('a.js', 'changed\n');
    repository.write('b.js', 'changed\n');
    repository.write('new.js', 'new\n');
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const tree = openWorkingTree(git, repository.path, await readTree(git, sha));
    expect(readable(await tree.changesIn(['b.js', 'new.js', '../a.js', 'gone.js']))).toEqual({
      'b.js': ['-1,1 +1,1'],
    });
  });

  test('starts no process for files that did not change, also with the line ends of Windows', async () => {
    for (let index = 0; index < 200; index += 1) repository.write(`${index}.js`, 'one\ntwo\n');
    repository.write('committed-so.js', 'one\r\ntwo\r\n');
    repository.git('config', 'core.autocrlf', 'false');
    const sha = repository.commit();
    for (let index = 0; index < 100; index += 1) repository.write(`${index}.js`, 'one\r\ntwo\r\n');
    repository.makeExecutable('7.js');
    const entries = await readTree(createGit(repository.path, TEST_ENVIRONMENT), sha);
    const tree = openWorkingTree(() => Promise.reject(new Error('git was called')), repository.path, entries);
    expect(readable(await tree.changesIn(entries.map(({ path }) => path)))).toEqual({});
  });

  test('takes white space, line ends and marks of an encoding for what they are', async () => {
    repository.write('unix.js', 'one\r\ntwo\r\n');
    repository.write('mixed.js', 'one\r\ntwo\nthree\r\n');
    repository.write('indent.js', 'if (x) {\n\tgo()\n}\n');
    repository.write('utf-16.js', 'größe\ntwo\n');
    repository.write('marked.js', 'one\n');
    repository.commit();
    repository.write('unix.js', 'one\ntwo\n');
    repository.write('mixed.js', 'one\ntwo\r\nthree\n');
    repository.write('indent.js', 'if (x) {\n    go()\n}\n');
    repository.write('utf-16.js', Buffer.from('\uFEFFgröße\r\ntwo\r\n', 'utf16le'));
    repository.write('marked.js', '\uFEFFone\n');
    expect(readable(await changes())).toEqual({ 'indent.js': [] });
  });

  linuxTest('passes over what is no file here, too large, missing, or kept elsewhere', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 4\n`;
    for (const name of ['lfs.js', 'link', 'pipe', 'folder', 'big.js', 'gone.js'])
      repository.write(name, name === 'lfs.js' ? pointer : `${name}\n`);
    repository.link('was-link', 'a.js');
    repository.git('add', '--all');
    repository.git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},module`);
    repository.git('commit', '--quiet', '--message', 'All kinds');
    repository.write('lfs.js', 'one\ntwo\n');
    repository.link('link', '/etc/passwd');
    repository.write('was-link', 'text\n');
    repository.write('big.js', Buffer.alloc(5_000_001, 'x'));
    for (const name of ['pipe', 'folder', 'gone.js']) repository.remove(name);
    execFileSync('sh', ['-c', 'mkfifo pipe'], { cwd: repository.path });
    repository.write('folder/file', 'x\n');
    repository.write('module/file', 'x\n');
    expect(await changes()).toEqual({ hunks: new Map(), unread: [] });
  });

  test('compares a text with a NUL', async () => {
    repository.write('nul.js', 'one\n\0\n');
    repository.commit();
    repository.write('nul.js', 'zero\none\n\0\n');
    expect(readable(await changes())).toEqual({ 'nul.js': ['-0,0 +1,1'] });
  });

  test('names a file that differs and of which the commit cannot be had', async () => {
    repository.write('a.js', 'one\n');
    repository.commit();
    const id = repository.git('rev-parse', 'HEAD:a.js');
    repository.write('a.js', 'two\n');
    repository.remove(join('.git', 'objects', id.slice(0, 2), id.slice(2)));
    expect(await changes()).toEqual({ hunks: new Map(), unread: ['a.js'] });
  });

  test('names a file that cannot be read', async () => {
    repository.write('a.js', 'one\n');
    repository.commit();
    // A name that is too long for the machine stands for every way in which the disk may refuse, also to an
    // administrator.
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const path = `${'x'.repeat(300)}.js`;
    const entry = { path, type: 'file', id: repository.git('rev-parse', 'HEAD:a.js') } as const;
    const tree = openWorkingTree(git, repository.path, [entry]);
    expect(await tree.changesIn([path])).toEqual({ hunks: new Map(), unread: [path] });
  });

  test('reads sparse checkouts and partial clones', async () => {
    repository.write('in/a.js', 'one\n');
    repository.write('out/b.js', 'one\n');
    repository.commit();
    repository.git('config', 'uploadpack.allowFilter', 'true');
    const clone = cloneRepository(repository, '--filter=blob:none', '--no-checkout');
    clone.git('sparse-checkout', 'set', 'in');
    clone.git('checkout', '--quiet');
    expect(existsSync(join(clone.path, 'out'))).toBe(false);
    expect(readable(await changes(clone))).toEqual({});
    clone.write('in/a.js', 'zero\none\n');
    expect(readable(await changes(clone))).toEqual({ 'in/a.js': ['-0,0 +1,1'] });
    clone.dispose();
  });

  test('reads repositories with ids of SHA-256', async () => {
    repository.dispose();
    repository = createRepository();
    repository.remove('.git');
    repository.git('init', '--quiet', '--object-format=sha256');
    repository.write('a.js', 'one\n');
    repository.write('b.js', 'one\n');
    repository.commit();
    repository.write('b.js', 'one\ntwo\n');
    expect(readable(await changes())).toEqual({ 'b.js': ['-1,0 +2,1'] });
  });

  test('runs nothing that the checkout or its configuration names, and leaves nothing behind', async () => {
    const ran = join(repository.path, '.git', 'ran');
    const attributes = '* filter=evil diff=evil text ident working-tree-encoding=latin-1\n';
    repository.write('.gitattributes', attributes);
    repository.write('a.js', 'one\n');
    repository.commit();
    for (const [key, command] of [
      ['filter.evil.clean', 'cat'],
      ['filter.evil.smudge', 'cat'],
      ['filter.evil.process', 'cat'],
      ['diff.evil.command', 'cat'],
      ['diff.evil.textconv', 'cat'],
      ['core.fsmonitor', 'true'],
      ['core.pager', 'cat'],
      ['diff.external', 'cat'],
    ] as const) {
      repository.git('config', key, `echo ${key} >> '${ran}'; ${command}`);
    }
    repository.write('.git/info/attributes', attributes);
    repository.write('a.js', 'zero\none\n');
    const real = createGit(repository.path, TEST_ENVIRONMENT);
    const folders: string[] = [];
    const git: Git = (args, input) => {
      if (args.includes('--no-index')) folders.push(args[args.indexOf('-C') + 1] ?? '');
      return real(args, input);
    };
    expect(readable(await changes(repository, git))).toEqual({ 'a.js': ['-0,0 +1,1'] });
    expect(existsSync(ran)).toBe(false);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
    // What would have run: the clean filter, by git's own way of looking.
    repository.git('config', '--unset', 'filter.evil.process');
    repository.git('status', '--porcelain');
    expect(existsSync(ran)).toBe(true);
  });

  test('says what to do where git cannot compare', async () => {
    repository.write('a.js', 'one\n');
    repository.commit();
    repository.write('a.js', 'two\n');
    const real = createGit(repository.path, TEST_ENVIRONMENT);
    const git: Git = (args, input) =>
      args.includes('--no-index')
        ? Promise.resolve({ status: 129, stdout: Buffer.alloc(0), stderr: 'usage: git diff' })
        : real(args, input);
    await expect(changes(repository, git)).rejects.toThrow(
      'git diff --no-index failed (status 129): usage: git diff. Use git 2.30 or later and run the step again.',
    );
  });

  test('compares thousands of changed files, a few at a time', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `${index}.js`);
    for (const name of names) repository.write(name, `${name}\n`);
    repository.commit();
    for (const name of names) repository.write(name, `zero\n${name}\n`);
    expect(readable(await changes())).toEqual(Object.fromEntries(names.map((name) => [name, ['-0,0 +1,1']])));
  });
});
