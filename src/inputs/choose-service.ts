import { listed } from '../text/listed.ts';
import { REVIEW_SERVICES } from './review-services.ts';
import { plansAlone } from './reviewed.ts';
import type { InputName, LenientInputs, RawInputs } from './schema.ts';
import { variableName } from './variable-name.ts';

/**
 * What a run needs to reach what it reviews; undefined where nothing says what that is. An input of a service
 * that is set means it whatever else is missing, so that an empty variable never turns a run into one for
 * something else.
 */
export function neededInputs(raw: RawInputs, inputs: LenientInputs): readonly InputName[] | undefined {
  if (plansAlone(inputs)) return [];
  if (inputs.service !== undefined) return REVIEW_SERVICES[inputs.service].needed;
  // The word for a service is wrong, which is said by itself.
  if (raw.service !== undefined) return [];
  return Object.values(REVIEW_SERVICES).find(({ meanIt }) => meanIt.some((name) => raw[name] !== undefined))
    ?.needed;
}

/** The sentences for inputs of which none says what is reviewed: all the ways to say it. */
export function describeWays(): string {
  const services = Object.values(REVIEW_SERVICES).map(
    ({ change, needed }) => `for ${change}, set ${listed(needed)}`,
  );
  const ways = [...services, 'for a plan between two commits, set dry-run to true, base-sha and head-sha'];
  const example: InputName = 'base-url';
  return (
    `Nothing says what is reviewed: ${ways.join('; ')}. ` +
    `Each is an input of the action, a variable as ${variableName(example)}, or, but for secrets, a flag as --${example}`
  );
}
