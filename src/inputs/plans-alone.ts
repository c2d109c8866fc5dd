import type { LenientInputs } from './schema.ts';

/**
 * A dry run that knows both commits and names no service plans as on a fresh deployment; it needs no
 * credentials.
 */
export function plansAlone(inputs: LenientInputs): boolean {
  return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}

/** It says neither a service nor where one is. */
export function asksNoService(inputs: LenientInputs): boolean {
  return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}
