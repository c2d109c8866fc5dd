import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findLogs, MOST_LOGS, toGlob } from '../../src/logs/find-logs.ts';

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
    const { logs, failures } = await findLogs(
      lines.map((line) => join(linked, line)),
      folder,
      [],
    );
    expect(logs.map(({ path }) => path)).toEqual(names.map((name) => join(linked, name)));
    // Shown as what they are.
    expect(logs.map(({ name }) => name)).toEqual(names);
    expect(failures).toEqual([]);
  });

  test('a log is read once, however it is spelled', async () => {
    const lines = ['reports/b.sarif', 'reports', '**/b.sarif'];
    const all = lines.flatMap((line) => [line, join(folder, line), join(linked, line)]);
    expect(await namesOf(...all)).toEqual(IN_REPORTS);
  });
});

test('a file may lie anywhere when it is written out, and behind a link to a place of the job', async () => {
  expect(await namesOf('../outside/h.sarif', 'inner.sarif', 'inner/b.sarif', 'inner/*.sarif')).toEqual([
    // It is `inner/b.sarif` too.
    'inner.sarif',
    'inner/F.SARIF',
    join(top, 'outside/h.sarif'),
  ]);
});

const outside = (name: string) =>
  `\`sarif-file\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`;

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
      const { logs, failures } = await findLogs([written], folder, []);
      expect({ logs, failures }).toEqual({ logs: [], failures: [outside(written)] });
    }
  });

  test('is followed where it leads to another folder of the job', async () => {
    const { logs, failures } = await findLogs(LINES.slice(0, 4), folder, [join(top, 'outside')]);
    expect(failures).toEqual([]);
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
    const { failures } = await findLogs(['../link/h.sarif'], join(folder, 'reports/deep'), [folder]);
    expect(failures).toEqual([outside('../link/h.sarif')]);
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
  const lines = [
    'a.sarif',
    'gone.sarif',
    'empty',
    'reports/*.html',
    '',
    'nul\0',
    'b.sarif',
    join(folder, 'x/c.sarif.gz'),
  ];
  const { logs, failures } = await findLogs(lines, folder, []);
  expect(logs).toHaveLength(1);
  const names = failures.map((failure) =>
    failure.replace(/^No SARIF log was found: `sarif-file` names /u, ''),
  );
  expect(names.map((name) => name.replace(/ See the step.*$/u, ''))).toEqual([
    'gone.sarif, and there is none.',
    'the folder empty, and there is none in it (.sarif, .sarif.json, also with .gz; name a .json log itself, or by a glob).',
    'reports/*.html, and there is none.',
    'nul\0, and there is none.',
    'b.sarif, and there is none.',
    `${join(folder, 'x/c.sarif.gz')}, and there is none.`,
  ]);
});

test('a log that the commit has is not read: it is missed where a line names it, and told beside others', async () => {
  const find = (...lines: readonly string[]) =>
    findLogs(lines, folder, [], (path) => path.endsWith('reports/b.sarif'));
  const sentence = expect.stringMatching(
    /^reports\/b\.sarif is part of the commit, so nobody would notice .* that git does not track; add `tracked-logs` /u,
  );
  expect(await find('reports/b.sarif', 'a.sarif')).toMatchObject({ failures: [sentence], warnings: [] });
  expect(await find('reports/*.sarif')).toMatchObject({ failures: [], warnings: [sentence] });
  expect(await find('reports/b*')).toMatchObject({ logs: [], failures: [sentence], warnings: [] });
});

test('a folder has logs whose names end in `.sarif.json` too', async () => {
  const qodana = join(folder, 'reports/qodana.sarif.json');
  writeFileSync(qodana, '{}');
  expect(await namesOf('reports')).toEqual([...IN_REPORTS, 'reports/qodana.sarif.json']);
  rmSync(qodana);
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
  const { logs, failures } = await findLogs([many], folder, []);
  expect(logs).toHaveLength(MOST_LOGS);
  expect(failures).toEqual(['`sarif-file` names 1001 logs and the limit is 1000: 1 were not read.']);
});

test.each([
  ['reports\\*.sarif', 'reports', '*.sarif'],
  ['.\\reports\\**\\*.sarif', './reports', '**/*.sarif'],
  ['D:\\a\\r\\*.sarif', 'D:/a/r', '*.sarif'],
  ['D:\\a\\r/reports/*.sarif', 'D:/a/r/reports', '*.sarif'],
  ['D:\\*.sarif', 'D:/', '*.sarif'],
  ['\\\\server\\share\\*.sarif', '//server/share', '*.sarif'],
  ['*.sarif', '', '*.sarif'],
])('on Windows %s is looked for in a folder', (pattern, folder, rest) => {
  expect(toGlob(pattern, win32)).toEqual({ folder, rest });
});

test.each([
  ['reports/*.sarif', 'reports', '*.sarif'],
  ['/tmp/*.sarif', '/tmp', '*.sarif'],
  ['/*.sarif', '/', '*.sarif'],
  ['../a/{b,c/d}.sarif', '../a', '{b,c/d}.sarif'],
  ['{b,c/d}/e.sarif', '', '{b,c/d}/e.sarif'],
  ['a/@(b|c)/d.sarif', 'a', '@(b|c)/d.sarif'],
  ['a\\*b/*.sarif', '', 'a\\*b/*.sarif'],
  ['/tmp/x [2]/*.sarif', '/tmp', 'x [2]/*.sarif'],
])('elsewhere %s is looked for in a folder', (pattern, folder, rest) => {
  expect(toGlob(pattern, posix)).toEqual({ folder, rest });
});
