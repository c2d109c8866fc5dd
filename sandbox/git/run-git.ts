import { execFile } from 'node:child_process';
import { findGit } from './find-git.ts';
import { gitEnvironment } from './git-environment.ts';

/**
 * What one git command may print. The diff of a whole application fits; a runaway one ends in a clear error.
 */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;

/** What the configuration of a checkout could start, or write, beside what it is asked. */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.logAllRefUpdates=false',
  'core.quotePath=false',
  // Without a transport, no command of the configuration is run to fetch what a partial clone lacks.
  'protocol.allow=never',
].flatMap((setting) => ['-c', setting]);

export type GitAnswer =
  | { readonly kind: 'done'; readonly output: Buffer }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Runs git in a repository. Arguments are handed over one by one, never through a shell; `input` is what git
 * reads.
 */
export type RunGit = (repository: string, args: readonly string[], input?: string) => Promise<GitAnswer>;

/**
 * `RunGit` over the git of this machine: what names stand for in a repository, and its refs. Throws only
 * where there is no git to run.
 */
export const runGit: RunGit = (repository, args, input) =>
  // A question must not wait for, or leave, a lock in somebody's checkout.
  startGit(['--no-optional-locks', ...SETTINGS, '-C', repository, ...args], gitEnvironment(), input);

/**
 * Starts git and gives its answer: a command that git ends with an error is one of the kind `failed`. Throws
 * where there is no git.
 */
export function startGit(args: readonly string[], env: NodeJS.ProcessEnv, input = ''): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const child = execFile(
      findGit(),
      [...args],
      { encoding: 'buffer', maxBuffer: MOST_OUTPUT_BYTES, windowsHide: true, env },
      (error, output, errors) => {
        if (error === null) resolve({ kind: 'done', output });
        else resolve({ kind: 'failed', message: errors.toString('utf8').trim() || error.message });
      },
    );
    // git may end before it has read everything; what it says about that comes above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
