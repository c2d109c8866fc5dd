import { describe, test } from '@jest/globals';
import { makeMark } from './make-thread.ts';
import { CLASS, checkStory, OTHER, type Row, type Story } from './play-story.ts';

describe('T8, an edited line in the same place', () => {
  const rows: readonly Row[] = [
    [
      'keeps the thread when the line is edited',
      {
        old: { 'a.ts': CLASS },
        now: { 'a.ts': CLASS.with(2, '    var total = 0;') },
        had: [{ line: 3 }],
        found: [{ line: 3, message: 'Reworded.' }],
      },
      { pairs: ['T8 a.ts:3 > a.ts:3'] },
    ],
    [
      'takes the line that is most alike',
      {
        old: { 'a.ts': CLASS },
        now: { 'a.ts': CLASS.toSpliced(2, 1, '    var count = one;', '    var sum = items;') },
        had: [{ line: 3 }],
        found: [
          { line: 3, message: 'One.' },
          { line: 4, message: 'Two.' },
        ],
      },
      { pairs: ['T8 a.ts:3 > a.ts:4'], spots: ['a.ts:3'] },
    ],
    [
      'does not take a line that is something else',
      {
        old: { 'a.ts': CLASS },
        now: { 'a.ts': CLASS.with(2, '    return this.items.reduce(add);') },
        had: [{ line: 3 }],
        found: [{ line: 3, message: 'Reworded.' }],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:3'] },
    ],
    [
      'does not take a line of another hunk',
      {
        old: { 'a.ts': CLASS },
        now: { 'a.ts': CLASS.with(2, '    // gone').with(8, '    var total = 0;') },
        had: [{ line: 3 }],
        found: [{ line: 9, message: 'Reworded.' }],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:9'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T9, the only one left of its rule, file and message', () => {
  const drift: Story = {
    old: { 'a.ts': CLASS },
    now: { 'a.ts': CLASS },
    had: [{ line: 3, rule: 'class-too-long' }],
    found: [{ line: 8, rule: 'class-too-long' }],
  };

  const rows: readonly Row[] = [
    ['keeps the thread of a rule whose line drifts', drift, { pairs: ['T9 a.ts:3 > a.ts:8'] }],
    [
      'needs the same message',
      { ...drift, found: [{ line: 8, rule: 'class-too-long', message: 'Another.' }] },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'needs the same file',
      {
        ...drift,
        now: { 'a.ts': CLASS, 'b.ts': OTHER },
        found: [{ line: 3, path: 'b.ts', rule: 'class-too-long' }],
      },
      { threads: ['a.ts:3'], spots: ['b.ts:3'] },
    ],
    [
      'does not choose between two findings',
      { ...drift, found: [8, 9].map((line) => ({ line, rule: 'class-too-long' })) },
      { threads: ['a.ts:3'], spots: ['a.ts:8', 'a.ts:9'] },
    ],
    [
      'does not choose between two threads',
      { ...drift, had: [3, 4].map((line) => ({ line, rule: 'class-too-long' })) },
      { threads: ['a.ts:3', 'a.ts:4'], spots: ['a.ts:8'] },
    ],
    [
      'does not count threads and findings with another message',
      {
        ...drift,
        had: [...drift.had, { line: 4, rule: 'class-too-long', message: 'Another.' }],
        found: [...drift.found, { line: 9, rule: 'class-too-long', message: 'A third.' }],
      },
      { pairs: ['T9 a.ts:3 > a.ts:8'], threads: ['a.ts:4'], spots: ['a.ts:9'] },
    ],
    [
      'leaves out a thread that was found fixed: a finding that is there is another one',
      { ...drift, had: [{ line: 3, rule: 'class-too-long', thread: { lastMark: makeMark('fixed') } }] },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'leaves out a thread of which we noted that its finding was gone',
      { ...drift, had: [{ line: 3, rule: 'class-too-long', thread: { lastMark: makeMark('gone') } }] },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes a thread that was suppressed or reported again',
      { ...drift, had: [{ line: 3, rule: 'class-too-long', thread: { lastMark: makeMark('suppressed') } }] },
      { pairs: ['T9 a.ts:3 > a.ts:8'] },
    ],
    [
      'does not take a finding that was there before when the line of the thread was edited',
      { ...drift, now: { 'a.ts': CLASS.with(2, '    // gone') } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes a finding on a new line when the line of the thread was edited',
      { ...drift, now: { 'a.ts': CLASS.with(2, '    // gone').with(7, '    this.begin();') } },
      { pairs: ['T9 a.ts:3 > a.ts:8'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
