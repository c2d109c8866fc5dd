import { IncompleteError } from '../../errors.ts';
import { type ByteStore, createByteStore } from './byte-store.ts';
import { createNumbers } from './numbers.ts';
import { createOrdinaryResults, type OrdinaryResults, type TakenWindow } from './ordinary-result.ts';

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
  /** Some of its results have properties that were passed over. */
  abridged: boolean;
}

/** The results of a run among all of the log, from the first up to, but without, the last. */
export interface ResultParts {
  readonly first: number;
  end: number;
  /** How many of the usual form are before, and from which record to which the others are. */
  readonly ordinary: number;
  readonly record: number;
  recordEnd: number;
}

/** What was copied of a log. Where a name stands twice in an object the last counts, as JSON.parse has it. */
export interface LogParts {
  /** The log without its runs: one record. */
  readonly log: ByteStore;
  /** Each run without its results. */
  readonly contexts: ByteStore;
  readonly ordinary: OrdinaryResults;
  /** Each other result without what was passed over, and by the same number its `relatedLocations`, which messages link to, or null. */
  readonly results: ByteStore;
  readonly related: ByteStore;
  /** What `runs` is. */
  readonly kind: 'absent' | 'list' | 'null' | 'other';
  readonly runs: readonly RunParts[];
  /** Where a result stands in the log, in bytes. */
  spanOf(result: number): { readonly offset: number; readonly length: number };
  isOrdinary(result: number): boolean;
  isOrdinary(result: number): boolean;
  beginRuns(byte: number): void;
  beginRun(): void;
  endRun(): void;
  beginResults(isList: boolean): void;
  beginResult(offset: number): void;
  endResult(offset: number): void;
  /** A result of the usual form was taken. */
  addOrdinary(offset: number, length: number): void;
  /** What was taken of a window. */
  addWindow(taken: TakenWindow): void;
  abridge(): void;
}

export function createLogParts(): LogParts {
  const [log, contexts, results, related] = [
    createByteStore(),
    createByteStore(),
    createByteStore(),
    createByteStore(),
  ];
  const ordinary = createOrdinaryResults();
  /** Of each result: where it stands, and whether it has the usual form. */
  const offsets = createNumbers();
  const lengths = createNumbers();
  const forms = createNumbers();
  let taken = 0;
  let kind: LogParts['kind'] = 'absent';
  let runs: RunParts[] = [];
  let run: RunParts = { context: 0, results: undefined, abridged: false };
  let begin = 0;

  function add(offset: number, length: number, form: 0 | 1): void {
    offsets.push(offset);
    lengths.push(length);
    forms.push(form);
    if (run.results === undefined) return;
    run.results.end = offsets.count;
    run.results.recordEnd = results.count;
  }

  return {
    log,
    contexts,
    ordinary,
    results,
    related,
    get kind() {
      return kind;
    },
    get runs() {
      return runs;
    },
    spanOf: (result) => ({ offset: offsets.at(result), length: lengths.at(result) }),
    isOrdinary: (result) => forms.at(result) === 1,
    beginRuns(byte) {
      runs = [];
      kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
    },
    beginRun() {
      run = { context: contexts.count, results: undefined, abridged: false };
    },
    endRun() {
      contexts.finish();
      runs.push(run);
    },
    beginResults(isList) {
      const [first, record] = [offsets.count, results.count];
      run.results = isList ? { first, end: first, ordinary: taken, record, recordEnd: record } : undefined;
      run.abridged = false;
    },
    beginResult(offset) {
      begin = offset;
      related.cut(0);
    },
    endResult(offset) {
      results.finish();
      if (related.length() === 0) related.append(NULL, 0, NULL.length);
      related.finish();
      add(begin, offset - begin, 0);
    },
    addOrdinary(offset, length) {
      taken += 1;
      add(offset, length, 1);
    },
    addWindow: (window) => ordinary.add(window),
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
