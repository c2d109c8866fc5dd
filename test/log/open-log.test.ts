import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diagnoseLog } from '../../src/log/diagnose-log.ts';
import { openLog } from '../../src/log/open-log.ts';
import { openBytes } from './bytes-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = '{"name": "über 💳"}';

async function decode(name: string, bytes: Uint8Array, largest?: number): Promise<Buffer> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  const log = await openLog({ path, name }, largest);
  try {
    const target = Buffer.alloc(1_000_000);
    return target.subarray(log.mark, await log.read(target));
  } finally {
    await log.close();
  }
}

async function invalidByte(bytes: Uint8Array): Promise<string> {
  return (await diagnoseLog(openBytes(bytes), 'a.sarif')).message;
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(TEXT)])],
  ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, 'utf16le')])],
  [
    'UTF-16, big end first',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(TEXT, 'utf16le').swap16()]),
  ],
])('%s is decoded, compressed or not', async (_, bytes) => {
  expect((await decode('a.sarif', bytes)).toString()).toBe(TEXT);
  expect((await decode('a.sarif.gz', gzipSync(bytes))).toString()).toBe(TEXT);
});

describe('bytes that are no UTF-8', () => {
  test('are named by the offset of the first of them', async () => {
    expect(await invalidByte(Buffer.from([0x22, 0xc3, 0x22]))).toContain(
      'a.sarif is not UTF-8 at byte 2: let the analyzer write its log as UTF-8.',
    );
  });

  test('are found wherever they stand, also across the pieces that are looked at', async () => {
    const offset = fc.integer({ min: 0, max: 70_000 });
    await fc.assert(
      fc.asyncProperty(offset, fc.constantFrom('a', 'é', '€', '💳'), async (length, filler) => {
        const good = Buffer.from(filler.repeat(length));
        const bytes = Buffer.concat([good, Buffer.from([0xff]), Buffer.from('rest')]);
        expect(await invalidByte(bytes)).toContain(`at byte ${good.length}:`);
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    ['half a character behind the log', [0xff, 0xfe, 0x7d, 0x00, 0x0a], 4],
    ['a lone surrogate', [0xff, 0xfe, 0x22, 0x00, 0x3d, 0xd8, 0x22, 0x00], 4],
    ['a lone surrogate, big end first', [0xfe, 0xff, 0x00, 0x22, 0xdc, 0xb3, 0x00, 0x22], 4],
  ])('may be %s of UTF-16', async (_, bytes, offset) => {
    await expect(decode('a.sarif', Buffer.from(bytes))).rejects.toThrow(
      `a.sarif begins as UTF-16 and is not at byte ${offset}: let`,
    );
  });
});

test.each([
  ['a character', [0xff, 0xfe, 0x22, 0x00, 0x22]],
  ['a pair of surrogates', [0xff, 0xfe, 0x22, 0x00, 0x3d, 0xd8]],
  ['the second one of a pair', [0xff, 0xfe, 0x22, 0x00, 0x3d, 0xd8, 0xa9]],
])('UTF-16 that is cut inside %s is cut', async (_, bytes) => {
  await expect(decode('a.sarif', Buffer.from(bytes))).rejects.toThrow(
    `a.sarif is cut off after ${bytes.length} bytes: run the analyzer again.`,
  );
});

describe('gzip data', () => {
  const zipped = gzipSync(Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index) % 251)));

  test('that is cut off is told from damaged data', async () => {
    await expect(decode('a.gz', zipped.subarray(0, 100))).rejects.toThrow('a.gz is cut off after 100 bytes');
  });

  test('that is damaged is told with the byte where that shows', async () => {
    const bytes = Buffer.from(zipped);
    bytes[2] = 0;
    await expect(decode('a.gz', bytes)).rejects.toThrow(
      'a.gz is damaged: it cannot be decompressed as gzip beyond byte 3; run',
    );
  });

  test('with another content than its check sum says is damaged at its end', async () => {
    const bytes = Buffer.from(zipped);
    bytes[bytes.length - 8] = (bytes.at(-8) ?? 0) ^ 1;
    await expect(decode('a.gz', bytes)).rejects.toThrow(`beyond byte ${bytes.length - 5};`);
  });

  test('of several members is all of them', async () => {
    const utf8 = await decode('a.gz', Buffer.concat([gzipSync('{"a":'), gzipSync('1}')]));
    expect(utf8.toString()).toBe('{"a":1}');
  });
});

test('a log that grows beyond the limit when it is decompressed is not read', async () => {
  const mebibyte = gzipSync(Buffer.alloc(2 ** 20));
  const bomb = Buffer.concat([mebibyte, mebibyte, mebibyte]);
  await expect(decode('a.sarif.gz', bomb, 500_000)).rejects.toThrow(
    'a.sarif.gz is larger than 500000 bytes when it is decompressed: split the analysis into several logs.',
  );
});

test('bytes can be passed over, in a plain log and in a compressed one', async () => {
  const text = Array.from({ length: 100_000 }, (_, index) => index).join();
  for (const [name, bytes] of [
    ['a.sarif', Buffer.from(text)],
    ['a.sarif.gz', gzipSync(text)],
  ] as const) {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const log = await openLog({ path, name });
    await log.skip(300_000);
    const target = Buffer.alloc(100);
    await log.read(target);
    await log.close();
    expect(target.toString()).toBe(text.slice(300_000, 300_100));
  }
});
