import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOf } from '../../demo/wait-for.ts';
import { type Ended, runHere } from '../program.ts';
import { ROOT } from '../run/story.ts';

export type { Ended };

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
  return runHere(args, { folder, environment });
}

/** The action, likewise. */
export function runSourceAction(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return runHere('action', { folder, environment });
}

/** Runs the built command line. */
export function runCli(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return runProgram(process.execPath, [CLI, ...args], folder, environment);
}
