import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import type { FoundLog } from './find-logs.ts';
import { firstInvalidByte, toError } from './log-fault.ts';
import { type LogText, parseLog } from './parse-log.ts';
import { textAt } from './raw.ts';

/**
 * Most bytes of all logs of a run together, unpacked. No text of V8 is longer than 512 MiB, and the values of
 * a log take some four times its size.
 */
export const MOST_BYTES = 512_000_000;
/** A log of so many bytes takes about two seconds on a busy machine, so that it is told before. */
const LONG_READING = 50_000_000;
const MEGABYTE = 1_000_000;
/** Unpacked bytes that are made at a time. */
const CHUNK = 1024 * 1024;

/** A log as `JSON.parse` gives it. */
export interface Log {
  /** As named to the user. */
  readonly name: string;
  /** Its size, unpacked. */
  readonly bytes: number;
  readonly value: unknown;
}

/**
 * Reads one log, once: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one (only then,
 * as RFC 8259 §8.1 makes UTF-8 the rule). The bytes decide, not the name of the file.
 *
 * @param room how many bytes it may have at most
 * @param progress takes a line before what takes long
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log, only words in front of it.
 */
export async function readLog(
  file: FoundLog,
  room = MOST_BYTES,
  progress?: (line: string) => void,
): Promise<Log> {
  const { name } = file;
  const { bytes, ...written } = await readText(file, room).catch((error: unknown) => {
    if (error instanceof IncompleteError) throw error;
    const code = textAt(error, 'code') ?? 'unknown error';
    throw new IncompleteError(`${name} cannot be read (${code}): check that this job may read it.`);
  });
  if (bytes >= LONG_READING) progress?.(`${name}: reading ${Math.round(bytes / MEGABYTE)} MB`);
  return { name, bytes, value: parseLog(name, written) };
}

async function readText(file: FoundLog, room: number): Promise<LogText & { readonly bytes: number }> {
  const { name } = file;
  const { bytes, offsetsIn } = await readBytes(file, room);
  const start = bytes.subarray(0, 3).toString('hex');
  if (start.startsWith('fffe') || start.startsWith('feff')) {
    const text = decodeUtf16(name, bytes, start.startsWith('fffe') ? 'utf-16le' : 'utf-16be', offsetsIn);
    return { text, mark: 0, offsetsIn: ' of the log as UTF-8', bytes: bytes.length };
  }
  if (!isUtf8(bytes)) {
    const byte = firstInvalidByte(bytes);
    const kind = byte === undefined ? 'cut off' : 'not UTF-8';
    throw toError(name, { kind, byte: byte ?? bytes.length }, offsetsIn);
  }
  const mark = start === 'efbbbf' ? 3 : 0;
  return { text: bytes.toString('utf8', mark), mark, offsetsIn, bytes: bytes.length };
}

async function readBytes(
  { name, path }: FoundLog,
  room: number,
): Promise<{ readonly bytes: Buffer; readonly offsetsIn: string }> {
  // Before it is opened: a pipe would block there.
  const found = await stat(path);
  if (!found.isFile()) throw new IncompleteError(`${name} is not a regular file: name a SARIF log.`);
  if (found.size > room) throw tooLarge(name, `has ${toMegabytes(found.size)} MB`, room);
  const bytes = readFileSync(path);
  if (bytes.length < 2 || bytes.readUInt16BE() !== 0x1f8b) return { bytes, offsetsIn: '' };
  return { bytes: await unpack(name, bytes, room), offsetsIn: ' of the decompressed log' };
}

/** The decompressed bytes of a gzip file, of all its members. */
async function unpack(name: string, packed: Buffer, room: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(packed, { maxOutputLength: room, chunkSize: CHUNK });
  } catch (error) {
    switch (textAt(error, 'code')) {
      case 'ERR_BUFFER_TOO_LARGE':
        throw tooLarge(name, `has ${toMegabytes(packed.length)} MB, unpacks to more than fits`, room);
      case 'Z_BUF_ERROR':
        throw new IncompleteError(
          `${name} is cut off after ${packed.length} bytes, in the middle of its gzip data: run the analyzer again.`,
        );
      case 'Z_DATA_ERROR':
        throw new IncompleteError(
          `${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`,
        );
      default:
        throw error;
    }
  }
}

function tooLarge(name: string, what: string, room: number): IncompleteError {
  const left = room === MOST_BYTES ? '' : `, of which ${Math.floor(room / MEGABYTE)} MB are left`;
  return new IncompleteError(
    `${name} ${what}, and the limit is ${MOST_BYTES / MEGABYTE} MB for all logs of a run together${left}: ` +
      'let the analyzer write a log for each part of the code, and review each in a job of its own, with its own `category`.',
  );
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
}

function decodeUtf16(name: string, bytes: Buffer, encoding: string, offsetsIn: string): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw new IncompleteError(
      `${name} begins as UTF-16 and goes on as something else: let the analyzer write its log as UTF-8.`,
    );
  }
  try {
    return text + decoder.decode();
  } catch {
    throw toError(name, { kind: 'cut off', byte: bytes.length }, offsetsIn);
  }
}
