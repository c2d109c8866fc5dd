import { expect, test } from '@jest/globals';
import { trackedPaths } from '../../src/git/tracked-paths.ts';

const ENTRIES = [
  { path: 'out/a.sarif', type: 'file' },
  { path: 'reports', type: 'link' },
  { path: 'vendor/lib', type: 'submodule' },
] as const;

test.each([
  [true, '/work/app/out/a.sarif', 'a file'],
  [true, '/real/app/out/a.sarif', 'the same by the real path of the checkout'],
  [true, '/work/app/reports', 'a link itself'],
  [true, '/work/app/reports/b.sarif', 'what is behind a link'],
  [true, '/work/app/vendor/lib/deep/c.sarif', 'what is in a submodule'],
  [false, '/work/app/out/b.sarif', 'another file of the same folder'],
  [false, '/work/app/out/a.sarif/b', 'nothing below a file'],
  [false, '/work/other/out/a.sarif', 'a file beside the checkout'],
  [false, '/work/app/OUT/A.sarif', 'another file where letters differ'],
])('%s for %s: %s', (expected, path) => {
  expect(trackedPaths(ENTRIES, ['/work/app', '/real/app'], 'differ')(path)).toBe(expected);
});

test("letters' case and composition count for nothing where the file system does not tell them apart", () => {
  const entries = [...ENTRIES, { path: 'caf\u00e9.sarif', type: 'file' }] as const;
  const isTracked = trackedPaths(entries, ['/Work/app'], 'alike');
  for (const path of ['/work/APP/Out/A.SARIF', '/work/app/Vendor/lib/x.sarif', '/work/app/CAFE\u0301.sarif'])
    expect([path, isTracked(path)]).toEqual([path, true]);
});
