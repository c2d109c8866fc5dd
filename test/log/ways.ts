import type { LogOptions } from '../../src/log/log-options.ts';
import type { ByteScanner } from '../../src/log/scan/byte-scanner.ts';
import { createSimdScanner } from '../../src/log/scan/simd-scanner.ts';

/** The scanner of this machine. */
export function createScanner(): ByteScanner {
  const scanner = createSimdScanner();
  if (scanner === undefined) throw new Error('this machine has no SIMD for WebAssembly');
  return scanner;
}

/**
 * Takes no result: all of them are walked, as those are that are longer than what is taken over to the next
 * window.
 */
function createWalking(): ByteScanner {
  const scanner = createScanner();
  return { ...scanner, abridger: { ...scanner.abridger, take: (index) => index, isCut: () => false } };
}

const PARSED: LogOptions = { mostParsed: Number.MAX_SAFE_INTEGER };
const SCANNED: LogOptions = { mostParsed: 0, createScanner };

/** The ways in which a log is read, by its size, its results and the machine. */
export const WAYS: readonly (readonly [string, LogOptions])[] = [
  ['parsed', PARSED],
  ['parsed for want of a scanner', { mostParsed: 0, createScanner: () => undefined }],
  ['scanned', SCANNED],
  ['scanned, its results walked', { mostParsed: 0, createScanner: createWalking }],
];

/** Those that scan. */
export const SCANNING: typeof WAYS = WAYS.slice(2);
