import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Log, Result } from 'sarif';
import { UNPARSED } from '../../src/logs/tools.ts';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { joined, log } from './logs.ts';
import { openStory, ROOT, type Story } from './story.ts';

/** Rows whose tool was run on a file that broke, state by state. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  clang: ['clang-deleted'],
  clippy: ['clippy-crate', 'clippy-deleted'],
  golangci: ['golangci-pkg', 'golangci-other'],
  ruff: ['ruff-deleted'],
  shellcheck: ['shellcheck-deleted'],
  staticcheck: ['staticcheck-deleted'],
  stylelint: ['stylelint-deleted'],
};

/**
 * Written from the source that the row names, where no log of the tool is at hand: tool, rule, message,
 * level.
 */
const WRITTEN: readonly (readonly [string, string, string, Result.level])[] = [
  ['ansible-lint', 'syntax-check[malformed]', 'A malformed block was encountered.', 'warning'],
  ['cfn-lint', 'E0000', 'Null value at line 3 column 5', 'error'],
  ['Checkstyle', 'parse.exception', 'Got an exception - expecting EOF', 'error'],
  ['clang-tidy', 'clang-diagnostic-error', "'cart.h' file not found", 'error'],
  ['Cppcheck', 'syntaxError', 'syntax error', 'error'],
  ['HLint', 'Parse error: possibly incorrect indentation', 'src/Cart.hs:3:1: Error', 'error'],
  ['ktlint', '', 'Not a valid Kotlin file (3:1 expecting a top level declaration)', 'error'],
  ['lintr', 'error', '[error] unexpected symbol', 'error'],
  ['markdownlint-cli2', 'MD001', 'This rule threw an exception', 'error'],
  ['PHPMD', '', 'Unexpected end of token stream in file: cart.php', 'error'],
  ['PHPStan', 'phpstan.parse', 'Syntax error, unexpected EOF on line 9', 'error'],
  ['Psalm', '173', 'Syntax error, unexpected EOF', 'error'],
  ['revive', '', 'invalid file cart.go: cart.go:3:1: expected declaration', 'warning'],
  ['GitHub Actions lint', 'syntax-check', 'could not parse as YAML: did not find key', 'error'],
  ['mago', 'parse', 'Unexpected token', 'error'],
  ['sqlfluff', 'TMP', 'Unrecoverable failure in Jinja templating: unexpected end.', 'error'],
];

const LOGS: readonly Log[] = globSync(join(ROOT, 'fixtures/sarif/{real,shaped}/**/*.sarif')).flatMap(
  (path) => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      return [];
    }
  },
);

/** A line of the table, whatever its row names. */
interface Line {
  readonly name: string;
  readonly row: string;
  readonly line: (typeof UNPARSED)[string][number];
}

/** A path that is not there is no broken file. */
const LINES: readonly Line[] = Object.entries(UNPARSED).flatMap(([row, lines]) =>
  lines
    .filter(({ unverified }) => unverified !== 'target')
    .map((line, index) => ({ name: index === 0 ? row : `${row} ${index + 1}`, row, line })),
);

interface Broken {
  readonly tool: string;
  readonly result: Result;
}

const RESULTS: readonly Broken[] = [
  ...LOGS.flatMap(({ runs }) =>
    (runs ?? []).flatMap(({ tool: { driver }, results }) =>
      (results ?? []).map((result) => ({ tool: driver.name, result })),
    ),
  ),
  ...WRITTEN.map(([tool, ruleId, text, level]) => ({
    tool,
    result: { ...(ruleId && { ruleId }), level, message: { text } },
  })),
];

/** A result of a log of the tool, or what is written after its source. */
function brokenResult({ line }: Line): Broken | undefined {
  return RESULTS.find(
    ({ tool, result: { ruleId = 'unnamed-rule', message, level } }) =>
      line.tool.test(tool) &&
      (line.rule?.test(ruleId) ?? true) &&
      (line.message?.test(message.text ?? '') ?? true) &&
      (line.level ?? level) === level,
  );
}

interface Told extends Broken {
  readonly name: string;
  readonly path: string;
}

/** What has no run of its tool, with a file each, in groups of which none has a tool twice. */
const GROUPS: readonly (readonly Told[])[] = grouped(LINES.filter(({ row }) => RUNS[row] === undefined));

function grouped(lines: readonly Line[]): readonly (readonly Told[])[] {
  const groups: Told[][] = [];
  for (const [index, line] of lines.entries()) {
    const broken = brokenResult(line);
    if (broken === undefined) continue;
    const told = { ...broken, name: line.name, path: `src/file-${index}.x` };
    const free = groups.find((group) => group.every(({ tool }) => tool !== told.tool));
    if (free === undefined) groups.push([told]);
    else free.push(told);
  }
  return groups;
}

const GREEN = { 'fail-level': 'error' };

describe('a file that the change breaks is neither resolved nor passed', () => {
  test('of each tool of the table', () => {
    expect(Object.keys(RUNS).filter((row) => !(row in UNPARSED))).toEqual([]);
    const untold = LINES.filter((line) => RUNS[line.row] === undefined && brokenResult(line) === undefined);
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  describe.each(GROUPS.map((group) => [group]))('on one change', (group) => {
    const sound = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n';
    const head = sound.replace('seven', '7');
    const filesOf = (text: string) => Object.fromEntries(group.map(({ path }) => [path, text]));
    const found = joined(...group.map(({ tool, path }) => log([{ path, line: 7, level: 'warning' }], tool)));
    const all = { ...GREEN, tools: group.map(({ tool }) => tool).join('\n') };
    let story: Story;
    beforeAll(async () => {
      story = await openStory('full', filesOf(sound), filesOf(head), { pageSize: 100 });
      const { status, outputs } = await story.run(found, all);
      expect([status, outputs.posted]).toEqual([0, String(group.length)]);
      await story.push(filesOf(head.replace('eight\n', '')));
    });
    afterAll(() => story.end());

    test.each(group)('$name: by its result, whatever its line and level', async ({ tool, path, result }) => {
      const region = { startLine: 1 };
      const physicalLocation = { artifactLocation: { uri: path }, region };
      const { ruleIndex: _, rule: __, locations: ___, ...own } = result;
      const broken = log([], tool);
      const [run] = broken.runs;
      const logOf = {
        ...broken,
        runs: [{ ...run, results: [{ ...own, locations: [{ physicalLocation }] }] }],
      };
      // A job of this tool alone looks at its own threads.
      const ended = await story.run(logOf as Log, { ...GREEN, tools: tool });
      expect(ended.status).not.toBe(0);
      expect(ended.summary).toContain(path);
      expect(ended.outputs.resolved).toBe('0');
    });

    test('and all are green once they are mended', async () => {
      await story.push(filesOf(head));
      const mended = await story.run(found, all);
      // Those of the broken files.
      expect([mended.status, mended.outputs.resolved]).toEqual([0, String(group.length)]);
    });
  });

  describe.each(Object.values(RUNS).flat())('%s', (name) => {
    let run: AnalyzerRun;
    afterEach(() => run.story.end());

    test('by the log that the tool wrote, and its threads are there when it is mended', async () => {
      run = await openRun(name);
      const first = await run.play('A');
      const before = await run.threads();
      expect(before.length).toBeGreaterThan(0);
      const broken = await run.play('D');
      expect(broken.status).not.toBe(0);
      expect(broken.outputs.resolved).toBe('0');
      expect(await run.threads()).toEqual(expect.arrayContaining([...before]));
      const mended = await run.play('D2');
      expect(mended.status).toBe(first.status);
      expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(before);
    });
  });
});

describe('a file that the change breaks, by a notification', () => {
  let run: AnalyzerRun;
  afterEach(() => run.story.end());

  test.each(['eslint', 'pmd', 'bandit'])(
    'of %s: what was found still counts, and the file is named',
    async (name) => {
      run = await openRun(name);
      const first = await run.play('A');
      const before = await run.threads();
      for (const state of ['B', 'C']) await run.play(state);
      const open = (await run.threads()).filter((thread) => thread.endsWith('open'));
      const broken = await run.play('D');
      expect(broken.status).not.toBe(0);
      expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(
        expect.arrayContaining(open),
      );
      if (name === 'eslint')
        expect(broken.log).toMatch(
          /^ {2}src\/cart\.js:\d+ {2}\S+ \(ESLint\) {2}error: reported before, and not looked at again$/mu,
        );
      expect(broken.log).toMatch(/(?:fix the file, or exclude it in the settings of|not looked at again)/u);
      expect(broken.summary).toMatch(/was not (?:analyzed|parsed)/u);
      await run.play('D2');
      expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(open);
      expect(before.length).toBeGreaterThan(0);
      expect(first.status).toBeLessThan(2);
    },
  );
});

test('a new file that a tool cannot parse is no pass, though it never had a thread', async () => {
  const story = await openStory('full', { 'a.js': 'x\n' }, { 'b.js': 'export function broken( {\n' });
  const clean = log([], 'ESLint');
  const [run] = clean.runs;
  const notification = {
    level: 'error',
    message: { text: 'Parsing error: Unexpected token {' },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'b.js' } } }],
  };
  const invocations = [{ executionSuccessful: true, toolExecutionNotifications: [notification] }];
  const broken = { ...clean, runs: [{ ...run, invocations }] } as Log;
  const ended = await story.run(broken);
  expect(ended.status).toBe(3);
  for (const text of [ended.log, ended.summary])
    expect(text).toContain(
      'b.js was not analyzed: Parsing error: Unexpected token {; fix the file, or exclude',
    );
  // A file that the change leaves alone is named, and holds nothing up.
  await story.push({ 'b.js': null, 'c.js': 'y\n' });
  expect((await story.run(clean)).status).toBe(0);
  await story.end();
});
