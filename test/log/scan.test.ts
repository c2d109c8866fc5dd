import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ASSEMBLED, assemble } from '../../scripts/assemble-scan.ts';
import { createJsonCheck, DEEPEST_NESTING } from '../../src/log/json-check.ts';
import { type ByteScanner, NOT_JSON } from '../../src/log/scan/byte-scanner.ts';
import { parse } from './oracle.ts';
import { createScanner } from './ways.ts';

const BLOCK = 64;

/** The offsets of the tokens near the top, or undefined where the text is no JSON. */
function scan(scanner: ByteScanner, bytes: Uint8Array, window: number): readonly number[] | undefined {
  const [at] = scanner.windows;
  const tokens: number[] = [];
  for (let offset = 0; offset <= bytes.length; offset += window) {
    const part = bytes.subarray(offset, offset + window);
    scanner.memory.set(part, at);
    scanner.memory.fill(0x20, at + part.length, at + window);
    const count = scanner.scan(at, at + window);
    if (count === NOT_JSON) return undefined;
    const { tape, firstToken } = scanner;
    for (const token of tape.subarray(firstToken, firstToken + count)) tokens.push(token - at + offset);
  }
  return scanner.isWhole() ? tokens : undefined;
}

test.each(ASSEMBLED)('what is bundled is what $source says', async (file) => {
  const folder = join(import.meta.dirname, '../../src/log/scan');
  const assembled = await assemble(file, (path) => readFileSync(join(folder, path), 'utf8'));
  expect(readFileSync(join(folder, file.module), 'utf8')).toBe(assembled);
});

const SAMPLE = Buffer.from(
  '{"a\\"\\\\":[true,false,null,-0.5e+10,0,"\\u00e9\\\\","é€💳",{"b":{"c":[[[[[1,{"d":"]}"}]]]]]}}],"":{} }',
);

describe('the scanner', () => {
  test('reads a text wherever it lies to the blocks and windows', () => {
    for (let shift = 0; shift < 2 * BLOCK; shift += 1) {
      const bytes = Buffer.concat([Buffer.alloc(shift, ' '), SAMPLE]);
      const tokens = scan(createScanner(), bytes, BLOCK);
      expect(tokens?.map((token) => String.fromCharCode(bytes[token] ?? 0)).join('')).toBe(
        '{":[t,f,n,-,0,",",{":{":[[[[[1,{}]]]]]}}],":{}}',
      );
      if (shift % 32 > 0) continue;
      for (let cut = shift; cut < bytes.length; cut += 1) {
        expect(scan(createScanner(), bytes.subarray(0, cut), BLOCK)).toBeUndefined();
      }
    }
  });

  test('takes every byte in a text, and in every other place, as JSON.parse does', () => {
    for (let byte = 0; byte < 128; byte += 1) {
      const sign = String.fromCharCode(byte);
      for (const text of [
        `"${sign}"`,
        `"\\${sign}"`,
        `"\\u00${sign}0"`,
        `[1${sign}2]`,
        `${sign}1`,
        `[1,2]${sign}`,
      ]) {
        const read = scan(createScanner(), Buffer.from(text), BLOCK) !== undefined;
        expect([text, read]).toEqual([text, parse(text) !== undefined]);
      }
    }
  });

  test.each([
    ['runs of backslashes', (length: number) => `["${'\\'.repeat(length)}"]`],
    ['long numbers', (length: number) => `[${'1'.repeat(length)}]`],
    ['nesting', (length: number) => '['.repeat(length) + ']'.repeat(length)],
  ])('reads %s of any length', (_, write) => {
    for (const length of [1, 2, 3, 60, 61, 62, 63, 64, 65, 66, 127, 128, 129, 200, 256]) {
      const text = write(length);
      expect(scan(createScanner(), Buffer.from(text), BLOCK) !== undefined).toBe(parse(text) !== undefined);
    }
  });

  test('limits the nesting', () => {
    const nested = (depth: number) => Buffer.from('['.repeat(depth) + ']'.repeat(depth));
    expect(scan(createScanner(), nested(DEEPEST_NESTING), BLOCK)).toBeDefined();
    expect(scan(createScanner(), nested(DEEPEST_NESTING + 1), BLOCK)).toBeUndefined();
  });

  test('takes every JSON value, and of damaged ones those that JSON.parse takes', () => {
    const damage = fc.record({
      at: fc.nat(),
      remove: fc.nat(2),
      insert: fc.constantFrom(
        '',
        '',
        '"',
        '\\',
        '{',
        ']',
        ',',
        ':',
        '0',
        '.',
        'e',
        '-',
        't',
        '\u0001',
        ' ',
        '\f',
      ),
    });
    const space = fc.constantFrom(undefined, 2, '\t');
    fc.assert(
      fc.property(
        fc.json({ stringUnit: 'grapheme' }),
        space,
        damage,
        (json, indent, { at, remove, insert }) => {
          const whole = JSON.stringify(JSON.parse(json), undefined, indent);
          const place = at % (whole.length + 1);
          const text = (whole.slice(0, place) + insert + whole.slice(place + remove)).toWellFormed();
          expect(scan(createScanner(), Buffer.from(whole), BLOCK)).toBeDefined();
          expect(scan(createScanner(), Buffer.from(text), BLOCK) !== undefined).toBe(
            parse(text) !== undefined,
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

test('the scanner and the slow check take the same bytes for JSON', () => {
  const piece = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      '\\',
      ' ',
      '\n',
      'true',
      'null',
      '1',
      '-2.5e3',
      'a',
      '"b"',
      '{"a":',
      '\\u00e9',
    ],
    ...['[{"a":[{"b":[1]}]}]', '"\\\\"', '"\\""', '\t', 'é', '\u0000', '\u007f'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const bytes = Buffer.from(pieces.join(''));
      const check = createJsonCheck();
      const isJson = check.push(bytes) === undefined && check.isWhole();
      expect(scan(createScanner(), bytes, BLOCK) !== undefined).toBe(isJson);
    }),
    { numRuns: 100 },
  );
});
