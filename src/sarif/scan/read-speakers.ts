import type { ByteScanner } from './byte-scanner.ts';
import { PADDING, WINDOW } from './byte-scanner.ts';
import type { LogFile } from './log-file.ts';
import { openLog } from './open-log.ts';
import type { Span } from './read-spans.ts';
import { changed } from './read-spans.ts';

const BLANK = 0x20;

/**
 * Goes over a part of a log that was scanned before, for what its results speak of: each location of an artifact once or more.
 *
 * @param version of the log as it was scanned
 * @returns at the end whether that was all: else results have to be parsed
 * @throws IncompleteError where the log has changed since
 */
export async function* readSpeakers(
  file: LogFile,
  version: string,
  { offset, length }: Span,
  { memory, windows, ordinary }: ByteScanner,
  largest?: number,
): AsyncGenerator<{ readonly artifactLocation: unknown }, boolean> {
  if (ordinary === undefined) return false;
  const log = await openLog(file, largest);
  try {
    if (log.version !== version) throw changed(file.name);
    await log.skip(offset);
    ordinary.forget();
    const [start] = windows;
    let kept = 0;
    for (let left = length; left > 0; ) {
      const wanted = Math.min(left, WINDOW - kept);
      const got = await log.read(memory.subarray(start + kept, start + kept + wanted));
      if (got < wanted) throw changed(file.name);
      left -= got;
      let end = start + kept + got;
      if (left === 0) {
        memory.fill(BLANK, end, end + PADDING);
        end += PADDING;
      }
      const heard = ordinary.listen(start, end);
      // One that does not end in a whole window is none that anybody wrote.
      if (heard === undefined || (left > 0 && heard.next === start)) return false;
      for (const location of heard.locations) {
        const artifactLocation = parse(location);
        if (artifactLocation === undefined) return false;
        yield { artifactLocation };
      }
      memory.copyWithin(start, heard.next, end);
      kept = end - heard.next;
    }
    return true;
  } finally {
    await log.close();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
