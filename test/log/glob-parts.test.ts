import { posix, win32 } from 'node:path';
import { expect, test } from '@jest/globals';
import { toGlob } from '../../src/log/find-logs.ts';

const FOLDERS = ['D:\\a\\r', 'D:\\a\\my [r] (2)', '/tmp/x [1]'];

test.each([
  ['reports\\*.sarif', 'reports', '*.sarif'],
  ['.\\reports\\**\\*.sarif', './reports', '**/*.sarif'],
  ['D:\\a\\r\\*.sarif', 'D:/a/r', '*.sarif'],
  ['D:\\a\\r/reports/*.sarif', 'D:/a/r/reports', '*.sarif'],
  ['D:\\*.sarif', 'D:/', '*.sarif'],
  ['D:\\a\\my [r] (2)\\out\\*.sarif', 'D:/a/my [r] (2)/out', '*.sarif'],
  ['\\\\server\\share\\*.sarif', '//server/share', '*.sarif'],
  ['*.sarif', '', '*.sarif'],
])('on Windows %s is looked for in a folder', (pattern, folder, rest) => {
  const isFolder = (path: string) => FOLDERS.includes(win32.normalize(path));
  expect(toGlob(pattern, win32, isFolder)).toEqual({ folder, rest });
});

test.each([
  ['reports/*.sarif', 'reports', '*.sarif'],
  ['/tmp/*.sarif', '/tmp', '*.sarif'],
  ['/*.sarif', '/', '*.sarif'],
  ['../a/{b,c/d}.sarif', '../a', '{b,c/d}.sarif'],
  ['{b,c/d}/e.sarif', '', '{b,c/d}/e.sarif'],
  ['a/@(b|c)/d.sarif', 'a', '@(b|c)/d.sarif'],
  ['a\\*b/*.sarif', '', 'a\\*b/*.sarif'],
  ['/tmp/x [1]/*.sarif', '/tmp/x [1]', '*.sarif'],
  ['/tmp/x [2]/*.sarif', '/tmp', 'x [2]/*.sarif'],
])('elsewhere %s is looked for in a folder', (pattern, folder, rest) => {
  expect(toGlob(pattern, posix, (path) => FOLDERS.includes(path))).toEqual({ folder, rest });
});
