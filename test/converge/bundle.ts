import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endOf } from '../../demo/wait-for.ts';

const BUNDLE = resolve(import.meta.dirname, '../../dist/index.js');

/** The built action in a process of its own, under way. */
export interface RunningBundle {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedBundle>;
}

export interface EndedBundle {
  /** Null where a signal ended it. */
  readonly status: number | null;
  readonly log: string;
  readonly summary: string;
}

/** Starts the built action in a checkout, with nothing of this process's environment but the path. */
export function startBundle(folder: string, inputs: Readonly<Record<string, string>>): RunningBundle {
  const files = mkdtempSync(join(tmpdir(), 'sarif-review-bundle-'));
  const summary = join(files, 'summary');
  const output = join(files, 'output');
  for (const file of [summary, output]) writeFileSync(file, '');
  const child = spawn(process.execPath, [BUNDLE], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: files,
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const end = async (): Promise<EndedBundle> => {
    const status = await endOf(child);
    const ended = {
      status,
      log: Buffer.concat(chunks).toString('utf8'),
      summary: readFileSync(summary, 'utf8'),
    };
    rmSync(files, { recursive: true });
    return ended;
  };
  return { child, ended: end() };
}
