import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { IncompleteError } from '../errors.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { textAt } from './raw.ts';

/**
 * Most bytes of all logs of a run together, unpacked. No text of V8 is longer than 512 MiB, and the values of
 * a log take some four times its size.
 */
export const MOST_BYTES = 512_000_000;
const MEGABYTE = 1_000_000;
/** Unpacked bytes that are made at a time. */
const CHUNK = 1024 * 1024;
/** SARIF itself nests about 20 deep; property bags and graph nodes (§3.40.5) may go further. */
const DEEPEST_NESTING = 1_000;
/** They take some 80 bytes each. Real logs have one in 25 bytes, and a text of `{},{},…` one in three. */
const MOST_VALUES = 25_000_000;
const LONGEST_LINE = 100;
/** A log begins with a brace; anything else may be the words of a program that failed. */
const LIKE_JSON = /^\s*(?:["{]|\[\s*["{[])/u;
/** Where results stand: in the list of a run, in the list of runs, in the log. */
const RESULT_DEPTH = 5;

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d];

/** An empty file, which a tool that found nothing may leave behind as well as one that died. */
export class EmptyLogError extends IncompleteError {}

/**
 * Reads one log, once: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one (only then,
 * as RFC 8259 §8.1 makes UTF-8 the rule). The bytes decide, not the name of the file.
 *
 * @param room how many bytes it may have at most
 * @returns its size, unpacked, and its value as `JSON.parse` gives it
 * @throws IncompleteError with one sentence that names the log, says what is wrong and what to do. The
 * sentence never quotes the log, only words in front of it.
 */
export async function readLog(
  { name, path }: { readonly name: string; readonly path: string },
  room = MOST_BYTES,
) {
  const refuse = (sentence: string): never => {
    throw new IncompleteError(`${name} ${sentence}`);
  };
  const tooLarge = `is larger than the ${Math.floor(room / MEGABYTE)} MB that are left of the limit of ${MOST_BYTES / MEGABYTE} MB for all logs of a run: let the analyzer write a log for each part of the code, and review each in a job of its own, with its own \`category\`.`;
  const cutOff = (bytes: number) => `is cut off after ${bytes} bytes: run the analyzer again.`;

  async function readBytes(): Promise<Buffer> {
    // Before it is opened: a pipe would block there.
    const found = await stat(path);
    if (!found.isFile()) refuse('is not a regular file: name a SARIF log.');
    if (found.size > room) refuse(tooLarge);
    const bytes = readFileSync(path);
    if (bytes.length < 2 || bytes.readUInt16BE() !== 0x1f8b) return bytes;
    return promisify(gunzip)(bytes, { maxOutputLength: room, chunkSize: CHUNK }).catch((error: unknown) => {
      const code = textAt(error, 'code');
      if (code === 'ERR_BUFFER_TOO_LARGE') return refuse(tooLarge);
      throw code === 'Z_BUF_ERROR' ? new IncompleteError(`${name} ${cutOff(bytes.length)}`) : error;
    });
  }

  function decode(bytes: Buffer): string {
    const start = bytes.subarray(0, 3).toString('hex');
    if (start.startsWith('fffe') || start.startsWith('feff')) {
      const encoding = start.startsWith('fffe') ? 'utf-16le' : 'utf-16be';
      try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
      } catch {
        return refuse('begins as UTF-16 and is cut off or damaged: let the analyzer write its log as UTF-8.');
      }
    }
    if (isUtf8(bytes)) return bytes.toString('utf8', start === 'efbbbf' ? 3 : 0);
    const isCut = [1, 2, 3].some((count) => isUtf8(bytes.subarray(0, -count)));
    return refuse(isCut ? cutOff(bytes.length) : 'is not UTF-8: let the analyzer write its log as UTF-8.');
  }

  const bytes = await readBytes().catch((error: unknown) => {
    if (error instanceof IncompleteError) throw error;
    const code = textAt(error, 'code') ?? 'unknown error';
    return refuse(`cannot be read (${code}): see whether it is whole, and whether this job may read it.`);
  });
  const text = decode(bytes);
  if (!/\S/u.test(text)) throw new EmptyLogError(`${name} is empty: the analyzer wrote no log.`);
  const { fault, hasKeyTwice } = inspect(text);
  if (fault !== undefined) refuse(fault);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    refuse(isUnfinished(text, String(error)) ? cutOff(bytes.length) : whyNoJson(text, String(error)));
  }
  // Which of the two is meant cannot be told, and a second, empty list of results would say that all was
  // mended.
  if (hasKeyTwice) refuse('has the same key twice, so its meaning is not clear: run the analyzer again.');
  return { bytes: bytes.length, value };
}

/** Tells whether a text ends before its JSON does, so that more text could make it whole. */
function isUnfinished(text: string, error: string): boolean {
  const position = / at position (\d+)/u.exec(error)?.[1];
  return /end of JSON input|Unterminated string/u.test(error) || Number(position) >= text.length;
}

function whyNoJson(text: string, error: string): string {
  const [line = ''] = text
    .trimStart()
    .slice(0, 2 * LONGEST_LINE)
    .split(/[\r\n]/u);
  const words = LIKE_JSON.test(text) ? '' : truncate(oneLine(line), LONGEST_LINE);
  if (words !== '')
    return `begins with ${JSON.stringify(words)}, which is not JSON: see whether that is an error; else let the analyzer write SARIF to a file of its own (-f sarif -o or similar options).`;
  return error.includes('after JSON')
    ? 'has other text after the log: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.'
    : 'is not JSON: let the analyzer write SARIF 2.1.0.';
}

/**
 * Looks for what parsing does not tell: whether a text of JSON nests too deep or has too many values, and
 * whether a key stands twice in the log itself, a run or a result.
 */
function inspect(text: string): { readonly fault?: string; readonly hasKeyTwice?: boolean } {
  const keys = Array.from({ length: RESULT_DEPTH + 1 }, () => new Set<string>());
  let hasKeyTwice = false;
  let depth = 0;
  let values = 1;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      start = at;
      at = endOfText(text, at);
    } else if (sign === COMMA) values += 1;
    else if (sign === COLON) {
      const key = depth > RESULT_DEPTH ? '' : nameOf(text.slice(start, at).trimEnd());
      hasKeyTwice ||= keys[depth]?.has(key) === true;
      keys[depth]?.add(key);
    } else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
      if (depth === DEEPEST_NESTING)
        return { fault: `nests deeper than ${DEEPEST_NESTING}: it is not a usable SARIF log.` };
      depth += 1;
      values += 1;
      keys[depth]?.clear();
    } else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1;
  }
  if (values <= MOST_VALUES) return { hasKeyTwice };
  return {
    fault: `has more than ${MOST_VALUES / 1_000_000} million values: let the analyzer write a log for each part of the code.`,
  };
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
  try {
    return written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
  } catch {
    return written;
  }
}
