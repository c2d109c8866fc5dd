import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DEEPEST_NESTING, findJsonFault } from '../../src/sarif/json-fault.ts';

function faultIn(text: string) {
  return findJsonFault(Buffer.from(text));
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['', 'cut', 0],
  ['  ', 'cut', 2],
  ['x', 'broken', 0],
  ['{"a":1,}', 'broken', 7],
  ['[1,]', 'broken', 3],
  ['[,1]', 'broken', 1],
  ['{"a" 1}', 'broken', 5],
  ['{a:1}', 'broken', 1],
  ['[1}', 'broken', 2],
  ['{]', 'broken', 1],
  ['1 2', 'broken', 2],
  [']', 'broken', 0],
  ['[1', 'cut', 2],
  ['{"a":', 'cut', 5],
  ['"ab', 'cut', 3],
  ['"a\\', 'cut', 3],
  ['"\\u12', 'cut', 5],
  ['"\\u12G4"', 'broken', 5],
  ['"\\x"', 'broken', 2],
  ['"a\nb"', 'broken', 2],
  ['tru', 'cut', 3],
  ['trux', 'broken', 3],
  ['01', 'broken', 1],
  ['-', 'cut', 1],
  ['1.', 'cut', 2],
  ['1.x', 'broken', 2],
  ['1e+', 'cut', 3],
  ['+1', 'broken', 0],
  ['"ü', 'cut', 3],
])('%j is %s at byte %i', (text, kind, offset) => {
  expect(faultIn(text)).toEqual({ kind, offset });
});

test('nesting is limited', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(faultIn(nested(DEEPEST_NESTING))).toBeUndefined();
  expect(faultIn(nested(DEEPEST_NESTING + 1))).toEqual({ kind: 'deep', offset: DEEPEST_NESTING });
});

test.each([
  ['[1,2,3]', 4, undefined],
  ['[1,2,3]', 3, { kind: 'many', offset: 5 }],
  ['{"a":{},"b":"c"}', 2, { kind: 'many', offset: 12 }],
])('%s with at most %i values', (text, most, fault) => {
  expect(findJsonFault(Buffer.from(text), most)).toEqual(fault);
});

describe('agrees with JSON.parse', () => {
  test('on every JSON value', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.constantFrom(undefined, 2, '\t'), (json, indent) => {
        const text = JSON.stringify(JSON.parse(json), undefined, indent);
        expect(faultIn(text)).toBeUndefined();
      }),
    );
  });

  test('on every damaged JSON value', () => {
    const damage = fc.record({
      at: fc.nat(),
      remove: fc.nat(2),
      insert: fc.constantFrom('', '"', '\\', '{', ']', ',', ':', '0', '.', 'e', '-', 't', '\u0001', ' '),
    });
    fc.assert(
      fc.property(fc.json({ stringUnit: 'grapheme' }), damage, (json, { at, remove, insert }) => {
        const place = at % (json.length + 1);
        // A lone surrogate is no text in UTF-8, so it cannot be compared.
        const text = (json.slice(0, place) + insert + json.slice(place + remove)).toWellFormed();
        expect(faultIn(text) === undefined).toBe(parses(text));
      }),
      { numRuns: 1000 },
    );
  });

  test('on every beginning of a JSON value, which is cut', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(), (value, length) => {
        const bytes = Buffer.from(JSON.stringify([value]));
        const cut = length % bytes.length;
        expect(findJsonFault(bytes.subarray(0, cut))).toEqual({ kind: 'cut', offset: cut });
      }),
    );
  });
});
