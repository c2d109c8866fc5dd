import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from '../run/logs.ts';
import { openStory, readable, type Story } from '../run/story.ts';

// Whoever opens a change may commit links. The built action runs in such a checkout.
const FOUND = JSON.stringify(log([{ path: 'a.js', line: 1, message: 'Words from outside.' }]));
let story: Story;
let outside: string;

beforeEach(async () => {
  outside = mkdtempSync(join(tmpdir(), 'sarif-review-outside-'));
  writeFileSync(join(outside, 'log.sarif'), FOUND);
  writeFileSync(join(outside, 'report.json'), 'kept');
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  const { path } = story.repository;
  symlinkSync(outside, join(path, 'reports'));
  symlinkSync('/', join(path, 'root'));
  symlinkSync(join(outside, 'log.sarif'), join(path, 'log.sarif'));
  symlinkSync(join(outside, 'report.json'), join(path, 'sarif-review.json'));
  await story.push({ 'b.js': 'z\n' });
});
afterEach(async () => {
  await story.end();
  rmSync(outside, { recursive: true });
});

describe('a committed link', () => {
  test.each(['reports', 'reports/*.sarif', 'reports/log.sarif', 'log.sarif', 'root', 'root/**/*.sarif'])(
    'is not followed out of the checkout to a log: %s',
    async (line) => {
      const { path } = story.repository;
      const result = await story.run({}, { 'sarif-file': `${line}\n${join(path, line)}` });
      expect(result.status).toBe(3);
      expect(result.summary).toContain('which a link takes out of this checkout');
      expect(readable(await story.truth())).toEqual([]);
    },
  );

  test('is not written through to the report, and its target is kept', async () => {
    const result = await story.run(FOUND, { 'report-file': 'sarif-review.json' });
    expect(result.status).toBe(0);
    expect(readFileSync(join(outside, 'report.json'), 'utf8')).toBe('kept');
    const report = join(story.repository.path, 'sarif-review.json');
    expect(lstatSync(report).isSymbolicLink()).toBe(false);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ conclusion: 'success' });
  });

  test.each(['reports/new.json', 'reports/new/report.json'])(
    'to a folder takes no report out of the checkout: %s',
    async (name) => {
      for (const named of [name, join(story.repository.path, name)]) {
        const result = await story.run(FOUND, { 'report-file': named });
        expect(result.status).toBe(2);
        expect(result.log).toMatch(/^::error::Input report-file: .*a link on the way leads out/mu);
      }
      expect(existsSync(join(outside, 'new.json'))).toBe(false);
      expect(existsSync(join(outside, 'new'))).toBe(false);
    },
  );
});

test('what the user names by an absolute path is read and written, wherever it lies', async () => {
  const report = join(outside, 'deep/report.json');
  const result = await story.run({}, { 'sarif-file': join(outside, '*.sarif'), 'report-file': report });
  expect(result.status).toBe(0);
  expect(readable(await story.truth())).toEqual(['a.js:1 open: Words from outside.']);
  expect(existsSync(report)).toBe(true);
});
