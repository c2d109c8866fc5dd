import type { Chosen } from './choose-service.ts';
import type { CiService } from './ci-service.ts';
import { toMergeRequest } from './merge-request.ts';
import { toPullRequest } from './pull-request.ts';
import type { Read, Reviewed, ReviewedDeployment } from './reviewed.ts';
import type { LenientInputs } from './table.ts';

/** What is reviewed: undefined where an input that it needs is not set or does not fit the others. */
export function readReviewed(
  inputs: LenientInputs,
  chosen: Chosen | undefined,
  ci: CiService | undefined,
): Read<Reviewed> {
  const {
    'base-url': baseUrl,
    'client-id': clientId,
    'client-secret': clientSecret,
    'previous-client-secret': previousClientSecret,
    'deployment-number': deploymentNumber,
    'signing-key': signingKey,
    'previous-signing-key': previousSigningKey,
    endpoints,
    'base-sha': base,
    'head-sha': head,
  } = inputs;
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const key = { signingKey, previousSigningKey };
  switch (chosen) {
    case 'commits':
      return { value: diff && { kind: 'commits', diff, deploymentNumber }, faults: [] };
    case 'deployments':
      return { value: toDeployment(), faults: [] };
    case 'gitlab':
      return toMergeRequest(inputs, key, ci);
    case 'github':
      return toPullRequest(inputs, key, ci);
    default:
      return { value: undefined, faults: [] };
  }

  function toDeployment(): ReviewedDeployment | undefined {
    if (baseUrl === undefined || clientId === undefined) return undefined;
    if (clientSecret === undefined || deploymentNumber === undefined) return undefined;
    const client = { clientId, clientSecret, previousClientSecret };
    return { kind: 'deployment', baseUrl, ...client, ...key, deploymentNumber, endpoints, diff };
  }
}
