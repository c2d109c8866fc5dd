import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, checks, openStory, readable, type Story } from './story.ts';

/** More than one part of a log may have. */
const TOO_LONG = 65 * 1024 * 1024;

let story: Story;
afterEach(() => story.end());

test('a compressed log with a part that is too large costs the other logs nothing', async () => {
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'one\nbad();\n' });
  const folder = mkdtempSync(join(tmpdir(), 'large-part-'));
  const large = `{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"T","text":"${'x'.repeat(TOO_LONG)}"}},"results":[]}]}`;
  // Much comes after what is too large, so that a read is under way when that is noticed.
  writeFileSync(join(folder, 'large.sarif.gz'), gzipSync(`${large}${' '.repeat(TOO_LONG)}`, { level: 1 }));
  writeFileSync(join(folder, 'small.sarif'), JSON.stringify(log([{ path: 'src/a.js', line: 2 }])));
  const result = await story.run({}, { 'sarif-file': folder });
  rmSync(folder, { recursive: true });
  expect(result.log).toContain(
    'large.sarif.gz has a result, or a run beside its results, of more than 67108864 bytes',
  );
  expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
  expect(result.status).toBe(3);
  expect(readable(await story.truth())).toEqual([expect.stringContaining('src/a.js:2 open')]);
  expect(checks(await story.truth())).toEqual([expect.stringContaining('DONE FAILURE')]);
});
