import type { Log, LogFile } from '../../src/log/log.ts';
import { openLog } from '../../src/log/open-log.ts';
import { parseLog } from '../../src/log/parse-log.ts';
import { scanLog } from '../../src/log/scan/scan-log.ts';
import { createScanner, type Scanner } from '../../src/log/scan/scanner.ts';

export function makeScanner(): Scanner {
  const scanner = createScanner();
  if (scanner === undefined) throw new Error('this machine has no SIMD for WebAssembly');
  return scanner;
}

export async function readParsed(file: LogFile): Promise<Log> {
  const log = await openLog(file);
  return parseLog(file, log).finally(() => log.close());
}

export async function readScanned(file: LogFile): Promise<Log> {
  const log = await openLog(file);
  return scanLog(file, log, makeScanner()).finally(() => log.close());
}

/** The two ways in which a log is read, whatever its size. */
export const WAYS = [
  ['parsed', readParsed],
  ['scanned', readScanned],
] as const;
