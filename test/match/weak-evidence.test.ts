import { describe, expect, test } from '@jest/globals';
import type { FindingParts } from '../finding/make-finding.ts';
import { makeMark, type ThreadParts } from '../thread/make-thread.ts';
import { CLASS, filler, playStory, type Story } from './play-story.ts';

const rest = filler('rest', 30);
const [head, tail] = [filler('head', 20), filler('tail', 20)];
const RESOLVED_BY_PEOPLE: ThreadParts = { flag: true };

interface Case extends Story {
  readonly had: FindingParts;
  /** How a thread that is open finds it. */
  readonly open: string;
}

const MEASURE = { rule: 'max-lines', message: 'The file has 12 lines.' };
const WEAK: readonly (readonly [string, Case])[] = [
  [
    'T6',
    {
      old: ['x();', ...head, ...tail],
      now: [...head, 'x();', ...tail],
      had: { line: 1, message: 'Before.' },
      found: { line: 21, message: 'After.' },
      open: 'T6 a.ts:1 > a.ts:21',
    },
  ],
  [
    'T7 without its surroundings',
    {
      old: ['unmistakable(1);', ...rest],
      now: { 'a.ts': rest, 'b.ts': ['f();', 'unmistakable(1);'] },
      had: { line: 1 },
      found: { line: 2, path: 'b.ts' },
      open: 'T7 a.ts:1 > b.ts:2',
    },
  ],
  [
    'T8',
    {
      old: CLASS,
      now: CLASS.with(2, '    var total = 0;'),
      had: { line: 3 },
      found: { line: 3 },
      open: 'T8 a.ts:3 > a.ts:3',
    },
  ],
  [
    'T4 without git, with the surroundings of one side',
    {
      git: 'none',
      // It stands twice, so that nothing but its surroundings says which one it is.
      old: [...head, 'x();', ...tail, 'x();'],
      now: [...head, 'x();', 'new();', ...tail, 'x();', 'x();'],
      had: { line: 21 },
      found: { line: 21 },
      open: 'T4 a.ts:21 > a.ts:21',
    },
  ],
  [
    'T8 without git',
    {
      git: 'none',
      old: [...head, 'x(1);', ...tail],
      now: ['// new', ...head, 'y(2);', ...tail],
      had: { line: 21 },
      found: { line: 22 },
      open: 'T8 a.ts:21 > a.ts:22',
    },
  ],
  [
    'T9',
    {
      old: CLASS,
      now: CLASS,
      had: { line: 3, ...MEASURE },
      found: { line: 8, ...MEASURE },
      open: 'T9 a.ts:3 > a.ts:8',
    },
  ],
  [
    'T7 beside its file',
    {
      old: [...CLASS, ...rest],
      now: {
        'a.ts': [...CLASS.toSpliced(6, 5), ...rest],
        'b.ts': [...CLASS.slice(1, 5), '', ...CLASS.slice(6, 11), '}'],
      },
      had: { line: 9 },
      found: { line: 8, path: 'b.ts' },
      open: 'T7 a.ts:9 > b.ts:8',
    },
  ],
];

const STRONG: readonly (readonly [string, Case])[] = [
  [
    'T1',
    {
      old: CLASS,
      now: ['// new', ...CLASS],
      had: { line: 3 },
      found: { line: 4 },
      open: 'T1 a.ts:3 > a.ts:4',
    },
  ],
  [
    'T4 without git, with all its surroundings',
    {
      git: 'none',
      old: [...head, 'x();', ...tail],
      now: ['// new', ...head, 'x();', ...tail],
      had: { line: 21 },
      found: { line: 22 },
      open: 'T4 a.ts:21 > a.ts:22',
    },
  ],
  [
    'T4 with all its surroundings, in the file that its own became',
    {
      git: 'none',
      old: CLASS,
      now: { 'b.ts': CLASS },
      had: { line: 9 },
      found: { line: 9, path: 'b.ts' },
      open: 'T4 a.ts:9 > b.ts:9',
    },
  ],
];

const play = (story: Case, thread: ThreadParts) => playStory({ ...story, had: { ...story.had, thread } });

describe('weak evidence', () => {
  test.each(WEAK)('%s finds the thread that is open, and the one that we resolved', async (_, story) => {
    const resolved = { flag: true, lastMark: makeMark('suppressed') };
    for (const thread of [{}, resolved]) expect((await play(story, thread)).pairs).toEqual([story.open]);
  });

  test.each(WEAK)("%s carries no person's decision: both are left, and each knows it", async (_, story) => {
    const { pairs, spots, resembled } = await play(story, RESOLVED_BY_PEOPLE);
    const [, found] = story.open.split(' > ');
    expect({ pairs, spots, resembled }).toEqual({ pairs: [], spots: [found], resembled: [found] });
  });

  test.each(STRONG)("%s, which is none, carries a person's decision", async (_, story) => {
    expect((await play(story, RESOLVED_BY_PEOPLE)).pairs).toEqual([story.open]);
  });
});
