import { describe, expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { CLASS, checkStory, playStory, type Row } from './play-story.ts';

/** On line `by` of the working tree, which has other lines in place of `startLine` to `last`. */
const rewritten = (startLine: number, last: number, by = startLine): { place: Place } => ({
  place: { kind: 'lines', path: 'a.ts', startLine, endLine: startLine, replaced: { last, by } },
});
const added = (line: number): { place: Place } => ({
  place: { kind: 'uncommitted', path: 'a.ts', startLine: line, endLine: line },
});
const same = { old: CLASS, now: CLASS };

describe('findings on lines that the working tree rewrote', () => {
  const rows: readonly Row[] = [
    [
      'are those of a thread on any of the committed lines',
      { ...same, had: 9, found: { ...rewritten(7, 9), message: 'Reworded.' } },
      'T8 a.ts:9 > a.ts:7',
    ],
    [
      'are rather those of a thread with the same message',
      {
        ...same,
        had: [
          { line: 8, message: 'One.' },
          { line: 9, message: 'Two.' },
        ],
        found: { ...rewritten(7, 10), message: 'Two.' },
      },
      { pairs: ['T8 a.ts:9 > a.ts:7'], threads: ['a.ts:8'] },
    ],
    [
      'are not those of a thread beside them',
      { ...same, had: [{ line: 6 }, { line: 10 }], found: { ...rewritten(7, 9), message: 'Reworded.' } },
      { threads: ['a.ts:10', 'a.ts:6'], spots: ['a.ts:7'] },
    ],
    [
      'are not those of a thread of another rule',
      { ...same, had: { line: 8, rule: 'eqeqeq' }, found: [rewritten(7, 9)] },
      { threads: ['a.ts:8'], spots: ['a.ts:7'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

test.each([
  ['rewritten', rewritten(8, 9)],
  ['added', added(8)],
])('a thread is in doubt while a finding of its rule is left on %s lines of its file', async (_, where) => {
  const edited = { old: CLASS, now: CLASS.with(2, '    return this.items.reduce(add);'), had: 3 };
  const { doubts } = await playStory({ ...edited, found: { ...where, message: 'Reworded.' } });
  expect(doubts).toEqual(['an unmatched finding of its rule is on lines of its file that are not committed']);
  const others = [
    { ...where, rule: 'eqeqeq' },
    { line: 8, message: 'Reworded.' },
  ];
  expect((await playStory({ ...edited, found: others })).doubts).toEqual([]);
});
