import { type FileHandle, open, stat } from 'node:fs/promises';
import { IncompleteError } from '../errors.ts';
import { type ByteSource, fromFile } from './byte-source.ts';
import { fromGzip } from './gzip-source.ts';
import type { LogFile } from './log-file.ts';
import { textAt } from './raw.ts';
import { byteOrderOf, fromUtf16 } from './utf-16-source.ts';

/**
 * Largest log in bytes, after decompression. Only what is kept of it takes memory; offsets have 32 bits.
 */
export const LARGEST_LOG = 2 * 1024 * 1024 * 1024;

/** A log that is open, as UTF-8 from its first byte on. */
export interface OpenLog extends ByteSource {
  /** What offsets count in, where that is not the file itself: ` of the decompressed log`. */
  readonly offsetsIn: string;
  /** Bytes of a byte order mark, which is no JSON. */
  readonly mark: number;
  /** Bytes of the file itself. */
  readonly fileSize: number;
  /** Changes whenever the file does. */
  readonly version: string;
  /** Has to be called, whatever happens. */
  close(): Promise<void>;
}

/**
 * Opens a log: plain or gzip, UTF-8, or UTF-16 with a byte order mark (only with one, as RFC 8259 §8.1 makes
 * UTF-8 the rule). The bytes decide, not the name of the file. Whether it is UTF-8 is left to who reads it.
 *
 * @throws IncompleteError with one sentence that names the log; reading throws it too.
 */
export async function openLog(log: LogFile, largest = LARGEST_LOG): Promise<OpenLog> {
  const { name } = log;
  try {
    // Before it is opened: a pipe would block there.
    const found = await stat(log.path);
    if (!found.isFile()) throw new IncompleteError(`${name} is not a regular file: name a SARIF log.`);
    if (found.size > largest) {
      throw new IncompleteError(
        `${name} has ${found.size} bytes, and the limit is ${largest}: split the analysis into several logs.`,
      );
    }
    const handle = await open(log.path);
    return await decode(log, handle, largest).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
  } catch (error) {
    throw toIncomplete(name, error);
  }
}

async function decode(log: LogFile, handle: FileHandle, largest: number): Promise<OpenLog> {
  const { name } = log;
  const { size, mtimeNs, ctimeNs, ino } = await handle.stat({ bigint: true });
  const fileSize = Number(size);
  const version = [size, mtimeNs, ctimeNs, ino].join();
  const begin = Buffer.alloc(2);
  await handle.read(begin, 0, begin.length, 0);
  const zipped = begin[0] === 0x1f && begin[1] === 0x8b;
  const reopen = (): ByteSource => (zipped ? fromGzip(log, handle, fileSize, largest) : fromFile(handle));
  const first = reopen();
  const head = Buffer.alloc(3);
  const got = await first.read(head);
  const order = byteOrderOf(head.subarray(0, got));
  const offsetsIn = zipped ? ' of the decompressed log' : '';
  const whole = reopen();
  first.stop();
  const utf16 = order === undefined ? undefined : await fromUtf16(name, whole, order, offsetsIn);
  const source = utf16 ?? whole;
  return {
    read: (target) =>
      source.read(target).catch((error: unknown) => Promise.reject(toIncomplete(name, error))),
    skip: source.skip,
    stop: source.stop,
    offsetsIn: utf16 === undefined ? offsetsIn : ' of the log as UTF-8',
    mark: head.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0,
    fileSize,
    version,
    async close() {
      source.stop();
      await handle.close();
    },
  };
}

function toIncomplete(name: string, error: unknown): IncompleteError {
  if (error instanceof IncompleteError) return error;
  const code = textAt(error, 'code') ?? 'unknown error';
  return new IncompleteError(`${name} cannot be read (${code}): check that this job may read it.`);
}

/** What is said of a log that is no longer the one that was scanned. */
export function changed(name: string): IncompleteError {
  return new IncompleteError(`${name} changed after it was read: let nothing write to it during this step.`);
}
