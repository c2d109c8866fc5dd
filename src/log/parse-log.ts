import { isUtf8 } from 'node:buffer';
import { countKeys, type WrittenKeys } from './count-keys.ts';
import { DEEPEST_NESTING } from './json-check.ts';
import type { Log, LogRun, WholeResult, WholeRun } from './log.ts';
import { isObject, listAt } from './raw.ts';
import { refuseRepeatedKey } from './repeated-key.ts';

/** Reads the same log once more, from the file. @throws IncompleteError where it has changed since */
export type ParseAgain = () => Promise<Log>;

/**
 * Reads a log by parsing it whole.
 *
 * @param bytes in UTF-8, without a byte order mark
 * @returns undefined where they are no UTF-8, no JSON, or nest too deep
 * @throws IncompleteError where a key stands twice
 */
export function parseLog(name: string, bytes: Buffer, again: ParseAgain): Log | undefined {
  const log = parse(bytes);
  if (log === undefined) return undefined;
  const keys = countKeys(bytes);
  if (keys.deepest > DEEPEST_NESTING) return undefined;
  const { value } = log;
  if (!isObject(value)) return { name, head: value, runs: undefined };
  refuseRepeatedKeys(name, value, keys);
  const { runs, ...head } = value as Record<string, unknown>;
  if (!Array.isArray(runs)) return { name, head, runs: runs === null ? null : undefined };
  return { name, head, runs: runs.map((run: unknown, index) => toRun(run, index, again)) };
}

/** Undefined for what is no JSON. */
function parse(bytes: Buffer): { readonly value: unknown } | undefined {
  if (!isUtf8(bytes)) return undefined;
  try {
    return { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}

function refuseRepeatedKeys(name: string, log: object, written: WrittenKeys): void {
  refuseRepeatedKey(log, written.log, () => name);
  const [ofRuns, ofResults] = [written.runs.values(), written.results.values()];
  for (const [at, run] of listAt(log, 'runs').entries()) {
    if (typeof run !== 'object' || run === null) continue;
    const keysOfRun = ofRuns.next().value ?? 0;
    if (!isObject(run)) continue;
    const where = `${name} runs[${at}]`;
    refuseRepeatedKey(run, keysOfRun, () => where);
    for (const [index, result] of listAt(run, 'results').entries()) {
      if (typeof result !== 'object' || result === null) continue;
      const keys = ofResults.next().value ?? 0;
      if (isObject(result)) refuseRepeatedKey(result, keys, () => `${where}.results[${index}]`);
    }
  }
}

function toRun(run: unknown, index: number, again: ParseAgain): LogRun {
  const { context, results } = partResults(run);
  return {
    index,
    context,
    results,
    async *mentions() {
      yield results;
    },
    again: readAgain(index, again),
  };
}

/** Apart from the run, which is not kept for this. */
function readAgain(index: number, again: ParseAgain): LogRun['again'] {
  return async (indexes) => whole(index, await again(), indexes);
}

function partResults(run: unknown): {
  readonly context: unknown;
  readonly results: readonly unknown[] | undefined;
} {
  if (!isObject(run)) return { context: run, results: undefined };
  const { results, ...context } = run as Record<string, unknown>;
  return { context, results: Array.isArray(results) ? results : undefined };
}

function whole(index: number, { runs }: Log, indexes: readonly number[]): WholeRun {
  const [run] = [...(runs ?? [])].slice(index, index + 1);
  const results = [...(run?.results ?? [])];
  async function* eachWanted(): AsyncGenerator<WholeResult> {
    for (const wanted of indexes) yield { index: wanted, result: results[wanted] };
  }
  return { context: run?.context, results: eachWanted() };
}
