import { constants, isUtf8 } from 'node:buffer';
import { IncompleteError } from '../errors.ts';
import type { Log, LogFile, LogRun, WholeResult } from './log.ts';
import {
  DEEPEST_NESTING,
  firstInvalidByte,
  type LogFault,
  repeatedKey,
  toError,
  withWordsInFront,
} from './log-fault.ts';
import { type OpenLog, openAgain, readAll } from './open-log.ts';
import { isObject } from './raw.ts';

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Reads a log by parsing it whole: the way for all but large logs, and for machines without WebAssembly.
 *
 * @throws IncompleteError
 */
export async function parseLog(file: LogFile, log: OpenLog): Promise<Log> {
  const { name } = file;
  const bytes = await readAll(log, constants.MAX_STRING_LENGTH);
  if (bytes === undefined) {
    throw new IncompleteError(
      `${name} has more than ${constants.MAX_STRING_LENGTH} bytes, which needs a machine whose WebAssembly has SIMD: ` +
        'run this step on another one, or split the analysis into several logs.',
    );
  }
  const parsed = parse(bytes.subarray(log.mark));
  if ('fault' in parsed) {
    const { byte } = parsed.fault;
    throw toError(name, { ...parsed.fault, byte: byte + log.mark }, log.offsetsIn);
  }
  if (parsed.repeated !== undefined) throw repeatedKey(name + parsed.repeated);
  const { value } = parsed;
  if (!isObject(value)) return { name, head: value, runs: undefined };
  const { runs, ...head } = value as Record<string, unknown>;
  if (!Array.isArray(runs)) return { name, head, runs: runs === null ? null : undefined };
  return { name, head, runs: runs.map((run: unknown, index) => toRun(file, log.version, run, index)) };
}

function toRun(file: LogFile, version: string, run: unknown, index: number): LogRun {
  const { results: all, ...rest } = isObject(run) ? (run as Record<string, unknown>) : {};
  const results = Array.isArray(all) ? all : undefined;
  return {
    index,
    context: isObject(run) ? rest : run,
    results,
    async *mentions() {
      yield results;
    },
    // The log is not kept for this.
    async again(indexes) {
      const log = await openAgain(file, version);
      try {
        const { runs } = await parseLog(file, log);
        const same = [...(runs ?? [])][index];
        return { context: same?.context, results: pick([...(same?.results ?? [])], indexes) };
      } finally {
        await log.close();
      }
    },
  };
}

async function* pick(results: readonly unknown[], indexes: readonly number[]): AsyncGenerator<WholeResult> {
  for (const index of indexes) yield { index, result: results[index] };
}

function parse(bytes: Buffer): { readonly fault: LogFault } | { readonly value: unknown; repeated?: string } {
  if (bytes.length === 0) return { fault: { kind: 'empty', byte: 0 } };
  if (!isUtf8(bytes)) {
    const byte = firstInvalidByte(bytes);
    return {
      fault: byte === undefined ? { kind: 'cut off', byte: bytes.length } : { kind: 'not UTF-8', byte },
    };
  }
  const text = bytes.toString('utf8');
  const toFault = (kind: LogFault['kind'], at: number) => ({
    fault: { kind, byte: Buffer.byteLength(text.slice(0, at)) },
  });
  const { tooDeep, repeated } = inspect(text);
  if (tooDeep !== undefined) return toFault('too deep', tooDeep);
  const { value, error } = tryParse(text);
  if (error !== undefined && isUnfinished(text, error)) return toFault('cut off', text.length);
  if (error !== undefined) {
    const kind = error.includes('after JSON') ? 'text behind' : 'not JSON';
    const { fault } = toFault(kind, positionOf(text, error));
    return { fault: withWordsInFront(fault, text) };
  }
  return { value, ...(repeated !== undefined && { repeated }) };
}

/** The value of a text, or what V8 says of one that is no JSON. */
function tryParse(text: string): { readonly value?: unknown; readonly error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Tells whether a text ends before its JSON does, so that more text could make it whole. */
function isUnfinished(text: string, error: string): boolean {
  return /end of JSON input|Unterminated string/u.test(error) || (statedPosition(error) ?? -1) >= text.length;
}

function statedPosition(error: string): number | undefined {
  const stated = / at position (\d+)/u.exec(error)?.[1];
  return stated === undefined ? undefined : Number(stated);
}

/**
 * Where a text stops being the beginning of JSON. V8 does not say it of a token that it did not expect, so
 * the shortest part is looked for that no more text makes whole.
 */
function positionOf(text: string, error: string): number {
  const stated = statedPosition(error);
  if (stated !== undefined) return stated;
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    const part = text.slice(0, middle);
    const found = tryParse(part).error;
    if (found === undefined || isUnfinished(part, found)) good = middle;
    else bad = middle;
  }
  return bad - 1;
}

/**
 * Looks for what parsing does not tell: whether JSON nests too deep, and whether the log itself, a run or a
 * result has a key twice, of which parsing keeps the last.
 *
 * @param text JSON, or what should be
 * @returns the place where it is too deep, and the first object that repeats a key: ` runs[0].results[3]`
 */
function inspect(text: string): { readonly tooDeep?: number; readonly repeated?: string } {
  // By depth: what stands there, how many commas were passed, the last key, and all keys.
  const isList: boolean[] = [];
  const index: number[] = [];
  const key: string[] = [];
  const keys: Set<string>[] = [];
  let depth = 0;
  let repeated: string | undefined;
  let start = 0;

  function whereabouts(): string | undefined {
    if (depth === 1) return '';
    const isRun = key[1] === 'runs' && isList[2] === true;
    if (depth === 3) return isRun ? ` runs[${index[2]}]` : undefined;
    const isResult = isRun && isList[3] === false && key[3] === 'results' && isList[4] === true;
    return depth === 5 && isResult ? ` runs[${index[2]}].results[${index[4]}]` : undefined;
  }

  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        start = at;
        for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) {
          if (text.charCodeAt(at) === BACKSLASH) at += 1;
        }
        break;
      case COLON: {
        if (depth > 5) break;
        const written = text.slice(start, at).trimEnd();
        const name = written.includes('\\') ? String(tryParse(written).value) : written.slice(1, -1);
        key[depth] = name;
        if (keys[depth]?.has(name)) repeated ??= whereabouts();
        keys[depth]?.add(name);
        break;
      }
      case COMMA:
        index[depth] = (index[depth] ?? 0) + 1;
        break;
      case OPEN_OBJECT:
      case OPEN_LIST:
        if (depth === DEEPEST_NESTING) return { tooDeep: at };
        depth += 1;
        if (depth > 5) break;
        isList[depth] = text.charCodeAt(at) === OPEN_LIST;
        index[depth] = 0;
        keys[depth] = new Set();
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        depth -= 1;
        break;
    }
  }
  return { ...(repeated !== undefined && { repeated }) };
}
