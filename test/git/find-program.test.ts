import { describe, expect, test } from '@jest/globals';
import { findProgram, programFolders } from '../../src/git/find-program.ts';

type Machine = Parameters<typeof findProgram>[1];

function find(files: readonly string[], machine: Pick<Machine, 'platform' | 'environment' | 'reviewed'>) {
  const spell = (path: string) => (machine.platform === 'win32' ? path.toLowerCase() : path);
  const there = files.map(spell);
  return findProgram('git', { ...machine, realPath, isProgram: (path) => there.includes(spell(path)) });
}

/** One folder is a link to the one under review. */
const realPath = (path: string) => path.replace(/^\/linked(?=\/|$)/u, '/r').replace(/^S:(?=\\)/u, 'D:\\a\\r');

describe('a program on Windows', () => {
  const reviewed = 'D:\\a\\r';
  const inGit = 'C:\\Program Files\\Git\\cmd\\git.exe';
  const files = [
    inGit,
    'D:\\a\\r\\git.exe',
    'D:\\a\\r\\tools\\git.exe',
    '\\tools\\git.exe',
    '.\\git.exe',
    'git.exe',
    'C:tools\\git.exe',
    'E:\\shims\\git.cmd',
    'S:\\git.exe',
    '\\\\server\\share\\git.exe',
  ];
  const at = (environment: Machine['environment']) =>
    find(files, { platform: 'win32', environment, reviewed });

  test.each([
    ['a folder of PATH', { PATH: 'C:\\Windows;C:\\Program Files\\Git\\cmd' }, inGit],
    ['the variable as Windows spells it', { Path: 'C:\\Program Files\\Git\\cmd' }, inGit],
    ['an entry in quotes', { PATH: '"C:\\Program Files\\Git\\cmd"' }, inGit],
    ['an entry with slashes', { PATH: 'C:/Program Files/Git/cmd/' }, inGit],
    ['not the current directory', { PATH: '.;;C:\\Program Files\\Git\\cmd' }, inGit],
    ['not a relative folder', { PATH: 'tools;.\\tools;..\\r\\tools;C:\\Program Files\\Git\\cmd' }, inGit],
    [
      'not a folder that depends on the current drive',
      { PATH: '\\tools;C:tools;C:\\Program Files\\Git\\cmd' },
      inGit,
    ],
    [
      'not the folder under review, however it is spelled',
      { PATH: 'D:\\a\\r;d:/A/R/tools;C:\\Program Files\\Git\\cmd' },
      inGit,
    ],
    [
      'not a drive that stands for the folder under review',
      { PATH: 'S:\\;C:\\Program Files\\Git\\cmd' },
      inGit,
    ],
    ['nothing that needs a shell', { PATH: 'E:\\shims;C:\\Program Files\\Git\\cmd' }, inGit],
    ['a folder of a server', { PATH: '\\\\server\\share' }, '\\\\server\\share\\git.exe'],
    ['none without PATH', {}, undefined],
    ['none where there is only that of the folder under review', { PATH: 'D:\\a\\r;.' }, undefined],
  ])('is %s', (_, environment, expected) => {
    expect(at(environment)).toBe(expected);
  });
});

describe('a program elsewhere', () => {
  const files = [
    '/usr/bin/git',
    '/linked/git',
    '/linked/bin/git',
    '/r/git',
    '/r/bin/git',
    'git',
    './git',
    '/r-tools/git',
    '/usr/bin/git.exe',
  ];
  const at = (PATH: string, reviewed = '/r') =>
    find(files, { platform: 'linux', environment: { PATH, Path: '/r' }, reviewed });

  test.each([
    ['a folder of PATH', '/bin:/usr/bin', '/usr/bin/git'],
    ['not the current directory', ':.:/usr/bin:', '/usr/bin/git'],
    ['not the folder under review', '/r:/r/bin/:/r/../r:/usr/bin', '/usr/bin/git'],
    ['not the folder under review through a link', '/linked:/linked/bin:/usr/bin', '/usr/bin/git'],
    ['one of a folder beside it', '/r-tools:/usr/bin', '/r-tools/git'],
    ['none where there is only that of the folder under review', '/r', undefined],
    ['none without PATH', '', undefined],
  ])('is %s', (_, path, expected) => expect(at(path)).toBe(expected));

  test('is found below the current directory where that is no checkout', () => {
    const environment = { PATH: '/home/ada/bin' };
    expect(find(['/home/ada/bin/git'], { platform: 'linux', environment, reviewed: undefined })).toBe(
      '/home/ada/bin/git',
    );
  });

  test('is found by a job that stands in the root folder', () => {
    expect(at('/usr/bin', '/')).toBe('/usr/bin/git');
  });
});

test('what a program gets of PATH is absolute', () => {
  const environment = { PATH: '/usr/bin::bin:/r/bin:/bin' };
  expect(programFolders({ platform: 'darwin', environment, reviewed: '/r', realPath })).toEqual([
    '/usr/bin',
    '/bin',
  ]);
});
