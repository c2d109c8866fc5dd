import { describe, expect, test } from '@jest/globals';
import { CLASS, checkStory, filler, OTHER, playStory, type Row, type Story } from './play-story.ts';

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
