import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { endOf } from '../../demo/wait-for.ts';
import { ROOT } from '../run/story.ts';

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

export const CLI = join(ROOT, 'dist/cli.js');

/** Node.js compiles a source once for all of its processes, where it is told to: thrice as fast. */
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/tests') };

/** Runs a program to its end, with nothing of this process's environment but the path. */
export async function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  const status = await endOf(child);
  return { status, out: Buffer.concat(out).toString('utf8'), err: Buffer.concat(err).toString('utf8') };
}

/** Runs the command line from its sources, which takes no build. */
export function spawnSourceCli(args: readonly string[], folder: string): Promise<Ended> {
  return runProgram(process.execPath, [join(ROOT, 'src/command-line.ts'), ...args], folder, COMPILED);
}

/** As `spawnSourceCli`, within this process. */
export function runSourceCli(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return runModule('tools/program.ts', args, folder, environment);
}

/** The action, likewise. */
export function runSourceAction(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return runModule('step.ts', [], folder, environment);
}

let runs = 0;

/**
 * Runs a program of the source within this process, which costs a tenth of one. One at a time: meanwhile the
 * process has the arguments, the folder, the environment and the streams of the command.
 */
async function runModule(
  module: 'tools/program.ts' | 'step.ts',
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const before = {
    cwd: process.cwd(),
    argv: process.argv,
    env: process.env,
    exitCode: process.exitCode,
    listeners: new Map(process.eventNames().map((name) => [name, process.rawListeners(name)])),
    streams: ['stdout', 'stderr'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const,
    ),
  };
  const [out, err] = [collect('stdout'), collect('stderr')];
  process.argv = [process.execPath, join(ROOT, 'src/command-line.ts'), ...args];
  process.env = { PATH: process.env.PATH, ...environment };
  process.chdir(folder);
  try {
    // The program is what its module does, once each time that it is loaded.
    runs += 1;
    await import(`../../src/${module}?${runs}`);
    return { status: Number(process.exitCode), out: out.join(''), err: err.join('') };
  } finally {
    process.chdir(before.cwd);
    Object.assign(process, { argv: before.argv, env: before.env, exitCode: before.exitCode });
    for (const [name, stream] of before.streams) Object.defineProperty(process, name, stream ?? {});
    for (const name of process.eventNames()) {
      const kept = before.listeners.get(name) ?? [];
      for (const listener of process.rawListeners(name)) {
        if (!kept.includes(listener)) process.off(name, listener as () => void);
      }
    }
  }
}

/** Has the process write into a list, as into a pipe. */
function collect(name: 'stdout' | 'stderr'): readonly string[] {
  const texts: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(text, _, done) {
      texts.push(String(text));
      done();
    },
  });
  Object.defineProperty(process, name, { value: stream, configurable: true });
  return texts;
}

/** Runs the built command line. */
export function runCli(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return runProgram(process.execPath, [CLI, ...args], folder, environment);
}
