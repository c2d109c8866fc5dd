import type { LogFile } from '../log-file.ts';
import { changed, openLog } from '../open-log.ts';

/** Bytes that are read at a time: a span is some kilobytes, and the next one is seldom far. */
const CHUNK = 256 * 1024;

/** Some bytes of a log. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/**
 * Reads parts of a log that was scanned before.
 *
 * @param version of the log as it was scanned
 * @param spans one after the other, as they stand in the log
 * @returns the bytes of each span; they are good until the next one is asked for
 * @throws IncompleteError where the log has changed since
 */
export async function* readSpans(
  file: LogFile,
  version: string,
  spans: Iterable<Span>,
  largest?: number,
): AsyncGenerator<Buffer> {
  const log = await openLog(file, largest);
  try {
    if (log.version !== version) throw changed(file.name);
    let buffer = Buffer.allocUnsafe(CHUNK);
    let start = 0;
    let end = 0;
    for (const { offset, length } of spans) {
      if (offset + length > end) {
        const kept = offset < end ? buffer.subarray(offset - start, end - start) : buffer.subarray(0, 0);
        const next = Buffer.allocUnsafe(Math.max(CHUNK, length));
        kept.copy(next);
        if (offset > end) await log.skip(offset - end);
        start = offset;
        end = offset + kept.length + (await log.read(next.subarray(kept.length)));
        buffer = next;
        if (offset + length > end) throw changed(file.name);
      }
      yield buffer.subarray(offset - start, offset - start + length);
    }
  } finally {
    await log.close();
  }
}
