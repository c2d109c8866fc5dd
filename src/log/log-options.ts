import type { ByteScanner } from './scan/byte-scanner.ts';

/** How a log is read. */
export interface LogOptions {
  /** Takes a line now and then, of large logs. */
  readonly progress?: ((line: string) => void) | undefined;
  /** Most bytes of a log that is parsed whole, instead of scanned. */
  readonly mostParsed?: number;
  /** Gives undefined where this machine cannot scan: then logs of any size are parsed. */
  readonly createScanner?: () => ByteScanner | undefined;
  /** Bytes that are scanned at a time, a multiple of 64. */
  readonly window?: number;
  /** Most bytes of the log. */
  readonly largest?: number;
}
