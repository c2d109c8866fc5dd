import { describe, expect, test } from '@jest/globals';
import { toSpots } from '../../src/finding/spot.ts';
import { separateDuplicates } from '../../src/match/rival-runs.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { checkStory, filler, type Past, playStory, type Row, type Story } from './play-story.ts';
import { readTwoTrees } from './two-trees.ts';

const [head, tail] = [filler('head', 8), filler('tail', 8)];
const RESOLVED = { flag: true };
const one = (line: string): readonly string[] => [...head, line, ...tail];

/** A finding on an unchanged line, before and after. */
const staying = (had: Past, ...found: FindingParts[]): Story => ({
  old: one('x();'),
  now: ['// new', ...head, 'x();', ...tail],
  had: { line: 9, thread: RESOLVED, ...had },
  found: found.map((parts) => ({ line: 10, ...parts })),
});
const CARRIED = { pairs: ['T1 a.ts:9 > a.ts:10'] };
const LEFT = { threads: ['a.ts:9'], spots: ['a.ts:10'] };

describe('what a person decided, on a line that git carries', () => {
  const rows: readonly Row[] = [
    [
      'goes to no message with another name',
      staying({ message: "'alpha' is unused" }, { message: "'beta' is unused" }),
      LEFT,
    ],
    [
      'goes to no message with another name, in whatever quotes and in none',
      staying({ message: 'The variable alpha is unused' }, { message: 'The variable `beta` is unused' }),
      LEFT,
    ],
    [
      'goes to no message that says where else a value comes from',
      staying(
        { message: 'The query is built from a constant.' },
        { message: 'The query is built from what a user sent.' },
      ),
      LEFT,
    ],
    [
      'does not stay where a second result joins',
      staying(
        { message: "'alpha' is unused" },
        { message: "'alpha' is unused" },
        { message: "'beta' is unused" },
      ),
      LEFT,
    ],
    ['does not stay where the level is worse', staying({ level: 'warning' }, { level: 'error' }), LEFT],
    ['stays where the level is better', staying({ level: 'error' }, { level: 'warning' }), CARRIED],
    [
      'stays where only numbers and their units are others',
      staying({ message: 'Took 12ms in 3 steps.' }, { message: 'Took 130ms in 44 steps.' }),
      CARRIED,
    ],
    [
      'stays where only numbers before a hyphen are others',
      staying(
        { message: 'Over the 80-column limit by 10ms-20ms, in 3-5 places since 1.2.3-beta.' },
        { message: 'Over the 120-column limit by 30ms-45ms, in 4-7 places since 1.2.4-beta.' },
      ),
      CARRIED,
    ],
    [
      'counts a name with a number behind a hyphen as a name',
      staying({ message: 'Known to be vulnerable: foo-1.' }, { message: 'Known to be vulnerable: foo-2.' }),
      LEFT,
    ],
    [
      'stays where a name is in other quotes',
      staying({ message: "'alpha' is unused" }, { message: '`alpha` is unused' }),
      'T1 a.ts:9 > a.ts:10',
    ],
    [
      'stays where a message says less',
      staying({ message: "'a' and 'b' are unused" }, { message: "'b' are unused" }),
      'T2 a.ts:9 > a.ts:10',
    ],
    [
      'counts a name with a number in it as a name',
      staying({ message: "'x1' is unused" }, { message: "'x2' is unused" }),
      LEFT,
    ],
    [
      'goes to nothing of more words than are kept, but to the very same',
      staying({ message: filler('word', 1).join() }, { message: many(80) }),
      LEFT,
    ],
    [
      'stays with many words that are the same',
      staying({ message: many(80) }, { message: many(80) }),
      CARRIED,
    ],
    ['goes to no other many words', staying({ message: many(80) }, { message: many(81) }), LEFT],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

function many(count: number): string {
  return Array.from({ length: count }, (_, i) => `word${i}x`).join(' ');
}

const func = (name: string, ...body: string[]): string[] => [
  `function ${name}() {`,
  ...body.map((line) => `  ${line}`),
  '}',
  '',
];

describe('what a person decided, on a line that was edited or moved', () => {
  const rows: readonly Row[] = [
    [
      'goes to no equal line of another function',
      {
        old: [...func('first', 'eval(text);', 'one();'), ...head, ...func('second', 'two();')],
        now: [...func('first', 'one();'), ...head, ...func('second', 'eval(text);', 'two();')],
        had: { line: 2, thread: RESOLVED },
        found: 13,
      },
      { threads: ['a.ts:2'], spots: ['a.ts:13'] },
    ],
    [
      'goes with its line within its function',
      {
        old: [...func('first', 'eval(text);', 'one();', 'two();'), ...head],
        now: [...func('first', 'one();', 'two();', 'eval(text);'), ...head],
        had: { line: 2, thread: RESOLVED },
        found: 4,
      },
      'T5 a.ts:2 > a.ts:4',
    ],
    [
      'goes to no equal line at the top level among others',
      {
        old: ['x();', ...head, ...tail],
        now: [...head, 'x();', ...tail],
        had: { line: 1, thread: RESOLVED },
        found: 9,
      },
      { threads: ['a.ts:1'], spots: ['a.ts:9'] },
    ],
    [
      'goes with its line at the top level with those around it',
      {
        old: ['one(1);', 'one(2);', 'one(3);', 'x();', 'two(1);', 'two(2);', 'two(3);', ...head, ...tail],
        now: [...head, ...tail, 'one(1);', 'one(2);', 'one(3);', 'x();', 'two(1);', 'two(2);', 'two(3);'],
        had: { line: 4, thread: RESOLVED },
        found: 20,
      },
      'T4 a.ts:4 > a.ts:20',
    ],
    [
      'stays where only quotes, semicolons and white space are others',
      {
        old: func('first', "load('a',  b)", 'one();'),
        now: func('first', 'load("a", b);', 'one();'),
        had: { line: 2, thread: RESOLVED },
        found: 2,
      },
      'T4 a.ts:2 > a.ts:2',
    ],
    [
      'stays where a line was broken up',
      {
        old: one("const all = load('a', count, { deep: true })"),
        now: [...head, 'const all = load(', '  "a",', '  count,', '  { deep: true },', ');', ...tail],
        had: { line: 9, thread: RESOLVED },
        found: 9,
      },
      'T4 a.ts:9 > a.ts:9',
    ],
    [
      'stays where lines were joined',
      {
        old: [...head, 'const all = load(', '  first,', '  second,', ');', ...tail],
        now: one('const all = load(first, second)'),
        had: { line: 9, thread: RESOLVED },
        found: 9,
      },
      'T4 a.ts:9 > a.ts:9',
    ],
    [
      'does not stay where a broken line says something else too',
      {
        old: one('const all = load(first, second)'),
        now: [...head, 'const all = load(', '  first,', '  third,', ');', ...tail],
        had: { line: 9, thread: RESOLVED },
        found: 9,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'does not stay where quotes became a text that fills in a value',
      {
        old: one(`query('\${name}')`),
        now: one(`query(\`\${name}\`)`),
        had: { line: 9, thread: RESOLVED },
        found: 9,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'does not stay where a text takes quotes that fill in a value',
      {
        old: one(`query('select $id')`),
        now: one(`query("select $id")`),
        had: { line: 9, thread: RESOLVED },
        found: 9,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'does not stay where quotes became a command',
      { old: one('run("cat x")'), now: one('run(`cat x`)'), had: { line: 9, thread: RESOLVED }, found: 9 },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'does not stay where white space takes a line out of its block',
      {
        old: { 'a.py': ['def run(x):', '    if debug:', '        eval(x)', ...tail] },
        now: { 'a.py': ['def run(x):', '    if debug:', '    eval(x)', ...tail] },
        had: { path: 'a.py', line: 3, thread: RESOLVED },
        found: { path: 'a.py', line: 3 },
      },
      { threads: ['a.py:3'], spots: ['a.py:3'] },
    ],
    [
      'goes to no copy in another file when its own line is mended',
      {
        old: [...head, ...func('first', 'eval(text);', 'one();'), ...tail],
        now: {
          'a.ts': [...head, ...func('first', 'parse(text);', 'one();'), ...tail],
          'b.ts': [...head, ...func('first', 'eval(text);', 'one();'), ...tail],
        },
        had: { line: 10, thread: RESOLVED },
        found: { line: 10, path: 'b.ts' },
      },
      { threads: ['a.ts:10'], spots: ['b.ts:10'] },
    ],
    [
      'goes by no fingerprint of the tool',
      {
        old: [...func('first', 'eval(text);', 'one();'), ...head, ...func('second', 'two();')],
        now: [...func('first', 'one();'), ...head, ...func('second', 'eval(text);', 'two();')],
        had: { line: 2, fingerprints: { id: '1' }, thread: RESOLVED },
        found: { line: 13, fingerprints: { id: '1' } },
      },
      { threads: ['a.ts:2'], spots: ['a.ts:13'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('what a person decided about an argument of a call in Python that was wrapped', () => {
  const play = (now: readonly string[], line: number) =>
    playStory({
      old: { 'a.py': ['def run(x):', '    done = call(first, eval(x), third)', ...tail] },
      now: { 'a.py': [...now, ...tail] },
      had: { path: 'a.py', line: 2, thread: RESOLVED },
      found: { path: 'a.py', line },
    });
  const WRAPPED = ['    done = call(', '        first,', '        eval(x),', '        third,', '    )'];

  test('stays, as the brackets are no block of their own', async () => {
    expect((await play(['def run(x):', ...WRAPPED], 4)).pairs).toEqual(['T4 a.py:2 > a.py:4']);
  });

  test('does not stay in another block', async () => {
    const deeper = WRAPPED.map((line) => `    ${line}`);
    expect((await play(['def run(x):', '    if x:', ...deeper], 5)).pairs).toEqual([]);
  });

  test('does not stay in another call', async () => {
    const { pairs } = await playStory({
      old: { 'a.py': ['done = call(first,', '    eval(x), third)', ...tail] },
      now: { 'a.py': ['done = other(', '    first,', '    eval(x),', '    third,', ')', ...tail] },
      had: { path: 'a.py', line: 2, thread: RESOLVED },
      found: { path: 'a.py', line: 3 },
    });
    expect(pairs).toEqual([]);
  });
});

describe('what a person decided, where code moved to another file', () => {
  const CODE = func('first', 'one();', 'eval(text);', 'two();');
  const move = (now: Story['now'], found: Story['found'], line = 11): Story => ({
    old: { 'a.ts': [...head, ...CODE, ...tail], 'b.ts': filler('b', 9) },
    now,
    had: { line, thread: RESOLVED },
    found,
  });
  const LEFT_AT = (...spots: string[]) => ({ threads: ['a.ts:11'], spots });
  const rows: readonly Row[] = [
    [
      'goes with its function to an added file',
      move({ 'a.ts': [...head, ...tail], 'b.ts': filler('b', 9), 'c.ts': CODE }, { path: 'c.ts', line: 3 }),
      'T7 a.ts:11 > c.ts:3',
    ],
    [
      'goes with its function to a block that was added',
      move(
        { 'a.ts': [...head, ...tail], 'b.ts': [...filler('b', 9), '', ...CODE] },
        { path: 'b.ts', line: 13 },
      ),
      'T7 a.ts:11 > b.ts:13',
    ],
    [
      'goes to no function with another line beside it',
      move(
        {
          'a.ts': [...head, ...tail],
          'c.ts': func('first', 'other();', 'eval(text);', 'two();'),
        },
        { path: 'c.ts', line: 3 },
      ),
      LEFT_AT('c.ts:3'),
    ],
    [
      'goes to no function of another name',
      move(
        { 'a.ts': [...head, ...tail], 'c.ts': ['function second() {', ...CODE.slice(1)] },
        { path: 'c.ts', line: 3 },
      ),
      LEFT_AT('c.ts:3'),
    ],
    [
      'goes to neither of two places',
      {
        old: [...head, ...CODE, ...tail],
        now: { 'a.ts': [...head, ...tail], 'c.ts': CODE, 'd.ts': CODE },
        had: { line: 11, fingerprints: { id: '1' }, thread: RESOLVED },
        found: [
          { path: 'c.ts', line: 3, fingerprints: { id: '1' } },
          { path: 'd.ts', line: 3 },
        ],
      },
      LEFT_AT('c.ts:3', 'd.ts:3'),
    ],
    [
      'goes to no copy of a function that stays behind without its line',
      move(
        {
          'a.ts': [...head, ...func('first', 'one();', 'two();'), ...tail],
          'c.ts': CODE,
        },
        { path: 'c.ts', line: 3 },
      ),
      LEFT_AT('c.ts:3'),
    ],
    [
      'goes to no line at the top of a file that left another one behind',
      {
        old: { 'a.ts': [...head, 'x = safe(x);', 'eval(x);', 'one();', 'two();', 'three();'] },
        now: { 'a.ts': [...head, 'x = safe(x);'], 'c.ts': ['eval(x);', 'one();', 'two();', 'three();'] },
        had: { line: 10, thread: RESOLVED },
        found: { path: 'c.ts', line: 1 },
      },
      { threads: ['a.ts:10'], spots: ['c.ts:1'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

/** The judged line by the numbers of who ends lines at U+2028 too; git's line of that number is a decoy. */
const COUNTED = ['/* a\u2028b */', ...head, 'eval(safe);', 'eval(evil);', ...tail];

describe('what a person decided on a line that others count otherwise, where git cannot tell', () => {
  const rows: readonly Row[] = [
    [
      'stays where all of them read the same',
      {
        ...{ old: COUNTED, now: COUNTED, git: 'none' },
        ...{ had: { line: 11, thread: RESOLVED }, found: 11 },
      },
      'T4 a.ts:11 > a.ts:11',
    ],
    [
      'goes to nothing that has the text of its number by git',
      {
        ...{ old: COUNTED, now: ['/* ab */', ...COUNTED.slice(1)], git: 'none' },
        ...{ had: { line: 11, thread: RESOLVED }, found: 11 },
      },
      { threads: ['a.ts:11'], spots: ['a.ts:11'] },
    ],
    [
      'goes to nothing on a number that has its text by git',
      {
        ...{ old: ['/* ab */', ...COUNTED.slice(1)], now: COUNTED, git: 'none' },
        ...{ had: { line: 11, thread: RESOLVED }, found: 11 },
      },
      { threads: ['a.ts:11'], spots: ['a.ts:11'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('what a person decided, where git cannot tell and a copy was put in', () => {
  const rows: readonly Row[] = [
    [
      'goes to none of the copies in its block, however alike what is around them',
      {
        old: func('first', 'a(1);', 'load(x, y);', 'b(1);', 'c(1);', 'd(1);'),
        now: func('first', 'a(1);', 'load(x , y);', 'b(1);', 'c(1);', 'd(1);', 'load(x, y);'),
        had: { line: 3, thread: RESOLVED },
        found: [{ line: 3 }, { line: 7 }],
        git: 'none',
      },
      { threads: ['a.ts:3'], spots: ['a.ts:3', 'a.ts:7'] },
    ],
    [
      'stays where the copy is in another block',
      {
        old: func('first', 'a(1);', 'load(x, y);', 'b(1);', 'c(1);', 'd(1);'),
        now: [
          ...func('first', 'a(1);', 'load(x, y);', 'b(1);', 'c(1);', 'd(1);'),
          ...func('second', 'load(x, y);'),
        ],
        had: { line: 3, thread: RESOLVED },
        found: [{ line: 3 }, { line: 10 }],
        git: 'none',
      },
      { pairs: ['T4 a.ts:3 > a.ts:3'], spots: ['a.ts:10'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

test('what a person decided goes to no line that differs by a blank within quotes alone', async () => {
  const [html, blank, many] = ["get('html');", "get('html ');", 'size(1);'];
  await checkStory([
    '',
    {
      old: func('caches', html, 'size(0);', blank, many, blank, many),
      now: func('caches', 'size(0);', html, many, blank, many, blank, many),
      had: { line: 4, thread: RESOLVED },
      found: [{ line: 3 }, { line: 5 }, { line: 7 }],
    },
    { threads: ['a.ts:4'], spots: ['a.ts:3', 'a.ts:5', 'a.ts:7'] },
  ]);
});

describe('what a person decided, where git cannot tell and a file took the old name', () => {
  const code = (second: string): readonly string[] => [
    ...func('first', 'a(1);', 'load(x, y);', 'b(1);'),
    ...func('second', 'c(1);', second, 'd(1);'),
  ];
  const had = [3, 9].map((line) => ({ line, thread: RESOLVED }));
  const rows: readonly Row[] = [
    [
      'goes to neither where the new file is more like the old one',
      {
        ...{ old: code('send(x, y);'), git: 'none', had },
        now: { 'a.ts': code('send(x , y, 1);'), 'b.ts': code('send(x, y);') },
        found: [3, 9].flatMap((line) => ['a.ts', 'b.ts'].map((path) => ({ path, line }))),
      },
      { threads: ['a.ts:3', 'a.ts:9'], spots: ['a.ts:3', 'a.ts:9', 'b.ts:3', 'b.ts:9'] },
    ],
    [
      'stays where the new file is no more like it',
      {
        ...{ old: code('send(x, y);'), git: 'none', had },
        now: { 'a.ts': code('send(x, y);'), 'b.ts': code('send(x, y);') },
        found: [3, 9].flatMap((line) => ['a.ts', 'b.ts'].map((path) => ({ path, line }))),
      },
      { pairs: ['T4 a.ts:3 > a.ts:3', 'T4 a.ts:9 > a.ts:9'], spots: ['b.ts:3', 'b.ts:9'] },
    ],
    [
      'stays where the new file had findings before',
      {
        old: { 'a.ts': code('send(x, y);'), 'b.ts': code('send(x, y);') },
        now: { 'a.ts': code('send(x , y, 1);'), 'b.ts': code('send(x, y);') },
        git: 'none',
        had: [
          { line: 3, thread: RESOLVED },
          { path: 'b.ts', line: 9 },
        ],
        found: [{ line: 3 }, { path: 'b.ts', line: 9 }],
      },
      { pairs: ['T4 a.ts:3 > a.ts:3', 'T4 b.ts:9 > b.ts:9'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('beside a thread that was posted since, what a person decided', () => {
  const ALPHA = "'alpha' is unused";
  const BETA = "'beta' is unused";
  const findings = (message: string) => toSpots([makeFinding({ path: 'a.ts', line: 9, message })]);

  async function play(message: string) {
    const trees = await readTwoTrees({ 'a.ts': one('x();') }, { 'a.ts': one('x();') });
    const about = (told: string, parts: ThreadParts) =>
      findings(told).map((spot) =>
        makeThread(spot, { head: trees.before, lines: trees.linesBefore('a.ts'), ...parts }),
      );
    const threads = [...about(BETA, { commentId: 'a' }), ...about(ALPHA, { commentId: 'b', flag: true })];
    const { threads: distinct } = separateDuplicates(threads, trees.history);
    return matchThreads(distinct, findings(message), trees.history, trees.lines);
  }

  test('takes what was judged when it is back, and the other one is without a finding', async () => {
    const { pairs, threads } = await play(ALPHA);
    expect(pairs.map(({ thread }) => thread.commentId)).toEqual(['b']);
    expect(threads).toEqual([{ thread: expect.objectContaining({ commentId: 'a' }) }]);
  });

  test('is left while the other finding stands', async () => {
    const { pairs, threads, spots } = await play(BETA);
    expect(pairs.map(({ thread }) => thread.commentId)).toEqual(['a']);
    expect(spots).toEqual([]);
    const resembled = expect.objectContaining({ place: expect.objectContaining({ startLine: 9 }) });
    expect(threads).toEqual([{ thread: expect.objectContaining({ commentId: 'b' }), resembled }]);
  });
});

describe('a resolved thread that may not be reopened', () => {
  const over: ThreadParts = { flag: true, mayResolve: false, lastMark: makeMark('gone') };
  const [spot] = toSpots([makeFinding({ line: 1 })]);
  if (spot === undefined) throw new Error('there is one');
  const match = async (...parts: readonly ThreadParts[]) => {
    const { history, lines } = await readTwoTrees({ 'src/a.ts': ['x();'] }, { 'src/a.ts': ['x();'] });
    const threads = parts.map((one) => makeThread(spot, { lines: ['x();'], ...one }));
    const { pairs, threads: left, spots } = matchThreads(threads, [spot], history, lines);
    return {
      pairs: pairs.map(({ thread }) => threads.indexOf(thread)),
      left: left.map(({ thread, resembled }) => [threads.indexOf(thread), resembled === spot]),
      spots: spots.length,
    };
  };

  test('gets no finding, and resembles the one that would be its own', async () => {
    expect(await match(over)).toEqual({ pairs: [], left: [[0, true]], spots: 1 });
  });

  test('resembles none that has another thread', async () => {
    expect(await match(over, { flag: false })).toEqual({ pairs: [1], left: [[0, false]], spots: 0 });
  });

  test.each<[string, ThreadParts]>([
    ['it may be reopened', { mayResolve: true }],
    ['nobody knows whether it may', { mayResolve: undefined }],
    ['it is open', { flag: false }],
    ['another discussion holds a copy of it', { doubts: ['copied'] }],
  ])('gets it where %s', async (_, parts) => {
    expect(await match({ ...over, ...parts })).toEqual({ pairs: [0], left: [], spots: 0 });
  });
});
