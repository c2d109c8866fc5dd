import { ConfigurationError } from '../errors.ts';
import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { CiService, QueueOfChanges } from '../inputs/ci-service.ts';
import type { Reviewed, ReviewedByHead, ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../services/deployments/base-url.ts';
import { deploymentChange } from '../services/deployments/deployment-change.ts';
import { parseEndpointOverrides } from '../services/deployments/endpoints.ts';
import { createReviewService, type ReviewServiceOptions } from '../services/deployments/rest.ts';
import { findPullRequests } from '../services/github/find-pull-requests.ts';
import { createGithubService } from '../services/github/github-service.ts';
import { putVerdictOn } from '../services/github/put-status.ts';
import { createGitlabService } from '../services/gitlab/gitlab-service.ts';
import type { Outcome, ReviewedChange, ReviewService, Verdict } from '../services/port.ts';
import { VERSION } from '../version.ts';
import { withPreviousAuthors } from './with-previous-authors.ts';

/** The change that a review of two commits names in its report; nobody asks it. */
export function nameChange({ deploymentNumber }: ReviewedCommits): ReviewedChange | undefined {
  return deploymentNumber === undefined ? undefined : deploymentChange(deploymentNumber);
}

/** How long, and how, a service may be asked. */
export type Limits = Pick<
  ReviewServiceOptions,
  'readyTimeoutMs' | 'deadline' | 'signal' | 'token' | 'onToken'
>;

/** The open changes that have this head, by their numbers, and what a change is called there. */
export async function findChangesOfHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): Promise<{ readonly numbers: readonly number[]; readonly noun: string }> {
  const rest = common(reviewed, limits, host, world);
  const numbers = await findPullRequests({ ...rest, ...reviewed }, reviewed.head);
  return { numbers, noun: 'pull request' };
}

/**
 * The review service of what is reviewed on one: the one place that knows which services there are.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot
 * be used
 */
export function connect(
  reviewed: ReviewedOnService,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): ReviewService {
  const rest = common(reviewed, limits, host, world);
  switch (reviewed.kind) {
    case 'deployment': {
      const { clientId, clientSecret, deploymentNumber } = reviewed;
      const endpoints = parseEndpointOverrides(reviewed.endpoints);
      const client = { baseUrl: addressOf(reviewed), clientId, clientSecret, deploymentNumber };
      return createReviewService({ ...client, endpoints, ...rest });
    }
    case 'merge-request':
      return withPreviousAuthors(
        createGitlabService({ ...rest, ...reviewed, begin: limits.token }),
        reviewed.previousAuthors,
      );
    case 'pull-request':
      return withPreviousAuthors(
        createGithubService({ ...rest, ...reviewed, begin: limits.token }),
        reviewed.previousAuthors,
      );
  }
}

/** How a queue of changes that wait to be merged is told that one of them was reviewed. */
export interface QueueService {
  /** What a change is called there. */
  readonly noun: string;
  putVerdict(verdict: Verdict): Promise<Outcome<null>>;
}

/**
 * The service of a queue, for its verdict alone.
 *
 * @param verdict `job`: where the exit status of the job can be the verdict, it is
 * @throws ConfigurationError where the proxy of the environment cannot be used
 */
export function connectQueue(
  { ci, queue, token }: { readonly ci: CiService; readonly queue: QueueOfChanges; readonly token: string },
  verdict: 'job' | 'status',
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): QueueService {
  const options = { ...common(ci, limits, host, world), token };
  if (ci.service === 'gitlab') {
    const { apiUrl, project, pipeline } = ci;
    const { number: mergeRequest } = queue;
    if (project === undefined || mergeRequest === undefined) throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
    const change = { apiUrl, project, mergeRequest, pipeline, verdict };
    const { noun, putVerdict } = createGitlabService({ ...options, ...change });
    return { noun, putVerdict };
  }
  const { apiUrl, graphqlUrl, repository } = ci;
  if (repository === undefined) throw unnamed('GITHUB_REPOSITORY');
  const to = { ...options, apiUrl, graphqlUrl, repository };
  return { noun: 'pull request', putVerdict: (put) => putVerdictOn(to, queue.sha, put) };
}

function unnamed(variable: string): ConfigurationError {
  return new ConfigurationError(`The variable ${variable} is not set, so that this CI names no project.`);
}

/** What every service is asked with. From here on requests take the way that the environment asks for. */
function common(
  reviewed: ReviewedOnService | ReviewedByHead | CiService,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
) {
  const route = findRoute(addressOf(reviewed), world.environment);
  world.useRoute(route);
  return {
    ...limits,
    userAgent: `sarif-review/${VERSION}`,
    world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
    progress: (line: string) => host.status(line),
    onSecret: (secret: string) => host.mask(secret),
  };
}

/**
 * What is reviewed, where, and through which proxy: the first line of the log.
 *
 * @throws what `connect` throws
 */
export function describeReviewed(reviewed: Reviewed, { environment }: ProcessWorld): string {
  if (reviewed.kind === 'commits') {
    const { base, head } = reviewed.diff;
    return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
  }
  const route = findRoute(addressOf(reviewed), environment);
  const way = route.kind === 'proxy' ? `, ${describeRoute(route)}` : '';
  return `Reviewing ${describeChange(reviewed)}${way}`;
}

function describeChange(reviewed: ReviewedOnService | ReviewedByHead): string {
  switch (reviewed.kind) {
    case 'deployment':
      return `${deploymentChange(reviewed.deploymentNumber).name} at ${addressOf(reviewed)}`;
    case 'merge-request':
      return `merge request !${reviewed.mergeRequest} of the project ${reviewed.project} at ${reviewed.webUrl}`;
    case 'pull-request':
      return `pull request #${reviewed.pullRequest} of ${reviewed.repository} at ${reviewed.webUrl}`;
    case 'by-head':
      return `the pull request of ${reviewed.repository} with the head ${reviewed.head.sha.slice(0, 7)}`;
  }
}

/** Where calls go to. Throws ConfigurationError where the input is no address. */
function addressOf(reviewed: ReviewedOnService | ReviewedByHead | CiService): string {
  return 'baseUrl' in reviewed ? parseBaseUrl(reviewed.baseUrl) : reviewed.apiUrl;
}
