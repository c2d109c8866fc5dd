import { IncompleteError } from '../errors.ts';
import { at, isObject, textAt } from './raw.ts';
import type { RawLog, RawRun } from './raw-log.ts';
import type { ByteScanner } from './scan/byte-scanner.ts';
import type { ByteStore } from './scan/byte-store.ts';
import { createScanner } from './scan/create-scanner.ts';
import { diagnoseLog } from './scan/diagnose-log.ts';
import type { LogFile } from './scan/log-file.ts';
import type { LogParts, ResultParts, RunParts } from './scan/log-parts.ts';
import { openLog } from './scan/open-log.ts';
import { readSpans } from './scan/read-spans.ts';
import { scanLog } from './scan/scan-log.ts';
import { readVersion } from './version.ts';

/** After so many bytes of a log it is said how far its reading is. */
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;

/** How a log is read. */
export interface LogOptions {
  /** Takes a line now and then, of large logs. */
  readonly progress?: ((line: string) => void) | undefined;
  readonly createScanner?: () => ByteScanner;
  /** Bytes that are scanned at a time, a multiple of 64. */
  readonly window?: number;
  /** Most bytes of the log. */
  readonly largest?: number;
}

/**
 * Reads one SARIF log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one.
 *
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it has one) and
 * what to do. The sentence never quotes the log.
 */
export async function readLog(file: LogFile, options: LogOptions = {}): Promise<RawLog> {
  const { name } = file;
  const { parts, version } = await scan(file, options);
  const log: unknown = parts.log.count === 0 ? undefined : JSON.parse(parts.log.text(0));
  if (!isObject(log)) throw notSarif(name);
  const { warnings } = readVersion(name, log);
  if (parts.kind === 'null') {
    // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
    throw new IncompleteError(
      `${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`,
    );
  }
  if (parts.kind !== 'list') throw notSarif(name);
  return {
    name,
    runs: {
      [Symbol.iterator]: () => eachRun(parts, (spans) => readSpans(file, version, spans, options.largest)),
    },
    warnings,
  };
}

async function scan(file: LogFile, options: LogOptions): Promise<{ parts: LogParts; version: string }> {
  const { name } = file;
  const log = await openLog(file, options.largest);
  try {
    const scanner = (options.createScanner ?? createScanner)();
    const said = sayHowFar(name, log.offsetsIn === '' ? log.fileSize : undefined, options.progress);
    const parts = await scanLog(log, name, scanner, said, options.window);
    if (parts !== undefined) return { parts, version: log.version };
  } finally {
    await log.close();
  }
  const again = await openLog(file, options.largest);
  try {
    throw await diagnoseLog(again, name);
  } finally {
    await again.close();
  }
}

function sayHowFar(name: string, total: number | undefined, progress: LogOptions['progress']) {
  let next = PROGRESS_STEP;
  const of = total === undefined ? '' : ` of ${Math.round(total / MEGABYTE)}`;
  return (bytes: number): void => {
    if (bytes < next) return;
    next += PROGRESS_STEP;
    progress?.(`${name}: read ${Math.round(bytes / MEGABYTE)}${of} MB`);
  };
}

function notSarif(name: string): IncompleteError {
  return new IncompleteError(
    `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`,
  );
}

type ReadSpans = (
  spans: Iterable<{ readonly offset: number; readonly length: number }>,
) => AsyncIterable<Buffer>;

function* eachRun(parts: LogParts, read: ReadSpans): Generator<RawRun> {
  for (const [index, run] of parts.runs.entries()) {
    yield {
      index,
      get context() {
        const context: unknown = JSON.parse(parts.contexts.text(run.context));
        if (!isObject(context)) return context;
        const { results: _, ...rest } = context as Record<string, unknown>;
        return rest;
      },
      results: run.results === undefined ? undefined : eachResult(parts, run.results),
      textOf: parts.ordinary.text,
      whole: (indexes) => eachWhole(parts, run, read, indexes),
    };
  }
}

function* eachResult(parts: LogParts, results: ResultParts): Generator<unknown> {
  const parsed = eachParsed(parts, results);
  const ordinary = parts.ordinary.from(results.ordinary);
  for (let index = results.first; index < results.end; index += 1) {
    yield parts.isOrdinary(index) ? ordinary() : parsed.next().value;
  }
}

function* eachParsed({ results, related }: LogParts, { record, recordEnd }: ResultParts): Generator<unknown> {
  const others = eachRecord(related, record, recordEnd);
  for (const result of eachRecord(results, record, recordEnd)) {
    const locations = others.next().value;
    if (locations !== null && mayLink(result)) {
      (result as Record<string, unknown>).relatedLocations = locations;
    }
    yield result;
  }
}

/** Parses a few records at a time, and lets go of those before them. */
function* eachRecord(store: ByteStore, first: number, end: number): Generator<unknown> {
  for (let record = first; record < end; ) {
    store.release(record);
    const values: unknown[] = JSON.parse(store.list(record, end));
    yield* values;
    record += values.length;
  }
  store.release(end);
}

/** Whether the message of a result may have a link to a related location; one that is named by its id stands in the rule. */
function mayLink(result: unknown): boolean {
  const message = at(result, 'message');
  const text = textAt(message, 'text') ?? textAt(message, 'markdown');
  return text === undefined ? textAt(message, 'id') !== undefined : text.includes('](');
}

async function* eachWhole(
  parts: LogParts,
  { results, abridged }: RunParts,
  read: ReadSpans,
  wanted: readonly number[] | undefined,
): AsyncGenerator<{ readonly index: number; readonly result: unknown }> {
  const { first, end } = results ?? { first: 0, end: 0 };
  const count = wanted?.length ?? (abridged ? end - first : 0);
  const indexes = wanted ?? { [Symbol.iterator]: () => Array(count).keys() };
  const spans = (function* () {
    for (const index of indexes) yield parts.spanOf(first + index);
  })();
  const numbers = indexes[Symbol.iterator]();
  for await (const bytes of read(spans)) {
    yield { index: Number(numbers.next().value), result: JSON.parse(bytes.toString('utf8')) };
  }
}
