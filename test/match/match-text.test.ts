import { describe, test } from '@jest/globals';
import { CLASS, checkStory, filler, type Row } from './play-story.ts';

describe('T4 to T6, the text of a line that was moved in its file', () => {
  /** Methods that change places; git removes one and adds it again. */
  const moved = [...CLASS.slice(0, 1), ...CLASS.slice(6, 11), '', ...CLASS.slice(1, 5), '}'];
  const [head, tail] = [filler('head', 20), filler('tail', 20)];
  const first = [...filler('one', 3), 'x();', ...filler('two', 3)];
  const second = [...filler('three', 3), 'x();', ...filler('four', 3)];

  const rows: readonly Row[] = [
    [
      'T4 finds it by its surroundings among look-alikes',
      {
        old: [...first, ...second, ...head],
        now: [...head, ...second, ...first],
        had: [{ line: 4 }, { line: 11 }],
        found: [{ line: 24 }, { line: 31 }],
      },
      { pairs: ['T4 a.ts:11 > a.ts:24', 'T4 a.ts:4 > a.ts:31'] },
    ],
    [
      'T5 finds it by its message when the surroundings are others',
      {
        old: ['x();', ...head, ...tail],
        now: [...head, 'y();', 'x();', ...filler('new', 8), 'x();', ...tail],
        had: { line: 1, message: 'Second.' },
        found: [
          { line: 22, message: 'First.' },
          { line: 31, message: 'Second.' },
        ],
      },
      { pairs: ['T5 a.ts:1 > a.ts:31'], spots: ['a.ts:22'] },
    ],
    [
      'T6 finds it by its text alone when it is reworded too',
      {
        old: ['x();', ...head, ...tail],
        now: [...head, 'x();', ...tail],
        had: { line: 1, message: 'Before.' },
        found: { line: 21, message: 'After.' },
      },
      'T6 a.ts:1 > a.ts:21',
    ],
    [
      'finds every line of a block that was moved',
      {
        old: CLASS,
        now: moved,
        had: [{ line: 3 }, { line: 8, rule: 'r' }, { line: 9, rule: 'r' }],
        found: [{ line: 9 }, { line: 3, rule: 'r' }, { line: 4, rule: 'r' }],
      },
      { pairs: ['T1 a.ts:8 > a.ts:3', 'T1 a.ts:9 > a.ts:4', 'T5 a.ts:3 > a.ts:9'] },
    ],
    [
      'finds a line that was indented',
      { old: CLASS, now: CLASS.map((line) => `  ${line}`), had: 3, found: 3 },
      'T1 a.ts:3 > a.ts:3',
    ],
    [
      'does not take the copy of a line that is still there for its new place',
      {
        old: CLASS,
        now: [...CLASS, 'function copy() {', ...CLASS.slice(2, 4), '}'],
        had: 3,
        found: { line: 14, message: 'Of the copy.' },
      },
      { threads: ['a.ts:3'], spots: ['a.ts:14'] },
    ],
    [
      'does not take a line that stood there before for the new place of one that is gone',
      { old: ['x();', ...head, 'x();', ...tail], now: [...head, 'x();', ...tail], had: 1, found: 21 },
      { threads: ['a.ts:1'], spots: ['a.ts:21'] },
    ],
    [
      'does not find blank lines by their text',
      {
        old: ['  ', ...head, ...tail],
        now: [...head, '\t', '', ...tail],
        had: { line: 1, message: 'Before.' },
        found: { line: 21, message: 'After.' },
      },
      { threads: ['a.ts:1'], spots: ['a.ts:21'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T7, the text of a line that was moved to another file', () => {
  const method = [
    '  print(printer) {',
    '    printer.start();',
    '    printer.page(this);',
    '    printer.stop();',
    '  }',
  ];
  const without = CLASS.toSpliced(6, 5);
  const rest = filler('rest', 30);

  const rows: readonly Row[] = [
    [
      'finds a method that was extracted, by its surroundings',
      {
        old: [...CLASS, ...rest],
        now: { 'a.ts': [...without, ...rest], 'b.ts': ['class Printing {', '', ...method, '}'] },
        had: 9,
        found: { line: 5, path: 'b.ts' },
      },
      'T7 a.ts:9 > b.ts:5',
    ],
    [
      'finds a single line by its text alone',
      {
        old: ['unmistakable(1);', ...rest],
        now: { 'a.ts': rest, 'b.ts': ['f();', 'unmistakable(1);'] },
        had: 1,
        found: { line: 2, path: 'b.ts' },
      },
      'T7 a.ts:1 > b.ts:2',
    ],
    [
      'does not choose between two places',
      {
        old: ['x();', ...rest],
        now: { 'a.ts': rest, 'b.ts': ['f();', 'x();', 'g();'], 'c.ts': ['h();', 'x();'] },
        had: 1,
        found: [
          { line: 2, path: 'b.ts' },
          { line: 2, path: 'c.ts' },
        ],
      },
      { threads: ['a.ts:1'], spots: ['b.ts:2', 'c.ts:2'] },
    ],
    [
      'does not take a line that another file had before',
      {
        old: { 'a.ts': ['x();', ...rest], 'b.ts': ['f();', 'x();'] },
        now: { 'a.ts': rest, 'b.ts': ['f();', 'x();'] },
        had: 1,
        found: { line: 2, path: 'b.ts' },
      },
      { threads: ['a.ts:1'], spots: ['b.ts:2'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
