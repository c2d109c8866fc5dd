import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gitDiffs } from '../../../git/diffs.ts';
import { gitFileViews, layOutLines } from '../../../page/diff/file-views.ts';
import { showLines } from '../../../page/diff/show-lines.ts';
import { type GitRepository, makeRepository } from '../../git-repository.ts';
import { makeGit } from '../../make-git.ts';

const HUNKS = [
  { oldStart: 10, oldLines: 1, newStart: 10, newLines: 2 },
  { oldStart: 30, oldLines: 0, newStart: 32, newLines: 1 },
];
const LINES = layOutLines(HUNKS, 51);

test('lines of both sides are numbered, and what was removed stands before what came in its place', () => {
  expect(LINES.slice(8, 13)).toEqual([
    { kind: 'same', old: 9, new: 9 },
    { kind: 'removed', old: 10, new: null },
    { kind: 'added', old: null, new: 10 },
    { kind: 'added', old: null, new: 11 },
    { kind: 'same', old: 11, new: 12 },
  ]);
  expect(LINES.at(-1)).toEqual({ kind: 'same', old: 49, new: 51 });
  expect(LINES.filter(({ kind }) => kind === 'added').map((line) => line.new)).toEqual([10, 11, 32]);
});

const base = { threads: [], unfolded: [], changes: 'shown' } as const;

test('shows three lines around a change, and folds the rest', () => {
  expect(showLines(LINES, base)).toEqual([
    { kind: 'gap', from: 0, to: 6 },
    { kind: 'lines', from: 6, to: 15 },
    { kind: 'gap', from: 15, to: 29 },
    { kind: 'lines', from: 29, to: 36 },
    { kind: 'gap', from: 36, to: 52 },
  ]);
});

test('shows the line of a thread with three around it, also where the changes are folded', () => {
  expect(showLines(LINES, { ...base, threads: [45], changes: 'folded' })).toEqual([
    { kind: 'gap', from: 0, to: 42 },
    { kind: 'lines', from: 42, to: 49 },
    { kind: 'gap', from: 49, to: 52 },
  ]);
});

test('unfolds what it is told to', () => {
  expect(showLines(LINES, { ...base, unfolded: [{ from: 15, to: 29 }] })[1]).toEqual({
    kind: 'lines',
    from: 6,
    to: 36,
  });
});

test('stretches cover every line once, and hold every change and every thread', () => {
  const range = fc.tuple(fc.nat(60), fc.nat(60)).map(([from, to]) => ({ from, to }));
  fc.assert(
    fc.property(fc.array(fc.nat(51)), fc.array(range), (threads, unfolded) => {
      const stretches = showLines(LINES, { threads, unfolded, changes: 'shown' });
      let next = 0;
      for (const { from, to } of stretches) {
        expect(from).toBe(next);
        expect(to).toBeGreaterThan(from);
        next = to;
      }
      expect(next).toBe(LINES.length);
      const isShown = (index: number) =>
        stretches.some(({ kind, from, to }) => kind === 'lines' && index >= from && index < to);
      expect(threads.every(isShown)).toBe(true);
      expect(LINES.every(({ kind }, index) => kind === 'same' || isShown(index))).toBe(true);
    }),
  );
});

let repository: GitRepository;
let git: ReturnType<typeof makeGit>;
beforeEach(() => {
  git = makeGit();
  repository = makeRepository();
});
afterEach(() => {
  git.close();
  repository.dispose();
});

test('knows the lines of a file at once, and its code when it is asked for, once', async () => {
  const { path, base, head } = repository;
  const views = gitFileViews(git);
  const changes = await gitDiffs(git).ofPair(path, base, head);
  const files = await views.of(path, changes);
  const file = files.find(({ content, lines }) => content === 'text' && lines.length > 0);
  expect(typeof Object.getOwnPropertyDescriptor(file, 'code')?.get).toBe('function');
  expect(file?.code).toHaveLength(file?.lines.length ?? 0);
  expect(file?.code).toBe(file?.code);
  expect(file?.code.join('')).not.toBe('');
});
