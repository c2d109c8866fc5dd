import * as core from '@actions/core';
import { context } from '@actions/github';
import type { InputName } from '../inputs/schema.ts';
import { variableName } from '../inputs/variable-name.ts';
import { logLine } from '../text/log-line.ts';
import type { Redactor } from '../text/redactor.ts';
import type { Host, WithoutSecrets } from './host.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub Actions: inputs from `INPUT_*`, outputs and summary through the runner's files. */
export function githubHost(environment: Environment, redactor: Redactor): Host {
  const clean = (line: string): string => redactor.redact(logLine(line));
  const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY } = environment;
  const withoutSecrets = describeUntrustedEvent();
  let open = false;
  const endGroup = (): void => {
    if (open) core.endGroup();
    open = false;
  };
  return {
    input(name: InputName) {
      const value = core.getInput(name, { trimWhitespace: false });
      return value === '' ? environment[variableName(name)] : value;
    },
    mask(secret) {
      redactor.add(secret);
      core.setSecret(secret);
    },
    info: (line) => core.info(clean(line)),
    warning: (line) => core.warning(clean(line)),
    error: (line) => core.error(clean(line)),
    status: (line) => core.info(clean(line)),
    rewrites: false,
    group(title) {
      endGroup();
      core.startGroup(clean(title));
      open = true;
    },
    endGroup,
    writeDocument: (json) => core.info(clean(json)),
    setOutput: (name, value) => core.setOutput(name, redactor.redact(value)),
    async writeSummary(markdown) {
      if (GITHUB_STEP_SUMMARY !== undefined)
        await core.summary.addRaw(redactor.redact(markdown), true).write();
    },
    workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
    ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
    ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
    ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
    ...(withoutSecrets === undefined ? {} : { withoutSecrets }),
  };
}

function runUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID }: Environment): string {
  return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
}

const REMEDY =
  'run the review from a workflow that has them, for example one that is triggered by workflow_run';

/** Only what the event itself proves: a missing secret alone may be a mistake. */
function describeUntrustedEvent(): WithoutSecrets | undefined {
  const { payload, actor, eventName } = context;
  const head = payload.pull_request?.head?.repo?.full_name;
  const base = payload.pull_request?.base?.repo?.full_name;
  if (eventName === 'pull_request' && base !== undefined && head !== base) {
    return { reason: 'this pull request comes from a fork, and forks get no secrets', remedy: REMEDY };
  }
  return actor === 'dependabot[bot]'
    ? { reason: 'this run was started by Dependabot, which gets no secrets of Actions', remedy: REMEDY }
    : undefined;
}
