import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { LARGEST_LOG, openLog, readAll } from '../../src/log/open-log.ts';
import { readLog } from '../../src/log/read-log.ts';
import { WINDOW } from '../../src/log/scan/scanner.ts';
import { readParsed, readScanned, WAYS } from './ways.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, name };
}

const logOf = (results: string) => `{"version":"2.1.0","runs":[{"results":[${results}],"tool":{}}]}`;

describe.each(WAYS)('a log that is %s', (_, read) => {
  test('hands out its runs with their results apart from all else', async () => {
    const log = await read(
      write('a.sarif', '{"runs":[{"results":[{"a":1},2],"tool":{}},{"results":null},4],"version":"2.1.0"}'),
    );
    const runs = [...(log.runs ?? [])].map(({ index, context, results }) => ({
      ...{ index, context, results: results && [...results] },
    }));
    expect(runs).toEqual([
      { index: 0, context: { tool: {} }, results: [{ a: 1 }, 2] },
      { index: 1, context: {}, results: undefined },
      { index: 2, context: 4, results: undefined },
    ]);
  });

  test('mentions what is passed over too, and is refused once it has changed', async () => {
    const file = write('a.sarif', logOf('{"fixes":[{"artifactLocation":{"uri":"a.c"}}]}'));
    const [run] = [...((await read(file)).runs ?? [])];
    const mentioned: unknown[] = [];
    for await (const value of run?.mentions() ?? []) mentioned.push(value);
    expect(JSON.stringify(mentioned)).toContain('{"uri":"a.c"}');
    writeFileSync(file.path, logOf('{"fixes":[{"a":1}]}'));
    const again = async () => {
      for await (const { index } of (await run?.again([0]))?.results ?? []) return index;
      return undefined;
    };
    await expect(again()).rejects.toThrow('a.sarif changed after it was read');
  });

  test.each([
    ['as UTF-8', (text: string) => Buffer.from(text)],
    ['with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['as UTF-16, little end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['as UTF-16, big end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('is decoded %s, compressed or not', async (__, encode) => {
    const bytes = encode('{"name":1,"runs":["über 💳"]}');
    for (const content of [bytes, gzipSync(bytes)]) {
      const { runs } = await read(write('a.sarif', content));
      expect([...(runs ?? [])].map(({ context }) => context)).toEqual(['über 💳']);
    }
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ['empty', '', /is empty: the analyzer wrote no log\./u],
    ['empty but for a mark', '\ufeff', /is empty: /u],
    ['blank', '  ', /is cut off after 2 bytes: run the analyzer again\./u],
    ['cut in an object', '{"a":', /is cut off after 5 bytes: /u],
    ['cut in a text', '"ab', /is cut off after 3 bytes: /u],
    ['cut in an escape', `{"a":"${'x'.repeat(64)}\\u12`, /is cut off after 74 bytes: /u],
    ['cut in a number', '{"a":1e+', /is cut off after 8 bytes: /u],
    ['cut in a word', '{"a":tru', /is cut off after 8 bytes: /u],
    ['cut in a character', Buffer.from('{"text":"€').subarray(0, -1), /is cut off after 11 bytes: /u],
    [
      'followed by words',
      '{"runs":[]}No results found!',
      /has other text after the log, from byte (?:11|0) on: /u,
    ],
    ['two logs', '{"runs":[]}\n\n{"runs":[]}', /has other text after the log, from byte (?:13|0) on: /u],
    ...(
      [
        ['Warning: encoding error in ./src/cart.c', 'Warning: encoding error in ./src/cart.c'],
        ['2026-11-24 10:00:00 INFO started', '2026-11-24 10:00:00 INFO started'],
        ['[main]\tINFO\tprofile', '[main] INFO profile'],
        ['3 problems', '3 problems'],
        ['\u001b[33mno config', 'no config'],
        ['> app@1.0.0 lint', '> app@1.0.0 lint'],
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
      'a list without quotes',
      "[{'token': 'hunter2'}]",
      /is not JSON (?:at byte 2|near byte 0): (?!.*hunter2)/u,
    ],
    ['without quotes', '{"token": hunter2}', /is not JSON (?:at byte 10|near byte 0): (?!.*hunter2)/u],
    ['with a comma too much', '{"a":1,}', /is not JSON (?:at byte 7|near byte 0): /u],
    ['with a line end in a text', '"a\nb"', /is not JSON (?:at byte 2|near byte 0): /u],
    ['with a wrong escape', '"\\u12G4"', /is not JSON (?:at byte [456]|near byte 0): /u],
    [
      'not UTF-8',
      Buffer.from([0x22, 0xc3, 0x22]),
      /is not UTF-8 at byte 1: let the analyzer write its log as UTF-8\./u,
    ],
    ['marked, and not UTF-8', Buffer.from([0xef, 0xbb, 0xbf, 0x22, 0xff, 0x22]), /is not UTF-8 at byte 4: /u],
    ['too deep', '['.repeat(100_000), /nests deeper than 1000 (?:at byte 1000|near byte 960): /u],
    [
      'half UTF-16',
      Buffer.from([0xff, 0xfe, 0x22, 0, 0x3d, 0xd8, 0x22, 0]),
      /begins as UTF-16 and goes on as /u,
    ],
    ['UTF-16, cut in a character', Buffer.from([0xff, 0xfe, 0x22, 0, 0x22]), /is cut off after 5 bytes: /u],
    ['UTF-16, cut in a pair', Buffer.from([0xff, 0xfe, 0x22, 0, 0x3d, 0xd8]), /is cut off after 6 bytes: /u],
  ])('is refused in one sentence where it is %s', async (__, content, sentence) => {
    const error = await read(write('a.sarif', content)).then(String, String);
    expect(error).toMatch(/^IncompleteError: a\.sarif /u);
    expect(error).toMatch(sentence);
    expect(error.split('\n')).toHaveLength(1);
  });
});

test('offsets go on from window to window, and count a byte order mark', async () => {
  const file = write('a.sarif', `\ufeff[${' '.repeat(3 * WINDOW)}}`);
  const at = 3 * WINDOW + 4;
  await expect(readParsed(file)).rejects.toThrow(`is not JSON at byte ${at}:`);
  await expect(readScanned(file)).rejects.toThrow(`is not JSON near byte ${at - (at % 64)}:`);
  const bytes = Buffer.concat([Buffer.alloc(3 * WINDOW, 'é'), Buffer.from([0xff])]);
  await expect(readScanned(write('a.sarif', Buffer.concat([Buffer.from('"'), bytes])))).rejects.toThrow(
    `is not UTF-8 at byte ${3 * WINDOW + 1}`,
  );
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
      'a.gz is damaged: it cannot be decompressed as gzip; run the analyzer again.',
    );
  });

  test('of several members is all of them', async () => {
    const { runs } = await readLog(write('a.gz', Buffer.concat([gzipSync('{"runs":'), gzipSync('[7]}')])));
    expect([...(runs ?? [])].map(({ context }) => context)).toEqual([7]);
  });

  test('that grows beyond the limit when it is decompressed is not read', async () => {
    const mebibyte = gzipSync(Buffer.alloc(2 ** 20));
    const log = await openLog(write('a.gz', Buffer.concat([mebibyte, mebibyte])), 500_000);
    await expect(readAll(log, 2 ** 30)).rejects.toThrow(
      'a.gz is larger than 500000 bytes when it is decompressed: split the analysis into several logs.',
    );
    await log.close();
  });
});

test('bytes can be passed over, in a plain log and in a compressed one', async () => {
  const text = Array.from({ length: 100_000 }, (_, index) => index).join();
  for (const content of [text, gzipSync(text)]) {
    const log = await openLog(write('a.sarif', content));
    await log.skip(300_000);
    const target = Buffer.alloc(100);
    await log.read(target);
    await log.close();
    expect(target.toString()).toBe(text.slice(300_000, 300_100));
  }
});

test('a log that is too large, missing or a folder is refused', async () => {
  const large = write('large.sarif', '');
  truncateSync(large.path, LARGEST_LOG + 1);
  await expect(readLog(large)).rejects.toThrow(
    `large.sarif has ${LARGEST_LOG + 1} bytes, and the limit is ${LARGEST_LOG}`,
  );
  await expect(readLog({ path: join(folder, 'gone'), name: 'gone' })).rejects.toThrow(
    'gone cannot be read (ENOENT)',
  );
  mkdirSync(join(folder, 'd.sarif'));
  await expect(readLog({ path: join(folder, 'd.sarif'), name: 'd' })).rejects.toThrow(
    'd is not a regular file',
  );
});
