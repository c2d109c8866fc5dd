import { deploymentChange } from '../services/index.ts';
import type { Chosen } from './choose-service.ts';
import type { CiService } from './ci-service.ts';
import { REVIEW_SERVICES } from './review-services.ts';
import type { Read, Reviewed } from './reviewed.ts';
import type { LenientInputs } from './table.ts';

/** What is reviewed: undefined where an input that it needs is not set or does not fit the others. */
export function readReviewed(
  inputs: LenientInputs,
  chosen: Chosen | undefined,
  ci: CiService | undefined,
): Read<Reviewed> {
  if (chosen === undefined || chosen === 'unclear') return { value: undefined, faults: [] };
  const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
  if (chosen !== 'commits') {
    const keys = { signingKey: inputs['signing-key'], previousSigningKey: inputs['previous-signing-key'] };
    return REVIEW_SERVICES[chosen].toReviewed(inputs, keys, ci);
  }
  const diff = base === undefined || head === undefined ? undefined : { base, head };
  const change = number === undefined ? undefined : deploymentChange(number);
  return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}
