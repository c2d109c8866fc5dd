import { IncompleteError } from '../errors.ts';
import type { Git, GitResult } from './git.ts';

/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;

/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
export async function gitOutput(git: Git, args: readonly string[], input?: string | Buffer): Promise<Buffer> {
  const result = await git(args, input);
  if (result.status === 0) return result.stdout;
  throw new IncompleteError(
    `git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`,
  );
}

/**
 * Why git failed, as one line: its first `fatal:`, else `error:`, else first line. Control characters and
 * credentials in URLs are taken out.
 */
export function gitReason(result: GitResult): string {
  const lines = result.stderr.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const line =
    lines.find((text) => text.startsWith('fatal: ')) ??
    lines.find((text) => text.startsWith('error: ')) ??
    lines[0] ??
    'git gave no reason';
  return line
    .replace(/^(?:fatal|error): /, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/\/\/[^/\s]*@/g, '//')
    .slice(0, MAX_REASON_CHARACTERS)
    .replace(/(?<![.\s])[.\s]+$/, '');
}
