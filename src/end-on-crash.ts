import { EXIT_STATUS } from './report/conclusion.ts';
import { oneLine } from './text/one-line.ts';

/**
 * From now on an error that nobody catches ends the process with one sentence and the status of a run that could not finish. Node.js would
 * print the whole error, with all that hangs on it, and end with 1, which says that the gate failed.
 *
 * @param tell prints one line, without secrets and commands
 */
export function endOnCrash(tell: (line: string) => void): void {
  const end = (error: unknown): void => {
    process.exitCode = EXIT_STATUS.incomplete;
    try {
      tell(`Unexpected end: ${oneLine(error instanceof Error ? error.message : String(error))}`);
    } finally {
      process.exit();
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
