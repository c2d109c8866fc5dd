import type { ByteScanner } from './byte-scanner.ts';
import { createPureScanner } from './pure-scanner.ts';
import { createSimdScanner } from './simd-scanner.ts';

/** The fastest scanner of this machine. */
export function createScanner(): ByteScanner {
  return createSimdScanner() ?? createPureScanner();
}
