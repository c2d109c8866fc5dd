import type { ByteScanner } from './byte-scanner.ts';
import { LONGEST_CARRIED, PADDING, WINDOW } from './byte-scanner.ts';
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
  let loading: Promise<number> | undefined;
  try {
    if (log.version !== version) throw changed(file.name);
    await log.skip(offset);
    ordinary.forget();
    let [here, there] = windows;
    let left = length;
    const load = (at: number) => log.read(memory.subarray(at, at + Math.min(left, WINDOW)));
    loading = load(here);
    let kept = 0;
    while (left > 0) {
      const got = await loading;
      if (got < Math.min(left, WINDOW)) throw changed(file.name);
      left -= got;
      // The next window is read while this one is listened to.
      if (left > 0) loading = load(there);
      let end = here + got;
      if (left === 0) {
        memory.fill(BLANK, end, end + PADDING);
        end += PADDING;
      }
      const heard = ordinary.listen(here - kept, end);
      if (heard === undefined) return false;
      for (const location of heard.locations) {
        const artifactLocation = parse(location);
        if (artifactLocation === undefined) return false;
        yield { artifactLocation };
      }
      kept = end - heard.next;
      // A longer location is none that anybody wrote.
      if (kept > LONGEST_CARRIED) return left === 0;
      memory.copyWithin(there - kept, heard.next, end);
      [here, there] = [there, here];
    }
    return true;
  } finally {
    // Nobody may close a file that is being read.
    await loading?.catch(() => 0);
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
