import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Diff, type Hunk, toDiff } from '../../src/diff/diff.ts';
import { compareLevels, toFindings } from '../../src/finding/logged-finding.ts';
import { fingerprintOf } from '../../src/match/fingerprint.ts';
import { matchKnown } from '../../src/match/match.ts';
import type { Finding, Thread } from '../../src/model.ts';
import { makeLogResult } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { makeRow, makeThread, NOW, THEN, toKnown } from './make-thread.ts';

// Files of few texts, so that most lines have copies, and edits of them that a diff tells as hunks.

const FILES = ['a.ts', 'b.ts'];
const line = fc.constantFrom('go();', '  go();', '  stop(input);', '}', 'if (input) {', '', 'go(1);');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('keep' as const) },
  { weight: 1, arbitrary: fc.constant('delete' as const) },
  { weight: 1, arbitrary: fc.record({ insert: line }) },
  { weight: 1, arbitrary: fc.record({ replace: line }) },
);
const finding = fc.record({
  path: fc.constantFrom(...FILES),
  line: fc.integer({ min: 1, max: 12 }),
  rule: fc.constantFrom('one', 'two'),
  message: fc.constantFrom('No go.', 'No stop.', 'No 1.'),
  level: fc.constantFrom('error' as const, 'warning' as const),
});
const scene = fc.record({
  hasGit: fc.boolean(),
  files: fc.tuple(
    ...FILES.map(() =>
      fc.tuple(fc.array(line, { minLength: 4, maxLength: 12 }), fc.array(step, { maxLength: 12 })),
    ),
  ),
  threads: fc.array(fc.tuple(finding, fc.boolean()), { maxLength: 8 }),
  findings: fc.array(finding, { maxLength: 8 }),
  order: fc.infiniteStream(fc.nat()),
});

type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;
type Lines = Map<string, readonly string[]>;

/** Carries out the steps line by line. */
function edit(lines: readonly string[], steps: Scene['files'][number][1]): { now: string[]; hunks: Hunk[] } {
  const now: string[] = [];
  const hunks: { oldStart: number; oldLines: number; newStart: number; newLines: number }[] = [];
  for (const [index, text] of lines.entries()) {
    const step = steps[index] ?? 'keep';
    const isKept = step === 'keep' || (step !== 'delete' && 'insert' in step);
    const added = typeof step === 'string' ? [] : Object.values(step);
    if (step !== 'keep') {
      const [oldLines, newLines] = [isKept ? 0 : 1, added.length];
      const oldStart = oldLines === 0 ? index : index + 1;
      hunks.push({ oldStart, oldLines, newStart: newLines === 0 ? now.length : now.length + 1, newLines });
    }
    now.push(...added, ...(isKept ? [text] : []));
  }
  return { now, hunks };
}

function play(
  { hasGit, files, threads: before, findings: after }: Scene,
  shuffle: <T>(items: readonly T[]) => T[],
) {
  const [linesThen, linesNow]: [Lines, Lines] = [new Map(), new Map()];
  const changes = FILES.map((path, index) => {
    const [lines = [], steps = []] = files[index] ?? [];
    const { now, hunks } = edit(lines, steps);
    linesThen.set(path, lines);
    linesNow.set(path, now);
    return { status: 'modified', oldPath: path, newPath: path, binary: false, type: 'file', hunks } as const;
  });
  const diff: Diff = toDiff(
    THEN,
    NOW,
    changes.filter(({ hunks }) => hunks.length > 0),
  );
  const inFile = (lines: Lines) => (one: { path: string; line: number }) =>
    one.line <= (lines.get(one.path)?.length ?? 0);
  const threads = before
    .filter(([one]) => inFile(linesThen)(one))
    .map(([one, isResolved], index) => {
      const [known] = toFindings([makeLogResult(one)]);
      return makeThread(known as NonNullable<typeof known>, `c${index}`, {
        lines: linesThen.get(one.path),
        isResolved,
      });
    });
  const findings = toFindings(after.filter(inFile(linesNow)).map((one) => makeLogResult(one))).map(makeRow);
  const known = toKnown({ diff: hasGit ? diff : undefined, before: linesThen, after: linesNow });
  matchKnown(shuffle(threads), shuffle(findings), known);
  return { threads, findings, linesNow };
}

const inOrder = <T>(items: readonly T[]): T[] => [...items];

function told(findings: readonly Finding[]): unknown {
  return findings
    .map(({ key, thread, matchedBy, resembles }) => [key, thread?.id, matchedBy, resembles?.id])
    .toSorted();
}

describe('matching', () => {
  test('gives the same result whatever the order of threads and findings', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const order = one.order[Symbol.iterator]();
        const shuffle = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => ({ item, rank: order.next().value as number }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ item }) => item);
        expect(told(play(one, shuffle).findings)).toEqual(told(play(one, inOrder).findings));
      }),
      fuzzRuns(200),
    );
  });

  test('gives each thread one finding at most', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const found = play(one, inOrder).findings.flatMap(({ thread }): Thread[] => (thread ? [thread] : []));
        expect(new Set(found).size).toBe(found.length);
      }),
      fuzzRuns(100),
    );
  });

  test('gives no thread that people decided about to other words, a worse level, or another line', () => {
    fc.assert(
      fc.property(scene, (one) => {
        const { findings, linesNow } = play(one, inOrder);
        for (const row of findings) {
          const { thread } = row;
          if (thread?.isResolved !== true) continue;
          const [then, now] = [thread.fingerprint, fingerprintOf(row, NOW, linesNow.get(row.at?.path ?? ''))];
          expect(now.words.filter((word) => !then.words.includes(word))).toEqual([]);
          expect(compareLevels(now.level, then.level)).toBeGreaterThanOrEqual(0);
          if (thread.where.kind === 'at')
            expect(row.at).toEqual({ path: thread.where.path, line: thread.where.line });
          else expect([now.exact, now.block]).toEqual([then.exact, then.block]);
        }
      }),
      fuzzRuns(200),
    );
  });
});
