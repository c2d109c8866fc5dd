import { execFile } from 'node:child_process';
import { findProgram, thisMachine, withoutReviewedPrograms } from '../../src/git/find-program.ts';

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

type GitAnswer =
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

/** The absolute path of git. Throws where there is none. */
export function findGit(): string {
  const program = findProgram('git', thisMachine(process.env, process.cwd()));
  if (program === undefined) throw new Error('git was not found: install it.');
  return program;
}

/**
 * What a shell holds for a run: its secrets are none of git's business, nor of the programs that git starts.
 */
const OF_RUNS = /^(?:INPUT|SARIF_REVIEW)_/i;

/**
 * The environment that git is run with: this process's, without the variables that would point git at another
 * repository, index or configuration than the one that is meant, as a hook or a CI job may have set them. git
 * fetches nothing and asks nobody.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) && !OF_RUNS.test(name));
  return {
    ...withoutReviewedPrograms(Object.fromEntries(kept), process.cwd()),
    LC_ALL: 'C',
    // A replaced commit has the same name and another content than the service would show.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** Lets so many works run at a time; the others wait in the order in which they came. */
export class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Who waits takes over this slot.
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/**
 * What git was asked for was there once and is not any more. The message is a sentence for a person, without
 * a full stop.
 */
export class GoneError extends Error {
  override readonly name = 'GoneError';
}

/** What was asked for, or `null` where it is gone. */
export async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GoneError) return null;
    throw error;
  }
}
