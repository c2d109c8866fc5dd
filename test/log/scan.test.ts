import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { assembleScan } from '../../scripts/assemble-scan.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { makeScanner } from './ways.ts';

const BLOCK = 64;
const SCAN = join(import.meta.dirname, '../../src/log/scan');

/** The signs that begin the tokens near the top, or undefined where the text is no JSON. */
function scan(text: string): string | undefined {
  const scanner = makeScanner();
  const bytes = Buffer.from(text);
  const [at] = scanner.windows;
  scanner.memory.set(bytes, at);
  const tokens = scanner.scan(at, bytes.length);
  if (!(tokens instanceof Uint32Array) || !scanner.isWhole()) return undefined;
  return String.fromCharCode(...[...tokens].map((token) => bytes[token - at] ?? 0));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const SAMPLE =
  '{"a\\"\\\\":[true,false,null,-0.5e+10,0,"\\u00e9\\\\","é€💳",{"b":{"c":[[[[[1,{"d":"]}"}]]]]]}}],"":{} }';

test('what is bundled is what scan.wat says', async () => {
  expect(readFileSync(join(SCAN, 'scan-wasm.ts'), 'utf8')).toBe(await assembleScan());
});

test('a text is read wherever it lies to the blocks, down to the members of regions', () => {
  for (let shift = 0; shift < 2 * BLOCK; shift += 1) {
    const text = ' '.repeat(shift) + SAMPLE;
    expect(scan(text)).toBe('{":[t,f,n,-,0,",",{":{":[[[[[1,{}]]]]]}}],":{}}');
    if (shift % 32 > 0) continue;
    for (let cut = shift; cut < text.length; cut += 1) expect(scan(text.slice(0, cut))).toBeUndefined();
  }
});

test('every byte in a text, and in every other place, is taken as JSON.parse takes it', () => {
  for (let byte = 0; byte < 128; byte += 1) {
    const sign = String.fromCharCode(byte);
    for (const text of [
      `"${sign}"`,
      `"\\${sign}"`,
      `"\\u00${sign}0"`,
      `[1${sign}2]`,
      `${sign}1`,
      `[1]${sign}`,
    ])
      expect([text, scan(text) !== undefined]).toEqual([text, isJson(text)]);
  }
});

test.each([
  ['runs of backslashes', (length: number) => `["${'\\'.repeat(length)}"]`],
  ['long numbers', (length: number) => `[${'1'.repeat(length)}]`],
  ['nesting', (length: number) => '['.repeat(length) + ']'.repeat(length)],
])('%s of any length are read', (_, write) => {
  for (const length of [1, 2, 3, 60, 61, 62, 63, 64, 65, 66, 127, 128, 129, 200, 256]) {
    expect(scan(write(length)) !== undefined).toBe(isJson(write(length)));
  }
});

test('the nesting is limited', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(scan(nested(1_000))).toBeDefined();
  expect(scan(nested(1_001))).toBeUndefined();
});

test('every JSON value is taken, and of damaged ones those that JSON.parse takes', () => {
  const sign = fc.constantFrom(
    ...['', '"', '\\', '{', ']', ',', ':', '0', '.', 'e', '-', 't', '\u0001', ' '],
  );
  const damage = fc.record({ at: fc.nat(), remove: fc.nat(2), insert: sign });
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
        expect(scan(whole)).toBeDefined();
        expect(scan(text) !== undefined).toBe(isJson(text));
      },
    ),
    fuzzRuns(100),
  );
});
