import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toAnchor } from '../../src/diff/anchor.ts';
import { type Diff, toDiff } from '../../src/diff/diff.ts';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import type { Result } from '../../src/finding/finding.ts';
import { splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import { readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { matchKnown } from '../../src/match/match.ts';
import { makePlan } from '../../src/plan/plan.ts';
import type { Comment } from '../../src/services/port.ts';
import { writeBody } from '../../src/threads/marker.ts';
import { findThreads } from '../../src/threads/threads.ts';
import { makeLogResult } from '../../test/finding/make-finding.ts';
import * as tables from '../../test/match/make-thread.ts';
import { measureShapes } from './matching-shapes.ts';
import { collectGarbage, timeOf } from './processor-time.ts';
import { aim, type BenchResult, count, median, milliseconds, type Print } from './result.ts';
import { toLog, toReports } from './stage.ts';

const { NOW, THEN } = tables;
const SIGNING = { keys: [Buffer.from('secret')], identity: ['1'], isWithheld: false };
const LIMIT = 60_000;
const POLICY = {
  filterMode: 'nofilter',
  filterModeByLine: 'added',
  minLevel: 'note',
  failLevel: 'error',
  acceptResolved: false,
  maxThreads: 50,
  resolve: 'fixed',
  dismissals: 'none',
  summaryComment: 'auto',
} as const;
const LINES_A_FILE = 100;
const RUNS = 5;
const MOST_EXPONENT = 1.1;
const SIZES = {
  results: [1_000, 10_000, 100_000],
  threads: [1_000, 3_000, 10_000],
  files: [100, 1_000, 10_000],
} as const;

/** One phase of a run: what it is about, and its work over so many of them, made ready apart. */
interface Phase {
  readonly name: string;
  readonly of: keyof typeof SIZES;
  prepare(size: number): () => unknown;
}

interface Growth {
  readonly name: string;
  readonly of: string;
  readonly sizes: readonly number[];
  /** Medians in milliseconds. */
  readonly times: readonly number[];
  /** Slope of the line through the logarithms: 1 is in proportion. */
  readonly exponent: number;
}

/**
 * How the time of each phase grows with what it works on, and that of matching with the shape of a change;
 * with `--shapes` only the latter.
 */
export async function benchGrowth(print: Print, args: readonly string[] = []): Promise<BenchResult> {
  const onlyShapes = args.includes('--shapes');
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-growth-'));
  const growths: Growth[] = [];
  try {
    for (const phase of onlyShapes ? [] : [toReading(folder), ...PHASES]) {
      const growth = await measure(phase);
      growths.push(growth);
      print(
        `${growth.name}: ${growth.times.map(milliseconds).join(', ')}; exponent ${growth.exponent.toFixed(2)}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const shapes = await measureShapes(print);
  return {
    kind: 'speed',
    title: 'Growth',
    about: `We measured each phase separately in ${RUNS} runs. The table shows medians of CPU time. An exponent of 1 means linear growth, and 2 means quadratic growth.`,
    columns: ['phase', 'sizes', 'times', 'exponent'],
    rows: growths.map(({ name, of, sizes, times, exponent }) => [
      name,
      `${sizes.map(count).join(', ')} ${of}`,
      times.map(milliseconds).join(', '),
      exponent.toFixed(2),
    ]),
    notes: onlyShapes ? [shapes.note] : [toAim(growths), shapes.note],
    figures: { growths, shapes: shapes.figures },
  };
}

async function measure({ name, of, prepare }: Phase): Promise<Growth> {
  const sizes = SIZES[of];
  // Once over the smallest size for the compiler.
  await prepare(sizes[0])();
  const times: number[] = [];
  for (const size of sizes) {
    const work = prepare(size);
    // It is not the phase that has to clear away what was left over.
    collectGarbage();
    const runs: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const spent = await timeOf(work);
      if (run > 0) runs.push(spent);
    }
    times.push(median(runs));
  }
  return { name, of, sizes, times, exponent: slope(sizes.map(Math.log), times.map(Math.log)) };
}

function toAim(growths: readonly Growth[]): string {
  const above = growths.filter(({ exponent }) => exponent > MOST_EXPONENT);
  const words = `no exponent is above ${MOST_EXPONENT}. ${above.length} of ${growths.length} are`;
  return aim(words, above.length === 0);
}

/** Least squares. */
function slope(xs: readonly number[], ys: readonly number[]): number {
  const mean = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0) / all.length;
  const [x, y] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, value, index) => sum + (value - x) * ((ys[index] ?? y) - y), 0);
  return above / xs.reduce((sum, value) => sum + (value - x) ** 2, 0);
}

function toReading(folder: string): Phase {
  return {
    name: 'read the logs',
    of: 'results',
    prepare(size) {
      const file = join(folder, `${size}.sarif`);
      const reports = Array.from({ length: size / LINES_A_FILE }, (_, index) =>
        toReports(pathOf(index), LINES_A_FILE),
      );
      writeFileSync(file, JSON.stringify(toLog(reports.flat())));
      const paths = reports.map((_, index) => ({ path: pathOf(index), type: 'file' as const }));
      return () =>
        readAnalysis({
          patterns: [file],
          directory: folder,
          tools: [],
          tree: toTree(paths),
          roots: { checkout: folder, prefix: '', workspaces: [] },
        });
    },
  };
}

const PHASES: readonly Phase[] = [
  {
    name: 'find repetitions and findings',
    of: 'results',
    prepare(size) {
      const { results } = toState(size, 0);
      return () => toFindings(splitDuplicates(results).distinct);
    },
  },
  {
    name: 'find places on the diff',
    of: 'results',
    prepare(size) {
      const { results, lines } = toState(size, 0);
      const findings = toFindings(results);
      const diff = toChange(lines, 'rewritten');
      const toHead = toDiff(NOW, NOW, []);
      return () =>
        findings.map(({ place }) =>
          toAnchor({
            place,
            toHead,
            diff,
            linesOf: (path) => ({
              readings: [
                {
                  toHead: [],
                  fromBase: diff.byNewPath.get(path)?.hunks ?? [],
                  count: lines.get(path)?.length ?? 0,
                },
              ],
            }),
            can: { lines: 'changed-files', ladder: ['line'] },
          }),
        );
    },
  },
  matching('match, lines shifted', 'results', 'shifted'),
  matching('match, all lines rewritten', 'results', 'rewritten'),
  matching('match, without git', 'results', 'lost'),
  {
    name: 'plan',
    of: 'results',
    prepare(size) {
      const { results } = toState(size, 0);
      const rows = toFindings(results).map(tables.makeRow);
      return () =>
        makePlan({
          findings: rows,
          results,
          threads: [],
          completeness: {
            failures: [],
            complete: [],
            unverifiedTools: [],
            unverifiedFiles: [],
            ruleCatalogues: new Map(),
            fileCatalogues: new Map(),
            quietScopes: new Set(),
            varying: new Set<string>(),
            unlocated: [],
            warnings: [],
          },
          job: { name: 'bench', tools: { named: [], silent: [] } },
          head: NOW,
          analyzed: NOW,
          toHead: toDiff(NOW, NOW, []),
          isRewritten: () => false,
          policy: POLICY,
          leftDiff: () => undefined,
          canEdit: true,
          keepsNumbers: false,
          bot: undefined,
        });
    },
  },
  {
    name: 'read the threads of a listing',
    of: 'threads',
    prepare(size) {
      const comments = toComments(size);
      return () => findThreads(comments, { signing: SIGNING, presentKeys: 1 });
    },
  },
  matching('match, lines shifted', 'threads', 'shifted'),
  {
    name: 'prepare the tree',
    of: 'files',
    prepare(size) {
      const entries = Array.from({ length: size }, (_, index) => ({
        path: pathOf(index),
        type: 'file' as const,
      }));
      return () => toTree(entries).longestEnding(['file-7.ts']);
    },
  },
  {
    name: 'parse the diff',
    of: 'files',
    prepare(size) {
      const output = toGitOutput(size);
      return () => parseDiff(THEN, NOW, output);
    },
  },
];

type Change = 'shifted' | 'rewritten' | 'lost';

function matching(name: string, of: Phase['of'], change: Change): Phase {
  return {
    name,
    of,
    prepare(size) {
      const then = toState(size, 0);
      const now = toState(size, 10);
      const threads = toFindings(then.results).map((finding, index) =>
        tables.makeThread(finding, String(index), { lines: then.lines.get(finding.place.path ?? '') }),
      );
      const diff = change === 'lost' ? undefined : toChange(then.lines, change);
      const known = tables.toKnown({ diff, before: then.lines, after: now.lines });
      return () => matchKnown(threads, toFindings(now.results).map(tables.makeRow), known);
    },
  };
}

type Lines = ReadonlyMap<string, readonly string[]>;

function toState(
  size: number,
  shift: number,
): { readonly results: readonly Result[]; readonly lines: Lines } {
  const lines = new Map<string, string[]>();
  // Shared as the reader shares it: the scope, the objects of rules, and the text of a path.
  const plain = makeLogResult();
  const rules = Array.from({ length: 50 }, (_, rule) => ({ ...plain.rule, id: `rule-${rule}` }));
  const results: Result[] = [];
  for (let file = 0; file < size / LINES_A_FILE; file += 1) {
    const path = pathOf(file);
    const text = Array.from({ length: shift }, (_, row) => `import name${row};`);
    lines.set(path, text);
    for (let line = 0; line < LINES_A_FILE; line += 1) {
      const index = results.length;
      text.push(`const value${index} = compute(${index});`);
      const place = { kind: 'lines', path, startLine: text.length, endLine: text.length } as const;
      const rule = rules[index % rules.length] ?? plain.rule;
      results.push({ ...plain, rule, message: `No ${index}.`, place });
    }
  }
  return { results, lines };
}

function pathOf(file: number): string {
  return `src/room-${file % 40}/file-${file}.ts`;
}

function toChange(lines: Lines, change: 'shifted' | 'rewritten'): Diff {
  const files = [...lines].map(([path, { length }]) => ({
    status: 'modified' as const,
    oldPath: path,
    newPath: path,
    binary: false,
    type: 'file' as const,
    hunks:
      change === 'shifted'
        ? [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: 10 }]
        : [{ oldStart: 1, oldLines: length, newStart: 1, newLines: length + 10 }],
  }));
  return toDiff(THEN, NOW, files);
}

function toComments(size: number): readonly Comment[] {
  const { results, lines } = toState(size, 0);
  return toFindings(results).map((finding, index) => {
    const parts = { lines: lines.get(finding.place.path ?? '') };
    const { marker } = tables.makeThread(finding, String(index), parts);
    const body = writeBody('thread', 'Text.', marker, SIGNING, LIMIT);
    return { id: `c${index}`, discussionId: `d${index}`, body };
  });
}

/** What `git diff --raw --patch -z` prints for so many files with one changed line each. */
function toGitOutput(size: number): Buffer {
  const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
  const paths = Array.from({ length: size }, (_, index) => pathOf(index));
  const raw = paths.map((path) => `:100644 100644 ${a} ${b} M\0${path}\0`).join('');
  const patch = paths.map(
    (path) =>
      `diff --git a/${path} b/${path}\nindex ${a}..${b} 100644\n--- a/${path}\n+++ b/${path}\n@@ -3 +3 @@ context\n-old line\n+new line\n`,
  );
  return Buffer.from(`${raw}\0${patch.join('')}`);
}
