import { plainAddress } from '../inputs/api-address.ts';
import type { CiChange, GithubCi } from '../inputs/ci-service.ts';
import type { WorkflowEvent } from './untrusted-event.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
  const { eventChange } = await import('./github-change.ts');
  return eventChange(await readEvent()) ?? noPullRequest(`the event ${GITHUB_EVENT_NAME}`, GITHUB_EVENT_NAME);
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
    remedy: 'run the step for the event pull_request, or name one in the input pull-request',
    mayPass: event !== undefined && !BY_HAND.includes(event),
  };
}

function set(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
