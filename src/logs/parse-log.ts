import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import { oneLine, truncate } from '../text/lines.ts';
import type { FoundLog } from './find-logs.ts';
import { isObject, listAt, textAt } from './raw.ts';

/**
 * Most bytes of all logs of a run together, unpacked. No text of V8 is longer than 512 MiB, and the values of
 * a log take some four times its size.
 */
export const MOST_BYTES = 512_000_000;
/** A log of so many bytes takes about two seconds on a busy machine, so that it is told before. */
const LONG_READING = 50_000_000;
const MEGABYTE = 1_000_000;
/** Unpacked bytes that are made at a time. */
const CHUNK = 1024 * 1024;
/** SARIF itself nests about 20 deep; property bags and graph nodes (§3.40.5) may go further. */
export const DEEPEST_NESTING = 1_000;
/** They take some 80 bytes each. Real logs have one in 25 bytes, and a text of `{},{},…` one in three. */
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

/** A log as `JSON.parse` gives it. */
export interface Log {
  /** As named to the user. */
  readonly name: string;
  /** Its size, unpacked. */
  readonly bytes: number;
  /** Undefined for a file without a byte of text. */
  readonly value: unknown;
}

/** The text of a log, without its byte order mark. */
interface LogText {
  readonly text: string;
  /** Bytes of a byte order mark, which is no JSON. */
  readonly mark: number;
  /** Says what offsets count in, where that is not the file itself: ` of the decompressed log`. */
  readonly offsetsIn: string;
}

/**
 * Reads one log, once: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one (only then,
 * as RFC 8259 §8.1 makes UTF-8 the rule). The bytes decide, not the name of the file.
 *
 * @param room how many bytes it may have at most
 * @param progress takes a line before what takes long
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log, only words in front of it.
 */
export async function readLog(
  file: FoundLog,
  room = MOST_BYTES,
  progress?: (line: string) => void,
): Promise<Log> {
  const { name } = file;
  const { bytes, ...written } = await readText(file, room).catch((error: unknown) => {
    if (error instanceof IncompleteError) throw error;
    const code = textAt(error, 'code') ?? 'unknown error';
    throw new IncompleteError(`${name} cannot be read (${code}): check that this job may read it.`);
  });
  if (bytes >= LONG_READING) progress?.(`${name}: reading ${Math.round(bytes / MEGABYTE)} MB`);
  return { name, bytes, value: parseLog(name, written) };
}

async function readText(file: FoundLog, room: number): Promise<LogText & { readonly bytes: number }> {
  const { name } = file;
  const { bytes, offsetsIn } = await readBytes(file, room);
  const start = bytes.subarray(0, 3).toString('hex');
  if (start.startsWith('fffe') || start.startsWith('feff')) {
    const text = decodeUtf16(name, bytes, start.startsWith('fffe') ? 'utf-16le' : 'utf-16be', offsetsIn);
    return { text, mark: 0, offsetsIn: ' of the log as UTF-8', bytes: bytes.length };
  }
  if (!isUtf8(bytes)) {
    const byte = firstInvalidByte(bytes);
    const kind = byte === undefined ? 'cut off' : 'not UTF-8';
    throw toError(name, kind, byte ?? bytes.length, offsetsIn);
  }
  const mark = start === 'efbbbf' ? 3 : 0;
  return { text: bytes.toString('utf8', mark), mark, offsetsIn, bytes: bytes.length };
}

async function readBytes(
  { name, path }: FoundLog,
  room: number,
): Promise<{ readonly bytes: Buffer; readonly offsetsIn: string }> {
  // Before it is opened: a pipe would block there.
  const found = await stat(path);
  if (!found.isFile()) throw new IncompleteError(`${name} is not a regular file: name a SARIF log.`);
  if (found.size > room) throw tooLarge(name, `has ${toMegabytes(found.size)} MB`, room);
  const bytes = readFileSync(path);
  if (bytes.length < 2 || bytes.readUInt16BE() !== 0x1f8b) return { bytes, offsetsIn: '' };
  return { bytes: await unpack(name, bytes, room), offsetsIn: ' of the decompressed log' };
}

/** The decompressed bytes of a gzip file, of all its members. */
async function unpack(name: string, packed: Buffer, room: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(packed, { maxOutputLength: room, chunkSize: CHUNK });
  } catch (error) {
    switch (textAt(error, 'code')) {
      case 'ERR_BUFFER_TOO_LARGE':
        throw tooLarge(name, `has ${toMegabytes(packed.length)} MB, unpacks to more than fits`, room);
      case 'Z_BUF_ERROR':
        throw new IncompleteError(
          `${name} is cut off after ${packed.length} bytes, in the middle of its gzip data: run the analyzer again.`,
        );
      case 'Z_DATA_ERROR':
        throw new IncompleteError(
          `${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`,
        );
      default:
        throw error;
    }
  }
}

function tooLarge(name: string, what: string, room: number): IncompleteError {
  const left = room === MOST_BYTES ? '' : `, of which ${Math.floor(room / MEGABYTE)} MB are left`;
  return new IncompleteError(
    `${name} ${what}, and the limit is ${MOST_BYTES / MEGABYTE} MB for all logs of a run together${left}: ` +
      'let the analyzer write a log for each part of the code, and review each in a job of its own, with its own `category`.',
  );
}

function toMegabytes(bytes: number): number {
  return Math.ceil(bytes / MEGABYTE);
}

function decodeUtf16(name: string, bytes: Buffer, encoding: string, offsetsIn: string): string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw new IncompleteError(
      `${name} begins as UTF-16 and goes on as something else: let the analyzer write its log as UTF-8.`,
    );
  }
  try {
    return text + decoder.decode();
  } catch {
    throw toError(name, 'cut off', bytes.length, offsetsIn);
  }
}

/**
 * The first byte of what is no UTF-8; undefined where all is well but for a last character that is not whole.
 */
function firstInvalidByte(bytes: Buffer): number | undefined {
  const wholeBefore = (end: number) => end - missingBytes(bytes.subarray(0, end));
  const isGood = (end: number) => isUtf8(bytes.subarray(0, wholeBefore(end)));
  let [good, bad] = [0, bytes.length];
  if (isGood(bad)) return undefined;
  while (bad - good > 1) {
    const middle = (good + bad) >>> 1;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return wholeBefore(good);
}

/** How many bytes at the end begin a character that is not whole. */
function missingBytes(bytes: Uint8Array): number {
  for (let count = 1; count <= 3 && count <= bytes.length; count += 1) {
    const byte = bytes[bytes.length - count] ?? 0;
    if (byte < 0x80 || byte >= 0xf8) return 0;
    if (byte >= 0xc0) return count < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? count : 0;
  }
  return 0;
}

/** What is wrong with the bytes of a log, and what to do. It quotes only words in front of a log. */
type Fault = 'empty' | 'cut off' | 'not JSON' | 'not UTF-8' | 'text behind' | 'too deep';

/** An empty file, which a tool that found nothing may leave behind as well as one that died. */
export class EmptyLogError extends IncompleteError {}

/** @param byte where it shows; undefined where that was not looked for */
function toError(
  name: string,
  kind: Fault,
  byte: number | undefined,
  offsetsIn: string,
  firstLine?: string,
): IncompleteError {
  const at = byte === undefined ? '' : ` at byte ${byte}${offsetsIn}`;
  const sentences: Readonly<Record<Fault, string>> = {
    empty: `${name} is empty: the analyzer wrote no log.`,
    'cut off': `${name} is cut off after ${byte} bytes${offsetsIn}: run the analyzer again.`,
    'not JSON':
      firstLine === undefined
        ? `${name} is not JSON${at}: let the analyzer write SARIF 2.1.0.`
        : `${name} begins with ${JSON.stringify(firstLine)}, ${describeWords(firstLine)}`,
    'not UTF-8': `${name} is not UTF-8${at}: let the analyzer write its log as UTF-8.`,
    'text behind': `${name} has other text after the log, from byte ${byte}${offsetsIn} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
    'too deep': `${name} nests deeper than ${DEEPEST_NESTING}${at}: it is not a usable SARIF log.`,
  };
  return kind === 'empty' ? new EmptyLogError(sentences.empty) : new IncompleteError(sentences[kind]);
}

/** npm and pnpm begin with `> name@1.0.0 script`, yarn with its own version. */
const OF_NPM = /^(?:> \S|yarn run v)/u;
const OF_A_PAGE = /^<(?:!doctype html|html)\b/iu;

function describeWords(firstLine: string): string {
  if (OF_NPM.test(firstLine))
    return 'which is what npm prints and not JSON: run the script with --silent, or let the analyzer write the log to a file (-o or a similar option).';
  return OF_A_PAGE.test(firstLine)
    ? 'which is a web page and not JSON: check the address that it was downloaded from, and the rights of that download.'
    : 'which is not JSON: mend the error if it tells one; else let the analyzer write SARIF to a file of its own (-f sarif -o or similar options).';
}

/**
 * The value of a log.
 *
 * @throws IncompleteError where it is no JSON, nests too deep, has too many values, or where the log itself,
 * a run or a result has a key twice
 */
function parseLog(name: string, { text, mark, offsetsIn }: LogText): unknown {
  const faultAt = (kind: Fault, at: number | undefined, firstLine?: string) => {
    const byte = at === undefined ? undefined : mark + Buffer.byteLength(text.slice(0, at));
    return toError(name, kind, byte, offsetsIn, firstLine);
  };
  if (!/\S/u.test(text)) throw faultAt('empty', 0);
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
    if (firstLine !== '') throw faultAt('not JSON', at, firstLine);
    throw faultAt(error.includes('after JSON') ? 'text behind' : 'not JSON', at);
  }
  const repeated = findRepeatedKey(value, keys);
  if (repeated !== undefined) {
    // Which of the two is meant cannot be told, and a second, empty list of results would say that all was
    // mended.
    throw new IncompleteError(
      `${name}${repeated} has the same key twice, so its meaning is not clear: run the analyzer again.`,
    );
  }
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
