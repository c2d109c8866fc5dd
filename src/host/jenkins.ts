import type { Host } from './host.ts';
import { type Environment, type TerminalOptions, terminalHost } from './terminal.ts';

/** Tells a job of Jenkins, which sets both variables for each build. */
export function isJenkins({ JENKINS_URL, BUILD_URL }: Environment): boolean {
  return isSet(JENKINS_URL) && isSet(BUILD_URL);
}

/**
 * Jenkins: a command line, with what Jenkins says of the build ("Using environment variables" of the
 * handbook).
 */
export function jenkinsHost(options: TerminalOptions): Host {
  const { environment } = options;
  const { WORKSPACE, BUILD_URL } = environment;
  const jobName = readJobName(environment);
  return {
    ...terminalHost(options),
    workspaces: isSet(WORKSPACE) ? [WORKSPACE] : [],
    ...(jobName !== undefined && { jobName }),
    ...(isSet(BUILD_URL) && { runUrl: BUILD_URL }),
  };
}

/**
 * The job without its folders, and without the branch that a multibranch job adds to it: a check is known
 * again by its name on every branch.
 */
function readJobName({ JOB_NAME = '', BRANCH_NAME }: Environment): string | undefined {
  const parts = JOB_NAME.split('/').filter((part) => part !== '');
  return isSet(BRANCH_NAME) && parts.length > 1 ? parts.at(-2) : parts.at(-1);
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
