import { type RawInputs, variableName } from '../inputs/table.ts';
import type { Redactor } from '../text/secrets.ts';
import { onGithub } from './github.ts';
import { gitlabHost } from './gitlab.ts';
import type { Host } from './host.ts';
import { isJenkins, jenkinsHost } from './jenkins.ts';
import type { ProcessWorld } from './process-world.ts';
import { STANDARD_OUTPUT, terminalHost } from './terminal.ts';

const MILLISECONDS = 1_000;

/**
 * The host of a command line: GitLab CI where `GITLAB_CI` says so, Jenkins, else a terminal, which every
 * other CI system is. In a workflow of GitHub Actions it knows the pull request too. Where standard output is
 * for a document, lines go to standard error.
 *
 * @param form what the command prints: lines for people, or a JSON document
 */
export function chooseHost(
  flags: RawInputs,
  form: 'text' | 'json',
  world: ProcessWorld,
  redactor: Redactor,
): Host {
  const { environment } = world;
  const { stdout: out, stderr: err } = process;
  const reportFile = flags['report-file'] ?? environment[variableName('report-file')];
  const log = form === 'json' || reportFile === STANDARD_OUTPUT ? err : out;
  const options = { flags, environment, redactor, log, document: out };
  if (environment.GITLAB_CI !== 'true') {
    const chosen = isJenkins(environment) ? jenkinsHost : terminalHost;
    const host = chosen({ ...options, trouble: err });
    return environment.GITHUB_ACTIONS === 'true' ? { ...host, ...onGithub(environment, 'given') } : host;
  }
  // GitLab mixes both streams into one log, in no certain order: an error could end up inside a folded
  // section.
  return gitlabHost({ ...options, trouble: log }, () => Math.floor(world.now() / MILLISECONDS));
}
