import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { InputName } from '../inputs/schema.ts';
import { variableName } from '../inputs/variable-name.ts';
import { logLine } from '../text/log-line.ts';
import type { Redactor } from '../text/redactor.ts';
import type { Host } from './host.ts';
import { createRunnerCommands } from './runner-commands.ts';
import type { WorkflowEvent } from './untrusted-event.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub Actions: inputs from `INPUT_*`, outputs and summary through the runner's files. */
export function githubHost(environment: Environment, redactor: Redactor): Host {
  const clean = (line: string): string => redactor.redact(logLine(line));
  const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP } = environment;
  const write = (text: string): boolean => process.stdout.write(text);
  const print = (line: string): boolean => write(`${clean(line)}\n`);
  const runner = createRunnerCommands(write, environment);
  let open = false;
  const endGroup = (): void => {
    if (open) runner.endGroup();
    open = false;
  };
  return {
    input(name: InputName) {
      const value = environment[`INPUT_${name.toUpperCase()}`] ?? '';
      return value === '' ? environment[variableName(name)] : value;
    },
    mask(secret) {
      redactor.add(secret);
      runner.mask(secret);
    },
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info: print,
    warning: (line) => runner.warning(clean(line)),
    error: (line) => runner.error(clean(line)),
    status: print,
    rewrites: false,
    group(title) {
      endGroup();
      runner.group(clean(title));
      open = true;
    },
    endGroup,
    writeDocument: print,
    setOutput: (name, value) => runner.setOutput(name, redactor.redact(value)),
    async writeSummary(markdown) {
      runner.addSummary(redactor.redact(markdown));
      runner.settle();
    },
    workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
    ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
    ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
    ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
    async withoutSecrets() {
      const { untrustedEvent } = await import('./untrusted-event.ts');
      return untrustedEvent(await readEvent(environment));
    },
    async namedChange() {
      const { githubChange } = await import('./github-change.ts');
      return githubChange(await readEvent(environment), environment);
    },
  };
}

function runUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment): string {
  return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

/** A file that is no JSON proves nothing, so that a missing secret stays an error, and names no change. */
async function readEvent({
  GITHUB_EVENT_NAME: name,
  GITHUB_ACTOR: actor,
  GITHUB_EVENT_PATH: path = '',
}: Environment): Promise<WorkflowEvent> {
  try {
    return { name, actor, payload: existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {} };
  } catch {
    return { name: undefined, actor: undefined, payload: undefined };
  }
}
