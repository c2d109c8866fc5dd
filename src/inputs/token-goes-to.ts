import { SERVICES } from '../services/index.ts';
import { sameOrigin } from './api-address.ts';
import type { CiService } from './ci-service.ts';
import type { LenientInputs } from './schema.ts';
import { variableName } from './variable-name.ts';

/**
 * Why the token must not be sent to these addresses of a service; empty where it may be. A token that CI
 * supplied by itself goes to that CI's own addresses alone: for any other, service and token are both given
 * by hand.
 */
export function refuseToken(
  { service }: Pick<LenientInputs, 'service'>,
  ci: CiService | undefined,
  addresses: readonly string[],
): readonly string[] {
  const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
  const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
  if (foreign === undefined || ci === undefined) return [];
  const where = new URL(foreign).origin;
  const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
  if (service === undefined) {
    return [
      `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
    ];
  }
  if (ci.suppliesToken) {
    return [
      `Input token may be the one that ${SERVICES[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${variableName('token')} (under env)`,
    ];
  }
  return [];
}
