import { begun } from '../begun.ts';
import type { LogFile } from '../log-file.ts';
import { changed, openLog } from '../open-log.ts';
import type { ByteScanner } from './byte-scanner.ts';
import { LONGEST_CARRIED, PADDING, WINDOW } from './layout.ts';
import type { Span } from './read-spans.ts';

const BLANK = 0x20;

/**
 * Goes over a part of a log that was scanned before, for what its results speak of: each location of an
 * artifact once or more.
 *
 * @param version of the log as it was scanned
 * @returns at the end whether that was all: else results have to be parsed
 * @throws IncompleteError where the log has changed since
 */
export async function* readArtifactLocations(
  file: LogFile,
  version: string,
  { offset, length }: Span,
  { memory, windows, abridger }: ByteScanner,
  largest?: number,
): AsyncGenerator<{ readonly artifactLocation: unknown }, boolean> {
  const log = await openLog(file, largest);
  let loading: Promise<number> | undefined;
  try {
    if (log.version !== version) throw changed(file.name);
    await log.skip(offset);
    abridger.forget();
    let [here, there] = windows;
    let left = length;
    const load = (at: number) => begun(log.read(memory.subarray(at, at + Math.min(left, WINDOW))));
    loading = load(here);
    let kept = 0;
    while (left > 0) {
      const got = await loading;
      if (got < Math.min(left, WINDOW)) throw changed(file.name);
      left -= got;
      // The next window is read while this one is looked through.
      if (left > 0) loading = load(there);
      let end = here + got;
      if (left === 0) {
        memory.fill(BLANK, end, end + PADDING);
        end += PADDING;
      }
      const found = abridger.findArtifactLocations(here - kept, end);
      if (found === undefined) return false;
      for (const location of found.locations) {
        const artifactLocation = parse(location);
        if (artifactLocation === undefined) return false;
        yield { artifactLocation };
      }
      kept = end - found.next;
      // A longer location is none that anybody wrote.
      if (kept > LONGEST_CARRIED) return left === 0;
      memory.copyWithin(there - kept, found.next, end);
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
