import { type FileHandle, open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import type { LogFile } from './log.ts';
import { textAt } from './raw.ts';

/** Largest log in bytes, after decompression: the offsets of its results have 32 bits. */
export const LARGEST_LOG = 2 * 1024 * 1024 * 1024;
/** Largest log in UTF-16 in bytes: it is rare, and decoded as a whole. */
const LARGEST_UTF_16 = 256 * 1024 * 1024;
/** Compressed bytes that are read at a time, and decompressed ones that wait. */
const CHUNK = 64 * 1024;

/** Bytes in their order. */
interface ByteSource {
  /** Fills the target from its start. @returns how many bytes were put there: fewer only at the end */
  read(target: Uint8Array): Promise<number>;
  skip(count: number): Promise<void>;
  /** Ends what goes on in the background. */
  stop(): void;
}

/** A log that is open, as UTF-8 from its first byte on. */
export interface OpenLog extends Omit<ByteSource, 'stop'> {
  /** Says what offsets count in, where that is not the file itself: ` of the decompressed log`. */
  readonly offsetsIn: string;
  /** Bytes of a byte order mark, which is no JSON. */
  readonly mark: number;
  /** Bytes of the file itself. */
  readonly fileSize: number;
  /** Bytes of the log; undefined where it is compressed. */
  readonly size: number | undefined;
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
    return await decode(name, handle, largest).catch(async (error: unknown) => {
      await handle.close();
      throw error;
    });
  } catch (error) {
    throw toIncomplete(name, error);
  }
}

/** Opens the log once more. @throws IncompleteError where it is no longer of this version */
export async function openAgain(file: LogFile, version: string): Promise<OpenLog> {
  const log = await openLog(file);
  if (log.version === version) return log;
  await log.close();
  throw changed(file.name);
}

/** The error of a log that is no longer the one that was read. */
export function changed(name: string): IncompleteError {
  return new IncompleteError(`${name} changed after it was read: let nothing write to it during this step.`);
}

/** Reads all that is left of a log, or `undefined` where that is more than `most` bytes. */
export async function readAll(log: Pick<ByteSource, 'read'>, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let total = 0;
  for (let wanted = CHUNK; ; wanted = Math.min(2 * wanted, 64 * CHUNK)) {
    const chunk = Buffer.allocUnsafe(wanted);
    const got = await log.read(chunk);
    chunks.push(chunk.subarray(0, got));
    total += got;
    if (total > most) return undefined;
    if (got < wanted) return Buffer.concat(chunks);
  }
}

async function decode(name: string, handle: FileHandle, largest: number): Promise<OpenLog> {
  const { size, mtimeNs, ctimeNs, ino } = await handle.stat({ bigint: true });
  const fileSize = Number(size);
  const begin = Buffer.alloc(2);
  await handle.read(begin, 0, begin.length, 0);
  const zipped = begin.readUInt16BE() === 0x1f8b;
  const reopen = () => (zipped ? fromGzip(name, handle, fileSize, largest) : fromFile(handle));
  const first = reopen();
  const head = Buffer.alloc(3);
  await first.read(head);
  first.stop();
  const [mark, encoding] = markOf(head);
  let offsetsIn = zipped ? ' of the decompressed log' : '';
  let source = reopen();
  if (encoding !== 'utf-8') {
    source = fromBytes(await decodeUtf16(name, source, encoding, offsetsIn));
    offsetsIn = ' of the log as UTF-8';
  }
  return {
    read: (target) =>
      source.read(target).catch((error: unknown) => Promise.reject(toIncomplete(name, error))),
    skip: source.skip,
    offsetsIn,
    mark,
    fileSize,
    size: zipped ? undefined : fileSize,
    version: [size, mtimeNs, ctimeNs, ino].join(),
    async close() {
      source.stop();
      await handle.close();
    },
  };
}

function markOf(head: Buffer): readonly [number, 'utf-8' | 'utf-16le' | 'utf-16be'] {
  if (head.readUIntBE(0, 3) === 0xefbbbf) return [3, 'utf-8'];
  const order = head.readUInt16BE();
  return [0, order === 0xfeff ? 'utf-16be' : order === 0xfffe ? 'utf-16le' : 'utf-8'];
}

function fromFile(handle: FileHandle): ByteSource {
  let position = 0;
  return {
    async read(target) {
      let filled = 0;
      while (filled < target.length) {
        const { bytesRead } = await handle.read(target, filled, target.length - filled, position);
        if (bytesRead === 0) break;
        filled += bytesRead;
        position += bytesRead;
      }
      return filled;
    },
    async skip(count) {
      position += count;
    },
    stop() {},
  };
}

function fromBytes(bytes: Buffer): ByteSource {
  let position = 0;
  return {
    async read(target) {
      const taken = bytes.copy(target, 0, position);
      position += taken;
      return taken;
    },
    async skip(count) {
      position += count;
    },
    stop() {},
  };
}

/** The decompressed bytes of a gzip file, of all its members: at most `largest`. */
function fromGzip(name: string, handle: FileHandle, fileSize: number, largest: number): ByteSource {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const file = Readable.from(eachChunk(handle), { objectMode: false, highWaterMark: CHUNK });
  file.on('error', (error) => gunzip.destroy(error));
  // Reading reports the error; before the first read nobody listens.
  gunzip.on('error', () => {});
  const chunks: AsyncIterator<Buffer> = file.pipe(gunzip)[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let total = 0;

  /** Hands up to so many bytes to `use`, chunk by chunk. */
  async function take(count: number, use: (part: Buffer) => void): Promise<void> {
    for (let left = count; left > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next().catch((error: unknown) => Promise.reject(toFault(error)));
        if (next.done === true) return;
        rest = next.value;
        total += rest.length;
        if (total > largest) {
          throw new IncompleteError(
            `${name} is larger than ${largest} bytes when it is decompressed: split the analysis into several logs.`,
          );
        }
      }
      const part = rest.subarray(0, left);
      use(part);
      left -= part.length;
      rest = rest.subarray(part.length);
    }
  }

  function toFault(error: unknown): unknown {
    switch (textAt(error, 'code')) {
      case 'Z_BUF_ERROR':
        return new IncompleteError(
          `${name} is cut off after ${fileSize} bytes, where its gzip data does not end: run the analyzer again.`,
        );
      case 'Z_DATA_ERROR':
        return new IncompleteError(
          `${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`,
        );
      default:
        return error;
    }
  }

  return {
    async read(target) {
      let filled = 0;
      await take(target.length, (part) => {
        target.set(part, filled);
        filled += part.length;
      });
      return filled;
    },
    skip: (count) => take(count, () => {}),
    stop() {
      file.destroy();
      gunzip.destroy();
    },
  };
}

/** Reads by position: a stream of the handle would own it. */
async function* eachChunk(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** The same text in UTF-8, without its mark. */
async function decodeUtf16(name: string, source: ByteSource, encoding: string, offsetsIn: string) {
  const bytes = await readAll(source, LARGEST_UTF_16);
  if (bytes === undefined) {
    throw new IncompleteError(
      `${name} is UTF-16 of more than ${LARGEST_UTF_16} bytes: let the analyzer write its log as UTF-8.`,
    );
  }
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
    return Buffer.from(text + decoder.decode());
  } catch {
    throw new IncompleteError(
      `${name} is cut off after ${bytes.length} bytes${offsetsIn}: run the analyzer again.`,
    );
  }
}

function toIncomplete(name: string, error: unknown): IncompleteError {
  if (error instanceof IncompleteError) return error;
  const code = textAt(error, 'code') ?? 'unknown error';
  return new IncompleteError(`${name} cannot be read (${code}): check that this job may read it.`);
}
