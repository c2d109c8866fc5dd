import type { Log } from '../log.ts';
import type { LogFile } from '../log-file.ts';
import type { LogOptions } from '../log-options.ts';
import type { OpenLog } from '../open-log.ts';
import { isObject } from '../raw.ts';
import { refuseRepeatedKey } from '../repeated-key.ts';
import type { ByteScanner } from './byte-scanner.ts';
import { scanLog } from './scan-log.ts';
import { eachRun } from './scanned-run.ts';

/** After so many bytes of a log it is said how far its reading is. */
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;

/**
 * Reads a log by scanning its bytes: what nobody reads is never parsed, and what is read of a result is taken
 * when it is asked for.
 *
 * @returns undefined where the log is no UTF-8 or no JSON
 * @throws IncompleteError; reading its runs throws it too
 */
export async function scanWhole(
  log: OpenLog,
  scanner: ByteScanner,
  file: LogFile,
  options: LogOptions,
): Promise<Log | undefined> {
  const { name } = file;
  const said = sayHowFar(name, log.offsetsIn === '' ? log.fileSize : undefined, options.progress);
  const parts = await scanLog(log, name, scanner, said, options.window);
  if (parts === undefined) return undefined;
  const head: unknown = parts.log.count === 0 ? undefined : JSON.parse(parts.log.text(0));
  if (!isObject(head)) return { name, head, runs: undefined };
  refuseRepeatedKey(head, parts.keys, () => name);
  const { version } = log;
  const runs = {
    [Symbol.iterator]: () => eachRun(parts, { file, version, scanner, largest: options.largest }),
  };
  const { runs: _, ...rest } = head as Record<string, unknown>;
  return { name, head: rest, runs: parts.kind === 'list' ? runs : parts.kind === 'null' ? null : undefined };
}

function sayHowFar(name: string, total: number | undefined, progress: LogOptions['progress']) {
  let next = PROGRESS_STEP;
  const of = total === undefined ? '' : ` of ${Math.round(total / MEGABYTE)}`;
  return (bytes: number): void => {
    if (bytes < next) return;
    next += PROGRESS_STEP;
    progress?.(`${name}: read ${Math.round(bytes / MEGABYTE)}${of} MB`);
  };
}
