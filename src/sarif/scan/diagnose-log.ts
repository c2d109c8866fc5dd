import { IncompleteError } from '../../errors.ts';
import { DEEPEST_NESTING, NOT_JSON, WINDOW } from './byte-scanner.ts';
import { createInvalidByte } from './invalid-byte.ts';
import type { OpenLog } from './open-log.ts';
import { createPureScanner } from './pure-scanner.ts';

/**
 * Says what is wrong with a log that could not be scanned, and at which byte. The sentence never quotes the log.
 *
 * @param log freshly opened
 */
export async function diagnoseLog(log: OpenLog, name: string): Promise<IncompleteError> {
  const scanner = createPureScanner();
  const { memory } = scanner;
  const invalid = createInvalidByte();
  const [from] = scanner.windows;
  let fault: { readonly kind: 'broken' | 'deep'; readonly offset: number } | undefined;
  let offset = 0;
  for (;;) {
    const length = await log.read(memory.subarray(from, from + WINDOW));
    if (offset === 0) memory.fill(0x20, from, from + log.mark);
    const bad = invalid.take(memory.subarray(from, from + length));
    if (bad !== undefined) {
      const place = `byte ${bad}${log.offsetsIn}`;
      return new IncompleteError(
        `${name} is not UTF-8 at ${place}: let the analyzer write its log as UTF-8.`,
      );
    }
    if (fault === undefined && scanner.scan(from, from + length) === NOT_JSON) {
      const { kind, at } = scanner.fault();
      fault = { kind, offset: offset + at - from };
    }
    offset += length;
    if (length < WINDOW) break;
  }
  if (!invalid.isWhole()) {
    const place = `byte ${offset}${log.offsetsIn}`;
    return new IncompleteError(`${name} is not UTF-8 at ${place}: let the analyzer write its log as UTF-8.`);
  }
  if (offset === log.mark) return new IncompleteError(`${name} is empty: the analyzer wrote no log.`);
  if (fault === undefined) {
    memory.fill(0x20, from, from + 1);
    scanner.scan(from, from + 1);
    if (scanner.isWhole())
      return new IncompleteError(`${name} changed while it was read: run this step again.`);
    return new IncompleteError(`${name} is cut off after ${offset} bytes${log.offsetsIn}: write it again.`);
  }
  const place = `byte ${fault.offset}${log.offsetsIn}`;
  return new IncompleteError(
    fault.kind === 'deep'
      ? `${name} nests deeper than ${DEEPEST_NESTING} at ${place}: it is no usable SARIF log.`
      : `${name} is not JSON at ${place}: let the analyzer write SARIF 2.1.0.`,
  );
}
