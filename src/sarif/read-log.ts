import { IncompleteError } from '../errors.ts';
import { eachRun } from './each-run.ts';
import { isObject } from './raw.ts';
import type { RawLog } from './raw-log.ts';
import type { ByteScanner } from './scan/byte-scanner.ts';
import { createScanner } from './scan/create-scanner.ts';
import { diagnoseLog } from './scan/diagnose-log.ts';
import type { LogFile } from './scan/log-file.ts';
import type { LogParts } from './scan/log-parts.ts';
import { openLog } from './scan/open-log.ts';
import { refuseRepeatedKey } from './scan/repeated-key.ts';
import { scanLog } from './scan/scan-log.ts';
import { readVersion } from './version.ts';

/** After so many bytes of a log it is said how far its reading is. */
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;

/** How a log is read. */
export interface LogOptions {
  /** Takes a line now and then, of large logs. */
  readonly progress?: ((line: string) => void) | undefined;
  readonly createScanner?: () => ByteScanner;
  /** Bytes that are scanned at a time, a multiple of 64. */
  readonly window?: number;
  /** Most bytes of the log. */
  readonly largest?: number;
}

/**
 * Reads one SARIF log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one.
 *
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it has one) and
 * what to do. The sentence never quotes the log.
 */
export async function readLog(file: LogFile, options: LogOptions = {}): Promise<RawLog> {
  const { name } = file;
  const { parts, version } = await scan(file, options);
  const log: unknown = parts.log.count === 0 ? undefined : JSON.parse(parts.log.text(0));
  if (!isObject(log)) throw notSarif(name);
  refuseRepeatedKey(log, parts.keys, () => name);
  // Before its version: many a JSON file has one, and only SARIF has runs.
  if (parts.kind === 'absent') throw notSarif(name);
  const { warnings } = readVersion(name, log);
  if (parts.kind === 'null') {
    // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
    throw new IncompleteError(
      `${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`,
    );
  }
  if (parts.kind !== 'list') throw notSarif(name);
  return {
    name,
    runs: {
      [Symbol.iterator]: () => eachRun(parts, { file, version, ...options }),
    },
    warnings,
  };
}

async function scan(file: LogFile, options: LogOptions): Promise<{ parts: LogParts; version: string }> {
  const { name } = file;
  const log = await openLog(file, options.largest);
  try {
    const scanner = (options.createScanner ?? createScanner)();
    const said = sayHowFar(name, log.offsetsIn === '' ? log.fileSize : undefined, options.progress);
    const parts = await scanLog(log, name, scanner, said, options.window);
    if (parts !== undefined) return { parts, version: log.version };
  } finally {
    await log.close();
  }
  const again = await openLog(file, options.largest);
  try {
    throw await diagnoseLog(again, name);
  } finally {
    await again.close();
  }
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

function notSarif(name: string): IncompleteError {
  return new IncompleteError(
    `${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`,
  );
}
