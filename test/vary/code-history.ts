import { createRandom } from '../random.ts';

// A change of eight pushes, with problems in its code that are known: what a tool would report if it missed
// nothing and always said the same.

/** A problem that stands in the code until a push mends it. */
interface Problem {
  readonly id: string;
  readonly level: 'error' | 'warning';
  /** What a tool with stable rules calls it. */
  readonly rule: string;
  /** Ways to put it: six of ten pairs share no word that tells. */
  readonly wordings: readonly string[];
  /** A person dismisses it as soon as it has a thread, and nobody edits its line. */
  readonly isDismissed: boolean;
  /** The push that brought it. */
  readonly since: number;
}

/** Where it stands. */
interface Place {
  readonly path: string;
  readonly line: number;
}

/** The files of one push, and the problems that are in them. */
export interface Push {
  readonly files: Readonly<Record<string, string | null>>;
  readonly alive: ReadonlyMap<Problem, Place & { readonly length: number }>;
}

interface Line {
  text: string;
  problem?: Problem;
}

const CATEGORIES = ['correctness', 'security', 'performance', 'concurrency', 'resources', 'api', 'style'];
const SYLLABLES = [
  'ba',
  'co',
  'di',
  'fe',
  'gu',
  'ha',
  'jo',
  'ki',
  'lu',
  'me',
  'no',
  'pa',
  'ri',
  'so',
  'tu',
  've',
];
const FILES = 14;
const PROBLEMS = 26;
const DISMISSED = 6;
const MOST_PER_FILE = 3;
/** Lines between problems, at least; what a push brings may be nearer. */
const APART = 4;

/** A history of its own for each seed: the code, what is wrong in it, and the order of what is done to it. */
export function writeHistory(seed: number): {
  readonly base: Push['files'];
  readonly pushes: readonly Push[];
} {
  const random = createRandom(seed);
  const word = (): string => Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join('');
  const files = new Map<string, Line[]>();
  const statement = (indent: string): string =>
    random.pick([
      () => `${indent}const ${word()} = ${word()}.${word()}(${word()});`,
      () => `${indent}${word()}.${word()} = ${word()};`,
      () => `${indent}await ${word()}(${word()}, ${word()});`,
      () => `${indent}if (${word()} > ${random.below(90)}) return ${word()};`,
      () => `${indent}log('${word()} ${word()}');`,
      () => `${indent}return null;`,
    ])();
  const fun = (): Line[] => [
    { text: `export async function ${word()}(${word()}, ${word()}) {` },
    ...Array.from({ length: 5 + random.below(12) }, () => ({ text: statement('  ') })),
    { text: '}' },
    { text: '' },
  ];
  let count = 0;
  const problem = (since: number, isDismissed = false): Problem => {
    count += 1;
    // What it is about is named in most wordings.
    const name = word();
    const sentence = (): string =>
      [...Array.from({ length: 6 }, word), random.chance(0.62) ? name : word()].join(' ');
    return {
      ...{ id: `p${count}`, since, isDismissed },
      level: random.chance(0.5) ? 'error' : 'warning',
      rule: random.pick(CATEGORIES),
      wordings: Array.from({ length: 4 }, () => `The ${sentence()}.`),
    };
  };
  const paths = Array.from(
    { length: FILES },
    (_, index) => `src/${word()}${index}.${index % 3 === 2 ? 'py' : 'ts'}`,
  );
  for (const path of paths) files.set(path, Array.from({ length: 2 + random.below(2) }, fun).flat());
  const text = (lines: readonly Line[]): string => lines.map((line) => `${line.text}\n`).join('');
  const now = (): Record<string, string> =>
    Object.fromEntries([...files].map(([path, lines]) => [path, text(lines)]));
  const base = now();

  const all = (): { path: string; lines: Line[]; line: Line; problem: Problem }[] =>
    [...files].flatMap(([path, lines]) =>
      lines.flatMap((line) =>
        line.problem === undefined ? [] : [{ path, lines, line, problem: line.problem }],
      ),
    );
  const open = () => random.shuffle(all().filter((one) => !one.problem.isDismissed));
  let mended: { lines: Line[]; line: Line; problem: Problem; was: string } | undefined;
  /** As people mend: the line is written anew or taken out, or a guard is put in front of it. */
  const fix = ({ lines, line, problem: what }: ReturnType<typeof all>[number]): void => {
    mended = { lines, line, problem: what, was: line.text };
    const at = lines.indexOf(line);
    delete line.problem;
    const way = random.below(3);
    if (way === 0) lines.splice(at, 1, line, { text: statement('  ') });
    if (way === 1)
      lines.splice(at, 0, { text: `  if (${word()} === undefined) throw new Error('${word()}');` });
    if (way !== 1) line.text = statement('  ');
  };
  /** Functions with problems in them: all that the change is about. */
  const feature = (since: number): void => {
    for (const path of paths) files.get(path)?.push(...Array.from({ length: 3 }, fun).flat());
    const spots = random.shuffle(
      [...files.values()].flatMap((lines) =>
        lines.flatMap((line, at) =>
          at > lines.length / 2 && line.text.startsWith('  ') ? [{ lines, line }] : [],
        ),
      ),
    );
    for (const { lines, line } of spots) {
      const here = all().filter((one) => one.lines === lines);
      if (count === PROBLEMS || here.length === MOST_PER_FILE) continue;
      if (here.some((one) => Math.abs(lines.indexOf(one.line) - lines.indexOf(line)) < APART)) continue;
      line.problem = problem(since, count < DISMISSED);
    }
  };
  const dismissedIn = (path: string): number =>
    all().filter((one) => one.path === path && one.problem.isDismissed).length;
  const near = (line: Line): boolean =>
    all().some(
      (one) =>
        one.lines.includes(line) && Math.abs(one.lines.indexOf(one.line) - one.lines.indexOf(line)) < 4,
    );
  const work: ((push: number) => void)[] = [
    // Documentation alone.
    (push) => {
      files.set('README.md', [{ text: `More of ${push}.` }]);
    },
    // Helpers above all else, and a problem of their own; one on a new line beside what was dismissed.
    (push) => {
      for (const path of random.shuffle(paths).slice(0, 5)) files.get(path)?.unshift(...fun());
      const [first] = random.shuffle([...files.values()]);
      const added = { text: statement('  '), problem: problem(push) };
      first?.splice(1, 0, added);
      const beside = random.shuffle(all().filter((one) => one.problem.isDismissed))[0];
      const more = { text: statement('  '), problem: problem(push) };
      beside?.lines.splice(beside.lines.indexOf(beside.line) + 1 + random.below(2), 0, more);
    },
    // Four are mended, and two more lines are edited that stay as wrong as they were.
    () => {
      const [a, b, ...rest] = open();
      for (const one of [a, b]) if (one) one.line.text = one.line.text.replace(/\w+/u, word());
      for (const one of rest.slice(0, 4)) fix(one);
    },
    // A file moves, another one is formatted.
    () => {
      const [other = '', from = ''] = random
        .shuffle(paths.filter((path) => files.has(path)))
        .toSorted((a, b) => dismissedIn(a) - dismissedIn(b));
      const lines = files.get(from) ?? [];
      files.delete(from);
      files.set(from.replace('src/', 'lib/'), lines);
      for (const line of files.get(other) ?? []) line.text = line.text.replace(/^ {2}/u, '    ');
    },
    // A function moves to the end of its file; two are mended.
    () => {
      for (const one of open().slice(0, 2)) fix(one);
      const lines = open()[0]?.lines ?? [];
      const end = lines.findIndex((line) => line.text === '');
      lines.push(...lines.splice(0, end + 1));
    },
    // Work elsewhere; a fix is undone.
    () => {
      for (const path of random.shuffle(paths).slice(0, 3)) files.get(path)?.push(...fun());
      if (mended === undefined || !mended.lines.includes(mended.line)) return;
      mended.line.text = mended.was;
      mended.line.problem = mended.problem;
    },
    // Three are mended, and lines that nobody complains of are edited.
    () => {
      for (const one of open().slice(0, 3)) fix(one);
      for (const lines of random.shuffle([...files.values()]).slice(0, 4)) {
        const line = random.pick(lines);
        if (line.text.startsWith('  ') && line.problem === undefined && !near(line))
          line.text = statement('  ');
      }
    },
  ];
  const pushes: Push[] = [];
  let before: Record<string, string> = base;
  for (const [push, act] of [feature, ...random.shuffle(work)].entries()) {
    act(push);
    const after = now();
    const gone = Object.keys(before).filter((path) => !(path in after));
    pushes.push({
      files: { ...after, ...Object.fromEntries(gone.map((path) => [path, null])) },
      alive: new Map(
        all().map(({ path, lines, line, problem: what }) => [
          what,
          { path, line: lines.indexOf(line) + 1, length: lines.length },
        ]),
      ),
    });
    before = after;
  }
  return { base, pushes };
}

/** How the reports of a tool differ from run to run. */
export interface Drift {
  readonly isReworded?: boolean;
  /** Lines off, or around. */
  readonly places?: 'off' | 'around';
  readonly isMissing?: boolean;
  readonly isLate?: boolean;
  readonly rules: 'stable' | 'generic' | 'free';
}

/** Tools whose results are not the same from run to run. */
export const KINDS = {
  'an AI reviewer, stable rules': {
    isReworded: true,
    places: 'off',
    isMissing: true,
    isLate: true,
    rules: 'stable',
  },
  'an AI reviewer, one rule': {
    isReworded: true,
    places: 'off',
    isMissing: true,
    isLate: true,
    rules: 'generic',
  },
  'an AI reviewer, free rules': {
    isReworded: true,
    places: 'off',
    isMissing: true,
    isLate: true,
    rules: 'free',
  },
  'an AI reviewer that marks regions': {
    isReworded: true,
    places: 'around',
    isMissing: true,
    isLate: true,
    rules: 'stable',
  },
  'other words, some missing': { isReworded: true, isMissing: true, rules: 'stable' },
} as const satisfies Record<string, Drift>;
export type Kind = keyof typeof KINDS;

export interface Told extends Place {
  readonly problem: Problem;
  readonly rule: string;
  readonly level: 'error' | 'warning';
  readonly message: string;
  readonly endLine?: number;
}

/** What a tool reports of each push. */
export function createReporter(
  seed: number,
  drift: Drift,
): (push: number, alive: Push['alive']) => readonly Told[] {
  const random = createRandom(seed);
  const late = new Map<Problem, number>();
  const said = new Map<Problem, number>();
  const off = (): number => {
    const at = random.below(100);
    return at < 40 ? 0 : at < 70 ? 1 : at < 88 ? 2 : 3;
  };
  return (push, alive) =>
    random.shuffle(
      [...alive].flatMap(([problem, { path, line, length }]): Told[] => {
        if (!late.has(problem)) late.set(problem, random.chance(0.1) ? 1 + random.below(3) : 0);
        const isLate = drift.isLate === true && push < problem.since + (late.get(problem) ?? 0);
        const isMissing = random.chance(0.15) && drift.isMissing === true && push > 0;
        // Another way to put it than the last time.
        const next = (said.get(problem) ?? 0) + 1 + random.below(3);
        said.set(problem, next);
        const wording = problem.wordings[drift.isReworded === true ? next % 4 : 0] ?? '';
        const [first, more, sign] = [off(), off(), random.chance(0.5) ? 1 : -1];
        if (isLate || isMissing) return [];
        const start =
          drift.places === 'off' ? line + sign * first : drift.places === 'around' ? line - first : line;
        return [
          {
            ...{ problem, path, level: problem.level, message: wording },
            line: Math.min(length, Math.max(1, start)),
            ...(drift.places === 'around' && { endLine: Math.min(length, line + more) }),
            rule: { stable: problem.rule, generic: 'review', free: wording.slice(4, 24) }[drift.rules],
          },
        ];
      }),
    );
}
