import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeFolders } from '../../src/host/make-folders.ts';
import { linuxTest } from '../system.ts';

const folder = mkdtempSync(join(tmpdir(), 'make-folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes a folder and those above it, and is content with one that is there', async () => {
  const path = join(folder, 'a/b/c');
  await Promise.all([makeFolders(path), makeFolders(path)]);
  await makeFolders(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('says so where one of them is a file', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(makeFolders(join(folder, 'file/b'))).rejects.toThrow(/ENOTDIR|EEXIST/u);
  await expect(makeFolders(join(folder, 'file'))).rejects.toThrow('EEXIST');
});

linuxTest('ends where a file system answers that a folder above is missing', async () => {
  await expect(makeFolders('/proc/x/y')).rejects.toThrow('ENOENT');
});
