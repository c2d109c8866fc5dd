import { IncompleteError } from '../../errors.ts';
import { type ByteStore, createByteStore } from './byte-store.ts';
import { createNumbers, type Numbers } from './numbers.ts';
import type { Span } from './read-spans.ts';

/**
 * Most bytes of one result, or of a run beside its results, that are parsed at once: JSON.parse makes twenty
 * times as much of `{},{},…`.
 */
export const LARGEST_PART = 64 * 1024 * 1024;
const [OPEN_LIST, N] = [0x5b, 0x6e];

/** A run as it was scanned. */
export interface RunParts {
  /** Its record among the contexts. */
  readonly context: number;
  /** Undefined where `results` is no list. */
  results: ResultParts | undefined;
  /** How many keys were written in it. */
  keys: number;
}

/** The results of a run: their records, from the first up to, but without, the last. */
export interface ResultParts {
  readonly first: number;
  end: number;
}

/** What was copied of a log. */
export interface LogParts {
  /** The log without its runs: one record. */
  readonly log: ByteStore;
  /** How many keys were written in the log itself. */
  readonly keys: number;
  /** Each run without its results. */
  readonly contexts: ByteStore;
  /** Each result without what was passed over. */
  readonly results: ByteStore;
  /** Of each result: how many keys were written in it. */
  readonly keysOfResults: Numbers;
  /** What `runs` is. */
  readonly kind: 'absent' | 'list' | 'null' | 'other';
  readonly runs: readonly RunParts[];
  /** Where the result of a record stands in the log. */
  spanOf(record: number): Span;
  beginRuns(byte: number): void;
  beginRun(): void;
  /** The log is whole, and so many keys were written in it; and the same of a run. */
  endLog(keys: number): void;
  endRun(keys: number): void;
  beginResults(isList: boolean): void;
  /** The result that is in `results` is whole. */
  endResult(span: Span, keys: number): void;
}

export function createLogParts(): LogParts {
  const [log, contexts, results] = [createByteStore(), createByteStore(), createByteStore()];
  /** Of each result: where it stands. */
  const offsets = createNumbers();
  const lengths = createNumbers();
  const keysOfResults = createNumbers();
  let keys = 0;
  let kind: LogParts['kind'] = 'absent';
  let runs: RunParts[] = [];
  let run: RunParts = { context: 0, keys: 0, results: undefined };

  return {
    log,
    contexts,
    results,
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
    spanOf: (record) => ({ offset: offsets.at(record), length: lengths.at(record) }),
    beginRuns(byte) {
      runs = [];
      kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
    },
    beginRun() {
      run = { context: contexts.count, keys: 0, results: undefined };
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
      run.results = isList ? { first: results.count, end: results.count } : undefined;
    },
    endResult({ offset, length }, written) {
      results.finish();
      keysOfResults.push(written);
      offsets.push(offset);
      lengths.push(length);
      if (run.results !== undefined) run.results.end = results.count;
    },
  };
}

/** What is said of a part that is larger. */
export function tooLarge(name: string): IncompleteError {
  return new IncompleteError(
    `${name} has a result, or a run beside its results, of more than ${LARGEST_PART} bytes: split the analysis into several logs.`,
  );
}
