import { describe, expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import { timingsLine } from '../../src/report/words.ts';
import { Stopwatch } from '../../src/run/run-log.ts';

describe('Stopwatch', () => {
  test('gives each part of a run the time from its beginning to that of the next one', async () => {
    let now = 1_000;
    const stopwatch = new Stopwatch(() => now);
    const git: Git = async () => {
      now += 5;
      return { status: 0, stdout: Buffer.alloc(0), stderr: '' };
    };
    const watched = stopwatch.watch(git);
    stopwatch.begin({ kind: 'reading' });
    now += 20;
    stopwatch.begin({ kind: 'comparing' });
    await watched(['diff']);
    await watched(['ls-tree']);
    now += 30;
    stopwatch.begin({ kind: 'applying', moves: [] });
    now += 7;
    expect(stopwatch.read()).toEqual({ reading: 20, comparing: 40, applying: 7, git: 10 });
  });

  test('counts a part that comes twice as one, and a git that failed as well', async () => {
    let now = 0;
    const stopwatch = new Stopwatch(() => now);
    for (const time of [3, 4]) {
      stopwatch.begin({ kind: 'comparing' });
      now += time;
      stopwatch.begin({ kind: 'applying', moves: [] });
    }
    const failing = stopwatch.watch(async () => {
      throw new Error('no git');
    });
    await expect(failing(['diff'])).rejects.toThrow('no git');
    expect(stopwatch.read()).toMatchObject({ reading: 0, comparing: 7, applying: 0 });
  });

  test('is told in one line', () => {
    expect(timingsLine({ reading: 120, comparing: 340, applying: 2_300, git: 110, gitProcesses: 9 })).toBe(
      'Timings: reading 120 ms, comparing 340 ms, applying 2300 ms; of these git 110 ms in 9 processes',
    );
  });
});
