import { basename } from 'node:path';

/**
 * The command that starts this program again in the same shell: its name where it is installed, else Node.js
 * with the file that runs.
 *
 * @param file the program as Node.js was given it (`process.argv[1]`)
 */
export function ownCommand(file: string | undefined, quote: (text: string) => string): string {
  return file === undefined || basename(file) === 'sarif-review' ? 'sarif-review' : `node ${quote(file)}`;
}
