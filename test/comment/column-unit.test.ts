import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COLUMN_UNITS, toOffset } from '../../src/comment/suggestion.ts';

const LINE = 'aé😀b';

test.each([
  [1, [0, 0, 0]],
  [2, [1, 1, 1]],
  [3, [2, 2, undefined]],
  [4, [undefined, 4, 2]],
  [5, [4, 5, undefined]],
  [6, [5, undefined, undefined]],
  [7, [undefined, undefined, undefined]],
  [8, [undefined, undefined, 4]],
  [9, [undefined, undefined, 5]],
  [10, [undefined, undefined, undefined]],
])('column %d begins where its unit says, or nowhere', (column, offsets) => {
  expect(COLUMN_UNITS.map((unit) => toOffset(LINE, column, unit))).toEqual(offsets);
});

test('in ASCII all units are one', () => {
  const ascii = fc.string({ unit: fc.constantFrom(...'ab \t;') });
  fc.assert(
    fc.property(ascii, fc.integer({ min: 1, max: 20 }), (line, column) => {
      const expected = column <= line.length + 1 ? column - 1 : undefined;
      expect(COLUMN_UNITS.map((unit) => toOffset(line, column, unit))).toEqual([
        expected,
        expected,
        expected,
      ]);
    }),
  );
});
