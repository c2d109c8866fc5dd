import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { replaceFile } from '../../src/host/write-file.ts';
import { linuxTest } from '../system.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes a file, and its folders, and writes it anew', async () => {
  const path = join(folder, 'a/b.json');
  for (const text of ['one', 'two']) {
    await replaceFile(path, text, 'x');
    expect(readFileSync(path, 'utf8')).toBe(text);
  }
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.json']);
});

test('replaces a link, and leaves alone what it leads to', async () => {
  const target = join(folder, 'target');
  const link = join(folder, 'link');
  writeFileSync(target, 'kept');
  symlinkSync(target, link);
  await replaceFile(link, 'new', 'x');
  expect(readFileSync(target, 'utf8')).toBe('kept');
  expect(lstatSync(link).isSymbolicLink()).toBe(false);
  expect(readFileSync(link, 'utf8')).toBe('new');
});

test('writes through no link that stands in its way to the new file', async () => {
  const target = join(folder, 'target');
  writeFileSync(target, 'kept');
  symlinkSync(target, join(folder, '.sarif-review-x'));
  await expect(replaceFile(join(folder, 'a.json'), 'new', 'x')).rejects.toThrow('EEXIST');
  expect(readFileSync(target, 'utf8')).toBe('kept');
});

linuxTest.each(['folder', '/dev/null'])('refuses to replace %s, and leaves nothing behind', async (name) => {
  mkdirSync(join(folder, 'folder'));
  symlinkSync('/dev/null', join(folder, 'device'));
  const path = join(folder, name === 'folder' ? name : 'device');
  await expect(replaceFile(path, 'new', 'x')).rejects.toThrow('it is not a regular file');
  expect(readdirSync(folder).toSorted()).toEqual(['device', 'folder']);
});
