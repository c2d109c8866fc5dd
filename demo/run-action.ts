import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { endOf } from './wait-for.ts';

/** What a runner sees of a step that has ended. */
export interface StepResult {
  readonly status: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** The JSON report, or undefined when there is none. */
  readonly report: unknown;
}

/** A step as a workflow asks for it. */
export interface Step {
  /** Of this repository: the folder of action.yml. */
  readonly root: string;
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** What `github.token` is in the workflow. */
  readonly token?: string;
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** What the program leaves behind, besides what it writes into the files of the runner. */
export type Ended = Pick<StepResult, 'status' | 'log'>;

/**
 * Runs the built action as a runner of GitHub Actions would, in a process of its own with nothing of this
 * process's environment but the path. `stop` ends it early, as a runner does that cancels a job. `token` is
 * that of the job.
 */
export async function runAction(
  root: string,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  stop?: AbortSignal,
  token?: string,
  limitMs?: number,
): Promise<StepResult> {
  const files = mkdtempSync(join(tmpdir(), 'sarif-review-step-'));
  const step = { root, workspace, inputs, environment, ...(token !== undefined && { token }) };
  return runStep(step, files, async (env) => {
    const child = spawn(process.execPath, [join(root, 'dist/index.js')], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const cancel = () => child.kill('SIGTERM');
    stop?.addEventListener('abort', cancel);
    const status = await endOf(child, limitMs).finally(() => stop?.removeEventListener('abort', cancel));
    return { status, log: Buffer.concat(chunks).toString('utf8') };
  });
}

/**
 * Gives a program what a runner gives a step: the inputs as `INPUT_*` with the defaults of action.yml, and
 * files for outputs and summary in the folder `files`, which is removed in the end.
 */
export async function runStep(
  { root, workspace, inputs, token = OF_THE_JOB, environment }: Step,
  files: string,
  run: (environment: Readonly<Record<string, string | undefined>>) => Promise<Ended>,
): Promise<StepResult> {
  const outputFile = join(files, 'output');
  const summaryFile = join(files, 'summary');
  const temp = join(files, 'temp');
  mkdirSync(temp, { recursive: true });
  for (const file of [outputFile, summaryFile]) writeFileSync(file, '');
  const ended = await run({
    PATH: process.env.PATH,
    HOME: files,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: outputFile,
    GITHUB_STEP_SUMMARY: summaryFile,
    RUNNER_TEMP: temp,
    ...toInputVariables(root, inputs, token),
    ...environment,
  });
  const outputs = parseOutputs(readFileSync(outputFile, 'utf8'));
  const result = {
    ...ended,
    outputs,
    summary: readFileSync(summaryFile, 'utf8'),
    report: outputs.report ? JSON.parse(readFileSync(outputs.report, 'utf8')) : undefined,
  };
  rmSync(files, { recursive: true });
  return result;
}

/** A token that opens nothing, as every job has one. */
const OF_THE_JOB = 'ghs_of-a-job-that-reviews-elsewhere';

/** The one expression among the defaults of action.yml, which the runner fills in. */
const TOKEN_OF_JOB = /\$\{\{ github\.token \}\}/u;

function toInputVariables(
  root: string,
  inputs: Readonly<Record<string, string>>,
  token: string,
): Record<string, string> {
  const declared = readInputs(readFileSync(join(root, 'action.yml'), 'utf8'));
  const unknown = Object.keys(inputs).find((name) => !(name in declared));
  if (unknown !== undefined) throw new Error(`action.yml has no input ${unknown}`);
  return Object.fromEntries(
    Object.entries(declared).map(([name, { default: value = '' }]) => [
      `INPUT_${name.toUpperCase()}`,
      inputs[name] ?? value.replace(TOKEN_OF_JOB, () => token),
    ]),
  );
}

type DeclaredInputs = Readonly<Record<string, { readonly default?: string }>>;

/** By the text of the action: to read it takes longer than many a step. */
const inputsByText = new Map<string, DeclaredInputs>();

function readInputs(action: string): DeclaredInputs {
  const inputs: DeclaredInputs = inputsByText.get(action) ?? parse(action).inputs;
  inputsByText.set(action, inputs);
  return inputs;
}

/** The runner's format: `name<<delimiter`, the value, the delimiter. */
function parseOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, name, delimiter] = /^([^=<]+)<<(.+)$/u.exec(lines[index] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, index + 1);
    outputs[name] = lines.slice(index + 1, end).join('\n');
    index = end;
  }
  return outputs;
}
