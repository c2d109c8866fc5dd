import { describe, test } from '@jest/globals';
import { checkStory, filler, type Row } from './play-story.ts';

/** Its closing lines look alike, also in another file. */
const body = [...filler('a', 8), '}', ...filler('b', 8), '}', ...filler('c', 8)];
/** As it was rewritten when it moved: nothing around its closing lines is what it was. */
const rewritten = body.map((line) =>
  [
    'a(5);',
    'a(6);',
    'a(7);',
    'b(0);',
    'b(1);',
    'b(2);',
    'b(5);',
    'b(6);',
    'b(7);',
    'c(0);',
    'c(1);',
    'c(2);',
  ].includes(line)
    ? `await ${line}`
    : line,
);

describe('a file that git does not find again', () => {
  const rows: readonly Row[] = [
    [
      'is followed to the file in which its lines were found, for those that have look-alikes',
      {
        git: 'none',
        old: { 'a.ts': body },
        now: { 'b.ts': rewritten, 'c.ts': [...filler('d', 8), '}'] },
        had: [{ line: 2 }, { line: 9 }, { line: 18 }],
        found: [
          { line: 2, path: 'b.ts' },
          { line: 9, path: 'b.ts' },
          { line: 18, path: 'b.ts' },
          { line: 9, path: 'c.ts' },
        ],
      },
      { pairs: ['T5 a.ts:18 > b.ts:18', 'T5 a.ts:9 > b.ts:9', 'T7 a.ts:2 > b.ts:2'], spots: ['c.ts:9'] },
    ],
    [
      'is not followed while it is still there',
      {
        git: 'none',
        old: { 'a.ts': body },
        now: { 'a.ts': filler('other', 20), 'b.ts': rewritten },
        had: [{ line: 2 }, { line: 9 }],
        found: [
          { line: 2, path: 'b.ts' },
          { line: 9, path: 'b.ts' },
          { line: 18, path: 'b.ts' },
          { line: 20, path: 'a.ts' },
        ],
      },
      { pairs: ['T7 a.ts:2 > b.ts:2'], threads: ['a.ts:9'], spots: ['a.ts:20', 'b.ts:18', 'b.ts:9'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
