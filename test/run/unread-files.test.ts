import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { log, unparsed } from './logs.ts';
import { checks, openStory, ROOT, type Story } from './story.ts';

// What a tool did not look at fails the check as before, or ends the run incomplete, and each sentence about
// it says what ends that.

const logOf = (run: string, state: string): string =>
  readFileSync(join(ROOT, 'fixtures/analyzer-runs', run, `${state}.sarif`), 'utf8');

describe('of a tool that was run state by state', () => {
  let run: AnalyzerRun;
  afterEach(() => run.story.end());

  test('what was not looked at again is named where it is now, in the log, the summary and the check', async () => {
    run = await openRun('stylelint');
    for (const state of ['A', 'B', 'C']) await run.play(state);
    const { log: told, summary } = await run.play('D');
    expect(told).toContain(
      '  src/main.css:27   property-no-unknown (stylelint)  error: reported before, and not looked at again\n',
    );
    expect(summary).toContain('- src/main.css:27 property-no-unknown (stylelint), error\n');
    const [check] = checks(await run.story.truth());
    expect(check).toContain(
      '4 errors not looked at again: src/main.css:15 selector-class-pattern, src/main.css:16 ',
    );
  });

  test('a package that does not compile ends the run incomplete, by the file that is to be mended, until it is', async () => {
    run = await openRun('golangci-new');
    const { status, log: told, summary } = await run.play('A');
    expect(status).toBe(3);
    const sentence =
      'golangci-lint: cart/mail.go was not parsed, and the tool reports little else until that is fixed: cart/mail.go:';
    for (const text of [told, summary, checks(await run.story.truth()).join('\n')])
      expect(text).toContain(sentence);
    await run.story.push({ 'cart/mail.go': 'package cart\n' });
    expect((await run.story.run(logOf('golangci-lint', 'E'))).status).toBe(0);
  });

  test('a file that a tool cannot parse is mended, or excluded in its settings', async () => {
    run = await openRun('eslint');
    await run.play('A');
    const { status, log: told } = await run.play('D3');
    expect(status).toBe(3);
    const remedy = 'fix the file, or exclude it in the settings of ESLint';
    expect(told).toContain(`src/new.js was not analyzed: Parsing error: Unexpected token; ${remedy}\n`);
    const { runs } = JSON.parse(logOf('eslint', 'D3'));
    const excluded = { version: '2.1.0', runs: [{ tool: runs[0].tool, results: [] }] };
    expect((await run.story.run(excluded as Log)).status).toBe(0);
    await run.story.push({ 'src/new.js': 'export const three = 3;\n' });
    expect((await run.story.run(excluded as Log)).status).toBe(0);
  });

  test('the last words of a tool end before the remedy', async () => {
    run = await openRun('shellcheck-deleted');
    await run.play('A');
    expect((await run.play('D')).log).toContain('Fix to allow more checks; fix the file, or exclude it');
  });

  test('a thread of a tool that does not say what it read is resolved by a person, and the check passes', async () => {
    run = await openRun('gosec-int-pkg');
    await run.play('A');
    const { status, log: told } = await run.play('D');
    expect(status).toBe(1);
    expect(told).toContain('check that it could read the file, or resolve the thread if it is fixed');
    await resolveAll(run.story);
    expect((await run.play('D')).status).toBe(0);
  });
});

describe('whatever the tool', () => {
  let story: Story;
  afterEach(() => story.end());
  const BASE = { 'src/a.x': 'one\ntwo\n' };
  const CHANGED = { 'src/a.x': 'one\ntwo\nbad\n' };
  const found = (tool: object = {}): Log => {
    const told = log([{ path: 'src/a.x', line: 3, level: 'error', rule: 'bad' }], 'Tokens');
    return with_(told, tool);
  };
  const none = (tool: object): Log => with_(log([], 'Tokens'), tool);

  test.each<[string, Log, Log, string]>([
    [
      'what is left of its results speaks of parsing',
      found(),
      log([{ path: 'src/a.x', line: 1, level: 'note', rule: 'T1', message: 'Unexpected token (' }], 'Tokens'),
      'src/a.x may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: Unexpected token (',
    ],
    [
      'its rule did not run',
      found({ rules: [{ id: 'bad' }, { id: 'worse' }] }),
      none({ rules: [{ id: 'worse' }] }),
      "rule bad is not in the log's list of rules, so it did not run: run it, or resolve the thread",
    ],
  ])('an open thread counts on where %s, until a person resolves it', async (_, before, after, reason) => {
    story = await openStory('full', BASE, CHANGED);
    expect((await story.run(before)).status).toBe(1);
    await story.push({ 'src/a.x': 'one\ntwo\nbad\n(\n' });
    const { status, log: told, outputs } = await story.run(after);
    expect(outputs.resolved).toBe('0');
    expect(told).toContain(`1 left open: ${reason}\n`);
    expect(told).toContain('  src/a.x:3  bad (Tokens)  error: reported before, and not looked at again\n');
    expect(status).toBe(1);
    await resolveAll(story);
    expect((await story.run(after)).status).toBe(0);
  });

  test.each([['src/a.x'], ['README.md']])(
    'a thread stays where ESLint says that it passed over all files that it was handed: %s',
    async (path) => {
      story = await openStory('full', { ...BASE, 'README.md': '' }, CHANGED);
      const found = log([{ path: 'src/a.x', line: 3, level: 'error', rule: 'bad' }], 'ESLint');
      expect((await story.run(found)).status).toBe(1);
      await story.push({ 'src/b.x': '' });
      const artifactLocation = { uri: path };
      const notification = {
        level: 'warning' as const,
        message: { text: 'File ignored because no matching configuration was supplied.' },
        locations: [{ physicalLocation: { artifactLocation } }],
      };
      const invocations = [{ executionSuccessful: true, toolConfigurationNotifications: [notification] }];
      const [run] = log([], 'ESLint').runs;
      const tool = { driver: { name: 'ESLint' } };
      const artifacts = [{ location: artifactLocation }];
      const runs = [{ results: [], ...run, tool, artifacts, invocations }];
      const { status, outputs } = await story.run({ version: '2.1.0', runs });
      expect([status, outputs.resolved]).toEqual([1, '0']);
    },
  );

  test('what a person dismissed in a reply counts no more where its rule did not run', async () => {
    story = await openStory('full', BASE, CHANGED);
    await story.run(found({ rules: [{ id: 'bad' }, { id: 'worse' }] }));
    const ada = await story.person('Ada');
    const [thread] = (await story.truth()).threads;
    await ada.reply(thread?.discussionId ?? '', 'false positive: it is generated');
    await story.push({ 'src/b.x': '' });
    const after = none({ rules: [{ id: 'worse' }] });
    expect((await story.run(after)).status).toBe(1);
    for (const _ of ['decided', 'again'])
      expect((await story.run(after, { dismissals: 'replies' })).status).toBe(0);
  });

  test('a header that does not compile resolves nothing in the files that may include it', async () => {
    const base = { 'cart.c': 'one\n', 'cart.h': '}\n' };
    story = await openStory('full', base, { 'cart.c': 'one\nbad\n' });
    const bad = { path: 'cart.c', line: 2, level: 'error' } as const;
    const error = { path: 'cart.h', line: 1, level: 'error', rule: '15', message: "expected '}'" } as const;
    await story.run(log([bad], 'clang'));
    await story.push({ 'other.c': '' });
    const broken = await story.run(log([error], 'clang'));
    expect([broken.status, broken.outputs.resolved]).toEqual([1, '0']);
    await story.push({ 'cart.c': 'one\ngood\n' });
    const fixed = await story.run(log([error], 'clang'));
    expect([fixed.status, fixed.outputs.resolved]).toEqual([0, '1']);
  });

  test('a path that may be a file of the change ends the run incomplete, until that is mended', async () => {
    story = await openStory(
      'full',
      { 'a/x.js': 'one\n', 'b/x.js': 'one\n', 'c.js': '' },
      { 'a/x.js': '(\n' },
    );
    const broken = unparsed('/elsewhere/x.js');
    const { status, log: told } = await story.run(broken);
    expect(told).toContain('ESLint: a/x.js may not have been analyzed: Parsing error: (; fix the file, or');
    expect(told).not.toContain('ESLint: b/x.js');
    expect(status).toBe(3);
    await story.push({ 'a/x.js': 'two\n' });
    expect((await story.run(log([], 'ESLint'))).status).toBe(0);
  });

  test.each([
    ['ruff', 'E902', 'No such file or directory (os error 2)'],
    ['ruff', 'E902', 'The system cannot find the file specified. (os error 2)'],
    ['Flake8', 'flake8/E902', "FileNotFoundError: [Errno 2] No such file or directory: 'lib'"],
  ])(
    '%s that is told to look at a path that is not there passes nothing: %s %s',
    async (tool, rule, message) => {
      story = await openStory('full', { 'src/a.py': 'one\n' }, { 'src/a.py': 'two\n' });
      const lost = log([{ path: 'lib', line: 1, level: 'error', rule, message }], tool);
      const { status, log: told } = await story.run(lost);
      expect(told).toContain(
        `not finished: ${tool}: lib is not in the analyzed commit, and it was told to look there: ${message}`,
      );
      expect(status).toBe(3);
      expect((await story.run(log([], tool))).status).toBe(0);
    },
  );

  test('a link that leads nowhere is one file that ruff cannot read', async () => {
    story = await openStory('full', { 'src/a.py': 'one\n' }, { 'src/a.py': 'two\n' });
    story.repository.link('dangling.py', 'nowhere.py');
    await story.push({ 'src/a.py': 'three\n' });
    const message = 'No such file or directory (os error 2)';
    const lost = log([{ path: 'dangling.py', line: 1, level: 'error', rule: 'E902', message }], 'ruff');
    expect((await story.run(lost)).log).not.toContain('it was told to look there');
  });

  test('a file outside of the change is named, and holds nothing up', async () => {
    story = await openStory('full', { 'a.js': '(\n', 'b.js': 'one\n' }, { 'b.js': 'two\n' });
    const { status, summary } = await story.run(unparsed('a.js'));
    expect(summary).toContain('ESLint, a.js: a.js was not analyzed: Parsing error: (');
    expect(status).toBe(0);
  });
});

function with_({ runs: [run], ...rest }: Log, driver: object): Log {
  if (run === undefined) throw new Error('a log without a run');
  return { ...rest, runs: [{ ...run, tool: { driver: { ...run.tool.driver, ...driver } } }] };
}

async function resolveAll(story: Story): Promise<void> {
  const ada = await story.person('Ada');
  for (const { discussionId, resolvable } of (await story.truth()).threads)
    if (resolvable) await ada.setResolved(discussionId, true);
}
