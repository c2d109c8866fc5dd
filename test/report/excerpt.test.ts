import { describe, expect, test } from '@jest/globals';
import { type Excerpt, toExcerpt, WITHHELD } from '../../src/report/excerpt.ts';

type Region = Parameters<typeof toExcerpt>[1];

const OPEN = { redact: (text: string) => text, isSecret: () => false };
const LINES = ['one', 'two', '\tlet unused = 1;', 'four', 'five', 'six'];

function at(startLine: number, region: Partial<Region> = {}): Region {
  return { startLine, endLine: startLine, ...region };
}

/** The marked part of each line of the finding. */
function marked(excerpt: Excerpt | undefined): readonly (string | undefined)[] {
  return (excerpt?.lines ?? [])
    .filter(({ role }) => role === 'finding')
    .map(({ text, mark }) => mark && text.slice(mark.from, mark.to));
}

describe('the lines of an excerpt', () => {
  test.each([
    [1, [1, 2, 3]],
    [3, [1, 2, 3, 4, 5]],
    [6, [4, 5, 6]],
  ])('line %i stands among two above and two below, where the file has them', (line, shown) => {
    expect(toExcerpt(LINES, at(line), OPEN)?.lines.map(({ number }) => number)).toEqual(shown);
  });

  test('there is none of a line that the file does not have', () => {
    expect(toExcerpt(LINES, at(7), OPEN)).toBeUndefined();
    expect(toExcerpt([], at(1), OPEN)).toBeUndefined();
  });

  test('of a finding that is long the first lines are shown, and the others counted', () => {
    const many = Array.from({ length: 50 }, (_, index) => `line ${index + 1}`);
    const excerpt = toExcerpt(many, at(10, { endLine: 40 }), OPEN);
    expect(excerpt?.lines.map(({ number }) => number)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
    expect(excerpt?.more).toBe(25);
  });
});

describe('the mark of an excerpt', () => {
  test.each<[string, string, Partial<Region>, string | undefined]>([
    ['both columns', 'let unused = 1;', { column: 5, endColumn: 11 }, 'unused'],
    ['the first column alone: the word there', 'let unused = 1;', { column: 5 }, 'unused'],
    ['the first column alone, at a sign', 'a == b', { column: 3 }, '='],
    ['no column', 'let unused = 1;', {}, undefined],
    ['a column behind the end of the line', 'short', { column: 50, endColumn: 60 }, undefined],
    ['an end behind the end of the line', 'short', { column: 3, endColumn: 7 }, 'ort'],
    ['a place between two characters', 'ab', { column: 2, endColumn: 2 }, ''],
    ['columns that tools count in different ways', 'ü bad', { column: 4, endColumn: 8 }, undefined],
    ['an end before the start', 'short', { column: 4, endColumn: 2 }, undefined],
  ])('%s', (_, line, region, expected) => {
    expect(marked(toExcerpt([line], at(1, region), OPEN))).toEqual([expected]);
  });

  test('is on the first line, up to its end, where the finding has several', () => {
    const lines = ['call(first, ', '  second);', 'end'];
    const excerpt = toExcerpt(lines, at(1, { endLine: 2, column: 5, endColumn: 10 }), OPEN);
    expect(marked(excerpt)).toEqual(['(first,', undefined]);
  });
});

describe('hostile and secret code', () => {
  test('control characters and those that turn the direction stand there as signs', () => {
    const line = 'if (a /*\u202e }\u2066 */) \u001b[31m\u0007\u0085\u2028\u200b\u007f';
    const [shown] = toExcerpt([line], at(1, { column: 5, endColumn: 6 }), OPEN)?.lines ?? [];
    expect(shown?.text).toBe('if (a /*<U+202E> }<U+2066> */) ␛[31m␇<U+0085><U+2028><U+200B>␡');
  });

  test('a secret of ours is hidden, also where an invisible character parts it, and the marks are left out', () => {
    const redact = (text: string): string => text.replaceAll('s3cret', '***');
    for (const line of ['key = "s3cret"', 'key = "s3\u200bcret"']) {
      const excerpt = toExcerpt([line], at(1, { column: 8, endColumn: 14 }), { ...OPEN, redact });
      expect(excerpt?.lines).toEqual([{ number: 1, role: 'finding', text: 'key = "***"' }]);
    }
  });

  test('a line with a password or a key is not shown beside another finding', () => {
    const excerpt = toExcerpt(LINES, at(3), { ...OPEN, isSecret: (line) => line === 4 });
    expect(excerpt?.lines.map(({ text }) => text)).toEqual([
      'one',
      'two',
      '\tlet unused = 1;',
      WITHHELD,
      'five',
    ]);
  });

  test('a long line is cut', () => {
    const line = 'a'.repeat(5_000);
    const excerpt = toExcerpt([line], at(1, { column: 4_000, endColumn: 4_005 }), OPEN);
    expect(marked(excerpt)).toEqual([undefined]);
    expect(excerpt?.lines[0]?.text).toBe(`${'a'.repeat(319)}…`);
  });
});
