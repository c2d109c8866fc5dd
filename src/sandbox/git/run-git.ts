import { execFile } from 'node:child_process';
import { gitEnvironment } from './git-environment.ts';

/** What one git command may print. The diff of a whole application fits; a runaway one ends in a clear error. */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;

export type GitAnswer =
  | { readonly kind: 'done'; readonly output: Buffer }
  | { readonly kind: 'failed'; readonly message: string };

/** Runs git in a repository. Arguments are handed over one by one, never through a shell; `input` is what git reads. */
export type RunGit = (repository: string, args: readonly string[], input?: string) => Promise<GitAnswer>;

/**
 * `RunGit` over the git of this machine. A command that git ends with an error is an answer of the kind `failed`;
 * throws only where there is no git to run.
 */
export const runGit: RunGit = (repository, args, input = '') =>
  new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      // A diff only reads: it must not wait for, or leave, a lock in somebody's checkout.
      ['--no-optional-locks', '-c', 'core.quotePath=false', '-C', repository, ...args],
      { encoding: 'buffer', maxBuffer: MOST_OUTPUT_BYTES, windowsHide: true, env: gitEnvironment() },
      (error, output, errors) => {
        if (error === null) resolve({ kind: 'done', output });
        else if (error.code === 'ENOENT')
          reject(new Error('git was not found: install it.', { cause: error }));
        else resolve({ kind: 'failed', message: errors.toString('utf8').trim() || error.message });
      },
    );
    // git may end before it has read everything; what it says about that comes above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
