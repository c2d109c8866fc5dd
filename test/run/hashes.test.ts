import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log, type Report } from './logs.ts';
import { accounting, checks, openStory, readable, type Story, topLevel } from './story.ts';

/*
 * A job that only reviews has a fresh checkout. What a tool changed before it reported is told by the hashes
 * of its log alone.
 */

const COMMITTED = 'one\ntwo\nthree\n';
/** As a formatter leaves it. */
const MENDED = 'zero\nhalf\none\ntwo\nthree\n';

let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'old.js': 'x\n' }, { 'a.js': COMMITTED, 'b.js': COMMITTED });
});
afterEach(() => story.end());

function hashed(reports: readonly Report[], texts: Readonly<Record<string, string>>): Log {
  const made = log(reports);
  const artifacts = Object.entries(texts).map(([uri, text]) => ({
    location: { uri },
    hashes: { 'sha-256': createHash('sha256').update(text).digest('hex').toUpperCase() },
  }));
  return { ...made, runs: made.runs.map((run) => ({ ...run, artifacts })) };
}

const trouble = (path: string, line: number): Report => ({
  path,
  line,
  level: 'error',
  message: `In ${path}.`,
});

test('a finding in a file that was analyzed with another text gets no line, counts, and is told with the remedy', async () => {
  const result = await story.run(
    hashed([trouble('a.js', 3), trouble('b.js', 3)], { 'a.js': MENDED, 'b.js': COMMITTED }),
  );
  expect(accounting(result)).toContain('2 results = 1 not-on-the-diff + 1 posted');
  expect(readable(await story.truth())).toEqual(['b.js:3 open: In b.js.']);
  expect(topLevel(await story.truth())).toEqual([expect.stringContaining('analyzed with another text')]);
  expect(result.log).toMatch(/1 file had another text .* by the hashes of its log: a\.js; .*--no-fix/u);
  expect(checks(await story.truth())).toEqual([expect.stringContaining('DONE FAILURE')]);
});

test('a thread there is not called fixed, since the tool may have mended its finding in passing', async () => {
  await story.run(log([trouble('a.js', 2), trouble('b.js', 2)]));
  await story.push({ 'other.js': 'x\n' });
  await story.run(hashed([], { 'a.js': MENDED, 'b.js': COMMITTED }));
  expect(readable(await story.truth())).toEqual([
    'a.js:2 open: In a.js.',
    expect.stringMatching(/^b\.js:2 resolved/u),
  ]);
});

test.each([
  ['as committed', COMMITTED],
  ['with the line ends of Windows', COMMITTED.replaceAll('\n', '\r\n')],
])('a hash of the text %s changes nothing', async (_, analyzed) => {
  const result = await story.run(hashed([trouble('a.js', 2)], { 'a.js': analyzed }));
  expect(readable(await story.truth())).toEqual(['a.js:2 open: In a.js.']);
  expect(result.log).not.toContain('another text');
});

test('where the checkout has the text that was analyzed, findings stand on the lines of the commit', async () => {
  writeFileSync(join(story.repository.path, 'a.js'), MENDED);
  const result = await story.run(hashed([trouble('a.js', 4)], { 'a.js': MENDED }));
  expect(readable(await story.truth())).toEqual(['a.js:2 open: In a.js.']);
  expect(result.log).toMatch(/the working tree differs from the analyzed commit .*--no-fix/u);
});

test('two hashes of one file tell nothing', async () => {
  const made = hashed([trouble('a.js', 2)], { 'a.js': MENDED, './a.js': COMMITTED });
  await story.run(made);
  expect(readable(await story.truth())).toEqual(['a.js:2 open: In a.js.']);
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'is left out of a sparse checkout',
    async () => {
      story.repository.git('update-index', '--skip-worktree', 'a.js');
      rmSync(join(story.repository.path, 'a.js'));
    },
    '1 posted',
  ],
  [
    'is a pointer of Git LFS',
    () =>
      story.push({
        'a.js': `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 27\n`,
      }),
    '2 not-on-the-diff',
  ],
])('a hash of a file that %s cannot be compared, and holds nothing', async (_, prepare, became) => {
  await story.run(log([trouble('a.js', 2)]));
  await prepare();
  await story.push({ 'other.js': 'x\n' });
  const found = [trouble('a.js', 2), { ...trouble('a.js', 1), rule: 'another' }];
  const result = await story.run(hashed(found, { 'a.js': MENDED }));
  expect(accounting(result)).toContain(became);
  expect(result.log + result.summary).not.toContain('another text');
  await story.push({ 'other.js': 'y\n' });
  await story.run(hashed([], { 'a.js': MENDED }));
  expect(readable(await story.truth()).filter((thread) => thread.includes(' open: '))).toEqual([]);
});
