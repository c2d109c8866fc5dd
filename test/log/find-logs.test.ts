import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findLogs, MOST_LOGS } from '../../src/log/find-logs.ts';
import { toGlob } from '../../src/log/glob.ts';

const top = realpathSync(mkdtempSync(join(tmpdir(), 'find-logs-')));
const folder = join(top, 'job');
const FILES = [
  'job/a.sarif',
  'job/reports/b.sarif',
  'job/reports/deep/c.sarif.gz',
  'job/reports/d.json',
  'job/reports/e.json.gz',
  'job/reports/F.SARIF',
  'job/reports/page.html',
  'job/reports/node_modules/x/theirs.sarif',
  'job/reports/.hidden/g.sarif',
  'job/odd [1].sarif',
  'job/report.txt',
  'outside/h.sarif',
];

beforeAll(() => {
  for (const file of FILES) {
    mkdirSync(dirname(join(top, file)), { recursive: true });
    writeFileSync(join(top, file), '{}');
  }
  mkdirSync(join(folder, 'empty'));
  symlinkSync(join(top, 'outside'), join(folder, 'reports/link'));
  symlinkSync(join(top, 'outside/h.sarif'), join(folder, 'reports/linked.sarif'));
  symlinkSync('/', join(folder, 'root'));
  symlinkSync('reports', join(folder, 'inner'));
  symlinkSync('reports/b.sarif', join(folder, 'inner.sarif'));
});
afterAll(() => rmSync(top, { recursive: true }));

async function namesOf(...patterns: readonly string[]): Promise<readonly string[]> {
  return (await findLogs(patterns, folder, [])).logs.map((log) => log.name);
}

const IN_REPORTS = ['reports/F.SARIF', 'reports/b.sarif', 'reports/deep/c.sarif.gz'];

test.each([
  ['a file', ['a.sarif'], ['a.sarif']],
  ['a file of any name, written out', ['report.txt'], ['report.txt']],
  ['a file whose name looks like a glob', ['odd [1].sarif'], ['odd [1].sarif']],
  ['a folder, at any depth, but for JSON of any kind', ['reports'], IN_REPORTS],
  ['a folder with a slash', ['./reports/'], IN_REPORTS],
  ['a glob of JSON', ['reports/*.json*'], ['reports/d.json', 'reports/e.json.gz']],
  [
    'a glob that matches other files too',
    ['reports/*'],
    ['reports/F.SARIF', 'reports/b.sarif', 'reports/d.json', 'reports/e.json.gz'],
  ],
  ['a glob with braces', ['{a,reports/b}.sarif'], ['a.sarif', 'reports/b.sarif']],
  ['a file twice', ['a.sarif', ' ./a.sarif ', '*.sarif'], ['a.sarif', 'odd [1].sarif']],
  ['a glob beside the folder, as it is written out', ['../outside/*.sarif'], [join(top, 'outside/h.sarif')]],
])('finds %s', async (_, patterns, names) => {
  const expected = names.map((name) => name.replaceAll('\\', '/'));
  expect(await namesOf(...patterns)).toEqual(expected);
});

describe('in a folder that is reached through a link', () => {
  const linked = `${top}-linked`;
  beforeAll(() => symlinkSync(folder, linked, 'junction'));
  afterAll(() => rmSync(linked));

  test.each([
    ['an absolute glob', ['reports/*.sarif'], ['reports/F.SARIF', 'reports/b.sarif']],
    ['an absolute glob of any depth', ['**/c.*'], ['reports/deep/c.sarif.gz']],
    ['an absolute folder', ['reports'], IN_REPORTS],
  ])('%s finds its logs', async (_, lines, names) => {
    const { logs, outside } = await findLogs(
      lines.map((line) => join(linked, line)),
      folder,
      [],
    );
    expect(logs.map(({ path }) => path)).toEqual(names.map((name) => join(linked, name)));
    // Shown as what they are.
    expect(logs.map(({ name }) => name)).toEqual(names);
    expect(outside).toEqual([]);
  });

  test('a log is read once, however it is spelled', async () => {
    const lines = ['reports/b.sarif', 'reports', '**/b.sarif'];
    const all = lines.flatMap((line) => [line, join(folder, line), join(linked, line)]);
    expect(await namesOf(...all)).toEqual(IN_REPORTS);
  });
});

test.each([
  ['in single quotes, as cmd hands them over', ["'reports/*.sarif'"], ['reports/F.SARIF', 'reports/b.sarif']],
  ['whose folder looks like a glob', ['odd (1) [x]/*.sarif'], ['odd (1) [x]/i.sarif']],
])('finds a glob %s', async (_, patterns, names) => {
  const odd = join(folder, 'odd (1) [x]');
  mkdirSync(odd);
  writeFileSync(join(odd, 'i.sarif'), '{}');
  expect(await namesOf(...patterns)).toEqual(names);
  rmSync(odd, { recursive: true });
});

test('quotes that belong to a name stay', async () => {
  const quoted = join(folder, "'q.sarif'");
  writeFileSync(quoted, '{}');
  expect(await namesOf("'q.sarif'")).toEqual(["'q.sarif'"]);
  rmSync(quoted);
});

test('a file may lie anywhere when it is written out, and behind a link to a place of the job', async () => {
  expect(await namesOf('../outside/h.sarif', 'inner.sarif', 'inner/b.sarif', 'inner/*.sarif')).toEqual([
    // It is `inner/b.sarif` too.
    'inner.sarif',
    'inner/F.SARIF',
    join(top, 'outside/h.sarif'),
  ]);
});

describe('a link that leads out of the job', () => {
  const LINES = [
    'reports/linked.sarif',
    'reports/link',
    'reports/link/h.sarif',
    'reports/link/*.sarif',
    'root',
  ];

  test.each(LINES)('is not followed by %s, which is told', async (line) => {
    for (const written of [line, join(folder, line)]) {
      const { logs, outside, unmatched } = await findLogs([written], folder, []);
      expect({ logs, outside, unmatched }).toEqual({ logs: [], outside: [written], unmatched: [] });
    }
  });

  test('is followed where it leads to another folder of the job', async () => {
    const { logs, outside } = await findLogs(LINES.slice(0, 4), folder, [join(top, 'outside')]);
    expect(outside).toEqual([]);
    // All of them name one file.
    expect(logs.map(({ name }) => name)).toEqual(['reports/linked.sarif']);
  });

  test('is followed where the line itself names a place outside', async () => {
    const beside = join(top, 'beside');
    symlinkSync(join(top, 'outside'), beside);
    const { logs } = await findLogs([join(beside, 'h.sarif'), '../beside/*.sarif'], folder, []);
    expect(logs).toEqual([{ path: join(beside, 'h.sarif'), name: join(beside, 'h.sarif') }]);
  });

  test('is not followed where the checkout begins further up', async () => {
    const { outside } = await findLogs(['../link/h.sarif'], join(folder, 'reports/deep'), [folder]);
    expect(outside).toEqual(['../link/h.sarif']);
  });
});

test.each(['reports', 'reports/**/*.sarif', 'reports/link*/*.sarif'])(
  '%s follows no link',
  async (pattern) => {
    const names = await namesOf(pattern);
    expect(names.filter((name) => name.includes('link') || name.includes('outside'))).toEqual([]);
  },
);

test('lines that name nothing are told', async () => {
  const { logs, unmatched } = await findLogs(
    [
      'a.sarif',
      'gone.sarif',
      'empty',
      'reports/*.html',
      '',
      'nul\0',
      'b.sarif',
      join(folder, 'x/c.sarif.gz'),
    ],
    folder,
    [],
  );
  expect(logs).toHaveLength(1);
  expect(unmatched).toEqual([
    { pattern: 'gone.sarif', kind: 'other', elsewhere: [] },
    { pattern: 'empty', kind: 'folder', elsewhere: [] },
    { pattern: 'reports/*.html', kind: 'other', elsewhere: [] },
    { pattern: 'nul\0', kind: 'other', elsewhere: [] },
    { pattern: 'b.sarif', kind: 'other', elsewhere: ['reports/b.sarif'] },
    { pattern: join(folder, 'x/c.sarif.gz'), kind: 'other', elsewhere: ['reports/deep/c.sarif.gz'] },
  ]);
});

test('a log of that name is not looked for outside of the folders of the job, nor where the commit has it', async () => {
  const { unmatched } = await findLogs([join(top, 'reports/b.sarif')], folder, []);
  expect(unmatched).toMatchObject([{ elsewhere: [] }]);
  const tracked = await findLogs(['b.sarif'], folder, [], (path) => path.endsWith('b.sarif'));
  expect(tracked.unmatched).toMatchObject([{ elsewhere: [] }]);
});

test.each([
  ['a.sarif,b.sarif', 'list'],
  ['a.sarif b.json.gz', 'list'],
  ['{x.sarif,y.sarif}', 'other'],
  ['my,log.sarif', 'other'],
])('%s, which is not there, is taken for one line of kind %s', async (line, kind) => {
  expect((await findLogs([line], folder, [])).unmatched).toMatchObject([{ kind }]);
});

test('a name is shown as one line of visible signs, and the file is found all the same', async () => {
  const odd = join(folder, 'odd\n::error::\u001b[31m\u202e.sarif');
  writeFileSync(odd, '');
  const { logs } = await findLogs(['odd?*error*'], folder, []);
  expect(logs).toEqual([{ path: odd, name: 'odd ::error::.sarif' }]);
  rmSync(odd);
});

test('there is a limit to the number of logs', async () => {
  const many = join(top, 'many');
  mkdirSync(many);
  for (let index = 0; index <= MOST_LOGS; index += 1) writeFileSync(join(many, `${index}.sarif`), '');
  const { logs, excess } = await findLogs([many], folder, []);
  expect(logs).toHaveLength(MOST_LOGS);
  expect(excess).toBe('`sarif-file` names 1001 logs and the limit is 1000: 1 were not read.');
});

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
