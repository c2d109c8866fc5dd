import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spellRoots } from '../../src/review/spell-roots.ts';

let folder: string;
let real: string;
let linked: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sarif-review-Roots-')));
  real = join(folder, 'real');
  linked = join(folder, 'linked');
  mkdirSync(join(real, 'packages/one'), { recursive: true });
  symlinkSync(real, linked, 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

const base = { prefix: '', shellDirectory: undefined, workspaces: [] };

test('the folder that was named is another spelling of the top', async () => {
  expect(await spellRoots({ ...base, root: real, folder: linked, directory: folder })).toMatchObject({
    checkout: real,
    aliases: [linked],
  });
});

test('so is what stands before the part of the checkout that was named', async () => {
  const given = { root: real, prefix: 'packages/one/', folder: join(linked, 'packages/one') };
  expect((await spellRoots({ ...base, ...given, directory: folder })).aliases).toEqual([linked]);
});

test('so is the current directory as the shell spells it', async () => {
  const given = { root: real, folder: '.', directory: real };
  expect((await spellRoots({ ...base, ...given, shellDirectory: linked })).aliases).toEqual([linked]);
  const below = { root: real, prefix: 'packages/one/', folder: 'one', directory: join(real, 'packages') };
  const shellDirectory = join(linked, 'packages');
  expect((await spellRoots({ ...base, ...below, shellDirectory })).aliases).toEqual([linked]);
});

test('a shell that says something else of the current directory says nothing', async () => {
  const given = { root: real, folder: '.', directory: real };
  for (const shellDirectory of [folder, join(folder, 'gone'), 'linked', '']) {
    expect((await spellRoots({ ...base, ...given, shellDirectory })).aliases).toEqual([]);
  }
});

test('the real folder is known where git and the job spell it by a link', async () => {
  const given = { root: linked, folder: linked, directory: linked, workspaces: [linked] };
  expect(await spellRoots({ ...base, ...given })).toMatchObject({
    checkout: linked,
    aliases: [real],
    workspaces: [linked, real],
  });
});

test('a workspace that is not on this machine stays as it is', async () => {
  const given = { root: real, folder: real, directory: real, workspaces: ['/github/workspace'] };
  expect((await spellRoots({ ...base, ...given })).workspaces).toEqual(['/github/workspace']);
});

test('whether case is told apart is asked of the disk', async () => {
  const { ignoresCase } = await spellRoots({ ...base, root: real, folder: real, directory: real });
  expect(ignoresCase).toBe(['darwin', 'win32'].includes(process.platform));
});
