import type { Abridger } from './abridger.ts';

/**
 * Tokens deeper than this are checked, and not written down: members of the regions of results stand at 9.
 */
export const DEEPEST_TOKEN = 9;
/** What `scan` gives where the bytes are no JSON. */
export const NOT_JSON = -1;

/**
 * Goes over the bytes of one JSON text from window to window, builds nothing, and checks them against RFC 8259.
 * Texts are checked for their escapes and control characters; that they are UTF-8 is checked elsewhere.
 */
export interface ByteScanner {
  /** Holds the windows; their bytes are put here before they are scanned. */
  readonly memory: Uint8Array;
  /** Where in `memory` the two windows begin: one is filled while the other is scanned. */
  readonly windows: readonly [number, number];
  /** Where in `memory` the tokens begin; a closing bracket is listed by the depth outside of it. */
  readonly tape: Uint32Array;
  /**
   * Where on the tape those of the last scan begin. Before them, as before each window, is room for what is
   * carried.
   */
  readonly firstToken: number;
  readonly abridger: Abridger;
  /**
   * Scans `memory` from one place up to another, which a later scan goes on from.
   *
   * @returns how many tokens stand on the tape, or `NOT_JSON`.
   */
  scan(from: number, to: number): number;
  /**
   * Whether everything that was scanned is one JSON value and white space. White space has to follow a word
   * before this is asked.
   */
  isWhole(): boolean;
}
