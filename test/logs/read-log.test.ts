import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { MOST_BYTES, readLog } from '../../src/logs/parse-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, name };
}

test.each([
  ['as UTF-8', (text: string) => Buffer.from(text)],
  ['with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['as UTF-16, little end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['as UTF-16, big end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('a log is decoded %s, compressed or not', async (_, encode) => {
  const bytes = encode('{"name":1,"runs":["über 💳"]}');
  for (const content of [bytes, gzipSync(bytes)]) {
    const { value, bytes: size } = await readLog(write('a.sarif', content));
    expect(value).toEqual({ name: 1, runs: ['über 💳'] });
    expect(size).toBe(bytes.length);
  }
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['empty', '', /is empty: the analyzer wrote no log\./u],
  ['empty but for a mark', '\ufeff', /is empty: /u],
  ['blank', '  ', /is empty: the analyzer wrote no log\./u],
  ['cut in an object', '{"a":', /is cut off after 5 bytes: /u],
  ['cut in a text', '"ab', /is cut off after 3 bytes: /u],
  ['cut in an escape', `{"a":"${'x'.repeat(64)}\\u12`, /is cut off after 74 bytes: /u],
  ['cut in a number', '{"a":1e+', /is cut off after 8 bytes: /u],
  ['cut in a word', '{"a":tru', /is cut off after 8 bytes: /u],
  ['cut in a character', Buffer.from('{"text":"€').subarray(0, -1), /is cut off after 11 bytes: /u],
  ['followed by words', '{"runs":[]}No results found!', /has other text after the log: /u],
  ['two logs', '{"runs":[]}\n\n{"runs":[]}', /has other text after the log: /u],
  ...(
    [
      ['Warning: encoding error in ./src/cart.c', 'Warning: encoding error in ./src/cart.c'],
      ['2026-11-24 10:00:00 INFO started', '2026-11-24 10:00:00 INFO started'],
      ['[main]\tINFO\tprofile', '[main] INFO profile'],
      ['3 problems', '3 problems'],
      ['\u001b[33mno config', 'no config'],
    ] as const
  ).map(([words, line]): [string, string, RegExp] => [
    `behind "${line}"`,
    `\n${words}\n{"runs":[{"secret":"hunter2"}]}`,
    new RegExp(
      `begins with "[^"]*${line.replace(/[[\].]/gu, String.raw`\$&`)}", which is not JSON: (?!.*hunter2)`,
      'u',
    ),
  ]),
  [
    'behind what npm prints',
    '> app@1.0.0 lint\n\n{"runs":[]}',
    /begins with "> app@1\.0\.0 lint", which is not/u,
  ],
  ['a list without quotes', "[{'token': 'hunter2'}]", /is not JSON: (?!.*hunter2)/u],
  ['of zeros', Buffer.alloc(9), /is not JSON: /u],
  ['without quotes', '{"token": hunter2}', /is not JSON: (?!.*hunter2)/u],
  ['with a comma too much', '{"a":1,}', /is not JSON: /u],
  ['with a line end in a text', '"a\nb"', /is not JSON: /u],
  ['with a wrong escape', '"\\u12G4"', /is not JSON: /u],
  [
    'not UTF-8',
    Buffer.from([0x22, 0xc3, 0x22, 0x20, 0x20]),
    /is not UTF-8: let the analyzer write its log as UTF-8\./u,
  ],
  ['marked, and not UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0x22, 0xff, 0x22, 0x20, 0x20]), /is not UTF-8: /u],
  ['too deep', '['.repeat(100_000), /nests deeper than 1000: /u],
  [
    'half UTF-16',
    Buffer.from([0xff, 0xfe, 0x22, 0, 0x3d, 0xd8, 0x22, 0]),
    /begins as UTF-16 and is cut off or damaged: /u,
  ],
  [
    'UTF-16, cut in a character',
    Buffer.from([0xff, 0xfe, 0x22, 0, 0x22]),
    /begins as UTF-16 and is cut off/u,
  ],
  [
    'UTF-16, cut in a pair',
    Buffer.from([0xff, 0xfe, 0x22, 0, 0x3d, 0xd8]),
    /begins as UTF-16 and is cut off/u,
  ],
])('a log is refused in one sentence where it is %s', async (_, content, sentence) => {
  const error = await readLog(write('a.sarif', content)).then(String, String);
  expect(error).toMatch(/^IncompleteError: a\.sarif /u);
  expect(error).toMatch(sentence);
  expect(error.split('\n')).toHaveLength(1);
});

describe('gzip data', () => {
  const zipped = gzipSync(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index) % 251)));

  test('that is cut off is told from damaged data', async () => {
    await expect(readLog(write('a.gz', zipped.subarray(0, 100)))).rejects.toThrow(
      'a.gz is cut off after 100 bytes',
    );
    const bytes = Buffer.from(zipped);
    bytes[bytes.length - 8] = (bytes.at(-8) ?? 0) ^ 1;
    await expect(readLog(write('a.gz', bytes))).rejects.toThrow(
      'a.gz cannot be read (Z_DATA_ERROR): see whether it is whole, and whether this job may read it.',
    );
  });

  test('of several members is all of them', async () => {
    const { value } = await readLog(write('a.gz', Buffer.concat([gzipSync('{"runs":'), gzipSync('[7]}')])));
    expect(value).toEqual({ runs: [7] });
  });

  test('that grows beyond what is left is not unpacked any further', async () => {
    const packed = gzipSync(Buffer.alloc(2 ** 24));
    const bomb = write('a.gz', Buffer.concat(Array.from({ length: 1_000 }, () => packed)));
    const before = process.memoryUsage().arrayBuffers;
    await expect(readLog(bomb, 20_000_000)).rejects.toThrow(
      'a.gz is larger than the 20 MB that are left of the limit of 512 MB for all logs of a run: ' +
        'let the analyzer write a log for each part of the code, and review each in a job of its own, with its own `category`.',
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });
});

test('a log that is too large, missing or a folder is refused', async () => {
  const large = write('large.sarif', '');
  truncateSync(large.path, MOST_BYTES + 1);
  await expect(readLog(large)).rejects.toThrow(
    'large.sarif is larger than the 512 MB that are left of the limit of 512 MB for all logs of a run: let the analyzer write a log for each part',
  );
  await expect(readLog({ path: join(folder, 'gone'), name: 'gone' })).rejects.toThrow(
    'gone cannot be read (ENOENT)',
  );
  mkdirSync(join(folder, 'd.sarif'));
  await expect(readLog({ path: join(folder, 'd.sarif'), name: 'd' })).rejects.toThrow(
    'd is not a regular file',
  );
});

test('a log of more values than fit into the memory is not parsed', async () => {
  await expect(readLog(write('a.sarif', `[${'{},'.repeat(13_000_000)}{}]`))).rejects.toThrow(
    'a.sarif has more than 25 million values: let the analyzer write a log for each part of the code.',
  );
});
