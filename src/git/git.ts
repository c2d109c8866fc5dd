import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { ConfigurationError, IncompleteError } from '../errors.ts';
import { findProgram, thisMachine } from './find-program.ts';
import { gitEnvironment, SETTINGS } from './git-environment.ts';

export interface GitResult {
  readonly status: number;
  readonly stdout: Buffer;
  /** In English; at most `MAX_STDERR_BYTES`. May quote file names and the remote's words: untrusted text. */
  readonly stderr: string;
}

/**
 * Runs one git process to its end; any status is a result. `input` goes to its standard input. When `signal`
 * fires, the process is killed and the promise rejects with an `AbortError`.
 */
export type Git = (
  args: readonly string[],
  input?: string | Buffer,
  signal?: AbortSignal,
) => Promise<GitResult>;

/** Enough for any message; a remote may send progress and banners without end. */
const MAX_STDERR_BYTES = 65_536;

const NO_GIT =
  'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';

/**
 * A git that works in `directory`, without a shell, without prompts, and with the settings that change its
 * output fixed. Needs git 2.30 or later. `env` is the environment to derive git's own from.
 *
 * The returned function throws `ConfigurationError` when the folder or git itself is not there, and
 * `IncompleteError` when git was killed.
 */
export function createGit(directory: string, env: NodeJS.ProcessEnv): Git {
  const start = prepareGit(directory, env);
  return async (args, input, signal) => {
    try {
      const child = start(args, signal);
      const output: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      // git may end before it has read everything (EPIPE); its status says why.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      const end = await endOf(child);
      return { ...end, stdout: Buffer.concat(output) };
    } catch (error) {
      throw explainStart(error, directory);
    }
  };
}

/** Starts a git process. Throws `ConfigurationError` where there is no git. */
type StartGit = (args: readonly string[], signal?: AbortSignal) => ChildProcessWithoutNullStreams;

/** Finds the program, and settles its environment and its settings, once for all processes. */
export function prepareGit(directory: string, env: NodeJS.ProcessEnv): StartGit {
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const folder = resolve(directory);
  const environment = gitEnvironment(env, folder);
  const program = findProgram('git', thisMachine(env, folder));
  return (args, signal) => {
    if (program === undefined) throw new ConfigurationError(NO_GIT);
    const options = { cwd: directory, env: environment, signal, windowsHide: true };
    return spawn(program, [...settings, ...args], options);
  };
}

/** As a shell says it. */
const SIGPIPE_STATUS = 128 + constants.signals.SIGPIPE;

/** How a process ended, once its pipes are closed. Rejects where it could not start or was killed. */
export function endOf(child: ChildProcessWithoutNullStreams): Promise<Omit<GitResult, 'stdout'>> {
  return new Promise((resolve, reject) => {
    const stderr: Buffer[] = [];
    let stderrBytes = 0;
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderrBytes < MAX_STDERR_BYTES) stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
      stderrBytes += chunk.length;
    });
    child.on('error', (error) => {
      // A transport that git started may outlive it and hold the pipes, which would keep this process alive.
      child.stdout.destroy();
      child.stderr.destroy();
      reject(error);
    });
    child.on('close', (status, signal) => {
      // Where a transport that git started ends early, git may end so or with a status: it is the same
      // failure.
      const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
      if (ended === null) reject(new IncompleteError(`git was killed by ${signal}; run the step again.`));
      else resolve({ status: ended, stderr: Buffer.concat(stderr).toString('utf8') });
    });
  });
}

/** Whether an error says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String(Object(error).code));
}

/**
 * Puts a failure to start into a sentence: the program was found, so that it is the folder that is missing.
 */
function explainStart(error: unknown, directory: string): unknown {
  if (!isMissing(error)) return error;
  return new ConfigurationError(
    `working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`,
  );
}

/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;

/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
export async function gitOutput(git: Git, args: readonly string[], input?: string | Buffer): Promise<Buffer> {
  const result = await git(args, input);
  if (result.status === 0) return result.stdout;
  throw new IncompleteError(
    `git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete (cloned without --filter) and run the step again.`,
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

/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
export async function isShallow(git: Git): Promise<boolean> {
  return (
    (await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true'
  );
}
