import { describe, expect, test } from '@jest/globals';
import { CLASS, checkStory, filler, OTHER, playStory, type Row, type Story } from './play-story.ts';

describe('where git cannot have the commit of the thread', () => {
  const rest = filler('rest', 30);
  const base: Story = {
    git: 'none',
    old: { 'a.ts': CLASS },
    now: { 'a.ts': ['// new', ...CLASS] },
    had: [{ line: 3 }],
    found: [{ line: 4 }],
  };

  test.each<Row>([
    [
      'finds it by text and surroundings',
      { ...base, had: [{ line: 9 }], found: [{ line: 10 }] },
      { pairs: ['T4 a.ts:9 > a.ts:10'] },
    ],
    [
      'finds it by text and message',
      { ...base, now: { 'a.ts': [...rest, CLASS[2] ?? '', ...rest] }, found: [{ line: 31 }] },
      { pairs: ['T5 a.ts:3 > a.ts:31'] },
    ],
    [
      'finds it by text in another file',
      { ...base, now: { 'b.ts': [...rest, CLASS[2] ?? ''] }, found: [{ line: 31, path: 'b.ts' }] },
      { pairs: ['T7 a.ts:3 > b.ts:31'] },
    ],
    [
      'finds a measure of the file when the line and its surroundings were edited',
      {
        ...base,
        now: { 'a.ts': [...rest, '    let sum = 0;', ...rest] },
        had: [{ line: 3, message: 'The file has 12 lines.' }],
        found: [{ line: 31, message: 'The file has 61 lines.' }],
      },
      { pairs: ['T9 a.ts:3 > a.ts:31'] },
    ],
    [
      'does not take the only one left for the same where it measures nothing',
      { ...base, now: { 'a.ts': [...rest, '    let sum = 0;', ...rest] }, found: [{ line: 31 }] },
      { threads: ['a.ts:3'], spots: ['a.ts:31'] },
    ],
    [
      'does not trust a line number without text',
      {
        ...base,
        now: { 'a.ts': CLASS.with(2, '    let sum = 0;') },
        found: [{ line: 3, message: 'Reworded.' }],
      },
      { threads: ['a.ts:3'], spots: ['a.ts:3'] },
    ],
  ])('%s', (...row) => checkStory(row));

  test('doubts that a finding is gone while one of its rule is left over in its file', async () => {
    const { doubts } = await playStory({
      ...base,
      now: { 'a.ts': CLASS.with(2, '    let sum = 0;') },
      found: [{ line: 3, message: 'Reworded.' }],
    });
    expect(doubts).toEqual([
      expect.stringMatching(
        /^commit [0-9a-f]{7} could not be fetched, and a finding of the same rule in its file has no thread yet$/,
      ),
    ]);
  });

  test.each<[string, Story]>([
    ['no finding is left', { ...base, found: [] }],
    ['what is left is of another rule', { ...base, found: [{ line: 4, rule: 'eqeqeq' }] }],
    [
      'what is left is in another file',
      { ...base, now: { ...base.now, 'b.ts': OTHER }, found: [{ line: 3, path: 'b.ts' }] },
    ],
    [
      'git knows the commit',
      { old: base.old, now: { 'a.ts': CLASS.with(2, '') }, had: base.had, found: [{ line: 9 }] },
    ],
  ])('does not doubt it where %s', async (_, story) => {
    const { threads, doubts } = await playStory(story);
    expect(threads).toEqual(['a.ts:3']);
    expect(doubts).toEqual([]);
  });
});
