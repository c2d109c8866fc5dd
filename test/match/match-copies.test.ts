import { describe, expect, test } from '@jest/globals';
import { checkStory, filler, playStory, type Row } from './play-story.ts';

const [head, tail] = [filler('head', 6), filler('tail', 6)];
const block = (name: string, ...lines: readonly string[]): readonly string[] => [
  `test('${name}', () => {`,
  '  const context = create();',
  ...lines.map((line) => `  ${line}`),
  '  equal(context.status, 302);',
  '});',
  '',
];

describe('with git, a line that a diff put into another block', () => {
  const old = { 'a.ts': [...head, ...block('first', "equal(context.url, 'a');"), ...tail] };
  const now = {
    'a.ts': [
      ...head,
      ...block('first', "equal(context.url, 'a/');"),
      ...block('second', "equal(context.url, 'b');"),
      ...tail,
    ],
  };

  test.each<Row>([
    [
      'is found in its own',
      { old, now, had: 10, found: [{ line: 10 }, { line: 16 }] },
      { pairs: ['T4 a.ts:10 > a.ts:10'], spots: ['a.ts:16'] },
    ],
    [
      'stays with git where its own block has no such finding',
      { old, now, had: 10, found: 16 },
      'T1 a.ts:10 > a.ts:16',
    ],
  ])('%s', (...row) => checkStory(row));
});

describe('without git, a line that has copies', () => {
  const lines = ["equal(context.url, 'a');"];
  const rows: readonly Row[] = [
    [
      'stays in its block when one with the same lines is put in above',
      {
        git: 'none',
        old: [...head, ...block('first', ...lines), ...tail],
        now: [...head, ...block('new', ...lines), ...block('first', ...lines), ...tail],
        had: [{ line: 9 }, { line: 10, rule: 'other' }],
        found: [{ line: 9 }, { line: 15 }, { line: 10, rule: 'other' }, { line: 16, rule: 'other' }],
      },
      { pairs: ['T4 a.ts:10 > a.ts:16', 'T4 a.ts:9 > a.ts:15'], spots: ['a.ts:10', 'a.ts:9'] },
    ],
    [
      'stays in its block when one with the same lines is put in below',
      {
        git: 'none',
        old: [...head, ...block('first', ...lines), ...tail],
        now: [...head, ...block('first', ...lines), ...block('new', ...lines), ...tail],
        had: [{ line: 9 }, { line: 10, rule: 'other' }],
        found: [{ line: 9 }, { line: 15 }, { line: 10, rule: 'other' }, { line: 16, rule: 'other' }],
      },
      { pairs: ['T4 a.ts:10 > a.ts:10', 'T4 a.ts:9 > a.ts:9'], spots: ['a.ts:15', 'a.ts:16'] },
    ],
    [
      'that was mended is taken for none of them',
      {
        git: 'none',
        old: [...head, ...block('first', ...lines), ...block('second', ...lines), ...tail],
        now: [...head, ...block('first', ...lines), ...block('second', ...lines), ...tail],
        had: 9,
        found: 15,
      },
      { threads: ['a.ts:9'], spots: ['a.ts:15'] },
    ],
  ];
  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('without git, a line that was edited between lines that were found', () => {
  const before = [...head, '  const total = add(a, b);', ...tail];
  const found = (line: number) => [5, 6, 8, 9].map((at) => ({ line: at + line, rule: 'other' }));
  const row = (now: readonly string[], line: number, end: Row[2]): Row => [
    '',
    {
      git: 'none',
      old: before,
      now: now,
      had: [...found(0), { line: 7 }],
      found: [...found(line), { line: 7 + line }],
    },
    end,
  ];

  test('is found in its place', async () => {
    const { pairs } = await playStory(
      row(['// new', ...before.with(6, '  throw new Wrong();').with(7, 'last(0);')], 1, {})[1],
    );
    expect(pairs).toContain('T8 a.ts:7 > a.ts:8');
  });
});

describe('without git, one thread and one finding that are the only candidates for each other', () => {
  const story = {
    git: 'none' as const,
    old: [...head, 'copy();', ...filler('one', 4), 'copy();', ...tail],
    now: ['copy();', ...filler('two', 9), 'copy();', ...filler('three', 9), 'copy();'],
    had: 7,
    found: 11,
  };

  test('wait: no second thread is posted', async () => {
    const { waiting, pairs, spots } = await playStory(story);
    expect({ waiting, pairs, spots }).toEqual({ waiting: ['a.ts:7 ? a.ts:11'], pairs: [], spots: [] });
  });

  test.each([
    ['there are two such findings', { ...story, found: [{ line: 11 }, { line: 21 }] }],
    ['a person resolved the thread', { ...story, had: { line: 7, thread: { flag: true } } }],
    ['the text is another one', { ...story, found: 12 }],
  ])('do not wait where %s', async (_, other) => {
    expect((await playStory(other)).waiting).toEqual([]);
  });
});
