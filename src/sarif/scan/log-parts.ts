import { type ByteStore, createByteStore, createNumbers } from './byte-store.ts';

const [OPEN_LIST, N] = [0x5b, 0x6e];
const NULL = Buffer.from('null');

/** A run as it was scanned. */
export interface RunParts {
  /** Its record among the contexts. */
  readonly context: number;
  /** Its results among all results, from the first up to, but without, the last; undefined where `results` is no list. */
  results: { readonly first: number; end: number } | undefined;
  /** Some of its results have properties that were passed over. */
  abridged: boolean;
}

/** What was copied of a log. Where a name stands twice in an object the last counts, as JSON.parse has it. */
export interface LogParts {
  /** The log without its runs: one record. */
  readonly log: ByteStore;
  /** Each run without its results. */
  readonly contexts: ByteStore;
  /** Each result without what was passed over, and by the same number its `relatedLocations`, which messages link to, or null. */
  readonly results: ByteStore;
  readonly related: ByteStore;
  /** What `runs` is. */
  readonly kind: 'absent' | 'list' | 'null' | 'other';
  readonly runs: readonly RunParts[];
  /** Where a result stands in the log, in bytes. */
  spanOf(result: number): { readonly offset: number; readonly length: number };
  beginRuns(byte: number): void;
  beginRun(): void;
  endRun(): void;
  beginResults(isList: boolean): void;
  beginResult(offset: number): void;
  endResult(offset: number): void;
  abridge(): void;
}

export function createLogParts(): LogParts {
  const [log, contexts, results, related] = [
    createByteStore(),
    createByteStore(),
    createByteStore(),
    createByteStore(),
  ];
  const offsets = createNumbers();
  const lengths = createNumbers();
  let kind: LogParts['kind'] = 'absent';
  let runs: RunParts[] = [];
  let run: RunParts = { context: 0, results: undefined, abridged: false };
  let begin = 0;
  return {
    log,
    contexts,
    results,
    related,
    get kind() {
      return kind;
    },
    get runs() {
      return runs;
    },
    spanOf: (result) => ({ offset: offsets.at(result), length: lengths.at(result) }),
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
      run.results = isList ? { first: results.count, end: results.count } : undefined;
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
      offsets.push(begin);
      lengths.push(offset - begin);
      if (run.results !== undefined) run.results.end = results.count;
    },
    abridge() {
      run.abridged = true;
    },
  };
}
