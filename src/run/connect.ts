import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Inputs } from '../inputs/schema.ts';
import { parseBaseUrl } from '../service/base-url.ts';
import { parseEndpointOverrides } from '../service/endpoints.ts';
import type { ReviewService } from '../service/port.ts';
import { createReviewService, type ReviewServiceOptions } from '../service/rest.ts';
import { VERSION } from '../version.ts';

/** The inputs that say where the service is and who calls. */
export type ServiceInputs = Pick<
  Inputs,
  'base-url' | 'client-id' | 'client-secret' | 'deployment-number' | 'endpoints' | 'ready-timeout'
>;

/**
 * The review service that the inputs name.
 *
 * @throws ConfigurationError where the address or an endpoint is none, or the proxy of the environment cannot be used
 */
export function connect(
  inputs: ServiceInputs,
  limits: Pick<ReviewServiceOptions, 'deadline' | 'signal' | 'token' | 'onToken'>,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): ReviewService {
  const { 'deployment-number': deploymentNumber = 0, 'client-id': clientId = '' } = inputs;
  const baseUrl = parseBaseUrl(inputs['base-url'] ?? '');
  const route = findRoute(baseUrl, world.environment);
  world.useRoute(route);
  if (route.kind === 'proxy') host.status(`The review service is reached ${describeRoute(route)}`);
  return createReviewService({
    baseUrl,
    clientId,
    clientSecret: inputs['client-secret'] ?? '',
    deploymentNumber,
    endpoints: parseEndpointOverrides(inputs.endpoints),
    readyTimeoutMs: inputs['ready-timeout'] * 1_000,
    ...limits,
    userAgent: `sarif-review/${VERSION}`,
    world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
    progress: (line) => host.status(line),
    onSecret: (secret) => host.mask(secret),
  });
}
