import { describe, test } from '@jest/globals';
import { checkStory, filler, type Row } from './play-story.ts';

const [head, tail] = [filler('head', 12), filler('tail', 12)];

describe('T4, the surroundings on one side', () => {
  const rows: readonly Row[] = [
    [
      'are enough when a line is put in right above',
      {
        git: 'none',
        old: [...head, 'x();', ...tail],
        now: [...head, 'fresh();', 'x();', ...tail, 'x();'],
        had: 13,
        found: [{ line: 14 }, { line: 27 }],
      },
      { pairs: ['T4 a.ts:13 > a.ts:14'], spots: ['a.ts:27'] },
    ],
    [
      'are enough when a line is put in right below',
      {
        git: 'none',
        old: [...head, 'x();', ...tail],
        now: ['x();', ...head, 'x();', 'fresh();', ...tail],
        had: 13,
        found: [{ line: 1 }, { line: 14 }],
      },
      { pairs: ['T4 a.ts:13 > a.ts:14'], spots: ['a.ts:1'] },
    ],
    [
      'yield to those on both sides',
      {
        git: 'none',
        old: [...head, 'x();', ...tail],
        now: [...filler('other', 12), 'x();', ...tail, ...head, 'x();', ...tail],
        had: 13,
        found: [{ line: 13 }, { line: 38 }],
      },
      { pairs: ['T4 a.ts:13 > a.ts:38'], spots: ['a.ts:13'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T5 and T6, a line with look-alikes in other surroundings', () => {
  /**
   * The line of the thread, with nothing around it that is still there; the second finding is where it is not
   * expected.
   */
  const changed = (line: string): string[] => [...filler('new', 3), line, ...filler('newer', 3)];
  const old = { 'a.ts': [...head, 'x();', ...tail] };

  const rows: readonly Row[] = [
    [
      'take the one at the expected line',
      {
        git: 'none',
        old,
        now: [...head.slice(0, 9), ...changed('x();'), ...tail.slice(3), ...changed('x();')],
        had: 13,
        found: [{ line: 13 }, { line: 29 }],
      },
      { pairs: ['T5 a.ts:13 > a.ts:13'], spots: ['a.ts:29'] },
    ],
    [
      'expect it where its neighbor says',
      {
        git: 'none',
        old: [...head, 'near();', ...filler('between', 4), 'x();', ...tail],
        now: [
          ...filler('above', 4),
          ...changed('x();'),
          ...filler('more', 9),
          ...head,
          'near();',
          ...filler('between', 1),
          ...changed('x();'),
        ],
        had: [{ line: 13 }, { line: 18 }],
        found: [{ line: 8 }, { line: 33 }, { line: 38 }],
      },
      { pairs: ['T4 a.ts:13 > a.ts:33', 'T5 a.ts:18 > a.ts:38'], spots: ['a.ts:8'] },
    ],
    [
      'take none that stands elsewhere: it may never have had a thread',
      {
        git: 'none',
        old,
        now: [...changed('x();'), ...filler('more', 30), ...changed('x();')],
        had: 13,
        found: [{ line: 4 }, { line: 41 }],
      },
      { threads: ['a.ts:13'], spots: ['a.ts:4', 'a.ts:41'] },
    ],
    [
      'take the only one wherever it stands',
      { git: 'none', old, now: [...filler('more', 30), ...changed('x();')], had: 13, found: 34 },
      'T5 a.ts:13 > a.ts:34',
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

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
        old: body,
        now: { 'b.ts': rewritten, 'c.ts': [...filler('d', 8), '}'] },
        had: [{ line: 2 }, { line: 9 }, { line: 18 }],
        found: [
          { line: 2, path: 'b.ts' },
          { line: 9, path: 'b.ts' },
          { line: 18, path: 'b.ts' },
          { line: 9, path: 'c.ts' },
        ],
      },
      { pairs: ['T4 a.ts:2 > b.ts:2', 'T5 a.ts:18 > b.ts:18', 'T5 a.ts:9 > b.ts:9'], spots: ['c.ts:9'] },
    ],
    [
      'is not followed by an import alone, which many files have',
      {
        old: { 'a.ts': ["import * as net from 'net'", ...body], 'c.ts': ['other();'] },
        now: { 'b.ts': ["import * as net from 'net'", ...filler('new', 9)], 'c.ts': ['other();'] },
        had: { line: 1 },
        found: { line: 1, path: 'b.ts' },
      },
      { threads: ['a.ts:1'], spots: ['b.ts:1'] },
    ],
    [
      'is not followed while it is still there',
      {
        git: 'none',
        old: body,
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
