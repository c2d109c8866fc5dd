import { DISTRIBUTION } from '../distribution.ts';
import type { NamedChange } from '../git/relate-to.ts';
import type { CiChange } from '../inputs/reviewed.ts';
import { at, textAt } from '../logs/raw.ts';
import type { WithoutSecrets } from './host.ts';

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
export function eventChange({ name = '', payload }: WorkflowEvent): CiChange | undefined {
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
