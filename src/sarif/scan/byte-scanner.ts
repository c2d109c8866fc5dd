import type { OrdinaryTaker } from './ordinary-taker.ts';

/** Bytes that are scanned at a time. A window and its tape stay in the cache of the processor. */
export const WINDOW = 256 * 1024;
/** Most bytes, and so tokens, of the last result of a window that are taken over to the next one. A longer result is parsed. */
export const LONGEST_CARRIED = 64 * 1024;
/** What follows a window: the scanners look at whole blocks, and a word ends where something else begins. */
export const PADDING = 128;
/** Tokens deeper than this are checked, and not written down: members of the regions of results stand at 9. */
export const DEEPEST_TOKEN = 9;
/** SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go further. */
export const DEEPEST_NESTING = 1_000;

/** What `scan` gives where the bytes are no JSON. */
export const NOT_JSON = -1;

/**
 * Goes over the bytes of one JSON text from window to window, builds nothing, and checks them against RFC 8259. Texts are checked for
 * their escapes and control characters; that they are UTF-8 is checked elsewhere.
 */
export interface ByteScanner {
  /** Holds the windows; their bytes are put here before they are scanned. */
  readonly memory: Uint8Array;
  /** Where in `memory` the two windows begin: one is filled while the other is scanned. */
  readonly windows: readonly [number, number];
  /** Where in `memory` the tokens begin; a closing bracket is listed by the depth outside of it. */
  readonly tape: Uint32Array;
  /** Where on the tape those of the last scan begin. */
  readonly firstToken: number;
  /** Undefined where it has none: then all results are parsed. Before each window and its tokens is room for what is carried, if there is one. */
  readonly ordinary?: OrdinaryTaker;
  /**
   * Scans `memory` from one place up to another, which a later scan goes on from.
   *
   * @returns how many tokens stand on the tape, or `NOT_JSON`.
   */
  scan(from: number, to: number): number;
  /** Whether everything that was scanned is one JSON value and white space. White space has to follow a word before this is asked. */
  isWhole(): boolean;
}
