import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Reviewed, ReviewedCommits, ReviewedOnService } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../services/deployments/base-url.ts';
import { deploymentChange } from '../services/deployments/deployment-change.ts';
import { parseEndpointOverrides } from '../services/deployments/endpoints.ts';
import { createReviewService, type ReviewServiceOptions } from '../services/deployments/rest.ts';
import type { ReviewedChange, ReviewService } from '../services/port.ts';
import { VERSION } from '../version.ts';

/** The change that a review of two commits names in its report; nobody asks it. */
export function nameChange({ deploymentNumber }: ReviewedCommits): ReviewedChange | undefined {
  return deploymentNumber === undefined ? undefined : deploymentChange(deploymentNumber);
}

/**
 * The review service of what is reviewed on one: the one place that knows which services there are.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot
 * be used
 */
export function connect(
  reviewed: ReviewedOnService,
  limits: Pick<ReviewServiceOptions, 'readyTimeoutMs' | 'deadline' | 'signal' | 'token' | 'onToken'>,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): ReviewService {
  const { clientId, clientSecret, deploymentNumber } = reviewed;
  const baseUrl = parseBaseUrl(reviewed.baseUrl);
  const route = findRoute(baseUrl, world.environment);
  world.useRoute(route);
  return createReviewService({
    baseUrl,
    clientId,
    clientSecret,
    deploymentNumber,
    endpoints: parseEndpointOverrides(reviewed.endpoints),
    ...limits,
    userAgent: `sarif-review/${VERSION}`,
    world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
    progress: (line) => host.status(line),
    onSecret: (secret) => host.mask(secret),
  });
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
  const baseUrl = parseBaseUrl(reviewed.baseUrl);
  const route = findRoute(baseUrl, environment);
  const way = route.kind === 'proxy' ? `, ${describeRoute(route)}` : '';
  return `Reviewing ${deploymentChange(reviewed.deploymentNumber).name} at ${baseUrl}${way}`;
}
