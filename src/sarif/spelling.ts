/**
 * How the addresses of one log are written, as far as its reading has told. `a%20b.js` may be the file of
 * that name, or `a b.js` percent-encoded: where both are there, the other addresses of the log say which.
 */
export interface Spelling {
  /** An address was met that is a file only when it is decoded. */
  encoded: boolean;
  /**
   * An address was met that is one file as it stands and another one decoded, before it was known that
   * addresses are encoded.
   */
  doubted: boolean;
}
