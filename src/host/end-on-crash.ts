import { oneLine } from '../text/lines.ts';

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
