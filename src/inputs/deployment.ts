import type { Read, ReviewedOnService, SigningSecrets } from './reviewed.ts';
import type { LenientInputs } from './table.ts';

export function toDeployment(
  inputs: LenientInputs,
  keys: SigningSecrets,
): Read<ReviewedOnService<'deployments'>> {
  const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
  const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
  if (baseUrl === undefined || clientId === undefined) return { value: undefined, faults: [] };
  if (clientSecret === undefined || deploymentNumber === undefined) return { value: undefined, faults: [] };
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const value = {
    kind: 'deployments',
    baseUrl,
    clientId,
    clientSecret,
    ...keys,
    deploymentNumber,
    endpoints,
    diff,
  } as const;
  return { value, faults: [] };
}
