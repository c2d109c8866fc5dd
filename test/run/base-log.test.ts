import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import type { StepResult } from '../../demo/run-action.ts';
import { joined, log, type Report } from './logs.ts';
import { pullRequest } from './pull-request.ts';
import { accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

const LINES = Array.from({ length: 60 }, (_, index) => `line ${index + 1} of a;`);
const A = `${LINES.join('\n')}\n`;
const edited = (line: number, text: string): string => `${LINES.with(line - 1, text).join('\n')}\n`;
/** The base has one file more, which no change touches. */
const BASE = { 'src/a.js': A, 'src/far.js': 'function far() {\n  call();\n}\n' };
const HEAD = { 'src/a.js': edited(50, 'now something else;') };
const OLD: Report = { path: 'src/a.js', line: 5, level: 'error', message: 'Old trouble.' };
/** What the change at line 50 causes at line 1, which no diff shows. */
const CAUSED: Report = {
  path: 'src/a.js',
  line: 1,
  rule: 'no-unused',
  level: 'error',
  message: "'one' is unused.",
};
const CAUSED_FAR: Report = {
  path: 'src/far.js',
  line: 2,
  rule: 'no-call',
  level: 'error',
  message: 'No such.',
};

let story: Story;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-log-'));
});
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

async function open(head: Readonly<Record<string, string | null>> = HEAD, base = BASE): Promise<void> {
  story = await openStory('full', base, head);
}

/** A run over a log of the head and one of the base. */
function run(
  now: readonly Report[] | Log,
  then: readonly Report[] | Log | string,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const path = join(folder, 'base.sarif');
  const base = typeof then === 'string' ? then : JSON.stringify('runs' in then ? then : log(then));
  writeFileSync(path, base);
  return story.run('runs' in now ? now : log(now), { 'base-sarif-file': path, ...inputs });
}

const check = async (): Promise<string> => checks(await story.truth())[0] ?? '';
const threads = async (): Promise<readonly string[]> => readable(await story.truth());

describe('what a change brings in', () => {
  test('is found on a line that it does not touch, and what stood there is not', async () => {
    await open();
    const result = await run([OLD, CAUSED], [OLD]);
    expect(accounting(result)).toBe(
      '2 results = 1 existing + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(await threads()).toEqual([expect.stringMatching(/^src\/a\.js:1, old 1 open/u)]);
    expect(await check()).toContain('FAILURE');
    expect(result.status).toBe(1);
  });

  test('is listed in the overview where its file is not part of the diff, and fails the check', async () => {
    await open();
    const result = await run([OLD, CAUSED_FAR], [OLD]);
    expect(accounting(result)).toContain('2 results = 1 existing + 1 unanchored');
    expect(topLevel(await story.truth())[0]).toContain('`src/far.js:2`');
    expect(await check()).toContain('FAILURE');
  });

  test('is nothing where all was there before, moved, indented, or in a renamed file', async () => {
    const block = ['function a() {', '  one();', '  two();', '}'].join('\n');
    const base = { ...BASE, 'src/b.js': `${block}\n${A}` };
    const moved = `${A}${block.replaceAll('  ', '    ')}\n`;
    await open({ 'src/b.js': null, 'src/c.js': moved }, base);
    const at = (path: string, line: number): Report => ({ path, line, level: 'error', message: 'Call.' });
    const result = await run(
      [at('src/c.js', 62), at('src/c.js', 5), OLD],
      [at('src/b.js', 2), at('src/b.js', 9), OLD],
    );
    expect(accounting(result)).toContain('3 results = 3 existing');
    expect(result.status).toBe(0);
    expect(await check()).toContain('no new finding at level error; 3 existing are not shown');
  });

  test('is told with the evidence, and by what is gone', async () => {
    await open();
    const result = await run([OLD], [OLD, { ...OLD, line: 9 }], { 'report-file': join(folder, 'r.json') });
    expect(await check()).toContain('1 existing is not shown; 1 finding of the base is gone');
    expect(result.summary).toContain('1 finding of the base is gone');
    const base = story.repository.git('rev-parse', '--short=7', 'main');
    expect(JSON.stringify(readReport())).toContain(
      `Linter reported it at ${base}:src/a.js:5, by git, same message`,
    );
  });
});

const readReport = (): unknown => JSON.parse(readFileSync(join(folder, 'r.json'), 'utf8'));

test('no finding is called gone whose line was edited, and which is new there', async () => {
  await open({ 'src/a.js': edited(5, 'line 5 of a, other();') });
  const result = await run([OLD], [OLD, { ...OLD, line: 9, rule: 'no-other' }]);
  expect(result.summary).toContain('1 finding of the base is gone');
});

describe('a finding that the base seems to have', () => {
  test('is new where the number in its message is part of a name', async () => {
    await open();
    const of = (name: string): Report => ({ ...OLD, message: `Known to be vulnerable: ${name}.` });
    const result = await run([of('CVE-2021-23337')], [of('CVE-2020-8203')]);
    expect(result.status).toBe(1);
  });

  const red = async (now: readonly Report[], then: readonly Report[]): Promise<void> => {
    const result = await run(now, then);
    expect(await check()).toContain('FAILURE');
    expect(result.status).toBe(1);
  };

  test('is new where its line was edited', async () => {
    await open({ 'src/a.js': edited(5, 'line 5 of a, other();') });
    await red([OLD], [OLD]);
  });

  test('is new where the same text stands elsewhere', async () => {
    await open({
      'src/a.js': `${LINES.with(4, 'gone').toSpliced(40, 0, 'if (other) {', '  line 5 of a;', '}').join('\n')}\n`,
    });
    await red([{ ...OLD, line: 42 }], [OLD]);
  });

  test('is new where the same text stands elsewhere in its function', async () => {
    const body = LINES.slice(0, 12).map((line) => `  ${line}`);
    const inFunction = (lines: readonly string[]): string => ['function a() {', ...lines, '}', ''].join('\n');
    const base = { ...BASE, 'src/a.js': inFunction(body) };
    const elsewhere = body.with(3, '  mended();').toSpliced(9, 0, body[3] ?? '');
    await open({ 'src/a.js': inFunction(elsewhere) }, base);
    await red([{ ...OLD, line: 11 }], [OLD]);
  });

  test('is new where the text alone is in another file', async () => {
    await open({ 'src/a.js': edited(5, 'gone'), 'src/new.js': 'first\nline 5 of a;\nlast\n' });
    await red([{ ...OLD, path: 'src/new.js', line: 2 }], [OLD]);
  });

  test('is new where its level is worse, or it names something else', async () => {
    await open();
    await red([OLD], [{ ...OLD, level: 'warning' }]);
  });

  test('is new where it names something else', async () => {
    await open();
    await red([CAUSED], [{ ...CAUSED, message: "'two' is unused." }]);
  });

  test('is new where it was only suppressed at the base', async () => {
    await open();
    await red([OLD], [{ ...OLD, suppressed: true }]);
  });

  test('is new where the base had fewer results on its line', async () => {
    await open();
    const two = [OLD, { ...OLD, endLine: 7 }];
    const now = log(two);
    for (const [index, result] of (now.runs[0]?.results ?? []).entries()) {
      const region = result.locations?.[0]?.physicalLocation?.region;
      if (region !== undefined) region.startColumn = index + 1;
    }
    const result = await run(now, [OLD]);
    expect(result.status).toBe(1);
  });

  test('is new where the level of another result on its line was worse', async () => {
    await open();
    const other: Report = { ...OLD, message: 'Another trouble.' };
    await red([OLD], [other, { ...OLD, level: 'warning' }]);
  });

  test('is new where the base had fewer without a place', async () => {
    await open();
    const cycles = (...counts: readonly number[]): Log => {
      const made = log(counts.map((count) => ({ ...OLD, message: `Cycle of ${count} files.` })));
      for (const { results = [] } of made.runs) for (const result of results) delete result.locations;
      return made;
    };
    const result = await run(cycles(4, 3), cycles(3));
    expect(accounting(result)).toContain('2 results = 1 existing + 1 unanchored');
    expect(topLevel(await story.truth())[0]).toContain('Cycle of 4 files');
    const same = await run(cycles(4, 5), cycles(3, 6), { 'report-file': join(folder, 'r.json') });
    expect(accounting(same)).toContain('2 results = 2 existing');
    expect(JSON.stringify(readReport())).toMatch(/Linter reported it at [0-9a-f]{7}, same message/u);
  });

  test('is the same where only a number in its message is another one', async () => {
    await open();
    const long = (lines: number): Report => ({ ...OLD, message: `Too many lines (${lines}).` });
    const result = await run([long(61)], [long(52)]);
    expect(result.status).toBe(0);
  });
});

describe('what cannot be known', () => {
  const versioned = (version: string, reports: readonly Report[], rules?: readonly string[]): Log => {
    const made = log(reports);
    const driver = made.runs[0]?.tool.driver;
    if (driver !== undefined) {
      driver.version = version;
      if (rules !== undefined) driver.rules = rules.map((id) => ({ id }));
    }
    return made;
  };
  const ON_LINE: Report = { ...OLD, line: 50, message: 'On the line.' };

  test.each([
    [
      'another version of the tool',
      versioned('2.0.0', [OLD, CAUSED, ON_LINE]),
      versioned('1.0.0', [OLD]),
      'Linter is 1.0.0 at the base, and 2.0.0 here',
    ],
    [
      'a rule that did not run at the base',
      versioned('1', [OLD, CAUSED, ON_LINE], ['no-trouble', 'no-unused', 'no-other']),
      versioned('1', [OLD], ['no-trouble', 'no-other']),
      'rule no-unused of Linter did not run at the base',
    ],
    [
      'a tool that has no run at the base',
      joined(log([OLD, ON_LINE]), log([CAUSED], 'Other')),
      log([OLD]),
      'Other has no run in the base log',
    ],
  ])('is judged by its line: %s', async (_, now, then, why) => {
    await open();
    const result = await run(now, then);
    expect(accounting(result)).toBe(
      '3 results = 1 existing + 1 filtered + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(result.summary).toContain(`1 judged by its line: ${why}`);
    expect(await threads()).toEqual([expect.stringMatching(/^src\/a\.js:50 open/u)]);
  });

  test('is no finding of a silent tool that found nothing at the base', async () => {
    await open();
    const now = joined(log([OLD]), log([CAUSED], 'Other'));
    const result = await run(now, [OLD], { 'silent-tools': 'Other' });
    expect(accounting(result)).toContain('2 results = 1 existing + 1 posted');
  });

  test('is no rule below one that ran, or that had another name', async () => {
    await open();
    const now = versioned('1', [OLD, { ...CAUSED, rule: 'no/unused' }, { ...CAUSED, line: 2, rule: 'now' }]);
    for (const { tool } of now.runs)
      tool.driver.rules = [{ id: 'no' }, { id: 'now', deprecatedIds: ['then'] }];
    const result = await run(now, versioned('1', [OLD], ['no-trouble', 'no', 'then']));
    expect(accounting(result)).toContain('3 results = 1 existing + 2 posted');
  });

  test('is judged by its line in a file that the tool could not parse at the base', async () => {
    await open();
    const then = log([OLD]);
    const [first] = then.runs;
    if (first?.invocations?.[0] !== undefined)
      first.invocations[0].toolExecutionNotifications = [
        {
          level: 'error',
          message: { text: 'cannot parse' },
          locations: [{ physicalLocation: { artifactLocation: { uri: 'src/far.js' } } }],
        },
      ];
    const result = await run([OLD, CAUSED, CAUSED_FAR], then);
    expect(accounting(result)).toContain('3 results = 1 existing + 1 filtered + 1 posted');
    expect(result.outputs.conclusion).toBe('failure');
  });
});

describe('a log of the base that was named', () => {
  test.each([
    ['is not there', undefined, 'base log: No SARIF log was found: `base-sarif-file` names'],
    ['is cut off', JSON.stringify(log([OLD])).slice(0, 80), 'base log: '],
    ['is no log', '{}', 'is JSON, but not a SARIF log'],
    [
      'is of an analysis that failed',
      JSON.stringify({
        version: '2.1.0',
        runs: [
          {
            tool: { driver: { name: 'Linter' } },
            invocations: [{ executionSuccessful: false }],
            results: [],
          },
        ],
      }),
      'base log: ',
    ],
  ])('and %s leaves the run incomplete, and findings are judged by their lines', async (_, text, why) => {
    await open();
    const path = join(folder, 'base.sarif');
    if (text !== undefined) writeFileSync(path, text);
    const on = { ...OLD, line: 50, level: 'warning' as const };
    const result = await story.run(log([OLD, on]), { 'base-sarif-file': path });
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.status).toBe(3);
    expect(result.summary.replaceAll('\\', '')).toContain(why);
    expect(accounting(result)).toContain('2 results = 1 filtered + 1 posted');
  });

  test('and is not there is told in the check beside what fails it', async () => {
    await open();
    const result = await story.run(log([{ ...OLD, line: 50 }]), { 'base-sarif-file': join(folder, 'none') });
    expect(result.outputs.conclusion).toBe('failure');
    expect(await check()).toMatch(/before this step, or correct the name; 1 judged by its line: /u);
  });

  test('as one of the change too leaves the run incomplete', async () => {
    await open();
    const path = join(folder, 'one.sarif');
    writeFileSync(path, JSON.stringify(log([OLD, CAUSED])));
    const result = await story.run(log([]), { 'sarif-file': path, 'base-sarif-file': path });
    expect(result.status).toBe(3);
    expect(result.summary.replaceAll('\\', '')).toContain('one.sarif is named in `sarif-file` as well');
  });

  test('by an empty text is none', async () => {
    await open();
    const result = await story.run(log([OLD]), { 'base-sarif-file': '  ' });
    expect(accounting(result)).toContain('1 result = 1 filtered');
    expect(result.summary).not.toContain('base');
  });

  test('is not read where the change commits it, or a link on the way to it', async () => {
    const links = { 'base.sarif': JSON.stringify(log([OLD, CAUSED])) };
    await open({ ...HEAD, ...links });
    const result = await story.run(log([OLD, CAUSED]), {
      'base-sarif-file': join(story.repository.path, 'base.sarif'),
      'tracked-logs': 'allow',
    });
    expect(result.status).toBe(3);
    expect(result.log).toContain('is part of the commit');
    const beside = join(folder, 'beside');
    story.repository.git('worktree', 'add', '-q', '--detach', beside, 'HEAD');
    const there = await story.run(log([OLD, CAUSED]), { 'base-sarif-file': join(beside, 'base.sarif') });
    expect(there.status).toBe(3);
    writeFileSync(join(folder, 'base.sarif'), links['base.sarif']);
    symlinkSync(folder, join(story.repository.path, 'logs'));
    story.repository.git('add', 'logs');
    await story.push({});
    const linked = await story.run(log([OLD, CAUSED]), {
      'base-sarif-file': join(story.repository.path, 'logs/base.sarif'),
    });
    expect(existsSync(join(story.repository.path, 'logs/base.sarif'))).toBe(true);
    expect(linked.status).toBe(3);
  });
});

describe('a log of another commit than the one that the change begins at', () => {
  const MOVED = { 'src/far.js': `theirs();\n${BASE['src/far.js']}`, 'src/theirs.js': 'theirs();\n' };
  /** The target moves on by one commit, and CI checks out the merge of it with the change. */
  async function runMerged(
    now: readonly Report[],
    then: readonly Report[] | Log,
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<StepResult> {
    const { repository } = story;
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '-q', 'main');
    const merge = repository.merge(repository.commit(MOVED), head);
    const path = join(folder, 'base.sarif');
    writeFileSync(path, JSON.stringify('runs' in then ? then : log(then)));
    const event = pullRequest({ head, merge });
    const result = await story.run(log(now), { 'base-sarif-file': path, ...inputs }, event.environment);
    event.remove();
    return result;
  }
  const THEIRS: Report = { ...OLD, path: 'src/far.js', line: 1, message: 'Theirs.' };

  test('is told by the merge with the target: what the target brought is existing', async () => {
    await open();
    const result = await runMerged([OLD, THEIRS, CAUSED], [OLD, THEIRS]);
    expect(accounting(result)).toContain('3 results = 2 existing + 1 posted');
  });

  test('leaves what the target brought since to its line, and says so', async () => {
    await open();
    const base = story.repository.git('rev-parse', 'main');
    const inTheirFile: Report = { ...THEIRS, path: 'src/theirs.js' };
    const now = [OLD, THEIRS, inTheirFile, CAUSED];
    const result = await runMerged(now, [OLD], { 'base-commit': base });
    expect(accounting(result)).toContain('4 results = 1 existing + 2 filtered + 1 posted');
    expect(result.summary).toContain(`the base log is of ${base.slice(0, 7)}`);
  });

  test('does not excuse what the target has mended, and the change brings back', async () => {
    story = await openStory('full', BASE, {});
    const { repository } = story;
    const old = repository.git('rev-parse', 'main');
    const mended = repository.commit({ 'src/a.js': edited(5, 'mended') });
    const back = repository.commit({ 'src/a.js': A });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: mended, head: back });
    const result = await run([OLD], [OLD], { 'base-commit': old });
    expect(result.status).toBe(1);
    expect(await check()).toContain('FAILURE');
  });

  test('is found by what the log says of itself', async () => {
    await open();
    const base = story.repository.git('rev-parse', 'main');
    const then = log([OLD]);
    const [first] = then.runs;
    if (first !== undefined)
      first.versionControlProvenance = [{ repositoryUri: 'https://example.com/a', revisionId: base }];
    const result = await runMerged([OLD, THEIRS], then);
    expect(accounting(result)).toContain('2 results = 1 existing + 1 filtered');
  });

  test('tells nothing where it is a commit of the change itself', async () => {
    await open();
    const own = story.repository.git('rev-parse', 'HEAD');
    const ofHead = log([OLD, CAUSED]);
    const [first] = ofHead.runs;
    if (first !== undefined)
      first.versionControlProvenance = [{ repositoryUri: 'https://example.com/a', revisionId: own }];
    await story.push({ 'src/b.js': 'more();\n' });
    const inputs: readonly Readonly<Record<string, string>>[] = [{}, { 'base-commit': own }];
    for (const input of inputs) {
      const result = await run([OLD, CAUSED], ofHead, input);
      expect(accounting(result)).toContain('2 results = 2 filtered');
      expect(result.summary).toContain('a commit of the change itself');
    }
  });

  test('tells nothing where it is one of the change itself', async () => {
    await open();
    const head = story.repository.git('rev-parse', 'HEAD');
    const result = await run([OLD, CAUSED], [OLD, CAUSED], { 'base-commit': head });
    expect(accounting(result)).toContain('2 results = 2 filtered');
    expect(result.summary.replaceAll('\\', '')).toContain(
      `2 judged by their lines: the base log tells nothing: it is of ${head.slice(0, 7)}, a commit of the change itself`,
    );
  });

  test('tells nothing where git does not have it, or it is on no way to the base', async () => {
    await open();
    const missing = await run([OLD, CAUSED], [OLD], { 'base-commit': 'e'.repeat(40) });
    expect(accounting(missing)).toContain('2 results = 2 filtered');
    expect(missing.summary).toContain('could not be fetched');
    expect(missing.status).toBe(0);
    const { repository } = story;
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('checkout', '-q', '--orphan', 'other');
    const other = repository.commit({ 'src/a.js': A, 'other.js': 'other' });
    repository.checkout(head);
    const unrelated = await run([OLD, CAUSED], [OLD], { 'base-commit': other });
    expect(accounting(unrelated)).toContain('2 results = 2 filtered');
    expect(unrelated.summary).toContain('which is not on the branch of');
  });
});

test.each([
  ['beside it', () => join(folder, 'base'), ['worktree', 'add', '-q', '--detach']],
  ['in it', () => join(story.repository.path, 'base'), ['worktree', 'add', '-q', '--detach']],
  ['in it that is a clone', () => join(story.repository.path, 'base'), ['clone', '-q', '.']],
])('a log names the files of a checkout by those of another one %s', async (_, where, [...command]) => {
  await open();
  const { repository } = story;
  const beside = where();
  repository.git(...command, beside, ...(command.includes('clone') ? [] : ['main']));
  repository.write('.git/info/exclude', 'made.js\n');
  repository.write('made.js', A);
  const of = (root: string): Log =>
    log([
      {
        ...OLD,
        path: pathToFileURL(join(root, 'src/a.js')).href,
        message: `'${root}/src/far.js' is imported twice.`,
      },
      ...(beside.startsWith(repository.path)
        ? []
        : [{ ...OLD, path: pathToFileURL(join(root, 'made.js')).href }]),
    ]);
  expect(accounting(await run(of(repository.path), of(beside)))).toMatch(/= [12] existing;/u);
});

describe('a thread', () => {
  test('that was posted as new goes on counting without a log of the base, and nothing is written', async () => {
    await open();
    await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    const before = await story.truth();
    const without = await story.run(log([OLD, CAUSED, CAUSED_FAR]));
    expect(without.status).toBe(1);
    expect(accounting(without)).toContain('3 results = 1 kept + 1 filtered + 1 unanchored');
    expect((await story.truth()).threads).toEqual(before.threads);
    expect(await check()).toContain('2 errors');
    await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    expect((await story.truth()).threads).toEqual(before.threads);
  });

  test('stays where its finding turns out to be old, and does not fail the check', async () => {
    await open();
    await run([CAUSED], []);
    expect(await check()).toContain('FAILURE');
    const before = await story.truth();
    const result = await run([CAUSED], [CAUSED]);
    expect(result.status).toBe(0);
    expect(accounting(result)).toContain('1 result = 1 kept');
    expect((await story.truth()).threads).toEqual(before.threads);
    await story.push({ 'note.txt': '1' });
    await run([], []);
    expect(await threads()).toEqual([expect.stringContaining('resolved')]);
  });

  test('is not written again by a second run', async () => {
    await open();
    await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    const before = await story.truth();
    const again = await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    expect(accounting(again)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    expect((await story.truth()).threads).toEqual(before.threads);
  });

  test('that people decided is new no more once the change is merged', async () => {
    await open();
    const result = await run([OLD], [OLD], { 'filter-mode': 'added' });
    expect(accounting(result)).toContain('1 result = 1 existing');
  });
});

test('`why` says of a finding that is new that the base log does not have it', async () => {
  await open();
  await run([OLD, CAUSED], [OLD], { 'report-file': join(folder, 'r.json') });
  const report = readReport() as { findings: { disposition: string; reason: string }[] };
  expect(report.findings.map(({ disposition, reason }) => `${disposition}: ${reason}`)).toEqual([
    expect.stringMatching(/^existing: Linter reported it at/u),
    'posted: new since the base',
  ]);
});

test('with filter-mode added counts what is new and on an added line', async () => {
  await open();
  const on = { ...OLD, line: 50, message: 'On the line.' };
  const result = await run([OLD, CAUSED, on], [OLD], { 'filter-mode': 'added' });
  expect(accounting(result)).toContain('3 results = 1 existing + 1 filtered + 1 posted');
});
