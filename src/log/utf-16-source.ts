import { IncompleteError } from '../errors.ts';
import type { ByteSource } from './byte-source.ts';

/** Largest log in UTF-16 in bytes: it is rare, and decoded as a whole. */
export const LARGEST_UTF_16 = 256 * 1024 * 1024;
const CHUNK = 1024 * 1024;

export type ByteOrder = 'big end first' | 'little end first';

/** The order of the bytes of UTF-16, by its mark. */
export function byteOrderOf(bytes: Uint8Array): ByteOrder | undefined {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'big end first';
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'little end first' : undefined;
}

/** The same text in UTF-8, without its mark. */
export async function fromUtf16(
  name: string,
  source: ByteSource,
  order: ByteOrder,
  offsetsIn: string,
): Promise<ByteSource> {
  const bytes = await readAll(name, source);
  const units = bytes.subarray(2, bytes.length - (bytes.length % 2));
  const text = (order === 'big end first' ? Buffer.from(units).swap16() : units).toString('utf16le');
  const whole = text.isWellFormed();
  if (whole && bytes.length % 2 === 0) return fromBytes(Buffer.from(text));
  const offset = whole ? bytes.length - 1 : 2 + 2 * firstLoneSurrogate(text);
  const isCut =
    offset >= bytes.length - 3 &&
    !text
      .slice(0, (offset - 2) / 2)
      .trimEnd()
      .endsWith('}');
  if (isCut) {
    throw new IncompleteError(
      `${name} is cut off after ${bytes.length} bytes${offsetsIn}: run the analyzer again.`,
    );
  }
  throw new IncompleteError(
    `${name} begins as UTF-16 and is not at byte ${offset}${offsetsIn}: let the analyzer write its log as UTF-8.`,
  );
}

async function readAll(name: string, source: ByteSource): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let total = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const got = await source.read(chunk);
    chunks.push(chunk.subarray(0, got));
    total += got;
    if (got < CHUNK) return Buffer.concat(chunks);
    if (total > LARGEST_UTF_16) {
      throw new IncompleteError(
        `${name} is UTF-16 of more than ${LARGEST_UTF_16} bytes: let the analyzer write its log as UTF-8.`,
      );
    }
  }
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

function firstLoneSurrogate(text: string): number {
  const mended = text.toWellFormed();
  let here = 0;
  while (text.charCodeAt(here) === mended.charCodeAt(here)) here += 1;
  return here;
}
