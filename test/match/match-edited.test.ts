import { describe, test } from '@jest/globals';
import { makeMark } from '../thread/make-thread.ts';
import { CLASS, checkStory, OTHER, type Row, type Story } from './play-story.ts';

describe('T8, an its text was edited', () => {
  const rows: readonly Row[] = [
    [
      'keeps the thread when the line is edited',
      {
        old: CLASS,
        now: CLASS.with(2, '    var total = 0;'),
        had: 3,
        found: { line: 3, message: 'Reworded.' },
      },
      'T8 a.ts:3 > a.ts:3',
    ],
    [
      'takes the line that is most alike',
      {
        old: CLASS,
        now: CLASS.toSpliced(2, 1, '    var count = one;', '    var sum = items;'),
        had: 3,
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
        old: CLASS,
        now: CLASS.with(2, '    return this.items.reduce(add);'),
        had: 3,
        found: { line: 3, message: 'Reworded.' },
      },
      { threads: ['a.ts:3'], spots: ['a.ts:3'] },
    ],
    [
      'does not take a line of another hunk',
      {
        old: CLASS,
        now: CLASS.with(2, '    // gone').with(8, '    var total = 0;'),
        had: 3,
        found: { line: 9, message: 'Reworded.' },
      },
      { threads: ['a.ts:3'], spots: ['a.ts:9'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T9, the only one left of a rule that reports no file twice', () => {
  const RULE = { rule: 'class-too-long', message: 'The class has 12 lines.' };
  const HAD = { line: 3, ...RULE };
  const FOUND = { line: 8, ...RULE, message: 'The class has 13 lines.' };
  const drift: Story = { old: CLASS, now: CLASS, had: HAD, found: FOUND };
  const edited = { 'a.ts': CLASS.with(2, '    // gone') };
  const moved = { 'a.ts': CLASS.with(2, '    // gone').with(7, '    this.begin();') };
  const speechless: Story = {
    ...drift,
    had: { line: 3, rule: 'no-eval', message: 'eval can be harmful.' },
    found: { line: 8, rule: 'no-eval', message: 'eval can be harmful.' },
  };

  const rows: readonly Row[] = [
    ['keeps the thread of a rule whose line drifts', drift, 'T9 a.ts:3 > a.ts:8'],
    [
      'needs the same message',
      { ...drift, found: { line: 8, ...RULE, message: 'Another.' } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes a message that quotes the same name',
      {
        ...drift,
        had: { line: 3, ...RULE, message: "'Invoice' has 12 lines." },
        found: { line: 8, ...RULE, message: "'Invoice' has 13 lines." },
      },
      'T9 a.ts:3 > a.ts:8',
    ],
    [
      'does not take one that quotes another name',
      {
        ...drift,
        had: { line: 3, ...RULE, message: "'retries' is never used since 2 days." },
        found: { line: 8, ...RULE, message: "'region' is never used since 2 days." },
      },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'needs the same file',
      { ...drift, now: { 'a.ts': CLASS, 'b.ts': OTHER }, found: { line: 3, path: 'b.ts', ...RULE } },
      { threads: ['a.ts:3'], spots: ['b.ts:3'] },
    ],
    [
      'does not choose between two findings',
      { ...drift, found: [8, 9].map((line) => ({ line, ...RULE })) },
      { threads: ['a.ts:3'], spots: ['a.ts:8', 'a.ts:9'] },
    ],
    [
      'does not choose between two threads',
      { ...drift, had: [3, 4].map((line) => ({ line, ...RULE })) },
      { threads: ['a.ts:3', 'a.ts:4'], spots: ['a.ts:8'] },
    ],
    [
      'is not for a rule that reports some file twice, in another message too',
      {
        ...drift,
        had: [HAD, { line: 4, ...RULE, message: 'Another.' }],
        found: [FOUND, { line: 9, ...RULE, message: 'A third.' }],
      },
      { threads: ['a.ts:3', 'a.ts:4'], spots: ['a.ts:8', 'a.ts:9'] },
    ],
    [
      'is not for a rule that reports another file twice',
      {
        ...drift,
        now: { 'a.ts': CLASS, 'b.ts': OTHER },
        found: [FOUND, { line: 1, path: 'b.ts', ...RULE }, { line: 3, path: 'b.ts', ...RULE }],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:8', 'b.ts:1', 'b.ts:3'] },
    ],
    [
      'leaves out a thread that was found fixed: a finding that is there is another one',
      { ...drift, had: { line: 3, ...RULE, thread: { lastMark: makeMark('fixed') } } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'leaves out a thread of which we noted that its finding was gone',
      { ...drift, had: { line: 3, ...RULE, thread: { lastMark: makeMark('gone') } } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes a thread that was suppressed or reported again',
      { ...drift, had: { line: 3, ...RULE, thread: { lastMark: makeMark('suppressed') } } },
      'T9 a.ts:3 > a.ts:8',
    ],
    [
      'takes a finding on a line that stood there before, also when the line of the thread was edited',
      { ...drift, now: edited },
      'T9 a.ts:3 > a.ts:8',
    ],
    [
      'takes a finding on a new line when the line of the thread was edited',
      { ...drift, now: moved },
      'T9 a.ts:3 > a.ts:8',
    ],
    [
      'takes one that measures nothing where both lines stood there all the time',
      speechless,
      'T9 a.ts:3 > a.ts:8',
    ],
    [
      'does not take one that measures nothing when the line of the thread was edited',
      { ...speechless, now: edited },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'does not take one that measures nothing on a new line: it is about that line',
      { ...speechless, now: moved },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes one that measures nothing at the start of the file',
      {
        ...speechless,
        now: ['import x;', ...CLASS.slice(1)],
        had: { line: 1, rule: 'header', message: 'There is no header.' },
        found: { line: 1, rule: 'header', message: 'There is no header.' },
      },
      'T9 a.ts:1 > a.ts:1',
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
