import { IncompleteError } from '../../errors.ts';
import { type ByteStore, createByteStore } from './byte-store.ts';
import { createNumbers, type Numbers } from './numbers.ts';
import { OrdinaryResult, type TakenWindow } from './ordinary-result.ts';
import type { Span } from './read-spans.ts';

/** Most bytes of one result, or of a run beside its results, that are parsed at once: JSON.parse makes twenty times as much of `{},{},…`. */
export const LARGEST_PART = 64 * 1024 * 1024;
const [OPEN_LIST, N] = [0x5b, 0x6e];
const NULL = Buffer.from('null');

/** A run as it was scanned. */
export interface RunParts {
  /** Its record among the contexts. */
  readonly context: number;
  /** Undefined where `results` is no list. */
  results: ResultParts | undefined;
  /** How many keys were written in it. */
  keys: number;
  /** Some of its results have properties that were passed over. */
  abridged: boolean;
}

/** The results of a run: their stretches, from the first up to, but without, the last. */
export interface ResultParts {
  readonly first: number;
  end: number;
}

/** Results of one run that follow each other and are of one kind. */
export interface Stretch {
  /** The number of the window that they were taken of, in the usual form; undefined where they are records. */
  readonly window: number | undefined;
  /** The row in the window, or the record, of the first. */
  readonly first: number;
  count: number;
}

/** What was copied of a log. */
export interface LogParts {
  /** The log without its runs: one record. */
  readonly log: ByteStore;
  /** How many keys were written in the log itself. */
  readonly keys: number;
  /** Each run without its results. */
  readonly contexts: ByteStore;
  /** What was taken of each window. */
  readonly windows: readonly TakenWindow[];
  readonly stretches: readonly Stretch[];
  /** Each result of another form without what was passed over, and by the same number its `relatedLocations`, which messages link to, or null. */
  readonly results: ByteStore;
  readonly related: ByteStore;
  /** Of each of these results: how many keys were written in it. */
  readonly keysOfResults: Numbers;
  /** What `runs` is. */
  readonly kind: 'absent' | 'list' | 'null' | 'other';
  readonly runs: readonly RunParts[];
  /** Where a result of a stretch stands in the log. */
  spanOf(stretch: Stretch, index: number): Span;
  beginRuns(byte: number): void;
  beginRun(): void;
  /** The log is whole, and so many keys were written in it; and the same of a run and of a result. */
  endLog(keys: number): void;
  endRun(keys: number): void;
  beginResults(isList: boolean): void;
  beginResult(offset: number): void;
  endResult(offset: number, keys: number): void;
  /** Results of the usual form were taken of the window that is gone over, the first of them as this row. */
  addOrdinary(row: number, count: number): void;
  /** All that was taken of the window that was gone over. */
  addWindow(window: TakenWindow): void;
  abridge(): void;
}

export function createLogParts(): LogParts {
  const [log, contexts, results, related] = [
    createByteStore(),
    createByteStore(),
    createByteStore(),
    createByteStore(),
  ];
  const windows: TakenWindow[] = [];
  const stretches: Stretch[] = [];
  /** Of each record: where its result stands. */
  const offsets = createNumbers();
  const lengths = createNumbers();
  const keysOfResults = createNumbers();
  let keys = 0;
  let kind: LogParts['kind'] = 'absent';
  let runs: RunParts[] = [];
  let run: RunParts = { context: 0, keys: 0, results: undefined, abridged: false };
  let begin = 0;

  function addStretch(stretch: Stretch): void {
    stretches.push(stretch);
    if (run.results !== undefined) run.results.end = stretches.length;
  }

  return {
    log,
    contexts,
    windows,
    stretches,
    results,
    related,
    keysOfResults,
    get keys() {
      return keys;
    },
    get kind() {
      return kind;
    },
    get runs() {
      return runs;
    },
    spanOf({ window, first }, index) {
      const place = first + index;
      const taken = window === undefined ? undefined : windows[window];
      if (taken !== undefined) return new OrdinaryResult(taken, place).span;
      return { offset: offsets.at(place), length: lengths.at(place) };
    },
    beginRuns(byte) {
      runs = [];
      kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
    },
    beginRun() {
      run = { context: contexts.count, keys: 0, results: undefined, abridged: false };
    },
    endLog(written) {
      log.finish();
      keys = written;
    },
    endRun(written) {
      contexts.finish();
      run.keys = written;
      runs.push(run);
    },
    beginResults(isList) {
      run.results = isList ? { first: stretches.length, end: stretches.length } : undefined;
      run.abridged = false;
    },
    beginResult(offset) {
      begin = offset;
      related.cut(0);
    },
    endResult(offset, written) {
      results.finish();
      keysOfResults.push(written);
      if (related.length() === 0) related.append(NULL, 0, NULL.length);
      related.finish();
      offsets.push(begin);
      lengths.push(offset - begin);
      const last = run.results?.first === stretches.length ? undefined : stretches.at(-1);
      if (last === undefined || last.window !== undefined) {
        addStretch({ window: undefined, first: results.count - 1, count: 1 });
      } else last.count += 1;
    },
    addOrdinary: (row, count) => addStretch({ window: windows.length, first: row, count }),
    addWindow(window) {
      windows.push(window);
    },
    abridge() {
      run.abridged = true;
    },
  };
}

/** What is said of a part that is larger. */
export function tooLarge(name: string): IncompleteError {
  return new IncompleteError(
    `${name} has a result, or a run beside its results, of more than ${LARGEST_PART} bytes: split the analysis into several logs.`,
  );
}
