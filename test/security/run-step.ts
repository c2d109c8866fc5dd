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
import { type Ended, runProgram, runSourceAction, runSourceCli } from '../action/run-cli.ts';
import { FILES } from '../run/run-source.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** A built program that has ended, and all that it left behind. */
export interface EndedStep extends Ended {
  /** Every file that it could write, by name: outputs, summary, report, temporary files, its home. */
  readonly files: Readonly<Record<string, string>>;
  /** All of it but the lines that tell the runner what to mask. */
  readonly written: string;
}

type Kind = 'action' | 'command line';

/** Runs the built action or command line in a checkout, in an environment of its own. */
export function runStep(
  kind: Kind,
  checkout: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<EndedStep> {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-security-'));
  const program = kind === 'action' ? [join(DIST, 'index.js')] : [join(DIST, 'cli.js'), 'run'];
  return inFolder(folder, kind, inputs, environment, (variables) =>
    runProgram(process.execPath, program, checkout, variables),
  );
}

/** As `runStep`, from the source and within this process, which costs a tenth. */
export function runSourceStep(
  kind: Kind,
  checkout: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<EndedStep> {
  return inFolder(FILES, kind, inputs, environment, (variables) =>
    kind === 'action' ? runSourceAction(checkout, variables) : runSourceCli(['run'], checkout, variables),
  );
}

async function inFolder(
  folder: string,
  kind: Kind,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
  run: (environment: Readonly<Record<string, string>>) => Promise<Ended>,
): Promise<EndedStep> {
  const temp = join(folder, 'temp');
  mkdirSync(temp, { recursive: true });
  for (const name of ['output', 'summary']) writeFileSync(join(folder, name), '');
  const ended = await run({
    HOME: folder,
    TMPDIR: temp,
    ...(kind === 'action' && {
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      RUNNER_TEMP: temp,
    }),
    ...Object.fromEntries(
      Object.entries({ 'report-file': join(temp, 'report.json'), ...inputs }).map(([name, value]) => [
        kind === 'action'
          ? `INPUT_${name.toUpperCase()}`
          : `SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`,
        value,
      ]),
    ),
    ...environment,
  });
  const files = existsSync(folder) ? readAll(folder) : {};
  rmSync(folder, { recursive: true });
  const printed = ended.out.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return { ...ended, files, written: [...printed, ended.err, ...Object.values(files)].join('\n') };
}

function readAll(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}
