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

describe('T8, a line and what its edit made of it', () => {
  const rows: readonly Row[] = [
    [
      'does not take a new line beside it for the one that was mended',
      {
        old: { 'a.ts': [...head, 'if (x == null)', ...tail] },
        now: { 'a.ts': [...head, 'if (x === null)', 'if (y == null)', ...tail] },
        had: [{ line: 13 }],
        found: [{ line: 14 }],
      },
      { threads: ['a.ts:13'], spots: ['a.ts:14'] },
    ],
    [
      'does not take a line that another one became',
      {
        old: { 'a.ts': [...head, 'send(user, name);', 'send(user, mail);', ...tail] },
        now: { 'a.ts': [...head, 'send(user, mail, all);', ...tail] },
        had: [{ line: 13 }],
        found: [{ line: 13 }],
      },
      { threads: ['a.ts:13'], spots: ['a.ts:13'] },
    ],
    [
      'finds a line that was wrapped',
      {
        old: { 'a.ts': [...head, 'stream = streamExtract(archive, target, options, done);', ...tail] },
        now: {
          'a.ts': [
            ...head,
            'stream = streamExtract(',
            '  archive,',
            '  target,',
            '  options,',
            '  done,',
            ');',
            ...tail,
          ],
        },
        had: [{ line: 13 }],
        found: [{ line: 13 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:13'] },
    ],
    [
      'finds what stands on one of the lines that an import was broken up into',
      {
        old: { 'a.ts': [...head, "import { first, second, third } from 'numbers';", ...tail] },
        now: {
          'a.ts': [...head, 'import {', '  first,', '  second,', '  third,', "} from 'numbers';", ...tail],
        },
        had: [{ line: 13 }],
        found: [{ line: 15 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:15'] },
    ],
    [
      'finds a line that was joined to others',
      {
        old: { 'a.ts': [...head, 'stream = streamExtract(', '  archive,', '  target', ');', ...tail] },
        now: { 'a.ts': [...head, 'stream = streamExtract(archive, target);', ...tail] },
        had: [{ line: 14 }],
        found: [{ line: 13 }],
      },
      { pairs: ['T8 a.ts:14 > a.ts:13'] },
    ],
    [
      'finds a line in the next hunk of the same edit',
      {
        old: { 'a.ts': [...head, 'const a = load(one)', 'b();', 'c();', ...tail] },
        now: { 'a.ts': [...head, 'b();', 'c();', 'const a = (load(one))', ...tail] },
        had: [{ line: 13 }],
        found: [{ line: 15 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:15'] },
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
