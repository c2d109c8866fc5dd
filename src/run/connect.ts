import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Reviewed, ReviewedDeployment } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../services/deployments/base-url.ts';
import { deploymentChange } from '../services/deployments/deployment-change.ts';
import { parseEndpointOverrides } from '../services/deployments/endpoints.ts';
import { createReviewService, type ReviewServiceOptions } from '../services/deployments/rest.ts';
import type { ReviewService } from '../services/port.ts';
import { VERSION } from '../version.ts';

/**
 * The review service of a deployment.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot be used
 */
export function connect(
  deployment: ReviewedDeployment,
  limits: Pick<ReviewServiceOptions, 'readyTimeoutMs' | 'deadline' | 'signal' | 'token' | 'onToken'>,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): ReviewService {
  const { clientId, clientSecret, deploymentNumber } = deployment;
  const baseUrl = parseBaseUrl(deployment.baseUrl);
  const route = findRoute(baseUrl, world.environment);
  world.useRoute(route);
  return createReviewService({
    baseUrl,
    clientId,
    clientSecret,
    deploymentNumber,
    endpoints: parseEndpointOverrides(deployment.endpoints),
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
