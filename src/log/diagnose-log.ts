import { IncompleteError } from '../errors.ts';
import { createInvalidByte } from './invalid-byte.ts';
import { createJsonCheck, DEEPEST_NESTING, type JsonFault } from './json-check.ts';
import type { OpenLog } from './open-log.ts';

/** Bytes that are looked at together. */
const CHUNK = 256 * 1024;

/**
 * Says what is wrong with a log that could not be read, and at which byte: a second, slow look. The sentence
 * never quotes the log.
 *
 * @param log freshly opened
 */
export async function diagnoseLog(log: OpenLog, name: string): Promise<IncompleteError> {
  const json = createJsonCheck();
  const invalid = createInvalidByte();
  const buffer = new Uint8Array(CHUNK);
  let fault: JsonFault | undefined;
  let offset = 0;
  for (;;) {
    const length = await log.read(buffer);
    const bytes = buffer.subarray(0, length);
    if (offset === 0) buffer.fill(0x20, 0, log.mark);
    const bad = invalid.push(bytes);
    if (bad !== undefined) return notUtf8(name, `byte ${bad}${log.offsetsIn}`);
    fault ??= json.push(bytes);
    offset += length;
    if (length < CHUNK) break;
  }
  if (offset === log.mark) return new IncompleteError(`${name} is empty: the analyzer wrote no log.`);
  if (fault === undefined) {
    return new IncompleteError(
      json.isWhole()
        ? `${name} changed while it was read: run this step again.`
        : `${name} is cut off after ${offset} bytes${log.offsetsIn}: run the analyzer again.`,
    );
  }
  const place = `byte ${fault.offset}${log.offsetsIn}`;
  if (json.isBehind()) {
    return new IncompleteError(
      `${name} has other text after the log, from ${place} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
    );
  }
  return new IncompleteError(
    fault.kind === 'deep'
      ? `${name} nests deeper than ${DEEPEST_NESTING} at ${place}: it is not a usable SARIF log.`
      : `${name} is not JSON at ${place}: let the analyzer write SARIF 2.1.0.`,
  );
}

function notUtf8(name: string, place: string): IncompleteError {
  return new IncompleteError(`${name} is not UTF-8 at ${place}: let the analyzer write its log as UTF-8.`);
}
