import type { ByteScanner } from '../../../src/sarif/scan/byte-scanner.ts';
import { createPureScanner } from '../../../src/sarif/scan/pure-scanner.ts';
import { createSimdScanner } from '../../../src/sarif/scan/simd-scanner.ts';

/** The scanners that a log may be read with on some machine. */
export const SCANNERS: readonly (readonly [string, () => ByteScanner])[] = [
  ['JavaScript', createPureScanner],
  ['WebAssembly', createSimd],
];

function createSimd(): ByteScanner {
  const scanner = createSimdScanner();
  if (scanner === undefined) throw new Error('this machine has no SIMD for WebAssembly');
  return scanner;
}
