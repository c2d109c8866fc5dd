import type { Host } from './host.ts';
import { type Environment, type TerminalOptions, terminalHost } from './terminal.ts';

/** Tells a job of Jenkins, which sets both variables for each build. */
export function isJenkins({ JENKINS_URL, BUILD_URL }: Environment): boolean {
  return isSet(JENKINS_URL) && isSet(BUILD_URL);
}

/**
 * Jenkins: a command line, with what Jenkins says of the build. The branch of a change (`CHANGE_BRANCH`, of
 * multibranch jobs) stands for `deployment-number` where an input says that deployments are reviewed, none
 * gives the number, and the branch carries exactly one.
 *
 * Sources: "Using environment variables" of the handbook, and Branch API's `CHANGE_*`.
 */
export function jenkinsHost(options: TerminalOptions): Host {
  const { environment } = options;
  const host = terminalHost(options);
  const { WORKSPACE, BUILD_URL, CHANGE_BRANCH = '' } = environment;
  const jobName = readJobName(environment);
  const number = CHANGE_BRANCH.match(/\d+/gu)?.length === 1 ? CHANGE_BRANCH : undefined;
  return {
    ...host,
    input(name) {
      const given = host.input(name);
      const isMeant = name === 'deployment-number' && host.input('client-id') !== undefined;
      return given ?? (isMeant ? number : undefined);
    },
    workspaces: isSet(WORKSPACE) ? [WORKSPACE] : [],
    ...(jobName === undefined ? {} : { jobName }),
    ...(isSet(BUILD_URL) ? { runUrl: BUILD_URL } : {}),
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
