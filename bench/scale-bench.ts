import { toDiff } from '../src/diff/diff.ts';
import type { Result } from '../src/finding/finding.ts';
import { toFindings } from '../src/finding/logged-finding.ts';
import { matchKnown } from '../src/match/match.ts';
import { makeLogResult } from '../test/finding/make-finding.ts';
import { type KnownOfTest, makeRow, makeThread, NOW, THEN, toKnown } from '../test/match/make-thread.ts';
import { toTable } from './table.ts';

const SIZES = [1_000, 10_000, 100_000];
/** Lines that were put in at the top of each file. */
const SHIFT = 10;
const LINES_A_FILE = 100;

/** A shape of findings: where the number stands, what its line says, and what became of the line. */
interface Shape {
  readonly name: string;
  path(index: number): string;
  rule(index: number): string;
  text(index: number): string;
  textNow(index: number): string;
}

const MIXED: Shape = {
  name: 'many rules and files',
  path: (index) => `src/file-${Math.floor(index / LINES_A_FILE)}.ts`,
  rule: (index) => `rule-${index % 50}`,
  text: (index) => `const value${index} = compute(${index});`,
  textNow: (index) => `const value${index} = compute(${index});`,
};
const ONE_FILE: Shape = {
  ...MIXED,
  name: 'one rule, one file',
  path: () => 'src/file.ts',
  rule: () => 'rule',
};

const SHAPES: readonly Shape[] = [
  MIXED,
  ONE_FILE,
  { ...ONE_FILE, name: 'one rule, one file, one text', text: () => 'x();', textNow: () => 'x();' },
  {
    ...ONE_FILE,
    name: 'one rule, one file, all edited',
    textNow: (index) => `let value${index} = compute(${index}, 1);`,
  },
  { ...ONE_FILE, name: 'one rule, one file, all others', textNow: (index) => `throw new Other${index}()` },
];

interface Measurement {
  readonly shape: string;
  readonly git: string;
  readonly size: number;
  readonly milliseconds: number;
  readonly pairs: number;
}

/**
 * Prints the processor time that it takes to match as many findings as threads, with git, where git calls all
 * lines changed, and without git.
 */
export async function benchScale(print: (text: string) => void): Promise<unknown> {
  const measurements: Measurement[] = [];
  for (const shape of SHAPES) {
    for (const size of SIZES) measurements.push(...measure(shape, size));
  }
  const rows = measurements.map(({ shape, git, size, milliseconds, pairs }) => [
    shape,
    git,
    size.toLocaleString('en'),
    milliseconds.toFixed(0),
    pairs.toLocaleString('en'),
  ]);
  print(toTable([['findings', 'git', 'number', 'ms', 'pairs'], ...rows]));
  return measurements;
}

function measure(shape: Shape, size: number): readonly Measurement[] {
  const then = makeState(shape, size, 0, shape.text);
  const now = makeState(shape, size, SHIFT, shape.textNow);
  const threads = toFindings(then.results).map((finding, index) =>
    makeThread(finding, String(index), { lines: then.lines.get(finding.place.path ?? '') }),
  );
  const changes: Readonly<Record<string, KnownOfTest['diff']>> = {
    mapped: toChange(then, 'shifted'),
    'all changed': toChange(then, 'rewritten'),
    none: undefined,
  };
  return Object.entries(changes).map(([git, diff]) => {
    const findings = toFindings(now.results).map(makeRow);
    const known = toKnown({ diff, before: then.lines, after: now.lines });
    const start = process.cpuUsage();
    matchKnown(threads, findings, known);
    const { user, system } = process.cpuUsage(start);
    const pairs = findings.filter(({ thread }) => thread !== undefined).length;
    return { shape: shape.name, git, size, milliseconds: (user + system) / 1_000, pairs };
  });
}

interface State {
  readonly results: readonly Result[];
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

function makeState(shape: Shape, size: number, shift: number, text: Shape['text']): State {
  const lines = new Map<string, string[]>();
  const results = Array.from({ length: size }, (_, index) => {
    const path = shape.path(index);
    const file = lines.get(path) ?? Array.from({ length: shift }, (_, line) => `import name${line};`);
    lines.set(path, file);
    file.push(text(index));
    return makeLogResult({
      tool: 'bench',
      rule: shape.rule(index),
      path,
      line: file.length,
      message: `No ${index}.`,
    });
  });
  return { results, lines };
}

/** What git would say: lines put in at the top, or every line another. */
function toChange({ lines }: State, change: 'shifted' | 'rewritten'): KnownOfTest['diff'] {
  const files = [...lines].map(([path, { length }]) => ({
    status: 'modified' as const,
    oldPath: path,
    newPath: path,
    binary: false,
    type: 'file' as const,
    hunks:
      change === 'shifted'
        ? [{ oldStart: 0, oldLines: 0, newStart: 1, newLines: SHIFT }]
        : [{ oldStart: 1, oldLines: length, newStart: 1, newLines: length + SHIFT }],
  }));
  return toDiff(THEN, NOW, files);
}
