import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { log, type Report } from './logs.ts';
import { openStory, readable, type Story } from './story.ts';

const reportSchema = z.object({
  findings: z.array(
    z.object({
      path: z.string().nullable(),
      disposition: z.string(),
      reason: z.string(),
      fails: z.boolean(),
    }),
  ),
});

const LINES = Array.from({ length: 20 }, (_, index) => `line(${index});`);
const OLD = `${LINES.join('\n')}\n`;
/** Its third line is another one. */
const EDITED = `${LINES.with(2, 'return eval(term);').join('\n')}\n`;

const at = (path: string, line = 3, more: Partial<Report> = {}): Report => ({
  path,
  line,
  level: 'error',
  ...more,
});

let story: Story;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unlocated-'));
});
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

type Files = Readonly<Record<string, string | null>>;
async function open(base: Files, head: Files): Promise<void> {
  story = await openStory('full', base, head);
}

async function run(
  logs: readonly (readonly Report[] | Log)[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const names = logs.map((each, index) => {
    const name = join(folder, `${index}.sarif`);
    writeFileSync(name, JSON.stringify('runs' in each ? each : log(each)));
    return name;
  });
  return story.run(
    {},
    {
      'sarif-file': names.join('\n'),
      'check-name': 'lint',
      'report-file': join(folder, 'report.json'),
      ...inputs,
    },
  );
}

const conclusion = async (...reports: readonly Report[]) => (await run([reports])).outputs.conclusion;
const threads = async (): Promise<readonly string[]> => readable(await story.truth());
const findings = () =>
  reportSchema.parse(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).findings;

const OPEN = [expect.stringMatching(/^packages\/x\/src\/a\.js:3 open: /u)];
const BASE = { 'packages/x/src/a.js': OLD, 'docs/src/b.js': OLD };
const HEAD = { 'packages/x/src/a.js': EDITED };

describe('a second file with the same ending', () => {
  test.each<[string, string, string]>([
    ['a path from the folder of the tool', 'src/a.js', 'docs/src/a.js'],
    ['an absolute path of another machine', '/builds/app/src/a.js', 'docs/src/a.js'],
    ['a bare name', 'a.js', 'docs/a.js'],
    ['a path in another letter case', 'SRC/A.js', 'docs/src/a.js'],
    ['a path that climbs', '../src/a.js', 'docs/src/a.js'],
  ])('of %s takes nothing away', async (_, path, copy) => {
    await open(BASE, HEAD);
    expect(await conclusion(at(path))).toBe('failure');
    expect(await threads()).toEqual(OPEN);
    await story.push({ [copy]: OLD });
    const result = await run([[at(path)]]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('packages/x/src/a.js');
    expect(await threads()).toEqual(OPEN);
  });

  test('among more than can be named counts by all that the change touches', async () => {
    const packages = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`packages/${index}/src/index.ts`, OLD]),
    );
    await open({ ...packages, 'packages/z/src/index.ts': OLD }, { 'packages/z/src/index.ts': EDITED });
    const result = await run([[at('src/index.ts')]]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('packages/z/src/index.ts');
    // Lines that the change leaves alone are not of it, whichever file they are in.
    expect(await conclusion(at('src/index.ts', 9))).toBe('success');
  });

  test('in a package that the change leaves alone is not of it', async () => {
    const packages = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`packages/${index}/src/index.ts`, OLD]),
    );
    await open(packages, { 'docs/a.md': OLD });
    expect(await conclusion(at('src/index.ts'))).toBe('success');
  });

  test('of a package beside one with a thread holds nothing, where each package has a log of its own', async () => {
    const packages = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`packages/${index}/src/index.ts`, OLD]),
    );
    await open(packages, { 'packages/3/src/other.ts': EDITED });
    const logs = [[at('src/other.ts', 3, { level: 'warning' })], [at('src/index.ts', 9)]];
    for (const expected of ['1 posted', '0 posted']) {
      const result = await run(logs);
      expect(result.outputs.conclusion).toBe('success');
      expect(result.log).toContain(expected);
    }
    expect(await threads()).toEqual([expect.stringMatching(/^packages\/3\/src\/other\.ts:3 open: /u)]);
  });

  test('is told from the other one by the folder of all other results', async () => {
    await open(
      { ...BASE, 'packages/x/src/deep/c.js': OLD },
      { ...HEAD, 'docs/src/a.js': OLD, 'packages/x/lib/d.js': OLD },
    );
    const others = [at('src/deep/c.js', 9), at('lib/d.js', 9, { level: 'note' })];
    expect(await conclusion(at('src/a.js'), ...others)).toBe('failure');
    expect(await threads()).toEqual([expect.stringContaining('packages/x/lib/d.js:9'), ...OPEN]);
    expect(await conclusion(at('src/a.js', 9), ...others)).toBe('success');
    expect(findings()).toContainEqual(expect.objectContaining({ path: 'packages/x/src/a.js', fails: false }));
  });

  test('does not make a new finding an unchanged one of the baseline', async () => {
    await open({ ...BASE, 'docs/src/a.js': OLD }, HEAD);
    const base = join(folder, 'base.sarif');
    writeFileSync(base, JSON.stringify(log([at('src/a.js', 9)])));
    const inputs = { 'baseline-sarif-file': base };
    expect((await run([[at('src/a.js', 9)]], inputs)).outputs.conclusion).toBe('success');
    expect((await run([[at('src/a.js', 9), at('src/a.js')]], inputs)).outputs.conclusion).toBe('failure');
    expect(findings().map(({ disposition, fails }) => [disposition, fails])).toContainEqual([
      'unchanged',
      false,
    ]);
  });

  test('takes no finding of the base for one that is gone', async () => {
    await open(BASE, { ...HEAD, 'docs/src/a.js': OLD });
    const base = join(folder, 'base.sarif');
    const note = (path: string) => at(path, 9, { level: 'note' });
    writeFileSync(base, JSON.stringify(log([note('src/a.js'), note('packages/x/src/a.js')])));
    const now = [note('src/a.js'), at('docs/src/b.js', 9, { level: 'note' })];
    const result = await run([now], { 'baseline-sarif-file': base });
    expect(result.summary).not.toContain('gone');
  });

  test('holds the threads in all of the files', async () => {
    await open(BASE, HEAD);
    const note = (path: string) => at(path, 3, { level: 'note' });
    await conclusion(note('src/a.js'));
    expect(await threads()).toEqual(OPEN);
    await story.push({ 'docs/src/a.js': OLD });
    expect(await conclusion(note('src/a.js'), note('docs/src/b.js'))).toBe('success');
    expect(await threads()).toEqual(OPEN);
    expect(findings().map(({ disposition }) => disposition)).toEqual(['filtered', 'filtered']);
  });

  test('is as new as a file that came in by another ending', async () => {
    await open({ ...BASE, 'notes/a.txt': OLD }, { 'notes/a.txt': null, 'docs/src/a.js': OLD });
    expect(await conclusion(at('src/a.js', 9))).toBe('incomplete');
  });

  test.each<[string, string, readonly string[]]>([
    ['a longer ending', '/builds/app/src/a.js', ['docs/app/src/a.js']],
    ['several with a longer ending', 'app/src/a.js', ['docs/app/src/a.js', 'lib/app/src/a.js']],
    ['its letter case', '/builds/app/src/A.js', ['docs/src/A.js']],
  ])('that the change moves to %s hides nothing, and nothing is gone', async (_, path, copies) => {
    const notes = copies.map((_, index) => OLD.replaceAll('line', `note${index}`));
    const before = Object.fromEntries(notes.map((text, index) => [`notes/${index}.js`, text]));
    const moved = Object.fromEntries([
      ...Object.keys(before).map((name) => [name, null]),
      ...copies.map((copy, index) => [copy, notes[index] ?? '']),
    ]);
    await open({ ...before, 'src/a.js': OLD }, { 'src/a.js': EDITED });
    expect(await conclusion(at(path))).toBe('failure');
    const thread = [expect.stringMatching(/^src\/a\.js:3 open: /u)];
    expect(await threads()).toEqual(thread);
    await story.push(moved);
    const result = await run([[at(path)]]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('src/a.js');
    expect(await threads()).toEqual(thread);
    await story.push(Object.fromEntries(copies.map((copy) => [copy, null])));
    expect(await conclusion(at(path))).toBe('failure');
    expect(await threads()).toEqual(thread);
  });

  test('that the change moves is itself where the change leaves all others alone', async () => {
    const notes = OLD.replaceAll('line', 'note');
    await open({ 'notes/a.js': notes, 'src/a.js': OLD }, { 'notes/a.js': null, 'docs/app/src/a.js': notes });
    expect(await conclusion(at('/builds/app/src/a.js'))).toBe('success');
    await story.push({ 'docs/app/src/a.js': notes.replace('note(2)', 'eval(term)') });
    expect(await conclusion(at('/builds/app/src/a.js'))).toBe('failure');
    expect(await threads()).toEqual([expect.stringMatching(/^docs\/app\/src\/a\.js:3 open: /u)]);
  });

  test('may be of the change on any line, where the working tree has others', async () => {
    await open({ ...BASE, 'docs/src/a.js': OLD }, HEAD);
    const file = join(story.repository.path, 'packages/x/src/a.js');
    writeFileSync(file, `// one\n// two\n${readFileSync(file, 'utf8')}`);
    // Its lines are those of another text.
    expect(await conclusion(at('src/a.js', 5))).toBe('incomplete');
  });
});

describe('a log none of whose results has a place', () => {
  const FAR = at('gone/far.js');

  test('ends incomplete while a thread of its scope is open, and green once people have resolved it', async () => {
    await open(BASE, HEAD);
    await conclusion(at('packages/x/src/a.js'));
    const result = await run([[FAR]]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toMatch(
      /Linter: none of the paths in \S*0\.sarif exists in this checkout, the first of 1: gone\/far\.js/u,
    );
    expect(await threads()).toEqual(OPEN);
    // It is one of another tool, so it says nothing of this one.
    expect((await run([log([FAR], 'Another'), [at('packages/x/src/a.js')]])).outputs.conclusion).toBe(
      'failure',
    );
    const ada = await story.person('Ada');
    const [thread] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    await ada.setResolved(thread?.discussionId ?? '', true);
    const after = await run([[FAR]]);
    expect(after.outputs.conclusion).toBe('success');
    expect(after.log).toContain('exists in this checkout, the first of 1: gone/far.js');
  });

  test('ends green once the analyzer runs where it should', async () => {
    await open(BASE, { ...HEAD, 'packages/x/src/far.js': OLD });
    await conclusion(at('packages/x/src/a.js'));
    expect(await conclusion(at('x/far.js', 3, { level: 'note' }))).toBe('incomplete');
    expect(await conclusion(at('packages/x/src/far.js', 3, { level: 'note' }))).toBe('success');
  });

  test('ends green once it leaves out the packages of others, where it has nothing else', async () => {
    await open(BASE, HEAD);
    await conclusion(at('packages/x/src/a.js'));
    await story.push({ 'packages/x/src/a.js': OLD.replace('line(2)', 'mended()') });
    const result = await run([['a', 'b', 'c'].map((name) => at(`node_modules/${name}/a.js`))]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('; leave third-party packages out of the analysis, or run it here');
    expect(await threads()).toEqual(OPEN);
    expect(await conclusion()).toBe('success');
    expect(await threads()).toEqual([expect.stringMatching(/^packages\/x\/src\/a\.js:3 resolved: /u)]);
  });

  test('ends incomplete where a result that would fail has the name of a file of the change, on a new line', async () => {
    await open(BASE, HEAD);
    const result = await run([[at('/mnt/a.js')]]);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.log).toContain('add the line `/mnt => packages/x/src` to path-map');
    expect((await run([[at('/mnt/a.js')]], { 'fail-level': 'none' })).outputs.conclusion).toBe('success');
    expect(await conclusion(at('/mnt/a.js', 9))).toBe('success');
    expect(await conclusion(at('/mnt/a.js', 3, { level: 'warning' }))).toBe('success');
    expect(await conclusion(at('packages/x/src/a.js', 9), at('/mnt/a.js'))).toBe('incomplete');
  });

  test('ends green where it is of no file of the repository', async () => {
    await open(BASE, HEAD);
    for (const path of [
      'usr/lib/python3/dist-packages/a.js',
      '/usr/include/string.h',
      'node_modules/left-pad/a.js',
      'app.jar!/org/acme/Main.class',
      'packages/x/generated/made.js',
    ]) {
      const result = await run([[at(path)]]);
      expect([path, result.outputs.conclusion]).toEqual([path, 'success']);
      expect(result.log).toContain('exists in this checkout');
    }
  });
});

describe('beside another result of its log', () => {
  const beside = async (
    path: string,
    inputs: Readonly<Record<string, string>> = {},
    level: 'error' | 'note' = 'error',
  ) => {
    const { log: told, outputs } = await run(
      [[at('packages/x/src/a.js', 9, { level: 'note' }), at(path, 3, { level })]],
      inputs,
    );
    return { told, conclusion: outputs.conclusion };
  };
  const UNCOUNTED = 'has no place in the change and does not count';

  test.each([
    [
      'gone/x.js',
      'gone/x.js is not in the analyzed commit; if it is a file of this repository, say in path-map',
    ],
    ['.', 'it is about the project as a whole; a baseline'],
  ])('one that would fail and is of no file is told: %s', async (path, words) => {
    await open(BASE, HEAD);
    const { told, conclusion } = await beside(path);
    expect(told).toContain(`Linter: a result of no-trouble (error) ${UNCOUNTED}: ${words}`);
    expect(conclusion).toBe('success');
    expect((await beside(path, {}, 'note')).told).not.toContain(UNCOUNTED);
    const all = await beside(path, { 'filter-mode': 'nofilter' });
    expect([all.conclusion, all.told.includes(UNCOUNTED)]).toEqual(['failure', false]);
  });
});

test('a line that cannot be read leaves the run incomplete where the file is of the change', async () => {
  await open(BASE, HEAD);
  const odd = log([at('packages/x/src/a.js')]);
  const [location] = odd.runs[0]?.results?.[0]?.locations ?? [];
  Object.assign(location?.physicalLocation?.region ?? {}, { startLine: 3.5 });
  const result = await run([odd]);
  expect(result.outputs.conclusion).toBe('incomplete');
  expect(result.log).toContain('its startLine cannot be read');
});

describe('a path of a folder that has another name here', () => {
  test('is the file that path-map says', async () => {
    await open(BASE, HEAD);
    const inputs = { 'path-map': '/other => docs\n/mnt => packages/x/src' };
    expect((await run([[at('/mnt/a.js')]], inputs)).outputs.conclusion).toBe('failure');
    expect(await threads()).toEqual(OPEN);
    const wrong = await run([[at('/mnt/a.js')]], { 'path-map': '/mnt' });
    expect([wrong.status, wrong.log]).toEqual([2, expect.stringContaining('path-map')]);
  });

  test('is the file that the configuration of the repository says', async () => {
    const configuration = { '.sarif-review.yml': 'path-map:\n  - /mnt => packages/x/src\n' };
    await open({ ...BASE, ...configuration }, HEAD);
    expect((await run([[at('/mnt/a.js')]])).outputs.conclusion).toBe('failure');
    expect(await threads()).toEqual(OPEN);
  });
});

describe('a path that is not in the commit', () => {
  const PACKAGE = { 'lib/README.md': OLD, 'README.md': OLD, 'utils/subprocess.py': OLD, 'main.py': OLD };
  const NEW = { 'README.md': EDITED, 'utils/subprocess.py': EDITED, 'main.py': EDITED };
  const FOREIGN = [
    'node_modules/left-pad/README.md',
    '.venv/lib/python3.12/site-packages/pip/utils/subprocess.py',
    'vendor/acme/README.md',
  ];

  test.each([
    ['where it is there', true],
    ['where the log comes from another job', false],
  ])('is no other file, %s', async (_, isThere) => {
    await open(PACKAGE, NEW);
    if (isThere)
      for (const path of FOREIGN) {
        mkdirSync(dirname(join(story.repository.path, path)), { recursive: true });
        writeFileSync(join(story.repository.path, path), OLD);
      }
    expect(await conclusion(...FOREIGN.map((path) => at(path)), at('main.py', 9))).toBe('success');
    expect(await conclusion(...FOREIGN.map((path) => at(path)))).toBe('success');
    expect(await threads()).toEqual([]);
  });

  test('is no other file where it stands in the checkout', async () => {
    await open(BASE, { ...HEAD, '.gitignore': 'src/\n' });
    // The tool in the folder of the package writes no such path.
    story.repository.git('add', '-f', 'packages/x/src/a.js');
    mkdirSync(join(story.repository.path, 'src'));
    writeFileSync(join(story.repository.path, 'src/a.js'), OLD);
    expect(await conclusion(at('src/a.js'))).toBe('success');
  });

  test('is in no folder of that name that the change puts in its way', async () => {
    await open(BASE, { ...HEAD, 'src/a.js/note.txt': 'note\n' });
    expect(await conclusion(at('src/a.js'))).toBe('incomplete');
  });

  test('is likely another file, and never hidden, where other paths of the log are files as they are written', async () => {
    await open(BASE, { ...HEAD, 'src/b.js': OLD });
    for (const reports of [
      [at('src/a.js'), at('src/b.js', 9, { level: 'note' })],
      [at('src/b.js', 9, { level: 'note' }), at('src/a.js')],
    ]) {
      const result = await run([reports]);
      expect(result.outputs.conclusion).toBe('incomplete');
      expect(result.log).toContain('src/a.js is not in the analyzed commit and may be packages/x/src/a.js');
      expect(await threads()).toEqual([expect.stringMatching(/^src\/b\.js:9 open: /u)]);
    }
  });
});
