import { describe, test } from '@jest/globals';
import { PREVIOUS_KEYS } from '../thread/make-thread.ts';
import { CLASS, checkStory, OTHER, type Row } from './play-story.ts';

describe('T3, a fingerprint of the tool', () => {
  const id = (value: string, name = 'id/v1') => ({ fingerprints: { [name]: value } });
  const trees = { old: { 'a.ts': CLASS, 'b.ts': OTHER }, now: { 'a.ts': CLASS, 'b.ts': OTHER } };
  const [first, second] = [
    { line: 3, message: 'Here.' },
    { line: 8, message: 'There.' },
  ];

  const rows: readonly Row[] = [
    [
      'keeps the thread of a rule whose line and message drift',
      { ...trees, had: { ...first, ...id('1') }, found: { ...second, ...id('1') } },
      'T3 a.ts:3 > a.ts:8',
    ],
    [
      'keeps the thread across files',
      { ...trees, had: { ...first, ...id('1') }, found: { ...second, line: 3, path: 'b.ts', ...id('1') } },
      'T3 a.ts:3 > b.ts:3',
    ],
    [
      'finds a thread that was hashed under the previous secret',
      {
        ...trees,
        had: { ...first, ...id('1'), thread: { keys: PREVIOUS_KEYS } },
        found: { ...second, ...id('1') },
      },
      'T3 a.ts:3 > a.ts:8',
    ],
    [
      'says nothing where the value is another one',
      { ...trees, had: { ...first, ...id('1') }, found: { ...second, ...id('2') } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'says nothing where the name is another one',
      { ...trees, had: { ...first, ...id('1', 'a') }, found: { ...second, ...id('1', 'b') } },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'says nothing where neither has one, although every object has a constructor',
      {
        ...trees,
        had: [
          first,
          { line: 4, rule: 'odd', ...id('x', 'constructor') },
          { line: 5, rule: 'odd', ...id('y', '__proto__') },
        ],
        found: [second],
      },
      { threads: ['a.ts:3', 'a.ts:4', 'a.ts:5'], spots: ['a.ts:8'] },
    ],
    [
      'works where its name is one that every object has',
      {
        ...trees,
        had: [
          { ...first, ...id('1', 'constructor') },
          { line: 5, ...id('2', 'constructor') },
        ],
        found: { ...second, ...id('1', 'constructor') },
      },
      { pairs: ['T3 a.ts:3 > a.ts:8'], threads: ['a.ts:5'] },
    ],
    [
      'says nothing where two new findings have it',
      {
        ...trees,
        had: { ...first, ...id('1') },
        found: [
          { ...second, ...id('1') },
          { line: 9, message: 'There.', ...id('1') },
        ],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:8', 'a.ts:9'] },
    ],
    [
      'says nothing where another thread with it has found its own already',
      {
        ...trees,
        had: [
          { ...first, ...id('1') },
          { line: 5, ...id('1') },
          { line: 7, ...id('2') },
        ],
        found: [
          { ...second, ...id('1') },
          { line: 5, ...id('1') },
          { line: 7, ...id('2') },
        ],
      },
      { pairs: ['T1 a.ts:5 > a.ts:5', 'T1 a.ts:7 > a.ts:7'], threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'says nothing where it is constant over the run, also when each rule has it once',
      {
        ...trees,
        had: [
          { ...first, ...id('0') },
          { line: 5, rule: 'eqeqeq', ...id('0') },
        ],
        found: [
          { ...second, ...id('0') },
          { line: 5, rule: 'eqeqeq', ...id('0') },
        ],
      },
      { pairs: ['T1 a.ts:5 > a.ts:5'], threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'is judged by its greatest version',
      {
        ...trees,
        had: [
          { ...first, fingerprints: { 'id/v2': 'a', 'id/v10': 'b' } },
          { line: 4, message: 'Here too.', fingerprints: { 'id/v2': 'c', 'id/v10': 'd' } },
        ],
        found: { ...second, fingerprints: { 'id/v2': 'a', 'id/v10': 'd' } },
      },
      { pairs: ['T3 a.ts:4 > a.ts:8'], threads: ['a.ts:3'] },
    ],
    [
      'does not fall back to an older version that agrees where a newer one does not',
      {
        ...trees,
        had: { ...first, fingerprints: { 'id/v1': 'a', 'id/v2': 'b' } },
        found: { ...second, fingerprints: { 'id/v1': 'a', 'id/v2': 'c' } },
      },
      { threads: ['a.ts:3'], spots: ['a.ts:8'] },
    ],
    [
      'takes the older version where only one side has the newer one',
      {
        ...trees,
        had: { ...first, fingerprints: { 'id/v1': 'a' } },
        found: { ...second, fingerprints: { 'id/v1': 'a', 'id/v2': 'c' } },
      },
      'T3 a.ts:3 > a.ts:8',
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
