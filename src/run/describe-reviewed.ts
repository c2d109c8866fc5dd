import type { Reviewed } from '../inputs/reviewed.ts';
import { parseBaseUrl } from '../services/deployments/base-url.ts';
import { deploymentChange } from '../services/deployments/deployment-change.ts';

/**
 * What is reviewed and where, the first line of the log.
 *
 * @throws ConfigurationError where the address is none
 */
export function describeReviewed(reviewed: Reviewed): string {
  if (reviewed.kind === 'commits') {
    const { base, head } = reviewed.diff;
    return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
  }
  const { deploymentNumber, baseUrl } = reviewed;
  return `Reviewing ${deploymentChange(deploymentNumber).name} at ${parseBaseUrl(baseUrl)}`;
}
