import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { runSourceCli } from '../action/run-cli.ts';
import { log, type Report } from './logs.ts';
import { ANY_LISTING, accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const text = (rows: readonly string[], end = '\n'): string => rows.map((row) => `${row}${end}`).join('');
const at = (line: number, more: Partial<Report> = {}): Report => ({ path: 'a.js', line, ...more });

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  beforeEach(async () => {
    story = await openStory(listing, { 'old.js': 'x\n' }, { 'a.js': text(ROWS) });
  });
  afterEach(() => story.end());

  /** What a formatter, a generator or a person leaves behind without a commit. */
  const write = (content: string | Buffer, path = 'a.js'): void =>
    writeFileSync(join(story.repository.path, path), content);

  test('a formatter that shifts lines before the analyzer leaves threads where they are', async () => {
    await story.run(log([at(2, { message: 'Two.' }), at(9, { message: 'Nine.' })]));
    const before = readable(await story.truth());
    await story.push({ 'other.js': 'x\n' });
    write(text(['/* a banner */', '', ...ROWS.slice(0, 4), '', ...ROWS.slice(4)]));
    const result = await story.run(log([at(4, { message: 'Two.' }), at(12, { message: 'Nine.' })]));
    expect(accounting(result)).toBe('2 results = 2 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(await story.writes()).toEqual([expect.objectContaining({ method: 'PUT' })]);
    expect(readable(await story.truth())).toEqual(before);
    expect(result.log).toMatch(
      /working tree differs from the analyzed commit in 1 file with findings: a\.js/,
    );
  });

  test('new findings stand at the lines of the commit, and none is past the end', async () => {
    write(text(['', '', '', ...ROWS]));
    const result = await story.run(log([at(13, { message: 'Ten.' }), at(4, { message: 'One.' })]));
    expect(accounting(result)).toContain('2 posted');
    expect(readable(await story.truth())).toEqual(['a.js:1 open: One.', 'a.js:10 open: Ten.']);
    expect(result.log).not.toContain('past the end');
    expect(result.summary).toContain('a.js');
  });

  test('a finding on an added line is listed as not committed, and fails the check', async () => {
    write(text([...ROWS.slice(0, 5), 'added', ...ROWS.slice(5)]));
    const result = await story.run(log([at(6, { level: 'error', message: 'Added.' })]), {
      'fail-level': 'error',
    });
    expect(result.status).toBe(1);
    expect(accounting(result)).toContain('1 result = 1 not-on-the-diff; threads: 0 posted');
    expect(readable(await story.truth())).toEqual([]);
    expect(topLevel(await story.truth())).toEqual([
      expect.stringContaining('line 6 of a.js is not committed'),
    ]);
    expect(result.summary).toContain('line 6 of a.js is not committed');
    expect(checks(await story.truth())).toEqual([expect.stringContaining('DONE FAILURE')]);
  });

  test('a finding on lines that replace committed ones stands at the first of them, and fails the check', async () => {
    write(text([...ROWS.slice(0, 3), 'if (four) {', '  five()', '}', ...ROWS.slice(5)]));
    const result = await story.run(log([at(5, { level: 'error', message: 'Five.' })]));
    expect(result.status).toBe(1);
    expect(readable(await story.truth())).toEqual(['a.js:4 open: Five.']);
    const again = await story.run(log([at(5, { level: 'error', message: 'Five.' })]));
    expect(accounting(again)).toContain('1 kept');
    write(text(ROWS));
    // The thread is found again when the formatter has not run.
    const clean = await story.run(log([at(4, { level: 'error', message: 'Five.' })]));
    expect(accounting(clean)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('a thread on lines that a formatter rewrites is kept, and its finding is not posted again', async () => {
    await story.run(log([at(5, { message: 'Five.' }), at(6, { message: 'Six.' })]));
    const before = readable(await story.truth());
    await story.push({ 'other.js': 'x\n' });
    write(text([...ROWS.slice(0, 3), 'FOUR();', 'FIVE();', 'SIX();', 'SEVEN();', ...ROWS.slice(7)]));
    const result = await story.run(log([at(5, { message: 'Five.' }), at(6, { message: 'Six.' })]));
    expect(readable(await story.truth())).toEqual(before);
    expect(accounting(result)).toContain('0 posted, 0 resolved, 0 reopened');
  });

  test('a thread whose line was mended without a commit is not called fixed', async () => {
    await story.run(log([at(5, { message: 'Five.' })]));
    await story.push({ 'other.js': 'x\n' });
    write(text(ROWS.with(4, 'mended')));
    const result = await story.run(log([]));
    expect(readable(await story.truth())).toEqual(['a.js:5 open: Five.']);
    expect(result.log).toContain('line 5 of a.js differs between the working tree and the commit');
    write(text(ROWS));
    await story.run(log([]));
    expect(readable(await story.truth())[0]).toMatch(/^a\.js:5 resolved: Five\./u);
  });

  test.each([
    ['added above', 2, 0, 3],
    ['added below', 9, 0, 1],
    ['rewritten above', 2, 1, 8],
    ['rewritten below', 8, 1, 1],
  ])(
    'a thread is not called fixed beside a finding on a line that was %s one with another, without a commit',
    async (_, line, rewritten, committed) => {
      await story.run(log([at(5, { message: 'Five.' })]));
      const left = ROWS.toSpliced(4, 1);
      await story.push({ 'a.js': text(left) });
      write(text(left.toSpliced(line - 1, rewritten, 'made()')));
      const there = committed > line && rewritten === 0 ? committed + 1 : committed;
      await story.run(log([at(line, { message: 'Made.' }), at(there, { message: 'Committed.' })]));
      expect(readable(await story.truth())).toContain('a.js:5 open: Five.');
      write(text(left));
      await story.run(log([at(committed, { message: 'Committed.' })]));
      expect(readable(await story.truth())).toContainEqual(
        expect.stringMatching(/^a\.js:5 resolved: Five\./u),
      );
    },
  );

  test('a checkout with the line ends of Windows is taken for what it is', async () => {
    write(text(ROWS, '\r\n'));
    const result = await story.run(log([at(9, { message: 'Nine.' })]));
    expect(readable(await story.truth())).toEqual(['a.js:9 open: Nine.']);
    expect(result.log).not.toContain('working tree');
  });

  test('an error stays one that fails the check where a formatter joins it with lines that are not part of the change', async () => {
    await story.admin('PATCH', `/deployments/${story.deployment}`, {
      base: story.repository.git('rev-parse', 'HEAD'),
    });
    await story.push({ 'a.js': text(ROWS.with(5, 'error()')) });
    write(text([...ROWS.slice(0, 3), 'four(five, error())', ...ROWS.slice(6)]));
    const result = await story.run(log([at(4, { level: 'error', message: 'Six.' })]), {
      'filter-mode': 'added',
    });
    expect(result.status).toBe(1);
    expect(readable(await story.truth())).toEqual(['a.js:4, old 4 open: Six.']);
  });

  test('a finding on an added line of a file that the change does not touch is filtered', async () => {
    await story.admin('PATCH', `/deployments/${story.deployment}`, {
      base: story.repository.git('rev-parse', 'HEAD'),
    });
    await story.push({ 'other.js': 'x\n' });
    write(text(['added', ...ROWS]));
    const result = await story.run(log([at(1, { level: 'error', message: 'Added.' })]));
    expect(result.status).toBe(0);
    expect(accounting(result)).toContain('1 result = 1 filtered');
  });

  test('two results on lines that replace the same ones are two, and one thread', async () => {
    write(text([...ROWS.slice(0, 3), 'a', 'b', ...ROWS.slice(4)]));
    const result = await story.run(log([at(4, { message: 'Same.' }), at(5, { message: 'Same.' })]));
    expect(accounting(result)).toBe(
      '2 results = 2 posted in 1 thread; threads: 1 posted, 0 resolved, 0 reopened',
    );
  });

  test('a finding that a formatter moved to an added line is not called fixed', async () => {
    await story.run(log([at(2, { message: 'Import.' }), at(8, { message: 'Import.' })]));
    const before = readable(await story.truth());
    await story.push({ 'other.js': 'x\n' });
    write(text([ROWS[0] ?? '', ...ROWS.slice(2, 5), 'two', ...ROWS.slice(5)]));
    const result = await story.run(log([at(5, { message: 'Import.' }), at(8, { message: 'Import.' })]));
    expect(readable(await story.truth())).toEqual(before);
    expect(accounting(result)).toContain('0 posted, 0 resolved, 0 reopened');
  });

  test('nothing of the checkout runs, also where temporary files are kept in it', async () => {
    const path = story.repository.path;
    const ran = join(path, '.git', 'ran');
    await story.push({ '.gitattributes': '* filter=evil diff=evil\n' });
    for (const key of ['filter.evil.clean', 'filter.evil.smudge', 'diff.evil.command', 'diff.evil.textconv'])
      story.repository.git('config', key, `touch '${ran}'; cat`);
    mkdirSync(join(path, 'tmp'));
    write(text(['', ...ROWS]));
    await story.run(log([at(10, { message: 'Nine.' })]), {}, { TMPDIR: join(path, 'tmp') });
    expect(readable(await story.truth())).toEqual(['a.js:9 open: Nine.']);
    expect(existsSync(ran)).toBe(false);
    expect(readdirSync(join(path, 'tmp'))).toEqual([]);
  });
});

describe('what a comment shows', () => {
  let story: Story;
  afterEach(() => story.end());

  const region = (startLine: number) => ({ startLine, startColumn: 1, endColumn: 4 });
  const location = (startLine: number, uri = 'a.js') => ({
    physicalLocation: { artifactLocation: { uri }, region: region(startLine) },
    message: { text: `Step ${startLine}.` },
  });
  const detailed = (line: number, uri = 'a.js'): Log => ({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Linter' } },
        results: [
          {
            ruleId: 'no-trouble',
            message: { text: 'Trouble.' },
            locations: [{ physicalLocation: { artifactLocation: { uri }, region: region(line) } }],
            relatedLocations: [location(2), location(7), location(3, 'b.js')],
            fixes: [
              {
                artifactChanges: [
                  {
                    artifactLocation: { uri },
                    replacements: [{ deletedRegion: region(line), insertedContent: { text: 'XXX' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

  test('lines of other places are those of the commit, and no fix is suggested where the text differs', async () => {
    story = await openStory('full', { 'old.js': 'x\n' }, { 'a.js': text(ROWS), 'b.js': text(ROWS) });
    const path = join(story.repository.path, 'a.js');
    writeFileSync(path, text([ROWS[0] ?? '', 'added', ...ROWS.slice(1)]));
    await story.run(detailed(4));
    const [thread] = (await story.truth()).threads;
    expect(thread?.newLine).toBe(3);
    const body = thread?.comments[0]?.body;
    expect(body).toContain('- `a.js` Step 2.\n- `a.js:6` Step 7.\n- `b.js:3` Step 3.');
    expect(body).not.toContain('Suggested fix');
    // Of a file that is as committed it is.
    await story.run(detailed(4, 'b.js'));
    const bodies = (await story.truth()).threads.map(({ comments }) => comments[0]?.body);
    expect(bodies).toContainEqual(expect.stringContaining('```diff\n-four\n+XXXr\n```'));
  });

  test('a plan without a service says the same', async () => {
    story = await openStory('full', { 'a.js': 'one\n' }, { 'a.js': text(ROWS) });
    const { git, path } = story.repository;
    const [base, head] = [git('rev-parse', 'main'), git('rev-parse', 'HEAD')];
    writeFileSync(join(path, 'a.js'), text(['', ...ROWS.slice(0, 4), 'added', ...ROWS.slice(4)]));
    const file = join(path, '.git', 'log.sarif');
    writeFileSync(file, JSON.stringify(log([at(3, { message: 'Two.' }), at(6, { message: 'Added.' })])));
    const args = ['plan', '--sarif-file', file, '--base-sha', base, '--head-sha', head];
    const { out, err } = await runSourceCli(args, path);
    expect(out).toMatch(/post +2 .*: Two\./u);
    expect(out).toContain('summary comment: post, 1 finding without a thread');
    expect(err).toContain('differs from the analyzed commit in 1 file with findings: a.js');
  });
});
