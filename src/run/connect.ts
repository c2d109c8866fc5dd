import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { ReviewedDeployment } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../service/base-url.ts';
import { parseEndpointOverrides } from '../service/endpoints.ts';
import type { ReviewService } from '../service/port.ts';
import { createReviewService, type ReviewServiceOptions } from '../service/rest.ts';
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
  if (route.kind === 'proxy') host.status(`The review service is reached ${describeRoute(route)}`);
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
