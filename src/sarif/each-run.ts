import { at, isObject, textAt } from './raw.ts';
import type { RawRun, WholeResult } from './raw-log.ts';
import type { ByteScanner } from './scan/byte-scanner.ts';
import type { ByteStore } from './scan/byte-store.ts';
import { createScanner } from './scan/create-scanner.ts';
import type { LogFile } from './scan/log-file.ts';
import type { LogParts, ResultParts, RunParts } from './scan/log-parts.ts';
import { readSpans } from './scan/read-spans.ts';
import { readSpeakers } from './scan/read-speakers.ts';

/** Where the log can be read once more. */
export interface LogAgain {
  readonly file: LogFile;
  /** Of the log as it was scanned. */
  readonly version: string;
  readonly largest?: number;
  readonly createScanner?: () => ByteScanner;
}

/** Hands out the runs of a log that was scanned. */
export function* eachRun(parts: LogParts, again: LogAgain): Generator<RawRun> {
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
      whole: (indexes) => eachWhole(parts, run, again, indexes),
      speakers: () => eachSpeaker(parts, run, again),
    };
  }
}

function* eachResult(parts: LogParts, results: ResultParts): Generator<unknown> {
  const parsed = eachParsed(parts, results);
  const ordinary = parts.ordinary.from(results.ordinary);
  for (let index = results.first; index < results.end; index += 1) {
    yield parts.isOrdinary(index) ? ordinary() : parsed.next().value;
  }
  // Nobody asks for them after the last run.
  if (parts.runs.at(-1)?.results === results) parts.ordinary.release();
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
  { results }: RunParts,
  { file, version, largest }: LogAgain,
  indexes: Iterable<number>,
): AsyncGenerator<WholeResult> {
  const first = results?.first ?? 0;
  const spans = (function* () {
    for (const index of indexes) yield parts.spanOf(first + index);
  })();
  const numbers = indexes[Symbol.iterator]();
  for await (const bytes of readSpans(file, version, spans, largest)) {
    yield { index: Number(numbers.next().value), result: JSON.parse(bytes.toString('utf8')) };
  }
}

/** The fast way leaves it to parsing all results where it is in doubt; whatever was told before is told once more then. */
async function* eachSpeaker(parts: LogParts, run: RunParts, again: LogAgain): AsyncGenerator<unknown> {
  const { results, abridged } = run;
  if (results === undefined || !abridged) return;
  const { offset } = parts.spanOf(results.first);
  const last = parts.spanOf(results.end - 1);
  const span = { offset, length: last.offset + last.length - offset };
  const scanner = (again.createScanner ?? createScanner)();
  if (yield* readSpeakers(again.file, again.version, span, scanner, again.largest)) return;
  const all = { [Symbol.iterator]: () => Array(results.end - results.first).keys() };
  for await (const { result } of eachWhole(parts, run, again, all)) yield result;
}
