import { deploymentChange } from '../services/index.ts';
import type { Chosen } from './choose-service.ts';
import type { CiService } from './ci-service.ts';
import type { Read } from './read.ts';
import { REVIEW_SERVICES } from './review-services.ts';
import type { Reviewed } from './reviewed.ts';
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
    'base-url': _baseUrl,
    token: _token,
    'merge-request': _mergeRequest,
    'pull-request': _pullRequest,
    'client-id': _clientId,
    'client-secret': _clientSecret,
    'previous-client-secret': _previousClientSecret,
    'deployment-number': deploymentNumber,
    'signing-key': signingKey,
    'previous-signing-key': previousSigningKey,
    'previous-authors': _previousAuthors,
    endpoints: _endpoints,
    'base-sha': base,
    'head-sha': head,
    ...others
  } = inputs;
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const keys = { signingKey, previousSigningKey };
  const { value: reviewed, faults } = toReviewed();
  return { reviewed, faults, others };

  function toReviewed(): Read<Reviewed> {
    if (chosen === undefined || chosen === 'unclear') return { value: undefined, faults: [] };
    if (chosen !== 'commits') return REVIEW_SERVICES[chosen].toReviewed(inputs, keys, ci);
    const change = deploymentNumber === undefined ? undefined : deploymentChange(deploymentNumber);
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
  }
}
