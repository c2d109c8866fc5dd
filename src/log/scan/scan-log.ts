import { isUtf8 } from 'node:buffer';
import type { Log, LogFile, LogRun, WholeResult } from '../log.ts';
import {
  firstInvalidByte,
  type LogFault,
  missingBytes,
  repeatedKey,
  toError,
  withWordsInFront,
} from '../log-fault.ts';
import { changed, type OpenLog, openAgain } from '../open-log.ts';
import { isObject } from '../raw.ts';
import { startEarly } from '../start-early.ts';
import { type Scanner, WINDOW } from './scanner.ts';
import { createTokenWalk, type ScannedLog, type ScannedRun } from './walk-tokens.ts';

const BLANK = 0x20;
/** After so many bytes of a log a line says how far its reading is. */
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;
/** Bytes that are read at a time: a result is some kilobytes, and the next one is seldom far. */
const CHUNK = 256 * 1024;

/**
 * Reads a log by scanning its bytes: parts without a reader are never parsed, and a result is
 * parsed when it is asked for.
 *
 * @throws IncompleteError; reading its runs throws it too
 */
export async function scanLog(
  file: LogFile,
  log: OpenLog,
  scanner: Scanner,
  progress?: (line: string) => void,
): Promise<Log> {
  const { name } = file;
  const { version } = log;
  const scanned = await scan(name, log, scanner, progress);
  if ('fault' in scanned) throw toError(name, scanned.fault, log.offsetsIn);
  const head: unknown = scanned.head.count === 0 ? undefined : JSON.parse(scanned.head.text(0));
  if (!isObject(head)) return { name, head, runs: undefined };
  refuseRepeatedKey(head, scanned.keys, name);
  const { runs: _, ...rest } = head as Record<string, unknown>;
  const runs = { [Symbol.iterator]: () => eachRun(file, version, scanned) };
  return {
    name,
    head: rest,
    runs: scanned.kind === 'list' ? runs : scanned.kind === 'null' ? null : undefined,
  };
}

async function scan(
  name: string,
  log: OpenLog,
  scanner: Scanner,
  progress: (line: string) => void = () => {},
): Promise<ScannedLog | { readonly fault: LogFault }> {
  const { memory } = scanner;
  const walk = createTokenWalk(name);
  const load = (at: number) => startEarly(log.read(memory.subarray(at, at + WINDOW)));
  let [here, there] = scanner.windows;
  let offset = 0;
  let said = PROGRESS_STEP;
  /** The begin of a character whose rest is in the next window. */
  let cut = Buffer.alloc(0);
  let loading = load(here);
  try {
    for (;;) {
      const length = await loading;
      const isLast = length < WINDOW;
      // The next window is read while this one is scanned.
      if (!isLast) loading = load(there);
      if (offset === 0) memory.fill(BLANK, here, here + log.mark);
      const text = Buffer.concat([cut, memory.subarray(here, here + length)]);
      const whole = text.length - missingBytes(text);
      if (!isUtf8(text.subarray(0, whole))) {
        return { fault: { kind: 'not UTF-8', byte: offset - cut.length + (firstInvalidByte(text) ?? 0) } };
      }
      cut = text.subarray(whole);
      const tokens = scanner.scan(here, length);
      if ('kind' in tokens) {
        const fault = { ...tokens, byte: offset + tokens.byte };
        return { fault: offset === 0 ? withWordsInFront(fault, text.toString()) : fault };
      }
      walk.push(tokens, memory, here, here + length, offset);
      offset += length;
      if (offset >= said) {
        said += PROGRESS_STEP;
        const all = log.size === undefined ? '' : ` of ${Math.round(log.size / MEGABYTE)}`;
        progress(`${name}: read ${Math.round(offset / MEGABYTE)}${all} MB`);
      }
      if (isLast) {
        if (scanner.isWhole() && cut.length === 0) return walk.log;
        return { fault: { kind: offset === log.mark ? 'empty' : 'cut off', byte: offset } };
      }
      [here, there] = [there, here];
    }
  } finally {
    // A file must not be closed while it is read.
    await loading.catch(() => 0);
  }
}

function* eachRun(file: LogFile, version: string, log: ScannedLog): Generator<LogRun> {
  for (const [index, run] of log.runs.entries()) {
    const where = `${file.name} runs[${index}]`;
    const { first, end } = run.results ?? { first: 0, end: 0 };
    const again = (records: Iterable<number>) => eachWhole(file, version, log, first, records);
    yield {
      index,
      context: toContext(log, run, where),
      results: run.results && eachResult(log, first, end, where),
      async *mentions() {
        if (end === first) return;
        const all = { [Symbol.iterator]: () => Array(end - first).keys() };
        for await (const { result } of again(all)) yield result;
      },
      again: async (indexes) => ({ context: toContext(log, run, where), results: again(indexes) }),
    };
  }
}

function toContext(log: ScannedLog, run: ScannedRun, where: string): unknown {
  const context: unknown = JSON.parse(log.contexts.text(run.context));
  if (!isObject(context)) return context;
  refuseRepeatedKey(context, run.keys, where);
  const { results: _, ...rest } = context as Record<string, unknown>;
  return rest;
}

/** Parses a few records at a time, and lets go of those before them. */
function* eachResult(log: ScannedLog, first: number, end: number, run: string): Generator<unknown> {
  const { results, keysOfResults } = log;
  for (let record = first; record < end; ) {
    results.release(record);
    const values: unknown[] = JSON.parse(results.list(record, end));
    for (const result of values) {
      if (isObject(result)) {
        refuseRepeatedKey(result, keysOfResults.at(record), `${run}.results[`, record - first);
      }
      record += 1;
      yield result;
    }
  }
  results.release(end);
}

/** @param written how many keys were written in an object of which parsing keeps each name once */
function refuseRepeatedKey(parsed: object, written: number, where: string, index?: number): void {
  if (Object.keys(parsed).length === written) return;
  throw repeatedKey(index === undefined ? where : `${where}${index}]`);
}

/**
 * Reads results once more from the file.
 *
 * @param first the record of the first result of the run
 * @param indexes of results, going up
 * @throws IncompleteError where the log has changed since
 */
async function* eachWhole(
  file: LogFile,
  version: string,
  { offsets, lengths }: ScannedLog,
  first: number,
  indexes: Iterable<number>,
): AsyncGenerator<WholeResult> {
  const log = await openAgain(file, version);
  try {
    let buffer = Buffer.alloc(0);
    let start = 0;
    for (const index of indexes) {
      const [offset, length] = [offsets.at(first + index), lengths.at(first + index)];
      const end = start + buffer.length;
      if (offset + length > end) {
        const kept = buffer.subarray(Math.min(buffer.length, offset - start));
        const next = Buffer.allocUnsafe(Math.max(CHUNK, length));
        kept.copy(next);
        if (offset > end) await log.skip(offset - end);
        const got = await log.read(next.subarray(kept.length));
        buffer = next.subarray(0, kept.length + got);
        start = offset;
        if (buffer.length < length) throw changed(file.name);
      }
      const text = buffer.toString('utf8', offset - start, offset - start + length);
      yield { index, result: JSON.parse(text) };
    }
  } finally {
    await log.close();
  }
}
