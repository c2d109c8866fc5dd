import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import {
  A,
  BASE,
  CAUSED,
  CAUSED_FAR,
  check,
  edited,
  folder,
  HEAD,
  LINES,
  OLD,
  openChange,
  readReport,
  run,
  stageForEachTest,
  story,
  threads,
} from './baseline-stage.ts';
import { joined, log, type Report } from './logs.ts';
import { accounting, topLevel } from './story.ts';

stageForEachTest();

describe('what a change brings in', () => {
  test('is found on a line that it does not touch, and what stood there is not', async () => {
    await openChange();
    const result = await run([OLD, CAUSED], [OLD]);
    expect(accounting(result)).toBe(
      '2 results = 1 unchanged + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(await threads()).toEqual([expect.stringMatching(/^src\/a\.js:1, old 1 open/u)]);
    expect(await check()).toContain('FAILURE');
    expect(result.status).toBe(1);
  });

  test('is listed in the summary comment where its file is not part of the diff, and fails the check', async () => {
    await openChange();
    const result = await run([OLD, CAUSED_FAR], [OLD]);
    expect(accounting(result)).toContain('2 results = 1 unchanged + 1 not-on-the-diff');
    expect(topLevel(await story.truth())[0]).toContain('`src/far.js:2`');
    expect(await check()).toContain('FAILURE');
  });

  test('is nothing where all was there before, moved, indented, or in a renamed file', async () => {
    const calls = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'].map((name) => `  ${name}();`);
    const block = ['function a() {', ...calls, '}'].join('\n');
    const base = { ...BASE, 'src/b.js': `${block}\n${A}` };
    const moved = `${A}${block.replaceAll('  ', '    ')}\n`;
    await openChange({ 'src/b.js': null, 'src/c.js': moved }, base);
    const at = (path: string, line: number): Report => ({ path, line, level: 'error', message: 'Call.' });
    const result = await run(
      [at('src/c.js', 65), at('src/c.js', 5), OLD],
      [at('src/b.js', 5), at('src/b.js', 14), OLD],
    );
    expect(accounting(result)).toContain('3 results = 3 unchanged');
    expect(result.status).toBe(0);
    expect(await check()).toContain('no new finding at level error; 3 unchanged findings not shown');
  });

  test('is told with the evidence, and by what is gone', async () => {
    await openChange();
    const result = await run([OLD], [OLD, { ...OLD, line: 9 }], { 'report-file': join(folder, 'r.json') });
    expect(await check()).toContain('1 unchanged finding not shown; 1 finding of the baseline gone');
    expect(result.summary).toContain('1 finding of the baseline gone');
    const base = story.repository.git('rev-parse', '--short=7', 'main');
    expect(JSON.stringify(readReport())).toContain(
      `Linter reported it at ${base}:src/a.js:5 (found again: by git, same message)`,
    );
  });
});

test('no finding is called gone whose line was edited, and which is new there', async () => {
  await openChange({ 'src/a.js': edited(5, 'line 5 of a, other();') });
  const result = await run([OLD], [OLD, { ...OLD, line: 9, rule: 'no-other' }]);
  expect(result.summary).toContain('1 finding of the baseline gone');
});

describe('no finding is called gone', () => {
  const base = { ...BASE, 'src/b.js': A };
  const ofB: Report = { ...OLD, path: 'src/b.js', line: 9 };
  const withRules = (reports: readonly Report[], ids: readonly string[]): Log => {
    const made = log(reports);
    for (const { tool } of made.runs) tool.driver.rules = ids.map((id) => ({ id }));
    return made;
  };
  const withoutParsing = (path: string): Log => {
    const made = log([OLD]);
    const locations = [{ physicalLocation: { artifactLocation: { uri: path } } }];
    const told = { level: 'error' as const, message: { text: 'cannot parse' }, locations };
    for (const run of made.runs)
      run.invocations = [{ executionSuccessful: true, toolExecutionNotifications: [told] }];
    return made;
  };
  const lookingAt = (...paths: readonly string[]): Log => {
    const made = log([OLD]);
    for (const run of made.runs)
      run.artifacts = paths.map((uri) => ({ location: { uri }, roles: ['analysisTarget'] }));
    return made;
  };

  test.each<[string, Record<string, string | null>, Log, Log]>([
    [
      'whose rule did not run',
      HEAD,
      withRules([OLD], ['no-trouble', 'no-call']),
      withRules([OLD, { ...ofB, rule: 'no-other' }], ['no-trouble', 'no-other']),
    ],
    ['whose file was not looked at', HEAD, lookingAt('src/a.js'), log([OLD, ofB])],
    [
      'whose file was renamed, and could not be parsed',
      { 'src/b.js': null, 'src/c.js': A },
      withoutParsing('src/c.js'),
      log([OLD, ofB]),
    ],
  ])('%s', async (_, head, now, then) => {
    await openChange(head, base);
    const result = await run(now, then);
    expect(result.summary).toContain('1 unchanged');
    expect(result.summary).not.toContain('gone');
  });

  test('but the one whose file was deleted, whatever was looked at', async () => {
    await openChange({ 'src/b.js': null }, base);
    const result = await run(lookingAt('src/a.js'), [OLD, ofB]);
    expect(result.summary).toContain('1 finding of the baseline gone');
  });

  test('where a log of the change is missing', async () => {
    await openChange(HEAD, base);
    const path = join(folder, 'now.sarif');
    writeFileSync(path, JSON.stringify(log([OLD])));
    const logs = `${path}\n${join(folder, 'missing.sarif')}`;
    const result = await run([], [OLD, ofB], { 'sarif-file': logs });
    expect(result.summary).toContain('1 unchanged');
    expect(result.summary).not.toContain('gone');
  });
});

describe('a finding that the base seems to have', () => {
  test('is new where the number in its message is part of a name', async () => {
    await openChange();
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
    await openChange({ 'src/a.js': edited(5, 'line 5 of a, other();') });
    await red([OLD], [OLD]);
  });

  test('is new where the same text stands elsewhere', async () => {
    await openChange({
      'src/a.js': `${LINES.with(4, 'gone').toSpliced(40, 0, 'if (other) {', '  line 5 of a;', '}').join('\n')}\n`,
    });
    await red([{ ...OLD, line: 42 }], [OLD]);
  });

  test('is new where the same text stands elsewhere in its function', async () => {
    const body = LINES.slice(0, 12).map((line) => `  ${line}`);
    const inFunction = (lines: readonly string[]): string => ['function a() {', ...lines, '}', ''].join('\n');
    const base = { ...BASE, 'src/a.js': inFunction(body) };
    const elsewhere = body.with(3, '  mended();').toSpliced(9, 0, body[3] ?? '');
    await openChange({ 'src/a.js': inFunction(elsewhere) }, base);
    await red([{ ...OLD, line: 11 }], [OLD]);
  });

  test('is new where the text alone is in another file', async () => {
    await openChange({ 'src/a.js': edited(5, 'gone'), 'src/new.js': 'first\nline 5 of a;\nlast\n' });
    await red([{ ...OLD, path: 'src/new.js', line: 2 }], [OLD]);
  });

  test('is new where its level is worse, or it names something else', async () => {
    await openChange();
    await red([OLD], [{ ...OLD, level: 'warning' }]);
  });

  test('is new where it names something else', async () => {
    await openChange();
    await red([CAUSED], [{ ...CAUSED, message: "'two' is unused." }]);
  });

  test('is new where it was only suppressed at the base', async () => {
    await openChange();
    await red([OLD], [{ ...OLD, suppressed: true }]);
  });

  test('is new where the base had fewer results on its line', async () => {
    await openChange();
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
    await openChange();
    const other: Report = { ...OLD, message: 'Another trouble.' };
    await red([OLD], [other, { ...OLD, level: 'warning' }]);
  });

  test('is new where the base had fewer without a place', async () => {
    await openChange();
    const cycles = (...counts: readonly number[]): Log => {
      const made = log(counts.map((count) => ({ ...OLD, message: `Cycle of ${count} files.` })));
      for (const { results = [] } of made.runs) for (const result of results) delete result.locations;
      return made;
    };
    const result = await run(cycles(4, 3), cycles(3));
    expect(accounting(result)).toContain('2 results = 1 unchanged + 1 not-on-the-diff');
    expect(topLevel(await story.truth())[0]).toContain('Cycle of 4 files');
    const same = await run(cycles(4, 5), cycles(3, 6), { 'report-file': join(folder, 'r.json') });
    expect(accounting(same)).toContain('2 results = 2 unchanged');
    expect(JSON.stringify(readReport())).toMatch(
      /Linter reported it at [0-9a-f]{7} \(found again: same message\)/u,
    );
  });

  test('is the same where only a number in its message is another one', async () => {
    await openChange();
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
      'Other has no run in the baseline',
    ],
  ])('is judged by its line: %s', async (_, now, then, why) => {
    await openChange();
    const result = await run(now, then);
    expect(accounting(result)).toBe(
      '3 results = 1 unchanged + 1 filtered + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(result.summary).toContain(`1 judged by line: ${why}`);
    expect(await threads()).toEqual([expect.stringMatching(/^src\/a\.js:50 open/u)]);
  });

  test('is no finding of a silent tool that found nothing at the base', async () => {
    await openChange();
    const now = joined(log([OLD]), log([CAUSED], 'Other'));
    const result = await run(now, [OLD], { tools: 'Linter\nOther (silent)' });
    expect(accounting(result)).toContain('2 results = 1 unchanged + 1 posted');
  });

  test('is no rule below one that ran, or that had another name', async () => {
    await openChange();
    const now = versioned('1', [OLD, { ...CAUSED, rule: 'no/unused' }, { ...CAUSED, line: 2, rule: 'now' }]);
    for (const { tool } of now.runs)
      tool.driver.rules = [{ id: 'no' }, { id: 'now', deprecatedIds: ['then'] }];
    const result = await run(now, versioned('1', [OLD], ['no-trouble', 'no', 'then']));
    expect(accounting(result)).toContain('3 results = 1 unchanged + 2 posted');
  });

  test('is judged by its line in a file that the tool could not parse at the base', async () => {
    await openChange();
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
    expect(accounting(result)).toContain('3 results = 1 unchanged + 1 filtered + 1 posted');
    expect(result.outputs.conclusion).toBe('failure');
  });
});

describe('a thread', () => {
  test('that was posted as new goes on counting without a baseline, and nothing is written', async () => {
    await openChange();
    await run([OLD, CAUSED], [OLD]);
    const before = await story.truth();
    const without = await story.run(log([OLD, CAUSED]));
    expect(without.status).toBe(1);
    expect(accounting(without)).toContain('2 results = 1 kept + 1 filtered');
    expect((await story.truth()).threads).toEqual(before.threads);
    expect(await check()).toContain('1 error');
    await run([OLD, CAUSED], [OLD]);
    expect((await story.truth()).threads).toEqual(before.threads);
  });

  test('stays where its finding turns out to be old, and does not fail the check', async () => {
    await openChange();
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
    await openChange();
    await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    const before = await story.truth();
    const again = await run([OLD, CAUSED, CAUSED_FAR], [OLD]);
    expect(accounting(again)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    expect((await story.truth()).threads).toEqual(before.threads);
  });

  test('that people decided is new no more once the change is merged', async () => {
    await openChange();
    const result = await run([OLD], [OLD], { 'filter-mode': 'added' });
    expect(accounting(result)).toContain('1 result = 1 unchanged');
  });
});

test('`why` says of a finding that is new that the baseline does not have it', async () => {
  await openChange();
  await run([OLD, CAUSED], [OLD], { 'report-file': join(folder, 'r.json') });
  const report = readReport() as { findings: { disposition: string; reason: string }[] };
  expect(report.findings.map(({ disposition, reason }) => `${disposition}: ${reason}`)).toEqual([
    expect.stringMatching(/^unchanged: Linter reported it at/u),
    'posted: new since the base',
  ]);
});

test('with filter-mode added counts what is new and on an added line', async () => {
  await openChange();
  const on = { ...OLD, line: 50, message: 'On the line.' };
  const result = await run([OLD, CAUSED, on], [OLD], { 'filter-mode': 'added' });
  expect(accounting(result)).toContain('3 results = 1 unchanged + 1 filtered + 1 posted');
});
