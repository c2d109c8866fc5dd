import type { Chosen } from './choose-service.ts';
import type { CiService } from './ci-service.ts';
import { toMergeRequest } from './merge-request.ts';
import { toPullRequest } from './pull-request.ts';
import type { Read } from './read.ts';
import type { Reviewed, ReviewedDeployment } from './reviewed.ts';
import type { LenientInputs } from './schema.ts';

/** All inputs that do not say what is reviewed. */
export type OtherInputs = ReturnType<typeof partReviewed>['others'];

/**
 * Parts what is reviewed, undefined where an input that it needs is not set or does not fit the others, from
 * all else.
 */
export function partReviewed(inputs: LenientInputs, chosen: Chosen | undefined, ci: CiService | undefined) {
  const {
    service: _,
    'base-url': baseUrl,
    token: _token,
    'merge-request': _mergeRequest,
    'pull-request': _pullRequest,
    'client-id': clientId,
    'client-secret': clientSecret,
    'previous-client-secret': previousClientSecret,
    'deployment-number': deploymentNumber,
    'signing-key': signingKey,
    'previous-signing-key': previousSigningKey,
    'previous-authors': _previousAuthors,
    endpoints,
    'base-sha': base,
    'head-sha': head,
    ...others
  } = inputs;
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const key = { signingKey, previousSigningKey };
  const { value: reviewed, faults } = toReviewed();
  return { reviewed, faults, others };

  function toReviewed(): Read<Reviewed> {
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
  }

  function toDeployment(): ReviewedDeployment | undefined {
    if (baseUrl === undefined || clientId === undefined) return undefined;
    if (clientSecret === undefined || deploymentNumber === undefined) return undefined;
    const client = { clientId, clientSecret, previousClientSecret };
    return { kind: 'deployment', baseUrl, ...client, ...key, deploymentNumber, endpoints, diff };
  }
}
