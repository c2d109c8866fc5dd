import type { Log, LogFile } from './log.ts';
import { openLog } from './open-log.ts';
import { parseLog } from './parse-log.ts';

/**
 * Most bytes of a log that is parsed whole. Measured with logs of 1 to 12 MB, to the findings and with what
 * has to be loaded: parsing takes 0.7 of the processor time of scanning at 1 MB, as much at 2 to 3 MB, and
 * 1.25 times at 8 MB.
 */
const MOST_PARSED = 2.5 * 1024 * 1024;

/**
 * Reads one log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one. A small one is
 * parsed; a large one, or one of which only the compressed size is known, is scanned where this machine can.
 *
 * @param progress takes a line now and then, of large logs
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log, only words in front of it.
 */
export async function readLog(file: LogFile, progress?: (line: string) => void): Promise<Log> {
  const log = await openLog(file);
  try {
    if (log.size !== undefined && log.size <= MOST_PARSED) return await parseLog(file, log);
    const { createScanner } = await import('./scan/scanner.ts');
    const scanner = createScanner();
    if (scanner === undefined) return await parseLog(file, log);
    const { scanLog } = await import('./scan/scan-log.ts');
    return await scanLog(file, log, scanner, progress);
  } finally {
    await log.close();
  }
}
