/** Starts programs for a process of tests, and hands them its pipes; see `start-programs.ts`. */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** Where pipes are taken for the process of this folder: on Linux no file has this name. */
export const addressOf = (folder: string): string => `\0${folder}`;
/**
 * Two pipes with names, one for lines of `Program`, one for the status of each; and what the last one
 * printed.
 */
export const filesOf = (folder: string) => ({
  asked: join(folder, 'asked'),
  told: join(folder, 'told'),
  output: join(folder, 'output'),
  errors: join(folder, 'errors'),
});

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** To start a program, or to end the one of this id. */
export interface Ask {
  readonly id: number;
  /** For each pipe, of standard input, output and error in this order, the asking process connects. */
  readonly start?: Program & { readonly isPipe: readonly boolean[] };
}

/** How a program ended, or why it did not start. */
export interface Tell {
  readonly id: number;
  readonly status?: number | null;
  readonly signal?: NodeJS.Signals | null;
  readonly error?: { readonly message: string };
}

const asked: Ask[] = [];
const pipes: Socket[] = [];
const children = new Map<number, ChildProcess>();

function tell(end: Tell): void {
  process.send?.(end);
}

function begin(id: number, { command, args, ...options }: Program & SpawnOptions): void {
  const fail = (error: Error) => tell({ id, error: { ...error, message: error.message } });
  try {
    const child = spawn(command, args, options);
    children.set(id, child);
    child.once('error', fail);
    child.once('exit', (status, signal) => {
      children.delete(id);
      tell({ id, status, signal });
    });
  } catch (error) {
    fail(error as Error);
  }
}

function goOn(): void {
  for (let next = asked[0]; next !== undefined; next = asked[0]) {
    const { id, start } = next;
    if (start === undefined) children.get(id)?.kill();
    else {
      if (pipes.length < start.isPipe.filter(Boolean).length) return;
      const own = start.isPipe.map((isPipe) => (isPipe ? pipes.shift() : undefined));
      begin(id, { ...start, stdio: own.map((pipe) => pipe ?? 'ignore') });
      // The program has them now.
      for (const pipe of own) pipe?.destroy();
    }
    asked.shift();
  }
}

/** Runs each program that is asked for by a line to its end. */
function runAwaited(folder: string): void {
  const files = filesOf(folder);
  // In the order of the other end, which waits for each.
  const questions = createReadStream('', { fd: openSync(files.asked, 'r'), encoding: 'utf8' });
  const told = openSync(files.told, 'w');
  let question = '';
  questions.on('data', (text) => {
    question += text;
    // It has no line break but the one at its end.
    if (!question.endsWith('\n')) return;
    const { command, args, input, ...options }: Program & { input?: string } = JSON.parse(question);
    question = '';
    const printed = [openSync(files.output, 'w'), openSync(files.errors, 'w')];
    const { status } = spawnSync(command, args, { ...options, input, stdio: ['pipe', ...printed] });
    for (const file of printed) closeSync(file);
    writeSync(told, `${status}`);
  });
}

function serve(folder: string): void {
  process.on('message', (question: Ask) => {
    asked.push(question);
    goOn();
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends it to all; what runs is to be told by the tests.
  process.on('SIGINT', () => undefined);
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (pipe) => {
    pipes.push(pipe);
    goOn();
  });
  server.listen(addressOf(folder), () => {
    process.send?.('ready');
    runAwaited(folder);
  });
}

const [, , folder] = process.argv;
if (import.meta.main && folder !== undefined) serve(folder);
