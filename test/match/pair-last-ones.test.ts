import { describe, test } from '@jest/globals';
import { checkStory, filler, type Row } from './play-story.ts';

const [head, tail] = [filler('head', 12), filler('tail', 12)];

describe('the only one left, of a rule that reports a file more than once', () => {
  const other = { line: 2 };

  const rows: readonly Row[] = [
    [
      'is not taken in the same hunk: nothing says that the new line is the old one',
      {
        old: [...head, 'before();', ...tail],
        now: [...head, 'something.else = 1;', ...tail],
        had: [other, { line: 13 }],
        found: [other, { line: 13 }],
      },
      { pairs: ['T1 a.ts:2 > a.ts:2'], threads: ['a.ts:13'], spots: ['a.ts:13'] },
    ],
    [
      'is not taken in another hunk: one was fixed, and one is new',
      {
        old: [...head, 'before();', ...tail],
        now: [...head, ...tail, 'something.else = 1;'],
        had: [other, { line: 13 }],
        found: [other, { line: 25 }],
      },
      { pairs: ['T1 a.ts:2 > a.ts:2'], threads: ['a.ts:13'], spots: ['a.ts:25'] },
    ],
    [
      'is not taken near the expected line where git cannot tell',
      {
        git: 'none',
        old: [...head, 'before();', ...tail],
        now: ['// new', ...head.slice(0, 8), ...filler('new', 5), 'after = 1;', 'end();'],
        had: [other, { line: 13 }],
        found: [{ line: 3 }, { line: 15 }],
      },
      { pairs: ['T4 a.ts:2 > a.ts:3'], threads: ['a.ts:13'], spots: ['a.ts:15'] },
    ],
    [
      'is not taken far from it',
      {
        git: 'none',
        old: [...head, 'before();', ...tail],
        now: ['// new', ...head.slice(0, 8), ...filler('new', 15), 'after = 1;', 'end();'],
        had: [other, { line: 13 }],
        found: [{ line: 3 }, { line: 25 }],
      },
      { pairs: ['T4 a.ts:2 > a.ts:3'], threads: ['a.ts:13'], spots: ['a.ts:25'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
