/** A window of a log, and its tokens by their places on the tape. */
export interface ScannedWindow {
  readonly memory: Uint8Array;
  readonly tape: Uint32Array;
  readonly first: number;
  readonly end: number;
  /** Where in `memory` the window begins and ends, and the offset of its begin in the log. */
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}
