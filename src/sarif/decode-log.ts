import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { constants, gunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import { textAt } from './raw.ts';

/**
 * Largest log in bytes, after decompression. JSON.parse needs four to five times the size of its text, so a log of
 * this size fits the heap that Node.js has on a runner with 4 GB.
 */
export const LARGEST_LOG = 256 * 1024 * 1024;
/** How many bytes of a text that is not UTF-8 are looked at together, to find the first that breaks it. */
const CHUNK = 64 * 1024;

/** The text of a log as UTF-8 without a byte order mark, and how its offsets relate to the file. */
export interface DecodedLog {
  readonly utf8: Buffer;
  /** Bytes that stand in the file before `utf8`. */
  readonly skipped: number;
  /** What offsets count in, where that is not the file itself: ` of the decompressed log`. */
  readonly offsetsIn: string;
}

/**
 * Undoes gzip, byte order marks and UTF-16 (only with a mark, as RFC 8259 §8.1 makes UTF-8 the rule). The bytes decide,
 * not the name of the file.
 *
 * @throws IncompleteError with one sentence that names the log.
 */
export async function decodeLog(name: string, bytes: Buffer): Promise<DecodedLog> {
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = zipped ? await unzip(name, bytes) : bytes;
  const offsetsIn = zipped ? ' of the decompressed log' : '';
  const utf16 = byteOrderOf(plain);
  if (utf16 !== undefined) {
    return { ...fromUtf16(name, plain, utf16, offsetsIn), offsetsIn: ' of the log as UTF-8' };
  }
  const skipped = plain[0] === 0xef && plain[1] === 0xbb && plain[2] === 0xbf ? 3 : 0;
  if (!isUtf8(plain)) {
    const place = `byte ${firstInvalidByte(plain)}${offsetsIn}`;
    throw new IncompleteError(`${name} is not UTF-8 at ${place}: let the analyzer write its log as UTF-8.`);
  }
  return { utf8: plain.subarray(skipped), skipped, offsetsIn };
}

async function unzip(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_LOG });
  } catch (error) {
    const tooLarge = textAt(error, 'code') === 'ERR_BUFFER_TOO_LARGE';
    if (tooLarge) {
      throw new IncompleteError(
        `${name} is larger than ${LARGEST_LOG} bytes when it is decompressed: split the analysis into several logs.`,
      );
    }
    throw new IncompleteError(
      textAt(error, 'code') === 'Z_BUF_ERROR'
        ? `${name} is cut off after ${bytes.length} bytes, its gzip data does not end there: write it again.`
        : `${name} is damaged, it cannot be decompressed as gzip beyond byte ${await firstDamage(bytes)}: write it again.`,
    );
  }
}

/** Where damage shows: the last byte of the shortest beginning that cannot be decompressed. */
async function firstDamage(bytes: Buffer): Promise<number> {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    const options = { maxOutputLength: LARGEST_LOG, finishFlush: constants.Z_SYNC_FLUSH };
    const fine = await promisify(gunzip)(bytes.subarray(0, middle), options).then(
      () => true,
      () => false,
    );
    if (fine) good = middle;
    else bad = middle;
  }
  return bad - 1;
}

/** The order of the bytes of UTF-16, by its mark. */
function byteOrderOf(bytes: Buffer): 'big end first' | 'little end first' | undefined {
  const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
  if (mark === 0xfeff) return 'big end first';
  return mark === 0xfffe ? 'little end first' : undefined;
}

function fromUtf16(
  name: string,
  bytes: Buffer,
  order: 'big end first' | 'little end first',
  offsetsIn: string,
) {
  const units = bytes.subarray(2, bytes.length - (bytes.length % 2));
  const text = (order === 'big end first' ? Buffer.from(units).swap16() : units).toString('utf16le');
  const whole = text.isWellFormed();
  if (whole && bytes.length % 2 === 0) return { utf8: Buffer.from(text), skipped: 0 };
  const offset = whole ? bytes.length - 1 : 2 + 2 * firstLoneSurrogate(text);
  throw new IncompleteError(
    `${name} begins as UTF-16 and is not at byte ${offset}${offsetsIn}: let the analyzer write its log as UTF-8.`,
  );
}

function firstLoneSurrogate(text: string): number {
  const mended = text.toWellFormed();
  let here = 0;
  while (text.charCodeAt(here) === mended.charCodeAt(here)) here += 1;
  return here;
}

/** The first byte that no valid UTF-8 text has at its place. */
function firstInvalidByte(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let start = 0; start < bytes.length; start += CHUNK) {
    try {
      decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true });
    } catch {
      return firstInvalidByteFrom(bytes, start);
    }
  }
  // Every byte fits, so the text ends in the middle of a character.
  return bytes.length;
}

function firstInvalidByteFrom(bytes: Buffer, chunk: number): number {
  let start = chunk;
  // A character of up to four bytes may have begun in the chunk before.
  while (start > 0 && chunk - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let here = start; here < bytes.length; here += 1) {
    try {
      decoder.decode(bytes.subarray(here, here + 1), { stream: true });
    } catch {
      return here;
    }
  }
  return bytes.length;
}
