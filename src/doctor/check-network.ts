import { describeRoute, findRoute } from '../host/find-route.ts';
import type { Reviewed } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../services/index.ts';
import { type Diagnosis, failed, notChecked } from './diagnosis.ts';

/**
 * Says how the service is reached, and whether its address and the proxy of the environment can be used at
 * all.
 */
export function checkNetwork(
  reviewed: Reviewed | undefined,
  baseUrl: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Diagnosis {
  const known = reviewed !== undefined && 'apiUrl' in reviewed ? reviewed.apiUrl : baseUrl;
  if (known === undefined) return notChecked('network', 'base-url');
  try {
    const address = parseBaseUrl(known);
    const route = describeRoute(findRoute(address, environment));
    return { check: 'network', state: 'ok', message: `${address}, ${route}` };
  } catch (error) {
    return failed('network', error);
  }
}
