const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Depths, by the brackets around: those of the log, of a run and of a result. */
const [IN_LOG, IN_RUN, IN_RESULT] = [1, 3, 5];

/** How many keys are written in the objects of a log whose keys must not stand twice. */
export interface WrittenKeys {
  readonly log: number;
  /**
   * Of what has brackets in `runs`, and of what has them in `results` of each run, in the order in which it
   * stands; 0 for lists.
   */
  readonly runs: readonly number[];
  readonly results: readonly number[];
  /** How deep brackets nest. */
  readonly deepest: number;
}

/**
 * Counts keys as they are written, which parsing does not tell: of two with one name it keeps the last.
 *
 * @param bytes of JSON, in UTF-8
 */
export function countKeys(bytes: Uint8Array): WrittenKeys {
  const runs: number[] = [];
  const results: number[] = [];
  /** By depth, as far as it matters. */
  const written = [0, 0, 0, 0, 0, 0];
  let log = 0;
  let depth = 0;
  let deepest = 0;
  let isInRuns = false;
  let isInResults = false;
  let textStart = 0;
  let textEnd = 0;
  for (let here = 0; here < bytes.length; here += 1) {
    switch (bytes[here]) {
      case QUOTE: {
        textStart = here;
        here += 1;
        while (here < bytes.length && bytes[here] !== QUOTE) here += bytes[here] === BACKSLASH ? 2 : 1;
        textEnd = here + 1;
        break;
      }
      case COLON:
        if (depth > IN_RESULT) break;
        written[depth] = (written[depth] ?? 0) + 1;
        if (depth === IN_LOG) isInRuns = isKey(bytes, textStart, textEnd, 'runs');
        else if (depth === IN_RUN) isInResults = isKey(bytes, textStart, textEnd, 'results');
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        depth += 1;
        if (depth > deepest) deepest = depth;
        if (depth > IN_RESULT) break;
        written[depth] = 0;
        // Only lists have runs and results.
        if (bytes[here] === OPEN_OBJECT && depth === IN_LOG + 1) isInRuns = false;
        // A run may be a list, by mistake: it has no key that would tell it from the run before.
        if (depth === IN_RUN) isInResults = false;
        if (bytes[here] === OPEN_OBJECT && depth === IN_RUN + 1) isInResults = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        if (depth === IN_LOG) log = written[IN_LOG] ?? 0;
        else if (depth === IN_RUN && isInRuns) runs.push(written[IN_RUN] ?? 0);
        else if (depth === IN_RESULT && isInRuns && isInResults) results.push(written[IN_RESULT] ?? 0);
        depth -= 1;
        break;
    }
  }
  return { log, runs, results, deepest };
}

function isKey(bytes: Uint8Array, from: number, to: number, name: string): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
  // `"run\u0073"` is a way to write it.
  return text === `"${name}"` || (text.includes('\\') && JSON.parse(text) === name);
}
