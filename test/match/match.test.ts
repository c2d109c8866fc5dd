import { describe, test } from '@jest/globals';
import { PREVIOUS_KEYS } from '../thread/make-thread.ts';
import { CLASS, checkStory, OTHER, type Row } from './play-story.ts';

describe('T1, a line that git maps with the same message', () => {
  const rows: readonly Row[] = [
    [
      'keeps the thread when the line stays',
      { old: CLASS, now: CLASS, had: 3, found: 3 },
      'T1 a.ts:3 > a.ts:3',
    ],
    [
      'keeps the thread when the line moves',
      { old: CLASS, now: ['// new', '', ...CLASS], had: 3, found: 5 },
      'T1 a.ts:3 > a.ts:5',
    ],
    [
      'keeps the thread when the file is renamed and edited',
      { old: CLASS, now: { 'b.ts': ['// new', ...CLASS] }, had: 3, found: { line: 4, path: 'b.ts' } },
      'T1 a.ts:3 > b.ts:4',
    ],
    [
      'keeps the thread of a whole file across a rename',
      {
        old: CLASS,
        now: { 'b.ts': CLASS },
        had: { place: { kind: 'file', path: 'a.ts' } },
        found: { place: { kind: 'file', path: 'b.ts' } },
      },
      'T1 a.ts:0 > b.ts:0',
    ],
    [
      'takes a message with other numbers and names for the same',
      {
        old: CLASS,
        now: CLASS,
        had: { line: 3, message: "'a' has 11 lines" },
        found: { line: 3, message: "'b' has 12 lines" },
      },
      'T1 a.ts:3 > a.ts:3',
    ],
    [
      'keeps look-alikes apart by their lines',
      {
        old: ['x();', 'x();', 'x();'],
        now: ['y();', 'x();', 'x();', 'x();'],
        had: [{ line: 1 }, { line: 2 }, { line: 3 }],
        found: [{ line: 2 }, { line: 4 }],
      },
      { pairs: ['T1 a.ts:1 > a.ts:2', 'T1 a.ts:3 > a.ts:4'], threads: ['a.ts:2'] },
    ],
    [
      'follows a rule to its new id',
      {
        old: CLASS,
        now: CLASS,
        had: { line: 3, rule: 'old-id' },
        found: { line: 3, rule: { id: 'new-id', deprecatedIds: ['older-id', 'old-id'] } },
      },
      'T1 a.ts:3 > a.ts:3',
    ],
    [
      'does not take an id that still reports for a former one',
      {
        old: CLASS,
        now: CLASS,
        had: { line: 3, rule: 'old-id' },
        found: [
          { line: 3, rule: 'old-id' },
          { line: 3, rule: { id: 'new-id', deprecatedIds: ['old-id'] } },
        ],
      },
      { pairs: ['T1 a.ts:3 > a.ts:3'], spots: ['a.ts:3'] },
    ],
    [
      'finds what was posted under the id above a hierarchical one, each by its own line',
      {
        old: CLASS,
        now: CLASS,
        had: [
          { line: 3, rule: 'CWE-78' },
          { line: 5, rule: 'CWE-78' },
        ],
        found: [
          { line: 3, rule: { id: 'CWE-78/sink', deprecatedIds: ['CWE-78'] } },
          { line: 5, rule: { id: 'CWE-78/api', deprecatedIds: ['CWE-78'] } },
          { line: 7, rule: 'CWE-78' },
        ],
      },
      { pairs: ['T1 a.ts:3 > a.ts:3', 'T1 a.ts:5 > a.ts:5'], spots: ['a.ts:7'] },
    ],
    [
      'leaves a finding below a hierarchical id to the thread that has its id',
      {
        old: CLASS,
        now: CLASS,
        had: [
          { line: 3, rule: 'CWE-78' },
          { line: 3, rule: 'CWE-78/api' },
        ],
        found: { line: 3, rule: { id: 'CWE-78/api', deprecatedIds: ['CWE-78'] } },
      },
      { pairs: ['T1 a.ts:3 > a.ts:3'], threads: ['a.ts:3'] },
    ],
    [
      'finds a thread that was hashed under the previous secret',
      {
        old: CLASS,
        now: CLASS,
        had: [{ line: 3, thread: { keys: PREVIOUS_KEYS } }, { line: 4 }],
        found: [{ line: 3 }, { line: 4 }],
      },
      { pairs: ['T1 a.ts:3 > a.ts:3', 'T1 a.ts:4 > a.ts:4'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T2, a line that git maps with another message', () => {
  const rows: readonly Row[] = [
    [
      'keeps the thread when the message is reworded',
      {
        old: CLASS,
        now: CLASS,
        had: { line: 3, message: 'Unexpected var.' },
        found: { line: 3, message: 'Use let or const.' },
      },
      'T2 a.ts:3 > a.ts:3',
    ],
    [
      'leaves findings of another rule, tool and category alone',
      {
        old: CLASS,
        now: CLASS,
        had: 3,
        found: [
          { line: 3, rule: 'eqeqeq' },
          { line: 3, tool: 'ESLint' },
          { line: 3, category: 'nightly' },
        ],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:3', 'a.ts:3', 'a.ts:3'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('a finding that is gone', () => {
  const rows: readonly Row[] = [
    [
      'leaves its thread without a partner',
      { old: CLASS, now: CLASS.toSpliced(2, 1), had: 3, found: [] },
      { threads: ['a.ts:3'] },
    ],
    [
      'leaves its thread without a partner when the whole file is gone',
      {
        old: { 'a.ts': CLASS, 'b.ts': OTHER },
        now: { 'b.ts': OTHER },
        had: 3,
        found: { line: 3, path: 'b.ts' },
      },
      { threads: ['a.ts:3'], spots: ['b.ts:3'] },
    ],
    [
      'is not found in one that has no place',
      {
        old: CLASS,
        now: CLASS,
        had: 3,
        found: { place: { kind: 'nowhere', path: 'b.ts', reason: 'no such file' } },
      },
      { threads: ['a.ts:3'], spots: ['b.ts:0'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
