import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { IncompleteError } from '../errors.ts';
import { requireGit } from './checkout.ts';
import { createGit, endOf, type Git, type GitResult, prepareGit } from './git.ts';
import { parseHeader } from './objects.ts';

/** A git for a whole run. */
interface OpenGit {
  readonly git: Git;
  /** Ends the process that answers about objects; later questions have a process each. */
  close(): void;
}

/**
 * As `createGit`, with one process that answers all questions about objects until it is closed. A git before
 * 2.36 starts a process for each; one that is older than what we need fails with `ConfigurationError`.
 *
 * @param over fires when the time of the run is over: every process is ended, and every question fails with
 * `IncompleteError`
 */
export function openGit(directory: string, env: NodeJS.ProcessEnv, over?: AbortSignal): OpenGit {
  const unbounded = createGit(directory, env);
  const single: Git = (args, input, signal) =>
    unbounded(args, input, over && signal ? AbortSignal.any([over, signal]) : (over ?? signal));
  const start = prepareGit(directory, env);
  const server = new ObjectServer((args) => start(args, over));
  return {
    async git(args, input, signal) {
      const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
      try {
        over?.throwIfAborted();
        const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
        if (answer !== undefined && answer.status !== UNKNOWN_OPTION) return answer;
        if (answer !== undefined) await requireGit(single);
        return await single(args, input, signal);
      } catch (error) {
        if (!over?.aborted) throw error;
        throw new IncompleteError(
          `git ${args[0]} had not answered when the time of the run was over (input timeout): run the step again, and raise timeout if git was only slow; if it hangs again, check the disk that holds the checkout.`,
        );
      }
    },
    close: () => server.close(),
  };
}

/** What `git cat-file --batch-command` calls these options. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['--batch-check', 'info'],
  ['--batch', 'contents'],
]);
type Command = 'info' | 'contents';

/** git's status for options that it does not know. */
const UNKNOWN_OPTION = 129;

/** One `git cat-file`, started when it is first asked, which answers one question after the other. */
class ObjectServer {
  readonly #start: ReturnType<typeof prepareGit>;
  #child: ChildProcessWithoutNullStreams | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  constructor(start: ReturnType<typeof prepareGit>) {
    this.#start = start;
  }

  /** Undefined where it is closed, or this git cannot; git's status where it gave up at the question. */
  ask(command: Command, input: string): Promise<GitResult | undefined> {
    const answer = this.#last.then(() => (this.#isOver ? undefined : this.#answer(command, input)));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.#isOver = true;
    this.#child?.stdin.end();
  }

  async #answer(command: Command, input: string): Promise<GitResult> {
    const child = this.#child ?? this.#open();
    const names = input.split('\n').slice(0, -1);
    const output: Buffer[] = [];
    const answered = new Promise<Omit<GitResult, 'stdout'>>((resolve) => {
      const isComplete = createCounter(names.length, command);
      child.stdout.on('data', (chunk: Buffer) => {
        output.push(chunk);
        if (isComplete(chunk)) resolve({ status: 0, stderr: '' });
      });
    });
    child.stdin.write(names.map((name) => `${command} ${name}\n`).join(''));
    const end = await Promise.race([answered, this.#ended]);
    child.stdout.removeAllListeners('data');
    if (end.status === UNKNOWN_OPTION) this.#isOver = true;
    return { ...end, stdout: Buffer.concat(output) };
  }

  #ended: ReturnType<typeof endOf> = new Promise(() => undefined);

  #open(): ChildProcessWithoutNullStreams {
    const child = this.#start(['cat-file', '--batch-command']);
    this.#child = child;
    child.stdin.on('error', () => {});
    this.#ended = endOf(child).finally(() => {
      this.#child = undefined;
    });
    this.#ended.catch(() => undefined);
    return child;
  }
}

/** Makes what reads the answers chunk by chunk, and says whether so many were complete. */
function createCounter(answers: number, command: Command): (chunk: Buffer) => boolean {
  let left = answers;
  /** A header that is cut off at the end of a chunk. */
  let header = '';
  /** Bytes of content that are still to come. */
  let content = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (content > 0) {
        const read = Math.min(content, chunk.length - at);
        content -= read;
        at += read;
      } else {
        const end = chunk.indexOf('\n', at);
        header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
        if (end < 0) return false;
        at = end + 1;
        const found = parseHeader(header);
        header = '';
        content = found !== undefined && command === 'contents' ? found.size + 1 : 0;
      }
      if (content === 0) left -= 1;
    }
    return left === 0;
  };
}
