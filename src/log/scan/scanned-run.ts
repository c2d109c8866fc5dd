import type { LogRun, WholeResult } from '../log.ts';
import type { LogFile } from '../log-file.ts';
import { isObject } from '../raw.ts';
import { refuseRepeatedKey } from '../repeated-key.ts';
import type { ByteScanner } from './byte-scanner.ts';
import type { ByteStore } from './byte-store.ts';
import type { LogParts, ResultParts, RunParts } from './log-parts.ts';
import { readArtifactLocations } from './read-artifact-locations.ts';
import { readSpans, type Span } from './read-spans.ts';

/** Where the log can be read once more. */
export interface LogAgain {
  readonly file: LogFile;
  /** Of the log as it was scanned. */
  readonly version: string;
  readonly largest: number | undefined;
  readonly scanner: ByteScanner;
}

/** Hands out the runs of a log that was scanned. */
export function* eachRun(parts: LogParts, again: LogAgain): Generator<LogRun> {
  for (const [index, run] of parts.runs.entries()) {
    const where = `${again.file.name} runs[${index}]`;
    yield {
      index,
      context: toContext(parts, run, where),
      results: run.results === undefined ? undefined : eachResult(parts, run.results, where),
      mentions: () => eachMention(parts, run, again),
      again: async (indexes) => ({
        context: toContext(parts, run, where),
        results: eachWhole(parts, run, again, indexes),
      }),
    };
  }
}

function toContext(parts: LogParts, run: RunParts, where: string): unknown {
  const context: unknown = JSON.parse(parts.contexts.text(run.context));
  if (!isObject(context)) return context;
  refuseRepeatedKey(context, run.keys, () => where);
  const { results: _, ...rest } = context as Record<string, unknown>;
  return rest;
}

function* eachResult(
  { results, keysOfResults }: LogParts,
  { first, end }: ResultParts,
  run: string,
): Generator<unknown> {
  let record = first;
  for (const result of eachRecord(results, first, end)) {
    const index = record - first;
    if (isObject(result))
      refuseRepeatedKey(result, keysOfResults.at(record), () => `${run}.results[${index}]`);
    record += 1;
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

async function* eachWhole(
  parts: LogParts,
  { results }: RunParts,
  { file, version, largest }: LogAgain,
  indexes: Iterable<number>,
): AsyncGenerator<WholeResult> {
  const first = results?.first ?? 0;
  const numbers = indexes[Symbol.iterator]();
  for await (const bytes of readSpans(file, version, eachSpan(parts, first, indexes), largest)) {
    yield { index: Number(numbers.next().value), result: JSON.parse(bytes.toString('utf8')) };
  }
}

/** Where results of a run stand. */
function* eachSpan(parts: LogParts, first: number, indexes: Iterable<number>): Generator<Span> {
  for (const index of indexes) yield parts.spanOf(first + index);
}

/**
 * The fast way leaves it to parsing all results where it is in doubt; whatever was given before is given once
 * more then.
 */
async function* eachMention(parts: LogParts, run: RunParts, again: LogAgain): AsyncGenerator<unknown> {
  const { results } = run;
  if (results === undefined || results.first === results.end) return;
  const [begin, last] = [parts.spanOf(results.first), parts.spanOf(results.end - 1)];
  const span = { offset: begin.offset, length: last.offset + last.length - begin.offset };
  if (yield* readArtifactLocations(again.file, again.version, span, again.scanner, again.largest)) return;
  const all = { [Symbol.iterator]: () => Array(results.end - results.first).keys() };
  for await (const { result } of eachWhole(parts, run, again, all)) yield result;
}
