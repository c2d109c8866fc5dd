import { plainAddress } from '../inputs/api-address.ts';
import type { CiChange, CiService, GithubCi } from '../inputs/reviewed.ts';
import { describeUnreadInputs, variableName } from '../inputs/table.ts';
import { logLine } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import type { WorkflowEvent } from './github-event.ts';
import type { Host } from './host.ts';
import { createToolkit } from './toolkit.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** GitHub Actions: inputs from `INPUT_*`, outputs and summary through the runner's files. */
export function githubHost(environment: Environment, redactor: Redactor): Host {
  const clean = (line: string): string => redactor.redact(logLine(line));
  const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY } = environment;
  const toolkit = createToolkit((text) => process.stdout.write(text));
  let open = false;
  const endGroup = (): void => {
    if (open) toolkit.endGroup();
    open = false;
  };
  return {
    input(name) {
      const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
      const variable = environment[variableName(name)] ?? '';
      // The input always has a token, that of the job; a variable is what somebody set.
      const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
      return value === '' ? undefined : value;
    },
    describeUnreadInputs: () => describeUnreadInputs(environment),
    mask(secret) {
      redactor.add(secret);
      toolkit.mask(secret);
    },
    hide: (secret) => redactor.add(secret),
    redact: (text) => redactor.redact(text),
    info: (line) => toolkit.print(clean(line)),
    warning: (line) => toolkit.use((core) => core.warning(clean(line))),
    error: (line) => toolkit.error(clean(line)),
    annotate: ({ level, message, title, path, ...lines }) =>
      toolkit.use((core) =>
        core[level](clean(message), {
          title: clean(title),
          ...(path !== undefined && { file: redactor.redact(path), ...lines }),
        }),
      ),
    status: (line) => toolkit.print(clean(line)),
    rewrites: false,
    group(title) {
      endGroup();
      toolkit.group(clean(title));
      open = true;
    },
    endGroup,
    writeDocument: (json) => toolkit.print(clean(json)),
    setOutput: (name, value) => toolkit.use((core) => core.setOutput(name, redactor.redact(value))),
    async writeSummary(markdown) {
      if (GITHUB_STEP_SUMMARY !== undefined) {
        toolkit.use((core) => core.summary.addRaw(redactor.redact(markdown), true).write());
      }
      await toolkit.settled();
    },
    workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
    ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
    ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
    ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
    async withoutSecrets() {
      const { untrustedEvent } = await import('./github-event.ts');
      return untrustedEvent(await readEvent());
    },
    ...onGithub(environment, environment[variableName('token')] ? 'given' : 'supplied'),
  };
}

/**
 * What a job of GitHub Actions knows of its GitHub and its repository, of the pull request that it runs for,
 * and of its rights.
 *
 * @param token whether the one of the job is taken without having been given
 */
export function onGithub(
  environment: Environment,
  token: 'supplied' | 'given',
): Required<Pick<Host, 'ci' | 'withoutRights' | 'namedChange'>> & Pick<Host, 'repository'> {
  return {
    ...(environment.GITHUB_REPOSITORY === undefined
      ? {}
      : {
          repository: {
            address: repositoryUrl(environment),
            files: giteaOf(environment) === undefined ? '/blob/' : '/src/commit/',
          },
        }),
    ci: () => ciOfActions(environment, token, readEvent),
    async withoutRights(whose) {
      const { eventWithoutRights } = await import('./github-event.ts');
      return eventWithoutRights(await readEvent(), whose, giteaOf(environment));
    },
    async namedChange() {
      const { githubChange } = await import('./github-event.ts');
      return githubChange(await readEvent(), environment);
    },
  };
}

function runUrl(environment: Environment): string {
  return `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}`;
}

function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }: Environment): string {
  return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}

/**
 * As the toolkit reads it: by the part of the package that does, since the rest of it is clients of GitHub's
 * interfaces, which would be half of our bundle. Its `exports` offer nothing smaller. A file that is no JSON
 * proves nothing, so that a missing secret stays an error, and names no change.
 */
async function readEvent(): Promise<WorkflowEvent> {
  try {
    const { Context } = await import('../../node_modules/@actions/github/lib/context.js');
    const context = new Context();
    return { name: context.eventName, actor: context.actor, payload: context.payload };
  } catch {
    return { name: undefined, actor: undefined, payload: undefined };
  }
}

/** Runners of Gitea say that they are GitHub's as well, and those of Forgejo that they are both others'. */
function giteaOf({ GITEA_ACTIONS, FORGEJO_ACTIONS }: Environment): 'gitea' | 'forgejo' | undefined {
  if (FORGEJO_ACTIONS === 'true') return 'forgejo';
  return GITEA_ACTIONS === 'true' ? 'gitea' : undefined;
}

/** What the runner says of the host that a workflow runs on. */
async function ciOfActions(
  environment: Environment,
  token: 'supplied' | 'given',
  readEvent: () => Promise<WorkflowEvent>,
): Promise<CiService> {
  const { graphqlUrl: _, ...ci } = await githubCi(environment, token, readEvent);
  const service = giteaOf(environment);
  return service === undefined ? { ...ci, graphqlUrl: _ } : { ...ci, service };
}

/**
 * What the runner says of the GitHub that a workflow runs on, and of what the event is about. The event
 * itself is read only where the variables do not say it, since reading it delays the first request.
 */
export async function githubCi(
  environment: Environment,
  token: 'supplied' | 'given',
  readEvent: () => Promise<WorkflowEvent>,
): Promise<GithubCi> {
  const { GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY } = environment;
  const apiUrl = plainAddress(set(GITHUB_API_URL) ?? 'https://api.github.com');
  return {
    service: 'github',
    apiUrl,
    graphqlUrl: set(GITHUB_GRAPHQL_URL) ?? `${apiUrl.replace(/\/v3$/iu, '')}/graphql`,
    repository: set(GITHUB_REPOSITORY),
    change: changeOfRef(environment) ?? (await changeOfEvent(environment, readEvent)),
    suppliesToken: token === 'supplied',
  };
}

/** `refs/pull/12/merge`: events of pull requests run for that. */
function changeOfRef({ GITHUB_REF, GITHUB_EVENT_NAME, GITHUB_SHA }: Environment): CiChange | undefined {
  const [, number] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
  if (number !== undefined) return { kind: 'number', number: Number(number) };
  return GITHUB_EVENT_NAME === 'merge_group' && GITHUB_SHA ? { kind: 'queue', sha: GITHUB_SHA } : undefined;
}

async function changeOfEvent(
  { GITHUB_EVENT_NAME }: Environment,
  readEvent: () => Promise<WorkflowEvent>,
): Promise<CiChange> {
  // Without an event it is no workflow of GitHub's, but something that looks like one.
  if (set(GITHUB_EVENT_NAME) === undefined) return noPullRequest('no event');
  const nothing = noPullRequest(`the event ${GITHUB_EVENT_NAME}`, GITHUB_EVENT_NAME);
  if (!/^(?:pull_request|workflow_run)/u.test(GITHUB_EVENT_NAME ?? '')) return nothing;
  const { eventChange } = await import('./github-event.ts');
  return eventChange(await readEvent()) ?? nothing;
}

/** Whoever starts a workflow by hand has a pull request in mind; a push or a schedule has none. */
const BY_HAND: readonly (string | undefined)[] = [
  'workflow_dispatch',
  'repository_dispatch',
  'workflow_call',
];

function noPullRequest(what: string, event?: string): CiChange {
  return {
    kind: 'none',
    reason: `${what} names no pull request`,
    remedy: 'run the step for the event pull_request, or name one in the input change',
    mayPass: event !== undefined && !BY_HAND.includes(event),
  };
}

function set(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
