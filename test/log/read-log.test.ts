import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { LogRun } from '../../src/log/log.ts';
import { LARGEST_LOG } from '../../src/log/open-log.ts';
import { readLog } from '../../src/log/read-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { path, name };
}

function toPlain({ index, context, results }: LogRun) {
  return { index, context, results: results && [...results] };
}

test('runs are handed out with their results apart from all else', async () => {
  const log = await readLog(
    write('runs.sarif', '{"runs":[{"results":[{"a":1},2],"tool":{}},{"results":null},4],"version":"2.1.0"}'),
  );
  const runs = [...(log.runs ?? [])].map(toPlain);
  expect(runs).toEqual([
    { index: 0, context: { tool: {} }, results: [{ a: 1 }, 2] },
    { index: 1, context: {}, results: undefined },
    { index: 2, context: 4, results: undefined },
  ]);
});

describe('a log that cannot be read', () => {
  test('says at which byte it breaks and quotes nothing of it', async () => {
    const log = readLog(write('secret.sarif', '{"token": hunter2}'));
    await expect(log).rejects.toThrow(/^secret\.sarif is not JSON at byte 10: (?!.*hunter2)/);
  });

  test('counts a byte order mark', async () => {
    await expect(readLog(write('bom.sarif', '\ufeff[}'))).rejects.toThrow('at byte 4');
  });

  test('may nest too deep', async () => {
    await expect(readLog(write('deep.sarif', '['.repeat(100_000)))).rejects.toThrow(
      'nests deeper than 1000 at byte 1000',
    );
  });

  test('may be too large, missing, or a folder', async () => {
    const large = write('large.sarif', '');
    truncateSync(large.path, LARGEST_LOG + 1);
    await expect(readLog(large)).rejects.toThrow(
      `large.sarif has ${LARGEST_LOG + 1} bytes, and the limit is ${LARGEST_LOG}`,
    );
    await expect(readLog({ path: join(folder, 'gone'), name: 'gone' })).rejects.toThrow(
      'gone cannot be read (ENOENT)',
    );
    mkdirSync(join(folder, 'd.sarif'));
    await expect(readLog({ path: join(folder, 'd.sarif'), name: 'd' })).rejects.toThrow(
      'd is not a regular file',
    );
  });
});
