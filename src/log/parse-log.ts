import { IncompleteError } from '../errors.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { DEEPEST_NESTING, type LogFault, repeatedKey, toError } from './log-fault.ts';
import { isObject, listAt } from './raw.ts';

/**
 * Most values of one log: they take some 80 bytes each. Real logs have one in 25 bytes, and a text of
 * `{},{},…` one in three.
 */
const MOST_VALUES = 25_000_000;
/** So many UTF-16 units are searched for the place of a fault. */
const LONGEST_SEARCHED = 5_000_000;
/** In UTF-16 units: what is no JSON behind these has begun like a log. */
const FIRST = 200;
const LONGEST_LINE = 100;
/** Words, a tag of a page, a date, `[INFO] …`: a log begins with a brace. */
const WORDS = /^\s*(?:[^\s{["]|\[[^[\]{}"\n]*\][^\S\n]*[^\s,\]])/u;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d];
/** Where the log itself, its runs and their results stand. */
const [LOG_DEPTH, RUN_DEPTH, RESULT_DEPTH] = [1, 3, 5];

/** The text of a log, without its byte order mark. */
export interface LogText {
  readonly text: string;
  /** Bytes of a byte order mark, which is no JSON. */
  readonly mark: number;
  /** Says what offsets count in, where that is not the file itself: ` of the decompressed log`. */
  readonly offsetsIn: string;
}

/**
 * The value of a log.
 *
 * @throws IncompleteError where it is no JSON, nests too deep, has too many values, or where the log itself,
 * a run or a result has a key twice
 */
export function parseLog(name: string, { text, mark, offsetsIn }: LogText): unknown {
  const faultAt = (kind: LogFault['kind'], at: number | undefined, more: Partial<LogFault> = {}) => {
    const byte = at === undefined ? undefined : mark + Buffer.byteLength(text.slice(0, at));
    return toError(name, { kind, byte, ...more }, offsetsIn);
  };
  if (text === '') throw faultAt('empty', 0);
  const { tooDeep, values, keys } = inspect(text);
  if (tooDeep !== undefined) throw faultAt('too deep', tooDeep);
  if (values > MOST_VALUES) {
    throw new IncompleteError(
      `${name} has more than ${MOST_VALUES / 1_000_000} million values: let the analyzer write a log for each part of the code.`,
    );
  }
  const { value, error } = tryParse(text);
  if (error !== undefined) {
    if (isUnfinished(text, error)) throw faultAt('cut off', text.length);
    const at = positionOf(text, error);
    const firstLine = WORDS.test(text) && at !== undefined && at < FIRST ? lineOf(text) : '';
    if (firstLine !== '') throw faultAt('not JSON', at, { firstLine });
    throw faultAt(error.includes('after JSON') ? 'text behind' : 'not JSON', at);
  }
  const repeated = findRepeatedKey(value, keys);
  if (repeated !== undefined) throw repeatedKey(name + repeated);
  return value;
}

function lineOf(text: string): string {
  const [line = ''] = text
    .trimStart()
    .slice(0, FIRST)
    .split(/[\r\n]/u);
  return truncate(oneLine(line), LONGEST_LINE);
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
 * the shortest part is looked for that no more text makes whole: undefined where that would take long, far
 * behind the begin.
 */
function positionOf(text: string, error: string): number | undefined {
  const stated = statedPosition(error);
  if (stated !== undefined) return stated;
  const isGood = (end: number) => {
    const part = text.slice(0, end);
    const found = tryParse(part).error;
    return found === undefined || isUnfinished(part, found);
  };
  let [good, bad] = [0, Math.min(text.length, LONGEST_SEARCHED)];
  if (isGood(bad)) return undefined;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return bad - 1;
}

/**
 * How many keys are written in the log itself, and in each object among its runs and results, in their order.
 */
interface WrittenKeys {
  log: number;
  readonly runs: number[];
  readonly results: number[];
}

/**
 * Looks for what parsing does not tell.
 *
 * @param text JSON, or what should be
 * @returns the place where it nests too deep, about how many values it has, and the keys that were written
 */
function inspect(text: string): {
  readonly tooDeep?: number;
  readonly values: number;
  readonly keys: WrittenKeys;
} {
  const keys: WrittenKeys = { log: 0, runs: [], results: [] };
  // By depth: whether an object is there, how many keys it has, and its last one, where that matters.
  const isList = [false];
  const written = [0];
  const lastKey = [''];
  let depth = 0;
  let values = 1;
  let start = 0;

  function close(): void {
    if (isList[depth]) return;
    if (depth === LOG_DEPTH) keys.log = written[depth] ?? 0;
    if (!isList[RUN_DEPTH - 1] || lastKey[LOG_DEPTH] !== 'runs') return;
    if (depth === RUN_DEPTH) keys.runs.push(written[depth] ?? 0);
    const isResult = depth === RESULT_DEPTH && isList[RESULT_DEPTH - 1] && !isList[RUN_DEPTH];
    if (isResult && lastKey[RUN_DEPTH] === 'results') keys.results.push(written[depth] ?? 0);
  }

  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      start = at;
      at = endOfText(text, at);
    } else if (sign === COMMA) values += 1;
    else if (sign === COLON) {
      if (depth <= RESULT_DEPTH) {
        written[depth] = (written[depth] ?? 0) + 1;
        if (depth <= RUN_DEPTH) lastKey[depth] = nameOf(text.slice(start, at));
      }
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      if (depth === DEEPEST_NESTING) return { tooDeep: at, values, keys };
      depth += 1;
      values += 1;
      if (depth <= RESULT_DEPTH) {
        isList[depth] = sign === OPEN_LIST;
        written[depth] = 0;
      }
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
      if (depth <= RESULT_DEPTH) close();
      depth -= 1;
    }
    at += 1;
  }
  return { values, keys };
}

/** Where the text that begins at a quote ends. */
function endOfText(text: string, quote: number): number {
  for (let end = text.indexOf('"', quote + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** A key as it is meant: `"result\u0073"` is a way to write `"results"`. */
function nameOf(written: string): string {
  const key = written.trimEnd();
  return key.includes('\\') ? String(tryParse(key).value) : key.slice(1, -1);
}

/** The first object that has fewer keys than were written: ` runs[0].results[3]`. */
function findRepeatedKey(log: unknown, { log: own, runs, results }: WrittenKeys): string | undefined {
  const isRepeated = (value: object, written: number | undefined) => Object.keys(value).length !== written;
  if (!isObject(log)) return undefined;
  if (isRepeated(log, own)) return '';
  let [nextRun, nextResult] = [0, 0];
  for (const [index, run] of listAt(log, 'runs').entries()) {
    if (!isObject(run)) continue;
    if (isRepeated(run, runs[nextRun++])) return ` runs[${index}]`;
    for (const [place, result] of listAt(run, 'results').entries()) {
      if (isObject(result) && isRepeated(result, results[nextResult++]))
        return ` runs[${index}].results[${place}]`;
    }
  }
  return undefined;
}
