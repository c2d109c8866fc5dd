import { describe, expect, test } from '@jest/globals';
import { toSpots } from '../../src/finding/spot.ts';
import type { Matching } from '../../src/match/pool.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { CLASS, describeMatching, filler } from './play-story.ts';
import { type Files, NO_HISTORY, readTwoTrees } from './two-trees.ts';

const rest = filler('rest', 30);
const [head, tail] = [filler('head', 20), filler('tail', 20)];
const RESOLVED_BY_PEOPLE: Partial<OwnThread> = { flag: true };

interface Case {
  readonly git?: 'none';
  readonly old: Files;
  readonly now: Files;
  readonly had: FindingParts;
  readonly found: FindingParts;
  /** How a thread that is open finds it. */
  readonly open: string;
}

const MEASURE = { rule: 'max-lines', message: 'The file has 12 lines.' };
const WEAK: readonly (readonly [string, Case])[] = [
  [
    'T6',
    {
      old: { 'a.ts': ['x();', ...head, ...tail] },
      now: { 'a.ts': [...head, 'x();', ...tail] },
      had: { line: 1, message: 'Before.' },
      found: { line: 21, message: 'After.' },
      open: 'T6 a.ts:1 > a.ts:21',
    },
  ],
  [
    'T7 without its surroundings',
    {
      old: { 'a.ts': ['unmistakable(1);', ...rest] },
      now: { 'a.ts': rest, 'b.ts': ['f();', 'unmistakable(1);'] },
      had: { line: 1 },
      found: { line: 2, path: 'b.ts' },
      open: 'T7 a.ts:1 > b.ts:2',
    },
  ],
  [
    'T8',
    {
      old: { 'a.ts': CLASS },
      now: { 'a.ts': CLASS.with(2, '    var total = 0;') },
      had: { line: 3 },
      found: { line: 3 },
      open: 'T8 a.ts:3 > a.ts:3',
    },
  ],
  [
    'T4 without git, with the surroundings of one side',
    {
      git: 'none',
      old: { 'a.ts': [...head, 'x();', ...tail] },
      now: { 'a.ts': [...head, 'x();', 'new();', ...tail] },
      had: { line: 21 },
      found: { line: 21 },
      open: 'T4 a.ts:21 > a.ts:21',
    },
  ],
  [
    'T8 without git',
    {
      git: 'none',
      old: { 'a.ts': [...head, 'x(1);', ...tail] },
      now: { 'a.ts': ['// new', ...head, 'y(2);', ...tail] },
      had: { line: 21 },
      found: { line: 22 },
      open: 'T8 a.ts:21 > a.ts:22',
    },
  ],
  [
    'T9',
    {
      old: { 'a.ts': CLASS },
      now: { 'a.ts': CLASS },
      had: { line: 3, ...MEASURE },
      found: { line: 8, ...MEASURE },
      open: 'T9 a.ts:3 > a.ts:8',
    },
  ],
  [
    'T7 beside its file',
    {
      old: { 'a.ts': [...CLASS, ...rest] },
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
      old: { 'a.ts': CLASS },
      now: { 'a.ts': ['// new', ...CLASS] },
      had: { line: 3 },
      found: { line: 4 },
      open: 'T1 a.ts:3 > a.ts:4',
    },
  ],
  [
    'T4 without git, with all its surroundings',
    {
      git: 'none',
      old: { 'a.ts': [...head, 'x();', ...tail] },
      now: { 'a.ts': ['// new', ...head, 'x();', ...tail] },
      had: { line: 21 },
      found: { line: 22 },
      open: 'T4 a.ts:21 > a.ts:22',
    },
  ],
  [
    'T7 with all its surroundings, where its file is gone',
    {
      git: 'none',
      old: { 'a.ts': CLASS },
      now: { 'b.ts': CLASS },
      had: { line: 9 },
      found: { line: 9, path: 'b.ts' },
      open: 'T7 a.ts:9 > b.ts:9',
    },
  ],
];

async function match(
  { git, old, now, had, found }: Case,
  thread: Partial<OwnThread>,
): Promise<{ readonly spotKey: string; readonly matching: Matching }> {
  const trees = await readTwoTrees(old, now);
  const [past] = toSpots([makeFinding({ path: 'a.ts', ...had })]);
  const [spot] = toSpots([makeFinding({ path: 'a.ts', ...found })]);
  if (past === undefined || spot === undefined) throw new Error('a finding makes a spot');
  const own = makeThread(past, { head: trees.before, lines: trees.linesBefore('a.ts'), ...thread });
  const history = git === 'none' ? NO_HISTORY : trees.history;
  return { spotKey: spot.key, matching: matchThreads([own], [spot], history, trees.lines) };
}

describe('weak evidence', () => {
  test.each(WEAK)('%s finds the thread that is open', async (_, story) => {
    const { matching } = await match(story, {});
    expect(describeMatching(matching).pairs).toEqual([story.open]);
  });

  test.each(WEAK)('%s finds the thread that we resolved', async (_, story) => {
    const mark = { kind: 'suppressed', sequence: 1, head: 'h', foreignReplies: 0 } as const;
    const { matching } = await match(story, { flag: true, lastMark: mark });
    expect(describeMatching(matching).pairs).toEqual([story.open]);
  });

  test.each(WEAK)("%s carries no person's decision: both are left, and each knows it", async (_, story) => {
    const { matching, spotKey } = await match(story, RESOLVED_BY_PEOPLE);
    expect(matching.pairs).toEqual([]);
    expect(matching.spots.map(({ key }) => key)).toEqual([spotKey]);
    expect(matching.threads.map(({ resembled }) => resembled?.key)).toEqual([spotKey]);
  });

  test.each(STRONG)("%s, which is none, carries a person's decision", async (_, story) => {
    const { matching } = await match(story, RESOLVED_BY_PEOPLE);
    expect(describeMatching(matching).pairs).toEqual([story.open]);
  });
});
