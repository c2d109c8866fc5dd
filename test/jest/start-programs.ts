/**
 * `node:child_process` for the modules that start git, in tests: to fork the process of tests, which is
 * large, costs several times what git does then, and stands still meanwhile. So a small process starts it.
 */
import {
  type ChildProcess,
  type ExecFileException,
  type ExecFileSyncOptions,
  execFileSync as executeByNode,
  fork,
  type SpawnOptions,
} from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, readSync, writeSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Ask, addressOf, filesOf, type Tell } from './starter.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
const files = filesOf(folder);
executeByNode('mkfifo', [files.asked, files.told]);
const programs = new Map<number, Program>();
let count = 0;

const starter = fork(join(import.meta.dirname, 'starter.ts'), [folder], { execArgv: [] });
starter.on('message', ({ id, ...end }: Tell) => programs.get(id)?.ended(end));
starter.once('exit', (status, signal) => {
  throw new Error(`The process that starts programs ended with ${signal ?? status}.`);
});
await once(starter, 'message');
// It ends with this process, which waits for programs alone.
starter.unref();
starter.channel?.unref();
const asked = openSync(files.asked, 'w');
const told = openSync(files.told, 'r');
const status = Buffer.alloc(10);

/** As that of Node.js, with a pipe or nothing at each end. */
export function spawn(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const { stdio = 'pipe', cwd = process.cwd(), env = process.env, signal } = options;
  const kinds = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio];
  const program = { command, args, cwd: String(cwd), env, isPipe: kinds.map((kind) => kind === 'pipe') };
  return new Program(program, signal) as unknown as ChildProcess;
}

/** As that of Node.js for an `encoding` of `buffer`, without a limit. */
export function execFile(
  command: string,
  args: readonly string[],
  { env }: SpawnOptions,
  done: (error: ExecFileException | null, output: Buffer, errors: Buffer) => void,
): ChildProcess {
  const child = spawn(command, args, { env });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('A pipe is missing.');
  const texts = Promise.all([buffer(stdout), buffer(stderr)]);
  let failure: Error | null = null;
  child.on('error', (error) => {
    failure = error;
  });
  child.on('close', async (status, signal) => {
    if (status !== 0) failure ??= new Error(`${command} ended with ${signal ?? status}`);
    done(failure, ...(await texts));
  });
  return child;
}

/** As that of Node.js. */
export function execFileSync(
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), env = process.env, input, encoding }: ExecFileSyncOptions,
): Buffer | string {
  writeSync(asked, `${JSON.stringify({ command, args, cwd, env, input })}\n`);
  if (status.toString('latin1', 0, readSync(told, status)) !== '0')
    throw new Error(`Command failed: ${[command, ...args].join(' ')}\n${readFileSync(files.errors, 'utf8')}`);
  const output = readFileSync(files.output);
  return encoding === undefined ? output : output.toString(encoding as BufferEncoding);
}

class Program extends EventEmitter {
  readonly #id: number;
  readonly stdin: Socket | null;
  readonly stdout: Socket | null;
  readonly stderr: Socket | null;
  killed = false;
  #end: Omit<Tell, 'id'> = {};
  /** The pipes that are open, and the program itself. */
  #open = 1;

  constructor(program: Ask['start'], signal: AbortSignal | undefined) {
    super();
    count += 1;
    this.#id = count;
    programs.set(this.#id, this);
    starter.channel?.ref();
    ask({ id: this.#id, start: program });
    // The starter takes them in this order.
    const pipes = program?.isPipe.map((isPipe) => (isPipe ? this.#connect() : null));
    [this.stdin, this.stdout, this.stderr] = pipes as [Socket | null, Socket | null, Socket | null];
    if (signal?.aborted) process.nextTick(() => this.#abort(signal));
    else signal?.addEventListener('abort', () => this.#abort(signal), { once: true });
  }

  kill(): boolean {
    if (!programs.has(this.#id)) return false;
    this.killed = true;
    ask({ id: this.#id });
    return true;
  }

  ended(end: Omit<Tell, 'id'>): void {
    programs.delete(this.#id);
    if (programs.size === 0) starter.channel?.unref();
    this.#end = end;
    this.stdin?.destroy();
    if (end.error !== undefined) this.emit('error', Object.assign(new Error(end.error.message), end.error));
    this.#close();
  }

  #connect(): Socket {
    this.#open += 1;
    return connect(addressOf(folder)).once('close', () => this.#close());
  }

  #close(): void {
    this.#open -= 1;
    if (this.#open === 0) this.emit('close', this.#end.status, this.#end.signal);
  }

  #abort({ reason }: AbortSignal): void {
    if (!this.kill()) return;
    const error = new Error('The operation was aborted', { cause: reason });
    this.emit('error', Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' }));
  }
}

function ask(question: Ask): void {
  starter.send(question);
}
