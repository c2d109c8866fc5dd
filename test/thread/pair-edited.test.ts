import { describe, expect, test } from '@jest/globals';
import { checkStory, filler, playStory, type Row } from './play-story.ts';

const [head, tail] = [filler('head', 12), filler('tail', 12)];

describe('T8, an edited line of which git cannot tell', () => {
  const old = { 'a.ts': [...head, 'x(1);', ...tail] };

  const rows: readonly Row[] = [
    [
      'is found in the same surroundings wherever they went',
      {
        git: 'none',
        old,
        now: { 'a.ts': [...filler('new', 20), ...head, 'y(2);', ...tail] },
        had: [{ line: 13 }],
        found: [{ line: 33 }, { line: 5 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:33'], spots: ['a.ts:5'] },
    ],
    [
      'is found near by when the line beside it was edited too',
      {
        git: 'none',
        old,
        now: { 'a.ts': [...head, 'y(2);', 'y(3);', ...tail.slice(1)] },
        had: [{ line: 13 }],
        found: [{ line: 13 }, { line: 20 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:13'], spots: ['a.ts:20'] },
    ],
    [
      'is not found far away by the lines on one side',
      {
        git: 'none',
        old,
        now: { 'a.ts': [...filler('new', 20), ...head, 'y(2);', 'y(3);', ...tail.slice(1)] },
        had: [{ line: 13 }],
        found: [{ line: 33 }, { line: 40 }],
      },
      { threads: ['a.ts:13'], spots: ['a.ts:33', 'a.ts:40'] },
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T8, a hunk with more findings than can be compared with one another', () => {
  test('still finds each edited line, by the ones near it', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => index);
    const { pairs } = await playStory({
      old: { 'a.ts': numbers.map((index) => `var value${index} = compute(a${index}, b${index});`) },
      now: { 'a.ts': numbers.map((index) => `let value${index} = compute(a${index}, b${index});`) },
      had: numbers.map((index) => ({ line: index + 1 })),
      found: numbers.map((index) => ({ line: index + 1 })),
    });
    expect(new Set(pairs)).toEqual(
      new Set(numbers.map((index) => `T8 a.ts:${index + 1} > a.ts:${index + 1}`)),
    );
  });
});
