import { expect } from '@jest/globals';
import { toSpots } from '../../src/finding/spot.ts';
import type { Matching } from '../../src/match/pool.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { type Files, NO_HISTORY, readTwoTrees } from './two-trees.ts';

/** A class whose methods have bodies that differ, so that git has something to hold on to. */
export const CLASS = [
  'class Invoice {',
  '  total() {',
  '    var sum = 0;',
  '    return sum;',
  '  }',
  '',
  '  print(printer) {',
  '    printer.start();',
  '    printer.page(this);',
  '    printer.stop();',
  '  }',
  '}',
];
export const OTHER = ['class Payment {', '  pay() {', '    this.done = true;', '  }', '}'];
/** Lines that git will not take for anything else. */
export const filler = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}(${i});`);

/** A finding of the older commit, whose thread may have had a life since. */
export type Past = FindingParts & {
  readonly thread?: ThreadParts;
};

/** Files of a tree; lines alone are those of `a.ts`. */
type Tree = Files | readonly string[];

/** One or several; a number alone is the line of one. */
type Several<T> = number | T | readonly T[];

/** Two commits and what an analyzer says of each; findings are in `a.ts` unless they say otherwise. */
export interface Story {
  readonly old: Tree;
  readonly now: Tree;
  readonly had: Several<Past>;
  readonly found: Several<FindingParts>;
  /** `none`: git cannot have the older commit any more. */
  readonly git?: 'none';
}

/** How a story ends, as text: `T1 a.ts:3 > a.ts:5` for each pair, and the places of what has no partner. */
interface Ending {
  readonly pairs: readonly string[];
  readonly threads: readonly string[];
  readonly spots: readonly string[];
  readonly doubts: readonly string[];
  /** Places of findings that a decision kept from their threads. */
  readonly resembled: readonly string[];
  /** `a.ts:3 ? a.ts:5` for a thread and a finding that wait for each other. */
  readonly waiting: readonly string[];
}

/** Every finding of the older commit has a thread; they are matched with those of the newer one. */
export async function playStory({ old, now, had, found, git }: Story): Promise<Ending> {
  const trees = await readTwoTrees(toFiles(old), toFiles(now));
  const threads = toList<Past>(had).flatMap(({ thread = {}, ...parts }: Past) =>
    toSpots([makeFinding({ path: 'a.ts', ...parts })]).map((spot) => {
      const lines = trees.linesBefore(spot.place.path ?? '');
      return makeThread(spot, { head: trees.before, lines, ...thread });
    }),
  );
  const spots = toSpots(toList<FindingParts>(found).map((parts) => makeFinding({ path: 'a.ts', ...parts })));
  const history = git === 'none' ? NO_HISTORY : trees.history;
  return describeMatching(matchThreads(threads, spots, history, trees.lines));
}

function toFiles(tree: Tree): Files {
  return isList(tree) ? { 'a.ts': tree } : tree;
}

function toList<T extends FindingParts>(several: Several<T>): readonly (T | FindingParts)[] {
  if (typeof several === 'number') return [{ line: several }];
  return isList(several) ? several : [several];
}

/** `Array.isArray` does not tell apart what cannot be changed. */
function isList<T>(value: T | readonly T[] | Files): value is readonly T[] {
  return Array.isArray(value);
}

function describeMatching({ pairs, threads, spots }: Matching): Ending {
  const nameThread = ({ thread: { evidence } }: Pick<Matching['threads'][number], 'thread'>): string =>
    `${evidence.path}:${evidence.line}`;
  const nameSpot = ({ place }: Matching['spots'][number]): string =>
    `${place.path ?? '?'}:${place.kind === 'lines' ? place.startLine : 0}`;
  return {
    waiting: pairs.flatMap(({ thread, spot, waits }) =>
      waits ? [`${nameThread({ thread })} ? ${nameSpot(spot)}`] : [],
    ),
    pairs: pairs
      .filter(({ waits }) => !waits)
      .map(({ tier, thread, spot }) => `${tier} ${nameThread({ thread })} > ${nameSpot(spot)}`)
      .toSorted(),
    threads: threads.map(nameThread).toSorted(),
    spots: spots.map(nameSpot).toSorted(),
    doubts: threads.flatMap(({ doubt }) => doubt ?? []),
    resembled: threads.flatMap(({ resembled }) => (resembled ? [nameSpot(resembled)] : [])),
  };
}

/** What a story says, the story, and how it ends: its one pair, or all; what is not said of it is empty. */
export type Row = readonly [string, Story, string | Partial<Pick<Ending, 'pairs' | 'threads' | 'spots'>>];

export async function checkStory([, story, expected]: Row): Promise<void> {
  const { pairs, threads, spots } = await playStory(story);
  const end = typeof expected === 'string' ? { pairs: [expected] } : expected;
  expect({ pairs, threads, spots }).toEqual({ pairs: [], threads: [], spots: [], ...end });
}
