import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { oneLine } from '../text/lines.ts';
import { type Route, useRoute } from './route.ts';
import { replaceFile } from './write-file.ts';

export interface ProcessWorld {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly fetch: typeof fetch;
  /** Makes `fetch` take this route; see `useRoute`. */
  useRoute(route: Route): void;
  /** Fires when the process is told to end; see `ENDS`. */
  readonly stop: AbortSignal;
  /**
   * Milliseconds since the epoch by the clock as it stood when the process began. It never jumps: a machine
   * that sets its clock in mid-run, as fresh ones do, would move every wait and the end of the run by as
   * much.
   */
  now(): number;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  random(): number;
  nonce(): string;
  /** Writes a file in place of what stands there, following no link to a file; see `replaceFile`. */
  writeFile(path: string, text: string | Iterable<string>): Promise<void>;
}

/** Ctrl+C, a runner that cancels a job, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;

/** 96 bits: two runs that draw the same one never happen. */
const NONCE_BYTES = 12;

export function processWorld(): ProcessWorld {
  const stop = new AbortController();
  for (const signal of ENDS) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
  }
  const nonce = () => randomBytes(NONCE_BYTES).toString('hex');
  return {
    environment: process.env,
    directory: process.cwd(),
    fetch: globalThis.fetch,
    useRoute: (route) => useRoute(route, process.env),
    stop: stop.signal,
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    async sleep(milliseconds, signal) {
      await wait(milliseconds, undefined, signal === undefined ? {} : { signal });
    },
    random: Math.random,
    nonce,
    writeFile: (path, text) => replaceFile(path, text, nonce()),
  };
}

/**
 * From now on an error that nobody catches ends the process with one sentence and this status. Node.js would
 * print the whole error, with all that hangs on it, and end with 1, which says that the gate failed.
 *
 * @param status that of a run that could not finish
 * @param tell prints one line, without secrets and commands
 */
export function endOnCrash(status: number, tell: (line: string) => void): void {
  const end = (error: unknown): void => {
    process.exitCode = status;
    try {
      tell(`Unexpected end: ${oneLine(error instanceof Error ? error.message : String(error))}`);
    } finally {
      process.exit();
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
