import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import type { ByteSource } from './byte-source.ts';
import type { LogFile } from './log-file.ts';
import { textAt } from './raw.ts';

/** Compressed bytes that are read at a time, and decompressed ones that wait. */
const CHUNK = 64 * 1024;

/**
 * The decompressed bytes of a gzip file, of all its members.
 *
 * @param largest how many there may be at most
 */
export function fromGzip(log: LogFile, handle: FileHandle, fileSize: number, largest: number): ByteSource {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const file = Readable.from(eachChunk(handle), { objectMode: false, highWaterMark: CHUNK });
  file.on('error', (error) => gunzip.destroy(error));
  // Whoever reads is told; before the first read nobody listens.
  gunzip.on('error', () => {});
  const chunks: AsyncIterator<Buffer> = file.pipe(gunzip)[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let total = 0;

  async function next(): Promise<boolean> {
    try {
      const { done, value } = await chunks.next();
      if (done === true) return false;
      rest = value;
    } catch (error) {
      throw await toFault(error, log, handle, fileSize);
    }
    total += rest.length;
    if (total > largest) {
      throw new IncompleteError(
        `${log.name} is larger than ${largest} bytes when it is decompressed: split the analysis into several logs.`,
      );
    }
    return true;
  }

  return {
    async read(target) {
      let filled = 0;
      while (filled < target.length) {
        if (rest.length === 0 && !(await next())) break;
        const taken = Math.min(rest.length, target.length - filled);
        target.set(rest.subarray(0, taken), filled);
        rest = rest.subarray(taken);
        filled += taken;
      }
      return filled;
    },
    async skip(count) {
      let left = count;
      while (left > 0) {
        if (rest.length === 0 && !(await next())) break;
        const taken = Math.min(rest.length, left);
        rest = rest.subarray(taken);
        left -= taken;
      }
    },
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

async function toFault(error: unknown, { name }: LogFile, handle: FileHandle, fileSize: number) {
  switch (textAt(error, 'code')) {
    case 'Z_BUF_ERROR':
      return new IncompleteError(
        `${name} is cut off after ${fileSize} bytes, where its gzip data does not end: run the analyzer again.`,
      );
    case 'Z_DATA_ERROR':
      return new IncompleteError(
        `${name} is damaged: it cannot be decompressed as gzip beyond byte ${await firstDamage(handle)}; run the analyzer again.`,
      );
    default:
      return error;
  }
}

/** Where damage shows: the last byte of the shortest beginning that cannot be decompressed. */
async function firstDamage(handle: FileHandle): Promise<number> {
  const inflating = createInflating();
  let position = 0;
  for await (const chunk of eachChunk(handle)) {
    if (!(await inflating.push(chunk))) return position + (await damageIn(handle, position, chunk));
    position += chunk.length;
  }
  return position;
}

/** A stream cannot go back, so another one goes up to the chunk again, and over it byte by byte. */
async function damageIn(handle: FileHandle, start: number, damaged: Buffer): Promise<number> {
  const inflating = createInflating();
  let position = 0;
  for await (const chunk of eachChunk(handle)) {
    if (position === start) break;
    await inflating.push(chunk);
    position += chunk.length;
  }
  for (let index = 0; index < damaged.length; index += 1) {
    if (!(await inflating.push(damaged.subarray(index, index + 1)))) return index;
  }
  return damaged.length;
}

/** Decompresses and forgets; says after each piece whether all is well so far. */
function createInflating(): { push(bytes: Uint8Array): Promise<boolean> } {
  const gunzip = createGunzip();
  gunzip.on('error', () => {});
  gunzip.resume();
  return {
    push: (bytes) =>
      new Promise((resolve) => {
        const broken = () => resolve(false);
        gunzip.once('error', broken);
        gunzip.write(bytes, () => {
          gunzip.off('error', broken);
          resolve(!gunzip.destroyed);
        });
      }),
  };
}
