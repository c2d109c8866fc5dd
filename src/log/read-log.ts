import { constants } from 'node:buffer';
import { IncompleteError } from '../errors.ts';
import { diagnoseLog } from './diagnose-log.ts';
import type { Log } from './log.ts';
import type { LogFile } from './log-file.ts';
import type { LogOptions } from './log-options.ts';
import { changed, type OpenLog, openLog } from './open-log.ts';
import { parseLog } from './parse-log.ts';

/**
 * Most bytes of a log that is parsed whole. Measured with logs of 1 to 12 MB, to the findings and with what
 * has to be loaded: parsing takes 0.7 of the processor time of scanning at 1 MB, as much at 2 to 3 MB, and
 * 1.25 times at 8 MB.
 */
const MOST_PARSED = 2.5 * 1024 * 1024;

/**
 * Reads one log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one. A small one is
 * parsed, a large one scanned.
 *
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log.
 */
export async function readLog(file: LogFile, options: LogOptions = {}): Promise<Log> {
  const log = await openLog(file, options.largest);
  let read: Log | undefined;
  try {
    read = await readOpen(log, file, options);
  } finally {
    await log.close();
  }
  if (read !== undefined) return read;
  const again = await openLog(file, options.largest);
  try {
    throw await diagnoseLog(again, file.name);
  } finally {
    await again.close();
  }
}

async function readOpen(log: OpenLog, file: LogFile, options: LogOptions): Promise<Log | undefined> {
  const { mostParsed = MOST_PARSED } = options;
  const begin = await readBegin(log, mostParsed);
  if (begin.isWhole) return parse(log, begin.bytes, file, options);
  const { createSimdScanner } = await import('./scan/simd-scanner.ts');
  const scanner = (options.createScanner ?? createSimdScanner)();
  if (scanner !== undefined) {
    const { scanWhole } = await import('./scan/scan-whole.ts');
    return scanWhole(behind(begin.bytes, log), scanner, file, options);
  }
  const all = await readBegin(behind(begin.bytes, log), constants.MAX_STRING_LENGTH);
  if (all.isWhole) return parse(log, all.bytes, file, options);
  throw new IncompleteError(
    `${file.name} has more than ${constants.MAX_STRING_LENGTH} bytes, which needs a machine whose WebAssembly has SIMD: ` +
      'run this step on another one, or split the analysis into several logs.',
  );
}

function parse(
  { mark, version }: OpenLog,
  bytes: Buffer,
  file: LogFile,
  options: LogOptions,
): Log | undefined {
  return parseLog(file.name, bytes.subarray(mark), async () => {
    const again = await openLog(file, options.largest);
    try {
      if (again.version !== version) throw changed(file.name);
      const all = await readBegin(again, Math.max(bytes.length, again.fileSize));
      const log = parse(again, all.bytes, file, options);
      if (log === undefined) throw changed(file.name);
      return log;
    } finally {
      await again.close();
    }
  });
}

/** Reads a log up to a number of bytes, and one more, which tells whether that is all of it. */
async function readBegin(
  log: OpenLog,
  most: number,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  let bytes = Buffer.allocUnsafe(log.fileSize > most ? 0 : Math.min(most, log.fileSize) + 1);
  let length = 0;
  for (;;) {
    length += await log.read(bytes.subarray(length));
    if (length < bytes.length) return { bytes: bytes.subarray(0, length), isWhole: true };
    if (log.fileSize > most || length > most) return { bytes, isWhole: false };
    // A compressed log is larger than its file.
    const larger = Buffer.allocUnsafe(Math.min(most + 1, 4 * bytes.length));
    bytes.copy(larger);
    bytes = larger;
  }
}

/** A log whose first bytes were read already. */
function behind(begin: Buffer, log: OpenLog): OpenLog {
  let position = 0;
  return {
    ...log,
    async read(target) {
      const copied = begin.copy(target, 0, position);
      position += copied;
      return copied === target.length ? copied : copied + (await log.read(target.subarray(copied)));
    },
  };
}
