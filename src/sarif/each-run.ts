import { at, isObject, textAt } from './raw.ts';
import type { RawRun, WholeResult } from './raw-log.ts';
import type { ByteScanner } from './scan/byte-scanner.ts';
import type { ByteStore } from './scan/byte-store.ts';
import { createScanner } from './scan/create-scanner.ts';
import type { LogFile } from './scan/log-file.ts';
import type { LogParts, ResultParts, RunParts } from './scan/log-parts.ts';
import { OrdinaryResult, textOf } from './scan/ordinary-result.ts';
import { readSpans, type Span } from './scan/read-spans.ts';
import { readSpeakers } from './scan/read-speakers.ts';
import { refuseRepeatedKey } from './scan/repeated-key.ts';

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
        refuseRepeatedKey(context, run.keys, () => `${again.file.name} runs[${index}]`);
        const { results: _, ...rest } = context as Record<string, unknown>;
        return rest;
      },
      results:
        run.results === undefined
          ? undefined
          : eachResult(parts, run.results, `${again.file.name} runs[${index}]`),
      textOf: (piece) => textOf(parts.windows, piece),
      whole: (indexes) => eachWhole(parts, run, again, indexes),
      speakers: () => eachSpeaker(parts, run, again),
    };
  }
}

function* eachResult(parts: LogParts, { first, end }: ResultParts, run: string): Generator<unknown> {
  let before = 0;
  for (const { window, first: place, count } of parts.stretches.slice(first, end)) {
    const taken = window === undefined ? undefined : parts.windows[window];
    if (taken === undefined) {
      const base = before - place;
      yield* eachParsed(parts, place, place + count, (record) => `${run}.results[${base + record}]`);
    } else for (let row = place; row < place + count; row += 1) yield new OrdinaryResult(taken, row);
    before += count;
  }
}

function* eachParsed(
  { results, related, keysOfResults }: LogParts,
  first: number,
  end: number,
  nameOf: (record: number) => string,
): Generator<unknown> {
  const others = eachRecord(related, first, end);
  let record = first;
  for (const result of eachRecord(results, first, end)) {
    const own = record;
    if (isObject(result)) refuseRepeatedKey(result, keysOfResults.at(own), () => nameOf(own));
    record += 1;
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
  const spans = results === undefined ? [] : eachSpan(parts, results, indexes);
  const numbers = indexes[Symbol.iterator]();
  for await (const bytes of readSpans(file, version, spans, largest)) {
    yield { index: Number(numbers.next().value), result: JSON.parse(bytes.toString('utf8')) };
  }
}

/** Where results of a run stand. Indexes go up. */
function* eachSpan(parts: LogParts, { first, end }: ResultParts, indexes: Iterable<number>): Generator<Span> {
  let next = first;
  let before = 0;
  for (const index of indexes) {
    let stretch = parts.stretches[next];
    for (; stretch !== undefined && index >= before + stretch.count; stretch = parts.stretches[next]) {
      before += stretch.count;
      next += 1;
    }
    if (stretch === undefined || next >= end) throw new RangeError(`there is no results[${index}]`);
    yield parts.spanOf(stretch, index - before);
  }
}

/** The fast way leaves it to parsing all results where it is in doubt; whatever was told before is told once more then. */
async function* eachSpeaker(parts: LogParts, run: RunParts, again: LogAgain): AsyncGenerator<unknown> {
  const { results, abridged } = run;
  if (results === undefined || !abridged) return;
  const stretches = parts.stretches.slice(results.first, results.end);
  const count = stretches.reduce((sum, stretch) => sum + stretch.count, 0);
  const [first, last = first] = eachSpan(parts, results, new Set([0, count - 1]));
  if (first === undefined || last === undefined) return;
  const span = { offset: first.offset, length: last.offset + last.length - first.offset };
  const scanner = (again.createScanner ?? createScanner)();
  if (yield* readSpeakers(again.file, again.version, span, scanner, again.largest)) return;
  const all = { [Symbol.iterator]: () => Array(count).keys() };
  for await (const { result } of eachWhole(parts, run, again, all)) yield result;
}
