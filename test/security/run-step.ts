import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endOf } from '../../demo/wait-for.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** A built program that has ended, and all that it left behind. */
export interface EndedStep {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
  /** Every file that it could write, by name: outputs, summary, report, temporary files, its home. */
  readonly files: Readonly<Record<string, string>>;
  /** All of it but the lines that tell the runner what to mask. */
  readonly written: string;
}

/** Runs the built action or command line in a checkout, in an environment of its own. */
export async function runStep(
  kind: 'action' | 'command line',
  checkout: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<EndedStep> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-security-'));
  const temp = join(folder, 'temp');
  mkdirSync(temp);
  for (const name of ['output', 'summary']) writeFileSync(join(folder, name), '');
  const program = kind === 'action' ? [join(DIST, 'index.js')] : [join(DIST, 'cli.js'), 'run'];
  const report = join(temp, 'report.json');
  const child = spawn(process.execPath, program, {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: temp,
      ...(kind === 'action' && {
        GITHUB_ACTIONS: 'true',
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        RUNNER_TEMP: temp,
      }),
      ...Object.fromEntries(
        Object.entries({ 'report-file': report, ...inputs }).map(([name, value]) => [
          kind === 'action'
            ? `INPUT_${name.toUpperCase()}`
            : `SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`,
          value,
        ]),
      ),
      ...environment,
    },
  });
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  const status = await endOf(child);
  const ended = {
    status,
    out: Buffer.concat(out).toString('utf8'),
    err: Buffer.concat(err).toString('utf8'),
    files: existsSync(folder) ? readAll(folder) : {},
  };
  rmSync(folder, { recursive: true });
  const printed = ended.out.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return { ...ended, written: [...printed, ended.err, ...Object.values(ended.files)].join('\n') };
}

function readAll(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}
