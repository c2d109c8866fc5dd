import { type Diff, toDiff } from '../../src/diff/diff.ts';
import { type LoggedFinding, toFindings } from '../../src/finding/logged-finding.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { matchKnown } from '../../src/match/match.ts';
import { makeLogResult } from '../../test/finding/make-finding.ts';
import { createRepository, TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import { makeRow, makeThread, THEN, toKnown } from '../../test/match/make-thread.ts';
import { createRandom } from '../../test/random.ts';
import { collectGarbage, timeOf } from './processor-time.ts';
import { aim, count, median, milliseconds, type Print } from './result.ts';

const RUNS = 3;
/** A shape that takes longer than this is measured once, and the first run counts. */
const LONG_MS = 3_000;
/**
 * Tried first at this share of the size, and not in full where that took longer than its share of the limit.
 */
const TRIAL = 0.2;
const LIMIT_MS = 15_000;
/** The most that is aimed at, in times of the plain move. */
const MOST_RATIO = 4;

/** How many threads there are, and over how many files they are spread. */
interface Layout {
  readonly threads: number;
  readonly files: number;
}

const ONE_FILE: Layout = { threads: 5_000, files: 1 };
const MANY_FILES: Layout = { threads: 30_000, files: 60 };
const LONG_FILE: Layout = { threads: 30_000, files: 1 };
const FILE_EACH: Layout = { threads: 20_000, files: 20_000 };

/** A line, and the finding on it where it has one. */
interface Row {
  readonly text: string;
  readonly rule?: string;
  readonly message?: string;
}

/** A file with `size` findings, as it was and as it is. */
interface Change {
  readonly old: readonly Row[];
  readonly now: readonly Row[];
}

interface Shape {
  readonly name: string;
  readonly layout: Layout;
  readonly git: boolean;
  /** A person has resolved every thread. */
  readonly decided?: true;
  readonly renamed?: true;
  change(size: number): Change;
}

interface Figure {
  readonly name: string;
  readonly threads: number;
  readonly files: number;
  /** Median in milliseconds. */
  readonly time: number;
  /** The full size takes too long: the time is told in proportion from a part of the size. */
  readonly inProportion?: true;
  /** How many times as much as the plain move of as many threads takes. */
  readonly ratio: number;
  /** Findings that are there after the change, and pairs made. */
  readonly findings: number;
  readonly pairs: number;
}

/** How the time of matching depends on the shape of a change, beside a plain move of as many threads. */
export async function measureShapes(
  print: Print,
): Promise<{ readonly note: string; readonly figures: readonly Figure[] }> {
  const figures: Figure[] = [];
  for (const layout of [ONE_FILE, MANY_FILES, LONG_FILE, FILE_EACH]) {
    const add = (name: string, measured: Measured, plain: number): void => {
      const figure = { name, ...layout, ...measured, ratio: measured.time / plain };
      figures.push(figure);
      print(toRow(figure).join('; '));
    };
    const plain = await measure({ ...PLAIN, layout });
    add(PLAIN.name, plain, plain.time);
    for (const shape of SHAPES) {
      if (shape.layout === layout) add(shape.name, await measure(shape), plain.time);
    }
  }
  return { note: toNote(figures), figures };
}

function toNote(figures: readonly Figure[]): string {
  const shapes = figures.filter(({ name }) => name !== PLAIN.name);
  const [slowest] = shapes.toSorted((one, other) => other.ratio - one.ratio);
  const above = shapes.filter(({ ratio }) => ratio > MOST_RATIO);
  const words = `for every kind of change, matching takes at most ${MOST_RATIO} times as long as a plain move with the same number of threads. ${above.length} of ${shapes.length} kinds take longer; the slowest takes ${slowest?.ratio.toFixed(2)} times as long (${slowest?.name})`;
  return `${aim(words, above.length === 0)} \`npm run bench -- growth --shapes\` prints them.`;
}

function toRow({
  name,
  threads,
  files,
  time,
  ratio,
  inProportion,
  findings,
  pairs,
}: Figure): readonly string[] {
  const sign = inProportion ? '~ ' : '';
  return [
    name,
    count(threads),
    count(files),
    `${sign}${milliseconds(time)}`,
    `${sign}${ratio.toFixed(2)} x`,
    count(findings),
    inProportion ? 'not measured' : count(pairs),
  ];
}

type Measured = Pick<Figure, 'time' | 'inProportion' | 'findings' | 'pairs'>;

async function measure(shape: Shape): Promise<Measured> {
  const { threads, files } = shape.layout;
  const trial = await prepare({ ...shape, layout: { threads: threads * TRIAL, files } });
  await timeOf(trial.work);
  const part = await timeOf(trial.work);
  const { work, findings } = await prepare(shape);
  if (part / TRIAL > LIMIT_MS) return { time: part / TRIAL, inProportion: true, findings, pairs: 0 };
  // The first run is for the compiler.
  const first = await timeOf(work);
  const times: number[] = first > LONG_MS ? [first] : [];
  while (first <= LONG_MS && times.length < RUNS) {
    collectGarbage();
    times.push(await timeOf(work));
  }
  return { time: median(times), findings, pairs: work() };
}

async function prepare({ layout, git, decided, renamed, change }: Shape): Promise<{
  /** Returns how many pairs were made. */
  readonly work: () => number;
  readonly findings: number;
}> {
  const made = change(layout.threads / layout.files);
  const numbers = Array.from({ length: layout.files }, (_, index) => index);
  const pathThen = (file: number): string => `src/file-${file}.ts`;
  const pathNow = (file: number): string => (renamed ? `lib/other-${file}.ts` : pathThen(file));
  const then = new Map(numbers.map((file) => [pathThen(file), made.old] as const));
  const now = new Map(numbers.map((file) => [pathNow(file), made.now] as const));
  const [findingsThen, findingsNow] = [findFindings(then), findFindings(now)];
  const linesThen = toLines(made.old);
  const parts = { lines: linesThen, isResolved: decided === true };
  const threads = findingsThen.map((finding, index) => makeThread(finding, String(index), parts));
  const diff = git ? await readChange(then, now) : undefined;
  return {
    findings: findingsNow.length,
    work() {
      // What is remembered of a text is not there in a real run, either.
      const known = toKnown({ diff, before: copyTexts(then), after: copyTexts(now) });
      const findings = findingsNow.map(makeRow);
      matchKnown(threads, findings, known);
      return findings.filter(({ thread }) => thread !== undefined).length;
    },
  };
}

type Tree = ReadonlyMap<string, readonly Row[]>;

function toLines(rows: readonly Row[]): readonly string[] {
  return rows.map(({ text }) => text);
}

function copyTexts(tree: Tree): ReadonlyMap<string, readonly string[]> {
  return new Map([...tree].map(([path, rows]) => [path, toLines(rows)]));
}

function findFindings(tree: Tree): readonly LoggedFinding[] {
  return toFindings(
    [...tree].flatMap(([path, rows]) =>
      rows.flatMap(({ rule, message }, index) =>
        rule === undefined ? [] : [makeLogResult({ path, rule, message: message ?? 'No.', line: index + 1 })],
      ),
    ),
  );
}

/** What git says of the two trees. */
async function readChange(then: Tree, now: Tree): Promise<Diff> {
  const repository = createRepository();
  try {
    const [from = '', to = ''] = [then, now].map((tree) =>
      repository.commit(
        Object.fromEntries([...tree].map(([path, rows]) => [path, `${toLines(rows).join('\n')}\n`])),
      ),
    );
    const { files } = await readDiff(createGit(repository.path, TEST_ENVIRONMENT), from, to);
    return toDiff(THEN, to, files);
  } finally {
    repository.dispose();
  }
}

const RULES = 50;

function toRows(size: number, textOf: (index: number) => string): readonly Row[] {
  return Array.from({ length: size }, (_, index) => ({
    text: textOf(index),
    rule: `rule-${index % RULES}`,
    message: `No ${index}.`,
  }));
}

/** Lines that are equal, each with a finding that is equal too. */
function toCopies(size: number, text: string): readonly Row[] {
  return Array.from({ length: size }, () => ({ text, rule: 'rule' }));
}

const UNLIKE = (index: number): string => `const value${index} = compute(${index});`;

function shift(size: number): Change {
  const old = toRows(size, UNLIKE);
  const added = Array.from({ length: 10 }, (_, row) => ({ text: `import name${row};` }));
  return { old, now: [...added, ...old] };
}

function mend(size: number): Change {
  const old = toCopies(size, 'go(input);');
  const random = createRandom(7);
  const mended = new Set(random.shuffle([...old.keys()]).slice(0, Math.floor(size / 3)));
  return { old, now: old.map((row, index) => (mended.has(index) ? { text: 'check(input);' } : row)) };
}

/** Single quotes to double ones, with semicolons, over two lines, of which either has the finding. */
function reformat(size: number): Change {
  const old = toRows(size, (index) => `const value${index} = compute('name ${index}', ${index})`);
  return {
    old,
    now: old.flatMap(({ text, ...finding }, index) => {
      const [first, second] = text.replaceAll("'", '"').split(' = ');
      const lines: readonly Row[] = [{ text: `${first} =` }, { text: `  ${second};` }];
      return lines.map((line, part) => (part === index % 2 ? { ...line, ...finding } : line));
    }),
  };
}

function swap(size: number): Change {
  const old = toRows(size, UNLIKE);
  const half = size / 2;
  return { old, now: [...old.slice(half), ...old.slice(0, half)] };
}

/** Of one rule and message, in no line of which anything is left. */
function rewrite(size: number): Change {
  const toFindings = (textOf: (index: number) => string): readonly Row[] =>
    Array.from({ length: size }, (_, index) => ({ text: textOf(index), rule: 'rule' }));
  return { old: toFindings(UNLIKE), now: toFindings((index) => `let result${index} = [${index}, true];`) };
}

function keep(size: number): Change {
  const old = toCopies(size, 'go(input);');
  return { old, now: old };
}

function renameIdentifier(size: number): Change {
  return { old: toCopies(size, 'go(input);'), now: toCopies(size, 'go(request);') };
}

/** Every text stands five times in the file. */
function keepCopies(size: number): Change {
  const old = Array.from({ length: size }, (_, index) => ({
    text: UNLIKE(index % (size / 5)),
    rule: `rule-${index % RULES}`,
  }));
  return { old, now: old };
}

const PLAIN: Shape = {
  name: 'lines shifted (the plain move)',
  layout: ONE_FILE,
  git: true,
  change: shift,
};

const SHAPES: readonly Shape[] = [
  { name: 'equal lines, a third mended, with git', layout: ONE_FILE, git: true, change: mend },
  {
    name: 'equal lines, a third mended, decided, with git',
    layout: ONE_FILE,
    git: true,
    decided: true,
    change: mend,
  },
  { name: 'equal lines, a third mended, without git', layout: ONE_FILE, git: false, change: mend },
  { name: 'reformatted, with git', layout: ONE_FILE, git: true, change: reformat },
  { name: 'reformatted, decided, with git', layout: ONE_FILE, git: true, decided: true, change: reformat },
  { name: 'two halves change places, unlike lines, without git', layout: ONE_FILE, git: false, change: swap },
  { name: 'equal lines all edited, with git', layout: ONE_FILE, git: true, change: renameIdentifier },
  {
    name: 'file renamed, lines with copies, without git',
    layout: ONE_FILE,
    git: false,
    renamed: true,
    change: keepCopies,
  },
  { name: 'reformatted, with git', layout: MANY_FILES, git: true, change: reformat },
  { name: 'reformatted, decided, with git', layout: MANY_FILES, git: true, decided: true, change: reformat },
  { name: 'all lines edited, without git', layout: LONG_FILE, git: false, change: rewrite },
  {
    name: 'all lines edited, decided, without git',
    layout: LONG_FILE,
    git: false,
    decided: true,
    change: rewrite,
  },
  { name: 'all lines edited, with git', layout: LONG_FILE, git: true, change: rewrite },
  { name: 'equal lines all edited, without git', layout: LONG_FILE, git: false, change: renameIdentifier },
  { name: 'equal lines all edited, with git', layout: LONG_FILE, git: true, change: renameIdentifier },
  { name: 'equal files renamed, without git', layout: FILE_EACH, git: false, renamed: true, change: keep },
];
