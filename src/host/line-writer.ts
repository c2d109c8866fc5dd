import { oneLine, truncate } from '../text/lines.ts';

/** A stream of the process, as much of it as hosts use. */
export interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  /** Width of a terminal, in characters. */
  readonly columns?: number | undefined;
}

/** Lines, and below them one status line that rewrites itself: the last thing on a terminal. */
interface LineWriter {
  readonly rewrites: boolean;
  /** `text` is safe to print and has no line break at its end. */
  line(stream: Stream, text: string): void;
  /** Only where `rewrites` holds. */
  status(text: string): void;
}

/** ECMA-48: to the first column, and erase the line. */
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;

/** The status line stands on `live`, where that is a terminal. */
export function lineWriter(live: Stream): LineWriter {
  const rewrites = live.isTTY === true;
  let shown = false;
  const erase = (): void => {
    if (shown) live.write(ERASE);
    shown = false;
  };
  return {
    rewrites,
    line(stream, text) {
      erase();
      stream.write(`${text}\n`);
    },
    status(text) {
      // A line that wraps could not be erased as one; the last column stays free, since some terminals wrap
      // there already.
      const line = truncate(oneLine(text), (live.columns || USUAL_COLUMNS) - 1);
      live.write(`${shown ? ERASE : ''}${line}`);
      shown = true;
    },
  };
}
