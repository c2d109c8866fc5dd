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
  const server = new ObjectServer(
    (args) => start(args, over),
    async () => {
      await requireGit(single);
    },
  );
  return {
    async git(args, input, signal) {
      const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
      try {
        over?.throwIfAborted();
        const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
        if (answer !== undefined) return answer;
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

interface Question {
  readonly command: Command;
  /** A name in each line. */
  readonly names: readonly string[];
  readonly output: Buffer[];
  answered: number;
  resolve(result: GitResult | undefined): void;
  reject(error: unknown): void;
}

/** One `git cat-file`, started when it is first asked, which answers line by line. */
class ObjectServer {
  readonly #start: ReturnType<typeof prepareGit>;
  readonly #checkVersion: () => Promise<void>;
  #child: ChildProcessWithoutNullStreams | undefined;
  #questions: Question[] = [];
  #isOver = false;
  /** A header that is cut off at the end of a chunk. */
  #header = '';
  /** Bytes of content that are still to come. */
  #content = 0;

  constructor(start: ReturnType<typeof prepareGit>, checkVersion: () => Promise<void>) {
    this.#start = start;
    this.#checkVersion = checkVersion;
  }

  /** Undefined where this git cannot, or it is closed. */
  ask(command: Command, input: string): Promise<GitResult | undefined> {
    if (this.#isOver) return Promise.resolve(undefined);
    const names = input.split('\n').slice(0, -1);
    return new Promise((resolve, reject) => {
      this.#put({ command, names, output: [], answered: 0, resolve, reject });
    });
  }

  close(): void {
    this.#isOver = true;
    this.#child?.stdin.end();
  }

  #put(question: Question): void {
    try {
      const child = this.#child ?? this.#open();
      this.#child = child;
      this.#questions.push(question);
      child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
    } catch (error) {
      question.reject(error);
    }
  }

  #open(): ChildProcessWithoutNullStreams {
    const child = this.#start(['cat-file', '--batch-command']);
    this.#header = '';
    this.#content = 0;
    child.stdin.on('error', () => {});
    child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    endOf(child).then(
      (end) => this.#ended(end),
      (error) => {
        for (const question of this.#abandon()) question.reject(error);
      },
    );
    return child;
  }

  #abandon(): readonly Question[] {
    const questions = this.#questions;
    this.#questions = [];
    this.#child = undefined;
    return questions;
  }

  /** The question at which git gave up fails; those behind it are asked again. */
  #ended(end: Omit<GitResult, 'stdout'>): void {
    const [failed, ...others] = this.#abandon();
    if (failed === undefined) return;
    if (end.status === UNKNOWN_OPTION) {
      this.#isOver = true;
      this.#checkVersion().then(
        () => {
          for (const question of [failed, ...others]) question.resolve(undefined);
        },
        (error) => {
          for (const question of [failed, ...others]) question.reject(error);
        },
      );
      return;
    }
    failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
    for (const question of others) {
      if (this.#isOver) question.resolve(undefined);
      else this.#put({ ...question, output: [], answered: 0 });
    }
  }

  #read(chunk: Buffer): void {
    let start = 0;
    let at = 0;
    while (at < chunk.length) {
      const question = this.#questions[0];
      if (question === undefined) return;
      if (this.#content > 0) {
        const read = Math.min(this.#content, chunk.length - at);
        this.#content -= read;
        at += read;
      } else {
        const end = chunk.indexOf('\n', at);
        this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
        if (end < 0) break;
        at = end + 1;
        const found = parseHeader(this.#header);
        this.#header = '';
        if (found !== undefined && question.command === 'contents') this.#content = found.size + 1;
      }
      if (this.#content > 0) continue;
      question.answered += 1;
      if (question.answered < question.names.length) continue;
      this.#questions.shift();
      const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
      question.resolve({ status: 0, stdout, stderr: '' });
      start = at;
    }
    if (start < chunk.length) this.#questions[0]?.output.push(chunk.subarray(start));
  }
}
