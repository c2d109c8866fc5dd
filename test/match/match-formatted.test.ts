import { describe, expect, test } from '@jest/globals';
import type { ThreadParts } from '../thread/make-thread.ts';
import { checkStory, filler, playStory, type Row } from './play-story.ts';

const [head, tail] = [filler('head', 8), filler('tail', 8)];
const DECIDED = { thread: { flag: true } };

/**
 * As it was written, and as a formatter writes it: other quotes, semicolons, commas, parentheses and a
 * shorter line.
 */
const WRITTEN = [
  "'use strict'",
  "import {a, b} from './ab.js'",
  "import {c} from './c.js'",
  '',
  'export function load(path, options) {',
  "  const found = list(path).filter(one => one.name !== 'it\\'s')",
  '  return found.map(one => one.name)',
  '}',
  '',
  'export function save(path, options) {',
  "  const found = list(path).filter(one => one.kind !== 'x')",
  '  return found.map(one => one.kind)',
  '}',
];
const FORMATTED = [
  '"use strict";',
  'import {',
  '  a,',
  '  b,',
  '} from "./ab.js";',
  'import {',
  '  c,',
  '} from "./c.js";',
  '',
  'export function load(',
  '  path,',
  '  options,',
  ') {',
  '  const found = list(path).filter(',
  '    (one) => one.name !== "it\'s",',
  '  );',
  '  return found.map(',
  '    (one) => one.name,',
  '  );',
  '}',
  '',
  'export function save(',
  '  path,',
  '  options,',
  ') {',
  '  const found = list(path).filter(',
  '    (one) => one.kind !== "x",',
  '  );',
  '  return found.map(',
  '    (one) => one.kind,',
  '  );',
  '}',
];
const HAD = [1, 2, 3, 5, 6, 7, 10, 11, 12];
const FOUND = [1, 2, 6, 10, 15, 17, 22, 27, 29];

describe('a file that was formatted', () => {
  test.each([
    ['threads', {}],
    ['what people decided', DECIDED],
  ])('keeps all its %s, of which the lines say what they said', async (_, parts) => {
    const { pairs, threads, spots } = await playStory({
      old: WRITTEN,
      now: FORMATTED,
      had: HAD.map((line) => ({ line, ...parts })),
      found: FOUND.map((line) => ({ line })),
    });
    expect({ threads, spots }).toEqual({ threads: [], spots: [] });
    const ends = pairs.map((pair) => pair.replaceAll(/T\d |a\.ts:/gu, ''));
    expect(ends.toSorted()).toEqual(HAD.map((line, index) => `${line} > ${FOUND[index]}`).toSorted());
  });

  const rows: readonly Row[] = [
    [
      'is told from one in which text became code',
      {
        old: [...head, `run('a" + b + "c');`, ...tail],
        now: [...head, 'run("a" + b + "c");', ...tail],
        had: { line: 9, ...DECIDED },
        found: 9,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'is told from one in which a line gained a condition on its line',
      {
        old: [...head, 'run(a, b)', ...tail],
        now: [...head, 'if (c) run(a, b);', ...tail],
        had: { line: 9, ...DECIDED },
        found: 9,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:9'] },
    ],
    [
      'gives a line that git took for its copy to the one that it was',
      {
        old: [...head, "import {a} from './a.js'", 'import {', "  b, c} from './b.js'", ...tail],
        now: [
          ...head,
          'import {',
          '  a',
          '} from "./a.js"',
          'import {',
          '  b,',
          '  c',
          '} from "./b.js"',
          ...tail,
        ],
        had: [{ line: 9 }, { line: 10 }],
        found: [{ line: 9 }, { line: 12 }],
      },
      { pairs: ['T4 a.ts:10 > a.ts:12', 'T4 a.ts:9 > a.ts:9'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('a file that was indented anew', () => {
  // Every line is there again, deeper, and some read to the character as another one did.
  const nested = (by: string): readonly string[] => [
    'function all() {',
    `${by}close();`,
    `${by}if (one) {`,
    `${by}${by}close();`,
    `${by}${by}if (two) {`,
    `${by}${by}${by}close();`,
    `${by}${by}${by}if (three) {`,
    `${by}${by}${by}${by}close();`,
    `${by}${by}${by}}`,
    `${by}${by}}`,
    `${by}}`,
    '}',
  ];
  const play = (path: string, thread: ThreadParts) =>
    playStory({
      old: { [path]: nested('  ') },
      now: { [path]: nested('    ') },
      had: [2, 4, 6, 8].map((line) => ({ path, line, thread })),
      found: [2, 4, 6, 8].map((line) => ({ path, line })),
    });
  const onTheirLines = (path: string) => [2, 4, 6, 8].map((line) => `T1 ${path}:${line} > ${path}:${line}`);

  test('keeps each thread, and what people decided, on its line', async () => {
    expect((await play('a.ts', {})).pairs).toEqual(onTheirLines('a.ts'));
    expect((await play('a.ts', { flag: true })).pairs).toEqual(onTheirLines('a.ts'));
  });

  test('keeps the threads alone where white space may count', async () => {
    expect((await play('a.sh', {})).pairs).toEqual(onTheirLines('a.sh'));
    expect((await play('a.sh', { flag: true })).pairs).toEqual([]);
  });

  test('gives what people decided to no copy that was put in under a condition', async () => {
    const { pairs } = await playStory({
      old: ['{', '  run(x);', '}', ...tail],
      now: ['{', '  if (y)', '    run(x);', '  run(x);', '}', ...tail],
      had: { line: 2, thread: { flag: true } },
      found: [3, 4].map((line) => ({ line })),
    });
    expect(pairs.filter((pair) => !pair.endsWith(' > a.ts:4'))).toEqual([]);
  });
});

describe('an edit that a formatter could have made of a text, and not of the code', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['a.js', 'if (ok(x)) run(x);', 'if (ok(x)); run(x);'],
    ['a.js', 'return check(x)', 'return; check(x)'],
    ['a.js', 'run(/a b/)', 'run(/ab/)'],
    ['a.sh', 'rm -rf /app/tmp', 'rm -rf / app/tmp'],
    ['a.sh', "run '$(cmd)'", 'run "$(cmd)"'],
    ['a.sql', "where name = 'role'", 'where name = "role"'],
    ['a.py', 'pair = (one)', 'pair = (one,)'],
    ['Makefile', '\trun one', '        run one'],
  ];
  const play = (path: string, before: string, now: string, thread: object, git?: 'none') =>
    playStory({
      old: { [path]: [...head, before, ...tail] },
      now: { [path]: [...head, now, ...tail] },
      had: { path, line: 9, thread },
      found: { path, line: 9 },
      ...(git && { git }),
    });

  test.each(rows)(
    '%s: %j to %j keeps the thread, and not what a person decided',
    async (path, before, now) => {
      for (const git of [undefined, 'none'] as const) {
        const open = await play(path, before, now, {}, git);
        expect(open).toMatchObject({ pairs: [expect.stringMatching(/^T[148] /u)], spots: [] });
        const { pairs, threads, spots } = await play(path, before, now, { flag: true }, git);
        expect({ pairs, threads, spots }).toEqual({
          pairs: [],
          threads: [`${path}:9`],
          spots: [`${path}:9`],
        });
      }
    },
  );

  test.each(rows)('%s: %j unchanged beside an edit keeps both', async (path, before) => {
    const { pairs } = await playStory({
      old: { [path]: [...head, before, ...tail] },
      now: { [path]: ['new();', ...head, before, ...tail] },
      had: { path, line: 9, thread: { flag: true } },
      found: { path, line: 10 },
      git: 'none',
    });
    expect(pairs).toEqual([`T4 ${path}:9 > ${path}:10`]);
  });
});

describe('a block that was moved and edited at once', () => {
  const block = (name: string): readonly string[] => [
    'function total(items) {',
    `  const first = sum(${name}, items);`,
    '  const second = round(first, 2);',
    '  return print(second, items);',
    '}',
  ];
  const rows: readonly Row[] = [
    [
      'keeps the thread of its edited line in its file',
      {
        old: [...block('a'), ...filler('x', 60)],
        now: [...filler('x', 60), ...block('b')],
        had: 2,
        found: 62,
      },
      'T8 a.ts:2 > a.ts:62',
    ],
    [
      'keeps it in another file',
      {
        old: { 'a.ts': [...block('a'), ...filler('x', 60)], 'b.ts': tail },
        now: { 'a.ts': filler('x', 60), 'b.ts': [...tail, ...block('b')] },
        had: 2,
        found: { path: 'b.ts', line: 10 },
      },
      'T8 a.ts:2 > b.ts:10',
    ],
    [
      'has nothing that a person decided',
      {
        old: [...block('a'), ...filler('x', 60)],
        now: [...filler('x', 60), ...block('b')],
        had: { line: 2, ...DECIDED },
        found: 62,
      },
      { threads: ['a.ts:2'], spots: ['a.ts:62'] },
    ],
    [
      'is not told by one line alone',
      {
        old: [...block('a').slice(0, 2), ...filler('x', 60)],
        now: [...filler('x', 60), 'function total(items) {', '  const first = sum(b, items);'],
        had: 2,
        found: 62,
      },
      { threads: ['a.ts:2'], spots: ['a.ts:62'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});
