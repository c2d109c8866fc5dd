import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { resolveRootAliases, spelledFolders } from '../../src/logs/roots.ts';

let folder: string;
/** `real` is the checkout, `linked` leads to it, and `above` to what it stands in. */
let real: string;
let linked: string;
let above: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sarif-review-Roots-')));
  const outer = join(folder, 'outer');
  [real, linked, above] = [join(outer, 'real'), join(folder, 'linked'), join(folder, 'above')];
  mkdirSync(join(real, 'packages/one'), { recursive: true });
  symlinkSync(real, linked, 'junction');
  symlinkSync(outer, above, 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

const spell = (folders: Partial<Parameters<typeof resolveRootAliases>[0]>) =>
  resolveRootAliases({ root: real, prefix: '', spelled: [], workspaces: [], ...folders });

test('a folder that leads to the checkout is another spelling of it', async () => {
  expect(await spell({ spelled: [linked] })).toMatchObject({ checkout: real, aliases: [linked] });
});

test('so is what stands before a part of the checkout', async () => {
  expect((await spell({ spelled: [join(linked, 'packages', 'one')] })).aliases).toEqual([linked]);
});

test('so is the way down from a folder above it', async () => {
  expect((await spell({ spelled: [above] })).aliases).toEqual([join(above, 'real')]);
});

test('a folder that is elsewhere, missing or relative says nothing', async () => {
  const spelled = [join(folder, 'gone'), join(folder, 'outer', 'beside'), 'linked', ''];
  mkdirSync(join(folder, 'outer', 'beside'));
  expect((await spell({ spelled: [...spelled, folder, real] })).aliases).toEqual([]);
});

test('the real folder is known where git and the job spell it by a link', async () => {
  expect(await spell({ root: linked, workspaces: [linked] })).toMatchObject({
    checkout: linked,
    aliases: [real],
    workspaces: [linked, real],
  });
});

test('a workspace that is not on this machine stays as it is', async () => {
  expect((await spell({ workspaces: ['/github/workspace'] })).workspaces).toEqual(['/github/workspace']);
});

test('an environment spells the folders of the shell and of the user, and temporary ones', () => {
  const folders = spelledFolders({ PWD: '/a', HOME: '/b', TMPDIR: '/c', SECRET: '/d', TEMP: undefined });
  expect(folders).toEqual(['/a', '/b', '/c', '/tmp', '/var']);
});
