import { describe, expect, test } from '@jest/globals';
import { makeSpot } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';
import { CLASS, checkStory, filler, OTHER, playStory, type Row, type Story } from './play-story.ts';
import { NO_HISTORY } from './two-trees.ts';

describe('where git cannot have the commit of the thread', () => {
  const rest = filler('rest', 30);
  const base: Story = { git: 'none', old: CLASS, now: ['// new', ...CLASS], had: 3, found: 4 };

  test.each<Row>([
    ['finds it by text and surroundings', { ...base, had: 9, found: 10 }, 'T4 a.ts:9 > a.ts:10'],
    [
      'finds it by text and message',
      { ...base, now: [...rest, CLASS[2] ?? '', ...rest], found: 31 },
      'T5 a.ts:3 > a.ts:31',
    ],
    [
      'finds it by text in another file',
      { ...base, now: { 'b.ts': [...rest, CLASS[2] ?? ''] }, found: { line: 31, path: 'b.ts' } },
      'T5 a.ts:3 > b.ts:31',
    ],
    [
      'finds a measure of the file when the line and its surroundings were edited',
      {
        ...base,
        now: [...rest, '    let sum = 0;', ...rest],
        had: { line: 3, message: 'The file has 12 lines.' },
        found: { line: 31, message: 'The file has 61 lines.' },
      },
      'T9 a.ts:3 > a.ts:31',
    ],
    [
      'does not take the only one left for the same where it measures nothing',
      { ...base, now: [...rest, '    let sum = 0;', ...rest], found: 31 },
      { threads: ['a.ts:3'], spots: ['a.ts:31'] },
    ],
    [
      'does not trust a line number without text',
      { ...base, now: CLASS.with(2, '    let sum = 0;'), found: { line: 3, message: 'Reworded.' } },
      { threads: ['a.ts:3'], spots: ['a.ts:3'] },
    ],
  ])('%s', (...row) => checkStory(row));

  test('doubts that a finding is gone while one of its rule is left over in its file', async () => {
    const { doubts } = await playStory({
      ...base,
      now: CLASS.with(2, '    let sum = 0;'),
      found: { line: 3, message: 'Reworded.' },
    });
    expect(doubts).toEqual([
      expect.stringMatching(
        /^commit [0-9a-f]{7} could not be fetched, and a finding of the same rule in its file has no thread yet$/,
      ),
    ]);
  });

  test.each<[string, Story]>([
    ['no finding is left', { ...base, found: [] }],
    ['what is left is of another rule', { ...base, found: { line: 4, rule: 'eqeqeq' } }],
    [
      'what is left is in another file',
      { ...base, now: { 'a.ts': ['// new', ...CLASS], 'b.ts': OTHER }, found: { line: 3, path: 'b.ts' } },
    ],
    ['git knows the commit', { old: base.old, now: CLASS.with(2, ''), had: base.had, found: 9 }],
  ])('does not doubt it where %s', async (_, story) => {
    const { threads, doubts } = await playStory(story);
    expect(threads).toEqual(['a.ts:3']);
    expect(doubts).toEqual([]);
  });
});

describe('a file that was renamed, without git', () => {
  const table = [...filler('row', 3), 'same();', 'same();', ...filler('cell', 3), 'same();'];
  const had = [4, 5, 9].map((line) => ({ line }));
  const at = (path: string) => had.map((parts) => ({ path, ...parts }));

  test('keeps the threads of lines that have copies', () =>
    checkStory([
      '',
      { git: 'none', old: table, now: { 'lib/b.ts': table }, had, found: at('lib/b.ts') },
      { pairs: ['T4 a.ts:4 > lib/b.ts:4', 'T4 a.ts:5 > lib/b.ts:5', 'T4 a.ts:9 > lib/b.ts:9'] },
    ]));

  test('keeps them where it was edited too, and another one is a little like it', () =>
    checkStory([
      '',
      {
        git: 'none',
        old: table,
        now: { 'lib/b.ts': ['new();', ...table], 'lib/c.ts': ['other();', 'same();', 'end();'] },
        had,
        found: [
          ...had.map(({ line }) => ({ path: 'lib/b.ts', line: line + 1 })),
          { path: 'lib/c.ts', line: 2 },
        ],
      },
      {
        pairs: ['T4 a.ts:4 > lib/b.ts:5', 'T4 a.ts:5 > lib/b.ts:6', 'T4 a.ts:9 > lib/b.ts:10'],
        spots: ['lib/c.ts:2'],
      },
    ]));

  test('has its threads held where two files are as much like it', async () => {
    const now = { 'b.ts': table, 'c.ts': table };
    const { pairs, threads, doubts } = await playStory({
      git: 'none',
      old: table,
      now,
      had,
      found: [...at('b.ts'), ...at('c.ts')],
    });
    expect({ pairs, threads }).toEqual({ pairs: [], threads: ['a.ts:4', 'a.ts:5', 'a.ts:9'] });
    expect(new Set(doubts)).toEqual(
      new Set([
        expect.stringMatching(/^commit \w{7} could not be fetched, and its file may be b\.ts or c\.ts now$/),
      ]),
    );
  });
});

test('of thousands of files that are alike nobody compares each with each, and their threads are held', () => {
  const numbers = Array.from({ length: 2_100 }, (_, index) => index);
  const lines = ['export default {};'];
  const [then, now] = ['a', 'b'].map((folder) =>
    numbers.map((number) => makeSpot({ path: `${folder}/${number}.ts`, line: 1 })),
  );
  const threads = then?.map((spot) => makeThread(spot, { lines })) ?? [];
  const matching = matchThreads(threads, now ?? [], NO_HISTORY, (path) =>
    path.startsWith('b/') ? lines : undefined,
  );
  expect(matching.pairs).toEqual([]);
  expect(new Set(matching.threads.map(({ doubt }) => doubt))).toEqual(
    new Set(['commit 1111111 could not be fetched, and its file may be b/0.ts or one of many others now']),
  );
});

test('two halves that change places need no neighbors, without git', async () => {
  const lines = filler('unlike', 20);
  const now = [...lines.slice(10), ...lines.slice(0, 10)];
  const { pairs, waiting } = await playStory({
    git: 'none',
    old: lines,
    now,
    had: lines.map((_, index) => ({ line: index + 1 })),
    found: now.map((_, index) => ({ line: index + 1 })),
  });
  expect(waiting).toEqual([]);
  expect(pairs.map((pair) => pair.slice(3)).toSorted()).toEqual(
    lines.map((_, index) => `a.ts:${index + 1} > a.ts:${((index + 10) % 20) + 1}`).toSorted(),
  );
});

describe('what a person decided, without git', () => {
  const rest = filler('rest', 30);
  const decided = { thread: { flag: true } };
  const load = (...body: string[]): string[] => ['function load(path) {', ...body, '}', ...rest];
  const story = (old: string[], now: string[], line: number, there: number): Story => ({
    git: 'none',
    old,
    now,
    had: { line, ...decided },
    found: there,
  });

  test.each<Row>([
    [
      'stays on a line that was wrapped in a condition',
      story(
        load('  read(path);', '  done();'),
        load('  if (path) {', '    read(path);', '  }', '  done();'),
        2,
        3,
      ),
      'T5 a.ts:2 > a.ts:3',
    ],
    [
      'leaves a line that was taken out of its condition',
      story(load('  if (safe(path)) {', '    read(path);', '  }'), load('  read(path);'), 3, 2),
      { threads: ['a.ts:3'], spots: ['a.ts:2'] },
    ],
    [
      'leaves a line that went to another function',
      story(load('  read(path);'), ['function other(path) {', '  read(path);', '}', ...rest], 2, 2),
      { threads: ['a.ts:2'], spots: ['a.ts:2'] },
    ],
    [
      'leaves a line that has a copy now',
      story(
        load('  read(path);', '  done();'),
        load('  if (path) {', '    read(path);', '  }', '  done();', '  read(path);'),
        2,
        3,
      ),
      { threads: ['a.ts:2'], spots: ['a.ts:3'] },
    ],
  ])('%s', (...row) => checkStory(row));
});
