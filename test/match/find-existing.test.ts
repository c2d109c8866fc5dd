import { describe, expect, test } from '@jest/globals';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import { beginComparing } from '../../src/match/find-existing.ts';
import type { History } from '../../src/match/subjects.ts';
import { type FindingParts, makeFinding, SUPPRESSED } from '../finding/make-finding.ts';
import { filler } from './play-story.ts';
import { type Files, NO_HISTORY, readTwoTrees } from './two-trees.ts';

const [head, tail] = [filler('head', 8), filler('tail', 8)];
const one = (line: string): readonly string[] => [...head, line, ...tail];
const LINE = 9;

interface Comparison {
  readonly old: Files;
  readonly now: Files;
  /** Findings of the base and of the analyzed commit, in `a.ts` unless they say otherwise. */
  readonly had: readonly FindingParts[];
  readonly found: readonly FindingParts[];
  /** Paths in the base of files that are not there under the same one. */
  readonly paths?: Readonly<Record<string, string | undefined>>;
  readonly git?: 'none';
}

interface Compared {
  /** `T1 a.ts:3 > a.ts:5` for each that the base had. */
  readonly existing: readonly string[];
  readonly left: readonly string[];
  /** How many findings of the base had to be looked for. */
  readonly sought: number;
  /** New ones of which the line of the base that had one was edited. */
  readonly edited: readonly string[];
}

async function compare({ old, now, had, found, paths = {}, git }: Comparison): Promise<Compared> {
  const trees = await readTwoTrees(old, now);
  const spotsOf = (all: readonly FindingParts[]): readonly Spot[] =>
    toSpots(all.map((parts) => makeFinding({ path: 'a.ts', ...parts })));
  const spots = spotsOf(found);
  const history: History = git === 'none' ? NO_HISTORY : trees.history;
  const { threads, begun } = beginComparing(
    {
      spots: spotsOf(had),
      commit: trees.before,
      pathThen: (path) => (path in paths ? paths[path] : path),
      isChanged: (path) => old[path]?.join('\n') !== now[path]?.join('\n'),
      lines: trees.linesBefore,
      isOfChange: ({ place }) =>
        place.kind === 'lines' &&
        trees.history(trees.before)?.lineThen(place.path, place.startLine) === undefined,
      originOf: () => undefined,
    },
    spots,
  );
  const { existing, left, edited } = begun(history).finish(trees.lines);
  const name = ({ place }: Spot): string =>
    `${place.path ?? '?'}:${place.kind === 'lines' ? place.startLine : 0}`;
  return {
    existing: spots.flatMap((spot) => {
      const known = existing.get(spot.key);
      if (known === undefined) return [];
      const present = spot.findings.filter(({ presence }) => presence.kind === 'present');
      const part = known.results.size < present.length ? `, ${known.results.size} of ${present.length}` : '';
      return [`${known.tier} ${name(known.then)} > ${name(spot)}${part}`];
    }),
    left: left.map(name),
    sought: threads.length,
    edited: spots.flatMap((spot) => (edited.has(spot.key) ? [name(spot)] : [])),
  };
}

const MOVED = ['// first', '// second', ...one('x();')];
/** The line is where it was, two lines below. */
const moving = (had: readonly FindingParts[], found: readonly FindingParts[]): Comparison => ({
  old: { 'a.ts': one('x();') },
  now: { 'a.ts': MOVED },
  had: had.map((parts) => ({ line: LINE, ...parts })),
  found: found.map((parts) => ({ line: LINE + 2, ...parts })),
});
const SAME = ['T1 a.ts:9 > a.ts:11'];

describe('a finding is existing', () => {
  test.each<[string, Comparison, readonly string[]]>([
    ['on a line that git carries', moving([{}], [{}]), SAME],
    ['where its level is milder', moving([{ level: 'error' }], [{ level: 'note' }]), SAME],
    [
      'where only numbers are others',
      moving([{ message: 'Took 12ms in 3 steps.' }], [{ message: 'Took 130ms in 44 steps.' }]),
      SAME,
    ],
    [
      'where it says less than before',
      moving([{ message: 'One.' }, { message: 'Two.' }], [{ message: 'Two.' }]),
      SAME,
    ],
    [
      'by its text, where it moved within the file with all around it',
      {
        old: { 'a.ts': ['if (a) {', '  x();', '}', ...filler('f', 20)] },
        now: { 'a.ts': [...filler('f', 20), 'if (a) {', '  x();', '}'] },
        had: [{ line: 2 }],
        found: [{ line: 22 }],
      },
      ['T5 a.ts:2 > a.ts:22'],
    ],
    [
      'in a file that was renamed',
      {
        old: { 'a.ts': one('x();') },
        now: { 'b.ts': one('x();') },
        had: [{ line: LINE }],
        found: [{ path: 'b.ts', line: LINE }],
        paths: { 'b.ts': 'a.ts' },
      },
      ['T1 a.ts:9 > b.ts:9'],
    ],
    [
      'without a line, by what it says',
      {
        old: { 'a.ts': one('x();') },
        now: { 'a.ts': one('x();') },
        had: [{ place: { kind: 'nowhere', reason: 'no place' }, message: 'No license.' }],
        found: [{ place: { kind: 'nowhere', reason: 'no place' }, message: 'No license.' }],
      },
      ['T1 ?:0 > ?:0'],
    ],
  ])('%s', async (_, comparison, existing) => {
    expect((await compare(comparison)).existing).toEqual(existing);
  });

  test('in a file that was not touched, and none of them is looked for', async () => {
    const files: Files = { 'a.ts': one('x();') };
    const lines = [3, 9, 12].map((line) => ({ line }));
    const compared = await compare({ old: files, now: files, had: lines, found: lines });
    expect(compared).toEqual({
      existing: ['T1 a.ts:3 > a.ts:3', 'T1 a.ts:9 > a.ts:9', 'T1 a.ts:12 > a.ts:12'],
      left: [],
      sought: 0,
      edited: [],
    });
  });
});

/** The line of the finding is another one in the same place. */
const edited = (text: string, had: FindingParts = {}, found: FindingParts = {}): Comparison => ({
  old: { 'a.ts': one('x();') },
  now: { 'a.ts': one(text) },
  had: [{ line: LINE, ...had }],
  found: [{ line: LINE, ...found }],
});
const untouched = (had: readonly FindingParts[], found: readonly FindingParts[]): Comparison => {
  const files: Files = { 'a.ts': one('x();') };
  const at = (parts: FindingParts): FindingParts => ({ line: LINE, ...parts });
  return { old: files, now: files, had: had.map(at), found: found.map(at) };
};

describe('each result of a line is judged for itself', () => {
  test.each<[string, Comparison, readonly string[]]>([
    [
      'where one more joins it',
      moving([{ message: 'One.' }], [{ message: 'One.' }, { message: 'Two.' }]),
      ['T2 a.ts:9 > a.ts:11, 1 of 2'],
    ],
    [
      'where one more joins it that says the same',
      moving([{ message: 'One.' }], [{ message: 'One.' }, { message: 'One.', result: 1 }]),
      ['T1 a.ts:9 > a.ts:11, 1 of 2'],
    ],
    [
      'where one is worse than all that were there',
      moving(
        [{ message: 'One.' }],
        [
          { message: 'One.', level: 'error' },
          { message: 'One.', result: 1 },
        ],
      ),
      ['T2 a.ts:9 > a.ts:11, 1 of 2'],
    ],
    [
      'in a file that was not touched',
      untouched([{ message: 'One.' }], [{ message: 'One.' }, { message: 'Two.', level: 'error' }]),
      ['T1 a.ts:9 > a.ts:9, 1 of 2'],
    ],
  ])('%s', async (_, comparison, existing) => {
    expect((await compare(comparison)).existing).toEqual(existing);
  });
});

const long = (count: number, parts: FindingParts = {}): FindingParts => ({
  line: LINE,
  message: `File has too many lines (${count}). Maximum allowed is 8.`,
  ...parts,
});
/** A file of 17 lines, and one of 19, in which line 9 says what line 8 said. */
const longer = (had: readonly FindingParts[], found: readonly FindingParts[]): Comparison => ({
  old: { 'a.ts': one('x();') },
  now: { 'a.ts': ['// first', ...one('x();'), '// last'] },
  had,
  found,
});

describe('the length of a file', () => {
  test('is existing where the file is longer now, and another text is on the line', async () => {
    const compared = await compare(longer([long(17)], [long(19)]));
    expect([compared.existing, compared.left]).toEqual([['T9 a.ts:9 > a.ts:9'], []]);
  });

  test('is existing in a renamed file', async () => {
    const comparison = longer([long(17)], [long(19, { path: 'b.ts' })]);
    const now = { 'b.ts': comparison.now['a.ts'] ?? [] };
    const compared = await compare({ ...comparison, now, paths: { 'b.ts': 'a.ts' } });
    expect(compared.existing).toEqual(['T9 a.ts:9 > b.ts:9']);
  });

  const func = (lines: number, parts: FindingParts = {}): FindingParts =>
    long(0, { message: `Function has too many lines (${lines}).`, ...parts });
  test.each<[string, Comparison]>([
    ['that the base did not have', longer([], [long(19)])],
    ['on a line that the change adds', longer([long(17)], [long(19, { line: 1 })])],
    ['where the rule reports the file twice now', longer([long(17)], [long(19), long(19, { line: 12 })])],
    ['where the rule reports the line twice now', longer([long(17)], [long(19), long(18)])],
    ['where the rule reported the file twice', longer([long(17), long(17, { line: 3 })], [long(19)])],
    ['where the rule reported the line twice', longer([long(17), long(16)], [long(19)])],
    ['at a worse level', longer([long(17)], [long(19, { level: 'error' })])],
    ['of another rule', longer([long(17)], [long(19, { rule: 'max-len' })])],
    ['of another name', longer([long(17)], [long(19, { message: 'Class has too many lines (19).' })])],
    [
      'of another limit',
      longer([long(17)], [long(19, { message: 'File has too many lines (19). Maximum allowed is 7.' })]),
    ],
    ['that is no length of the file now', longer([long(17)], [long(18)])],
    ['that was no length of the file', longer([long(16)], [long(19)])],
    ['but of a function, where another one was mended', longer([func(12)], [func(14)])],
    [
      'but of one that moved to the line of another one',
      longer([func(12, { line: 3 })], [func(12, { line: 9 })]),
    ],
    [
      'that is always the same number',
      { ...longer([long(17)], [long(17)]), now: { 'a.ts': ['// first', ...one('x();').slice(0, -1)] } },
    ],
    [
      'in a copy of the file',
      {
        ...longer([long(17)], [long(17), long(19, { path: 'b.ts' })]),
        now: { 'a.ts': one('x();'), 'b.ts': ['// first', ...one('x();'), '// last'] },
        paths: { 'b.ts': undefined },
      },
    ],
  ])('is new %s', async (_, comparison) => {
    expect((await compare(comparison)).existing.filter((found) => found.startsWith('T9'))).toEqual([]);
  });
});

const typo = (meant: string, parts: FindingParts = {}): FindingParts => ({
  message: `'tset' is not defined. Did you mean '${meant}'?`,
  ...parts,
});

describe('another suggestion', () => {
  test.each<[string, Comparison, readonly string[]]>([
    ['on a line that git carries', moving([typo('test')], [typo('tests')]), ['T2 a.ts:9 > a.ts:11']],
    ['in a file that was not touched', untouched([typo('test')], [typo('tests')]), ['T1 a.ts:9 > a.ts:9']],
    [
      'beside a new result',
      moving([typo('test')], [typo('tests'), { message: "'b' is not defined." }]),
      ['T2 a.ts:9 > a.ts:11, 1 of 2'],
    ],
  ])('changes nothing %s', async (_, comparison, existing) => {
    expect((await compare(comparison)).existing).toEqual(existing);
  });

  const of = (message: string, parts: FindingParts = {}): FindingParts => ({ message, ...parts });
  const linked: FindingParts = { isLinked: true };
  const security = { rule: { id: 'taint', tags: ['security'] } };
  test.each<[string, Comparison]>([
    ['on an edited line', edited('x(1);', typo('test'), typo('tests'))],
    ['of a result that leads elsewhere', moving([typo('test')], [typo('tests', linked)])],
    ['of a result that led elsewhere', moving([typo('test', linked)], [typo('tests')])],
    ['of a rule about security', moving([typo('test', security)], [typo('tests', security)])],
    [
      'where the name of what is wrong is another one',
      moving([typo('test')], [of("'b' is not defined. Did you mean 'test'?")]),
    ],
    [
      'where the suggestion is what was wrong',
      moving([typo('test')], [of("'test' is not defined. Did you mean 'tset'?")]),
    ],
    ['at a worse level', moving([typo('test')], [typo('tests', { level: 'error' })])],
    ['where one more is suggested', moving([of("Use 'a'.")], [of("Use 'a'. Never 'b'.")])],
    [
      'that says where the value comes from',
      moving([of("Use of 'a', a source.")], [of("Use of 'b', a source.")]),
    ],
    ['in quotes', moving([of("Tainted by 'a. Use `b`'.")], [of("Tainted by 'a. Use `c`'.")])],
  ])('is new %s', async (_, comparison) => {
    expect((await compare(comparison)).existing).toEqual([]);
  });
});

describe('a finding is new', () => {
  test.each<[string, Comparison]>([
    ['on a line that was edited in place', edited('x(1);')],
    ['on a line of another text in place of the old one', edited('somethingElse();')],
    [
      'on an edited line, whatever the fingerprint of its tool',
      edited('y();', { fingerprints: { 'id/v1': 'f' } }, { fingerprints: { 'id/v1': 'f' } }),
    ],
    ['where its level is worse', moving([{ level: 'warning' }], [{ level: 'error' }])],
    ['where it names something else', moving([{ message: "'a' is unused" }], [{ message: "'b' is unused" }])],
    ['of another rule', moving([{}], [{ rule: 'eqeqeq' }])],
    ['of another tool', moving([{}], [{ tool: 'ESLint' }])],
    ['of another category', moving([{}], [{ category: 'nightly' }])],
    ['in a file that was not touched, on another line', untouched([{ line: 3 }], [{}])],
    ['in a file that was not touched, at a worse level', untouched([{}], [{ level: 'error' }])],
    [
      'in a file that was not touched, of another name',
      untouched([{ message: 'One.' }], [{ message: 'Two.' }]),
    ],
    [
      'where an equal text stands elsewhere, and the old one is left',
      {
        old: { 'a.ts': one('x();') },
        now: { 'a.ts': [...one('left();'), ...filler('other', 9), 'if (b) {', '  x();', '}'] },
        had: [{ line: LINE }],
        found: [{ line: 28 }],
      },
    ],
    [
      'where its text alone is in another file',
      {
        old: { 'a.ts': one('x();') },
        now: { 'a.ts': one('left();'), 'b.ts': ['first();', 'x();', 'last();'] },
        had: [{ line: LINE }],
        found: [{ path: 'b.ts', line: 2 }],
        paths: { 'b.ts': undefined },
      },
    ],
    [
      'without a line, where it says something else',
      {
        old: { 'a.ts': one('x();') },
        now: { 'a.ts': one('x();') },
        had: [{ place: { kind: 'nowhere', reason: 'no place' }, message: 'No license.' }],
        found: [{ place: { kind: 'nowhere', reason: 'no place' }, message: 'No owner.' }],
      },
    ],
  ])('%s', async (_, comparison) => {
    expect((await compare(comparison)).existing).toEqual([]);
  });

  test('beside its copy: of two that say the same one is existing', async () => {
    const copy = ['if (a) {', '  x();', '}'];
    const compared = await compare({
      old: { 'a.ts': [...copy, ...filler('f', 20)] },
      now: { 'a.ts': [...copy, ...filler('f', 20), ...copy] },
      had: [{ line: 2 }],
      found: [{ line: 2 }, { line: 25 }],
    });
    expect(compared.existing).toEqual(['T1 a.ts:2 > a.ts:2']);
  });

  test('in a copy of its file', async () => {
    const compared = await compare({
      old: { 'a.ts': one('x();') },
      now: { 'a.ts': one('x();'), 'b.ts': one('x();') },
      had: [{ line: LINE }],
      found: [{ line: LINE }, { path: 'b.ts', line: LINE }],
      paths: { 'b.ts': undefined },
    });
    expect(compared.existing).toEqual(['T1 a.ts:9 > a.ts:9']);
  });

  test('on a changed line where git does not have the base any more', async () => {
    const compared = await compare({ ...edited('x(1);'), git: 'none' });
    expect(compared.existing).toEqual([]);
  });
});

describe('of an edited line the old one is told', () => {
  /** Beside it so many findings on lines that are new. */
  const beside = (count: number): Comparison => {
    const { old, now, had, found } = edited('x(1);');
    return {
      old: { ...old, 'b.ts': [] },
      now: { ...now, 'b.ts': filler('added', count) },
      had,
      found: [...found, ...Array.from({ length: count }, (_, index) => ({ path: 'b.ts', line: index + 1 }))],
    };
  };

  test.each([
    ['where somebody may read all of them', 10, ['a.ts:9']],
    ['not among more than 10,000 new findings', 10_000, []],
  ])('%s', async (_, count, expected) => {
    expect((await compare(beside(count))).edited).toEqual(expected);
  });
});

describe('of the base is left', () => {
  test('what nothing is like any more', async () => {
    const compared = await compare({
      old: { 'a.ts': one('x();') },
      now: { 'a.ts': one('y();') },
      had: [{ line: LINE }],
      found: [],
    });
    expect(compared.left).toEqual(['a.ts:9']);
  });

  test('what stands on an edited line', async () => {
    expect((await compare(edited('x(1);'))).left).toEqual(['a.ts:9']);
  });

  test('not what is suppressed now', async () => {
    const { existing, left } = await compare(moving([{}], [{ presence: SUPPRESSED }]));
    expect([existing, left]).toEqual([SAME, []]);
  });
});
