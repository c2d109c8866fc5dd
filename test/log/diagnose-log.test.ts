import { expect, test } from '@jest/globals';
import { diagnoseLog } from '../../src/log/diagnose-log.ts';
import { DEEPEST_NESTING } from '../../src/log/json-check.ts';
import { openBytes } from './bytes-log.ts';

async function faultIn(text: string): Promise<string> {
  return (await diagnoseLog(openBytes(Buffer.from(text)), 'a.sarif')).message;
}

test.each([
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
])('%j is %s at byte %i', async (text, kind, offset) => {
  const sentences: Readonly<Record<string, string>> = {
    cut: `a.sarif is cut off after ${offset} bytes: run the analyzer again.`,
    broken: `a.sarif is not JSON at byte ${offset}: let the analyzer write SARIF 2.1.0.`,
  };
  expect(await faultIn(text)).toBe(sentences[kind]);
});

test.each([
  ['{"runs":[]}No results found!', 11],
  ['{"runs":[]}\n\n{"runs":[]}', 13],
  ['[] ]', 3],
])('%j has text behind its end, from byte %i on', async (text, offset) => {
  expect(await faultIn(text)).toBe(
    `a.sarif has other text after the log, from byte ${offset} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
  );
});

test('a log that is cut inside a character is cut', async () => {
  const whole = Buffer.from('{"text":"€');
  for (const missing of [1, 2]) {
    const { message } = await diagnoseLog(openBytes(whole.subarray(0, whole.length - missing)), 'a.sarif');
    expect(message).toBe(`a.sarif is cut off after ${whole.length - missing} bytes: run the analyzer again.`);
  }
});

test('an empty log is called empty', async () => {
  expect(await faultIn('')).toBe('a.sarif is empty: the analyzer wrote no log.');
  expect(await faultIn('\ufeff')).toBe('a.sarif is empty: the analyzer wrote no log.');
});

test('nesting is limited', async () => {
  const nested = '['.repeat(DEEPEST_NESTING + 1);
  expect(await faultIn(nested)).toMatch(/nests deeper than 1000 at byte 1000:/);
});

test('a log that is whole when it is looked at again has changed', async () => {
  expect(await faultIn('{}')).toBe('a.sarif changed while it was read: run this step again.');
});

test('offsets go on from window to window, and count a byte order mark', async () => {
  const blanks = ' '.repeat(1_000_000);
  expect(await faultIn(`\ufeff[${blanks}}`)).toContain(`not JSON at byte ${blanks.length + 4}:`);
  expect(await faultIn(`["${blanks}`)).toContain(`cut off after ${blanks.length + 2} bytes`);
});

test('a fault of the encoding comes first, wherever it stands', async () => {
  const bytes = Buffer.concat([Buffer.from('[,'), Buffer.alloc(300_000, 'é'), Buffer.from([0xff])]);
  const { message } = await diagnoseLog(openBytes(bytes), 'a.sarif');
  expect(message).toBe('a.sarif is not UTF-8 at byte 300002: let the analyzer write its log as UTF-8.');
});
