import { ConfigurationError } from '../errors.ts';
import { deploymentChange, parseBaseUrl } from './deployment-change.ts';
import type { createReviewService } from './deployments.ts';
import type { GiteaKind } from './gitea-client.ts';
import type { createGithubService, findPullRequests } from './github.ts';
import type { createGitlabService } from './gitlab.ts';
import type { ClientOptions } from './http.ts';
import type { MergedListing, ReviewService, WantedChanges } from './port.ts';

/**
 * What the program knows of a review service beside what the port says. Adapters are loaded when they are
 * asked for, so that a run loads one of them, and everything else here is small.
 *
 * @template Access what a change there is reached by
 */
interface Service<Access> {
  readonly brand: string;
  readonly noun: string;
  /** Whether its CI shows annotations on the lines of a change. */
  readonly annotates: boolean;
  address(access: Access): string;
  /** The change and where it is, for the log. Throws what `address` throws. */
  describe(access: Access): string;
  /** Where its changes are, as people open it in a browser. Throws what `address` throws. */
  place(access: Access): string;
  ofNumber<A extends Access>(access: A, number: number): A;
  /**
   * The changes that were merged last. Missing where the service lists none. Throws ServiceError, and
   * ConfigurationError where the credentials are refused.
   */
  listMerged?(access: Access, wanted: WantedChanges, options: ClientOptions): Promise<MergedListing>;
  connect(access: Access, options: ClientOptions): Promise<ReviewService>;
}

/** What a change is reached by: all that its adapter takes but how the service is asked. */
type AccessFor<Create extends (options: never) => ReviewService> = Omit<
  Parameters<Create>[0],
  keyof ClientOptions
>;

/** A service that can tell which open changes have a commit as their head. */
interface FindsByHead {
  findByHead(
    place: Omit<PullRequest, 'pullRequest'>,
    head: Parameters<typeof findPullRequests>[1],
    options: ClientOptions,
  ): Promise<readonly { readonly number: number; readonly access: PullRequest }[]>;
}

interface Queue {
  readonly sha: string;
  readonly number?: number;
}

interface CiPlace extends Pick<MergeRequest, 'pipeline'> {
  readonly apiUrl: string;
  readonly project: string | undefined;
}

/** A service whose CI runs for queues of changes, and is told that each of them was reviewed. */
interface HasQueues {
  /** Whether the exit status of the job can be the check, so that nobody is asked. */
  readonly takesExitStatus: boolean;
  /**
   * @param check `job`: where the exit status of the job can be the check, it is
   * @throws ConfigurationError where CI does not name the project
   */
  connectQueue(
    ci: CiPlace,
    queue: Queue,
    token: string,
    check: 'job' | 'status',
    options: ClientOptions,
  ): Promise<Pick<ReviewService, 'noun' | 'putCheck'>>;
}

interface OnPages {
  readonly webUrl: string;
}

type PullRequest = AccessFor<typeof createGithubService> & OnPages;
type MergeRequest = AccessFor<typeof createGitlabService> & OnPages;

const PULL_REQUEST: Pick<Service<PullRequest>, 'noun' | 'address' | 'describe' | 'place' | 'ofNumber'> = {
  noun: 'pull request',
  address: ({ apiUrl }) => apiUrl,
  describe: ({ pullRequest, repository, webUrl }) =>
    `pull request #${pullRequest} of ${repository} at ${webUrl}`,
  place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
  ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
};

const deployments: Service<AccessFor<typeof createReviewService> & { readonly endpoints: string }> = {
  brand: 'the review service',
  noun: 'deployment',
  annotates: false,
  address: ({ baseUrl }) => parseBaseUrl(baseUrl),
  describe: ({ deploymentNumber, baseUrl }) =>
    `${deploymentChange(deploymentNumber).name} at ${parseBaseUrl(baseUrl)}`,
  place: ({ baseUrl }) => parseBaseUrl(baseUrl),
  ofNumber: (access, deploymentNumber) => ({ ...access, deploymentNumber }),
  async connect(access, options) {
    const { createReviewService } = await import('./deployments.ts');
    return createReviewService({ ...access, ...options });
  },
};

const gitlab: Service<MergeRequest> & HasQueues = {
  brand: 'GitLab',
  noun: 'merge request',
  annotates: false,
  takesExitStatus: true,
  address: ({ apiUrl }) => apiUrl,
  describe: ({ mergeRequest: number, project, webUrl }) =>
    `merge request !${number} of the project ${project} at ${webUrl}`,
  place: ({ project, webUrl }) => `${webUrl}/${project}`,
  ofNumber: (access, number) => ({ ...access, mergeRequest: number }),
  async listMerged(access, wanted, options) {
    return (await import('./gitlab.ts')).listMergeRequests(access, wanted, options);
  },
  async connect(access, options) {
    const { createGitlabService } = await import('./gitlab.ts');
    return createGitlabService({ ...access, ...options });
  },
  async connectQueue({ apiUrl, project, pipeline }, { number }, token, check, options) {
    if (project === undefined || number === undefined) throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
    const { createGitlabService } = await import('./gitlab.ts');
    const access = { apiUrl, project, pipeline, mergeRequest: number, token, check };
    return createGitlabService({ ...access, ...options });
  },
};

const github: Service<PullRequest> & FindsByHead & HasQueues = {
  ...PULL_REQUEST,
  brand: 'GitHub',
  annotates: true,
  takesExitStatus: false,
  async listMerged(access, wanted, options) {
    return (await import('./github.ts')).listPullRequests(access, wanted, options);
  },
  async connect(access, options) {
    const { createGithubService } = await import('./github.ts');
    return createGithubService({ ...access, ...options });
  },
  async findByHead(place, head, options) {
    const { findPullRequests } = await import('./github.ts');
    const numbers = await findPullRequests({ ...place, ...options }, head);
    return numbers.map((number) => ({ number, access: { ...place, pullRequest: number } }));
  },
  async connectQueue({ apiUrl, project: repository }, { sha }, token, _, options) {
    if (repository === undefined) throw unnamed('GITHUB_REPOSITORY');
    const { putCheckOn } = await import('./github.ts');
    const to = { ...options, token, apiUrl, repository };
    return { noun: github.noun, putCheck: (check) => putCheckOn(to, sha, check) };
  },
};

/** Both hosts of one family: what differs between them, their adapter knows. */
function giteaOf(kind: GiteaKind, brand: string): Service<PullRequest> {
  return {
    ...PULL_REQUEST,
    brand,
    annotates: false,
    async listMerged(access, wanted, options) {
      return (await import('./gitea.ts')).listGiteaPulls({ ...access, kind }, wanted, options);
    },
    async connect(access, options) {
      const { createGiteaService } = await import('./gitea.ts');
      return createGiteaService({ ...access, ...options, kind });
    },
  };
}

const [gitea, forgejo] = [giteaOf('gitea', 'Gitea'), giteaOf('forgejo', 'Forgejo')];

/**
 * A plan between two commits may name a deployment, and an address is read before it is known whose it is.
 */
export { deploymentChange, parseBaseUrl };

/** All review services. Another one is one more row, and a folder beside this file. */
export const SERVICES = { deployments, gitlab, github, gitea, forgejo } as const;

export type ServiceKind = keyof typeof SERVICES;

export const SERVICE_KINDS = Object.keys(SERVICES) as readonly ServiceKind[];

export type AccessOf<Kind extends ServiceKind> = Parameters<(typeof SERVICES)[Kind]['address']>[0];

/** What is known of the service that a change is on. */
export function serviceOf<Kind extends ServiceKind>({
  kind,
}: {
  readonly kind: Kind;
}): Service<AccessOf<Kind>> {
  return SERVICES[kind];
}

/** A service whose CI runs for queues of changes. Throws where that of this kind does not. */
export function queuesOf(kind: ServiceKind): HasQueues {
  const row = SERVICES[kind];
  if (!('connectQueue' in row)) throw new Error(`${row.brand} knows no queues`);
  return row;
}

function unnamed(variable: string): ConfigurationError {
  return new ConfigurationError(`The variable ${variable} is not set, so that this CI names no project.`);
}
