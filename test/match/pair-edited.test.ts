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
        now: [...filler('new', 20), ...head, 'y(2);', ...tail],
        had: 13,
        found: [{ line: 33 }, { line: 5 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:33'], spots: ['a.ts:5'] },
    ],
    [
      'is found near by when the line beside it was edited too',
      {
        git: 'none',
        old,
        now: [...head, 'y(2);', 'y(3);', ...tail.slice(1)],
        had: 13,
        found: [{ line: 13 }, { line: 20 }],
      },
      { pairs: ['T8 a.ts:13 > a.ts:13'], spots: ['a.ts:20'] },
    ],
    [
      'is not found far away by the lines on one side',
      {
        git: 'none',
        old,
        now: [...filler('new', 20), ...head, 'y(2);', 'y(3);', ...tail.slice(1)],
        had: 13,
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
        old: [...head, 'if (x == null)', ...tail],
        now: [...head, 'if (x === null)', 'if (y == null)', ...tail],
        had: 13,
        found: 14,
      },
      { threads: ['a.ts:13'], spots: ['a.ts:14'] },
    ],
    [
      'does not take a line that another one became',
      {
        old: [...head, 'send(user, name);', 'send(user, mail);', ...tail],
        now: [...head, 'send(user, mail, all);', ...tail],
        had: 13,
        found: 13,
      },
      { threads: ['a.ts:13'], spots: ['a.ts:13'] },
    ],
    [
      'finds a line that was wrapped',
      {
        old: [...head, 'stream = streamExtract(archive, target, options, done);', ...tail],
        now: [
          ...head,
          'stream = streamExtract(',
          '  archive,',
          '  target,',
          '  options,',
          '  done,',
          ');',
          ...tail,
        ],
        had: 13,
        found: 13,
      },
      'T4 a.ts:13 > a.ts:13',
    ],
    [
      'finds what stands on one of the lines that an import was broken up into',
      {
        old: [...head, "import { first, second, third } from 'numbers';", ...tail],
        now: [...head, 'import {', '  first,', '  second,', '  third,', "} from 'numbers';", ...tail],
        had: 13,
        found: 15,
      },
      'T4 a.ts:13 > a.ts:15',
    ],
    [
      'finds a line that was joined to others',
      {
        old: [...head, 'stream = streamExtract(', '  archive,', '  target', ');', ...tail],
        now: [...head, 'stream = streamExtract(archive, target);', ...tail],
        had: 14,
        found: 13,
      },
      'T4 a.ts:14 > a.ts:13',
    ],
    [
      'finds a line in the next hunk of the same edit',
      {
        old: [...head, 'const a = load(one)', 'b();', 'c();', ...tail],
        now: [...head, 'b();', 'c();', 'const a = (load(one))', ...tail],
        had: 13,
        found: 15,
      },
      'T8 a.ts:13 > a.ts:15',
    ],
  ];

  test.each(rows)('%s', (...row) => checkStory(row));
});

describe('T8, a hunk with more findings than can be compared with one another', () => {
  test('still finds each edited line, by the ones near it', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => index);
    const { pairs } = await playStory({
      old: numbers.map((index) => `var value${index} = compute(a${index}, b${index});`),
      now: numbers.map((index) => `let value${index} = compute(a${index}, b${index});`),
      had: numbers.map((index) => ({ line: index + 1 })),
      found: numbers.map((index) => ({ line: index + 1 })),
    });
    expect(new Set(pairs)).toEqual(
      new Set(numbers.map((index) => `T8 a.ts:${index + 1} > a.ts:${index + 1}`)),
    );
  });
});
