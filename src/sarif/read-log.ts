import { readFile, stat } from 'node:fs/promises';
import { IncompleteError } from '../errors.ts';
import { decodeLog, LARGEST_LOG } from './decode-log.ts';
import { DEEPEST_NESTING, findJsonFault, MOST_VALUES } from './json-fault.ts';
import { at, isObject, textAt } from './raw.ts';
import type { RawLog, RawRun } from './raw-log.ts';
import { readVersion } from './version.ts';

/**
 * Reads one SARIF log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one.
 *
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it has one) and
 * what to do. The sentence never quotes the log.
 */
export async function readLog(file: { readonly path: string; readonly name: string }): Promise<RawLog> {
  const { name } = file;
  const bytes = await readBytes(file);
  const log = await parse(name, bytes);
  if (!isObject(log)) throw notSarif(name);
  const { warnings } = readVersion(name, log);
  const runs = at(log, 'runs');
  if (runs === null) {
    // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
    throw new IncompleteError(
      `${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`,
    );
  }
  if (!Array.isArray(runs)) throw notSarif(name);
  return { name, runs: eachRun(runs), warnings };
}

async function readBytes({ path, name }: { readonly path: string; readonly name: string }): Promise<Buffer> {
  try {
    // Before it is opened: a pipe would block there.
    const found = await stat(path);
    if (!found.isFile()) throw new IncompleteError(`${name} is not a regular file: name a SARIF log.`);
    if (found.size > LARGEST_LOG) {
      throw new IncompleteError(
        `${name} has ${found.size} bytes, the limit is ${LARGEST_LOG}: split the analysis into several logs.`,
      );
    }
    return await readFile(path);
  } catch (error) {
    if (error instanceof IncompleteError) throw error;
    const code = textAt(error, 'code') ?? 'unknown error';
    throw new IncompleteError(`${name} cannot be read (${code}): check that this job may read it.`);
  }
}

async function parse(name: string, bytes: Buffer): Promise<unknown> {
  const { utf8, skipped, offsetsIn } = await decodeLog(name, bytes);
  const fault = findJsonFault(utf8);
  if (fault === undefined) return JSON.parse(utf8.toString('utf8'));
  const offset = fault.offset + skipped;
  const place = `byte ${offset}${offsetsIn}`;
  if (utf8.length === 0) throw new IncompleteError(`${name} is empty: the analyzer wrote no log.`);
  switch (fault.kind) {
    case 'cut':
      throw new IncompleteError(`${name} is cut off after ${offset} bytes${offsetsIn}: write it again.`);
    case 'deep':
      throw new IncompleteError(
        `${name} nests deeper than ${DEEPEST_NESTING} at ${place}: it is no usable SARIF log.`,
      );
    case 'many':
      throw new IncompleteError(
        `${name} has more than ${MOST_VALUES} values, the limit is reached at ${place}: split the analysis into several logs.`,
      );
    case 'broken':
      throw new IncompleteError(`${name} is not JSON at ${place}: let the analyzer write SARIF 2.1.0.`);
  }
}

function notSarif(name: string): IncompleteError {
  return new IncompleteError(
    `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`,
  );
}

function* eachRun(runs: readonly unknown[]): Generator<RawRun> {
  for (const [index, run] of runs.entries()) {
    if (isObject(run)) {
      const { results, ...context } = run as Record<string, unknown>;
      yield { index, context, results: Array.isArray(results) ? results : undefined };
    } else yield { index, context: run, results: undefined };
  }
}
