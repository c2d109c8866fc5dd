import type { ReviewedChange } from '../port.ts';

/** A deployment request as what is reviewed. Its markers are signed for its number alone. */
export function deploymentChange(number: number): ReviewedChange {
  return {
    kind: 'deployments',
    noun: 'deployment',
    name: `deployment ${number}`,
    identity: [String(number)],
    reportedAs: 'deployment',
  };
}
