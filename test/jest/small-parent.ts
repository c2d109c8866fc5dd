import { ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { Socket } from 'node:net';
import { constants as system, tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';

/*
 * On Linux a process that starts another one is copied first. One of tests is so large that this costs
 * several times what git does then, and tests start git ten thousands of times. So a small process of Perl
 * starts it for them: the pipes to it, its status and its signals are the same. Where there is no Perl, or
 * the system is another one, programs are started as ever.
 */

/** What is asked of the small process; a file that is an empty text is a pipe. */
interface Request {
  readonly isAwaited: boolean;
  readonly directory: string;
  readonly files: readonly [string, string, string];
  readonly words: readonly string[];
  /** `NAME=value`. */
  readonly environment: readonly string[];
}

/** What Node.js keeps of a process within a `ChildProcess`. */
interface Handle {
  pid: number;
  spawn(): number;
  kill(signal: number): number;
  onexit(status: number, signal: string): void;
}

/** The options of a start, once Node.js has made the pipes. */
interface Start {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string | null;
  readonly envPairs: readonly string[];
  readonly detached?: boolean;
  readonly uid?: number;
  readonly gid?: number;
  readonly stdio: readonly { readonly type: string; readonly handle: { open(fd: number): void } }[];
}

class SmallParent {
  readonly #folder: string;
  readonly #requests: number;
  readonly #answers: number;
  readonly #ends: Socket;
  readonly #running = new Map<number, Handle>();
  readonly #answer = Buffer.alloc(64);
  #count = 1;

  constructor(folder: string) {
    this.#folder = folder;
    const program = join(import.meta.dirname, 'small-parent.pl');
    spawn('perl', [program, folder], { stdio: ['ignore', 'ignore', 'inherit'] }).unref();
    this.#requests = openSync(join(folder, 'requests'), 'w');
    this.#answers = openSync(join(folder, 'answers'), 'r');
    const ends = openSync(join(folder, 'ends'), constants.O_RDONLY | constants.O_NONBLOCK);
    this.#ends = new Socket({ fd: ends, readable: true, writable: false }).unref();
    let rest = '';
    this.#ends.setEncoding('latin1').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) this.#end(line);
    });
  }

  /** Starts it for a `ChildProcess`. */
  start(handle: Handle, { stdio, cwd, file, args, envPairs }: Start): number {
    const directory = cwd ?? process.cwd();
    const files = stdio.map(({ type, handle: pipe }, index) => {
      if (type !== 'pipe') return '/dev/null';
      const way = index === 0 ? constants.O_WRONLY : constants.O_RDONLY;
      pipe.open(openSync(join(this.#folder, `${this.#count}-${index}`), way | constants.O_NONBLOCK));
      return '';
    }) as [string, string, string];
    const words = [file, ...args.slice(1)];
    handle.pid = this.#ask({ isAwaited: false, directory, files, words, environment: envPairs }).pid;
    this.#running.set(handle.pid, handle);
    this.#ends.ref();
    return 0;
  }

  /** As `kill` of such a handle. */
  kill({ pid }: Handle, signal: number): number {
    if (!this.#running.has(pid)) return -system.errno.ESRCH;
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended, and nobody here knows yet: until then a signal does nothing.
    }
    return 0;
  }

  /** Runs it to its end. Throws where it ends with another status than 0. */
  run(words: readonly string[], { cwd, env, input }: RunOptions): Buffer {
    const path = (name: string): string => join(this.#folder, name);
    if (input !== undefined) writeFileSync(path('input'), input);
    const stdin = input === undefined ? '/dev/null' : path('input');
    const files = [stdin, path('output'), path('errors')] as const;
    const environment = Object.entries(env).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    const { status } = this.#ask({ isAwaited: true, directory: cwd, files, words, environment });
    if (status === 0) return readFileSync(path('output'));
    throw new Error(`Command failed: ${words.join(' ')}\n${readFileSync(path('errors'), 'utf8')}`);
  }

  #ask({ isAwaited, directory, files, words, environment }: Request): { pid: number; status: number } {
    const lists = [files, words, environment].flatMap((list) => [list.length, ...list]);
    const fields = [isAwaited ? 1 : 0, directory, ...lists];
    writeSync(this.#requests, fields.map((field) => `${field}\0`).join(''));
    const length = readSync(this.#answers, this.#answer);
    if (length === 0) throw new Error('the process that starts git for tests has ended');
    this.#count += 1;
    const [pid = 0, status = 0] = this.#answer.toString('latin1', 0, length).split(' ').map(Number);
    return { pid, status };
  }

  /** `PID STATUS`, as the system gives it. */
  #end(line: string): void {
    const [pid = 0, status = 0] = line.split(' ').map(Number);
    const handle = this.#running.get(pid);
    this.#running.delete(pid);
    if (this.#running.size === 0) this.#ends.unref();
    const signal = Object.entries(system.signals).find(([, number]) => number === (status & 0x7f));
    handle?.onexit(status >> 8, signal?.[0] ?? '');
  }
}

export interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly input?: string;
}

let parent: SmallParent | 'none' | undefined;

/** The one of this process, or none where programs are started as ever. */
function smallParent(): SmallParent | 'none' {
  if (parent !== undefined) return parent;
  if (process.platform !== 'linux') return 'none';
  const folder = mkdtempSync(join(tmpdir(), 'small-parent-'));
  const pipes = ['requests', 'answers', 'ends'].map((name) => join(folder, name));
  const modules = ['-MFcntl', '-MFile::Glob', '-MPOSIX'];
  try {
    execFileSync('perl', [...modules, '-e', 'POSIX::mkfifo($_, 0600) or die $! for @ARGV', ...pipes]);
    parent = new SmallParent(folder);
  } catch {
    parent = 'none';
  }
  return parent;
}

/** Runs a program to its end, and gives what it printed. Throws where it fails. */
export function runProgram(program: string, args: readonly string[], options: RunOptions): Buffer {
  const small = smallParent();
  if (small !== 'none') return small.run([program, ...args], options);
  const stdin = options.input === undefined ? 'ignore' : 'pipe';
  return execFileSync(program, args, { ...options, stdio: [stdin, 'pipe', 'pipe'], maxBuffer: 1e9 });
}

/**
 * From here on every git that this process starts beside its own work has the small process as its parent.
 */
export function startGitSmall(): void {
  const small = smallParent();
  if (small === 'none') return;
  const start: (options: Start) => number = Reflect.get(ChildProcess.prototype, 'spawn');
  Reflect.set(ChildProcess.prototype, 'spawn', function (this: { _handle: Handle }, options: Start): number {
    const handle = this._handle;
    if (isPlainGit(options)) {
      handle.spawn = () => small.start(handle, options);
      handle.kill = (signal) => small.kill(handle, signal);
    }
    return start.call(this, options);
  });
}

/** Whether it is git, with pipes or nothing, and sure to start: what cannot start is told by Node.js. */
function isPlainGit({ file, cwd, detached, uid, gid, stdio = [] }: Start): boolean {
  // Before Node.js makes the pipes it is what the caller gave.
  const given: readonly unknown[] = typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio;
  const isPlain = given.length <= 3 && given.every((kind) => kind === 'pipe' || kind === 'ignore');
  if (basename(file) !== 'git' || !isAbsolute(file) || !isPlain || detached || uid || gid) return false;
  try {
    accessSync(file, constants.X_OK);
    return statSync(cwd ?? '/').isDirectory();
  } catch {
    return false;
  }
}
