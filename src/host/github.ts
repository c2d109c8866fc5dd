import { DISTRIBUTION } from '../distribution.ts';
import type { NamedChange } from '../git/relate-to.ts';
import { plainAddress } from '../inputs/api-address.ts';
import type { CiChange, CiService, GithubCi } from '../inputs/reviewed.ts';
import { describeUnreadInputs, variableName } from '../inputs/table.ts';
import { at, textAt } from '../logs/raw.ts';
import { logLine } from '../text/lines.ts';
import type { Redactor } from '../text/secrets.ts';
import type { Host, WithoutSecrets } from './host.ts';

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
      return eventWithoutRights(await readEvent(), whose, giteaOf(environment));
    },
    async namedChange() {
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

/**
 * What an event of a pull request says of it; undefined for all others. `workflow_run` tells of the head of
 * another run, and who started that one chose it.
 */
export function githubChange(
  { name = '', payload }: WorkflowEvent,
  { GITHUB_REF, GITHUB_SHA }: Readonly<Record<string, string | undefined>>,
): NamedChange | undefined {
  const mergesFirst = OF_PULL_REQUESTS.includes(name);
  if (!mergesFirst && name !== 'pull_request_target') return undefined;
  const pullRequest = at(payload, 'pull_request');
  const head = textAt(pullRequest, 'head', 'sha');
  const targetBranch = textAt(pullRequest, 'base', 'ref');
  if (head === undefined || targetBranch === undefined) return undefined;
  const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${at(pullRequest, 'number')}/merge`;
  return {
    head,
    // The head before the push, where the event is one.
    previousHead: textAt(payload, 'before'),
    testMerge: isMerge ? GITHUB_SHA : undefined,
    targetBranch,
    // It has secrets and rights, and whoever checks out the change for it hands them to a stranger's code.
    ...(!mergesFirst && {
      remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${DISTRIBUTION.forks}`,
    }),
  };
}

/**
 * The pull request that an event is about; undefined for all others. A run that follows another one
 * (`workflow_run`) knows the head alone: its list of pull requests is empty for those of forks.
 */
function eventChange({ name = '', payload }: WorkflowEvent): CiChange | undefined {
  if (OF_PULL_REQUESTS.includes(name) || name === 'pull_request_target') {
    const number = at(payload, 'pull_request', 'number');
    return Number.isSafeInteger(number) && Number(number) > 0
      ? { kind: 'number', number: Number(number) }
      : undefined;
  }
  if (name !== 'workflow_run') return undefined;
  const run = at(payload, 'workflow_run');
  const [sha, branch] = [textAt(run, 'head_sha'), textAt(run, 'head_branch')];
  // A fork that was deleted since has none.
  const owner = textAt(run, 'head_repository', 'owner', 'login');
  if (sha === undefined || branch === undefined || owner === undefined) return undefined;
  return { kind: 'head', sha, branch: `${owner}:${branch}` };
}

export interface WorkflowEvent {
  readonly name: string | undefined;
  /** `GITHUB_ACTOR`; it stays the same when somebody else runs the workflow again, and so do its rights. */
  readonly actor: string | undefined;
  readonly payload: unknown;
}

/**
 * Events that run for the merge of a pull request with its target, and without secrets where it comes from a
 * fork. `pull_request_target` and `workflow_run` have them always.
 */
const OF_PULL_REQUESTS: readonly string[] = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
];

/**
 * Events that get the secrets of Dependabot in place of those of Actions (GitHub's "Dependabot on GitHub
 * Actions").
 */
const OF_DEPENDABOT: readonly string[] = [
  ...OF_PULL_REQUESTS,
  'push',
  'create',
  'deployment',
  'deployment_status',
];

/** Whose code an event runs, where that is not trusted; undefined where the event does not prove it. */
function untrusted({ name = '', actor, payload }: WorkflowEvent): 'dependabot' | 'fork' | undefined {
  if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name)) return 'dependabot';
  if (!OF_PULL_REQUESTS.includes(name)) return undefined;
  const pullRequest = at(payload, 'pull_request');
  const target = textAt(pullRequest, 'base', 'repo', 'full_name');
  if (target === undefined) return undefined;
  const repository = at(pullRequest, 'head', 'repo');
  // A fork that was deleted since is null.
  if (repository === null) return 'fork';
  const source = textAt(repository, 'full_name');
  return source === undefined || source === target ? undefined : 'fork';
}

/**
 * Why this event gets no secrets, where the event itself proves it; undefined otherwise, since a missing
 * secret alone may be a mistake, and a mistake must not pass. Bots that push to the repository itself
 * (Renovate, GitHub Apps) get its secrets.
 */
export function untrustedEvent(event: WorkflowEvent): WithoutSecrets | undefined {
  switch (untrusted(event)) {
    case 'dependabot':
      return {
        reason: 'this run was started by Dependabot, which does not get the secrets of Actions',
        remedy: "add the secret to the repository's secrets of Dependabot too",
      };
    case 'fork':
      return {
        reason: 'this pull request comes from a fork, and forks get no secrets',
        remedy: FOLLOW,
      };
    default:
      return undefined;
  }
}

const FOLLOW = `review it from a second workflow, triggered by workflow_run (see ${DISTRIBUTION.forks})`;

const FROM_FORK = {
  gitea: 'this pull request comes from a fork, whose token sees no pull request of a private repository',
  // It writes there, private or not, but where somebody forbids it.
  forgejo: 'this pull request comes from a fork, whose token was refused',
} as const;
const fromFork = (host: keyof typeof FROM_FORK): WithoutSecrets => ({
  reason: FROM_FORK[host],
  remedy: `propose it from a branch of the repository itself (see ${DISTRIBUTION.forks})`,
});

/**
 * Why a run for this event mostly cannot write: where that is refused it is no mistake. On GitHub the token
 * of a job is read-only for a fork, unless a private repository sends it another one, and for Dependabot,
 * unless the workflow grants it more ("Troubleshooting Dependabot on GitHub Actions").
 */
export function eventWithoutRights(
  event: WorkflowEvent,
  token: 'own' | 'given',
  host: 'github' | 'gitea' | 'forgejo' = 'github',
): WithoutSecrets | undefined {
  switch (untrusted(event)) {
    case 'dependabot':
      return token === 'given'
        ? undefined
        : {
            reason: 'this run was started by Dependabot, whose token can only read',
            remedy: `${FOLLOW}, or set a token from the Dependabot secrets as the variable SARIF_REVIEW_TOKEN`,
          };
    case 'fork':
      return host === 'github'
        ? { reason: 'this pull request comes from a fork, whose token can only read', remedy: FOLLOW }
        : fromFork(host);
    default:
      return undefined;
  }
}

type Core = typeof import('@actions/core');

/** What is printed and told to the runner of GitHub Actions, in the order in which it was asked for. */
interface Toolkit {
  print(line: string): void;
  /** Tells the runner to hide a text; at once, since the next line may hold it. */
  mask(secret: string): void;
  /** An error annotation; at once, since it may be the last that the process says. */
  error(line: string): void;
  group(title: string): void;
  endGroup(): void;
  use(act: (core: Core) => unknown): void;
  /**
   * Resolves when all that was asked for is done; rejects with the first failure since it was last called.
   */
  settled(): Promise<void>;
}

/**
 * Loads `@actions/core` when it is first used, mostly at the end of a run: the HTTP stack that it brings
 * costs about as much as starting Node.js. Lines that come while it is being loaded wait for it.
 */
export function createToolkit(write: (text: string) => void): Toolkit {
  let waiting: Promise<void> | undefined;
  let failures: unknown[] = [];
  const use: Toolkit['use'] = (act) => {
    const before = waiting ?? Promise.resolve();
    waiting = before
      .then(async () => {
        await act(await import('@actions/core'));
      })
      .catch((error: unknown) => {
        failures.push(error);
      });
  };
  const print: Toolkit['print'] = (line) => {
    if (waiting === undefined) write(`${line}\n`);
    else use(() => write(`${line}\n`));
  };
  return {
    use,
    print,
    group: (title) => print(`::group::${escapeData(title)}`),
    endGroup: () => print('::endgroup::'),
    error: (line) => write(`::error::${escapeData(line)}\n`),
    mask: (secret) => write(`::add-mask::${escapeData(secret)}\n`),
    async settled() {
      const last = waiting;
      await last;
      // What comes now has nothing to wait for, so that it stays in front of an error that is told at once.
      if (waiting === last) waiting = undefined;
      const [failure] = failures;
      failures = [];
      if (failure !== undefined) throw failure;
    },
  };
}

/** As the toolkit writes the data of a command: a line break would end it. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
