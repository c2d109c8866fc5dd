import type { Refusal } from '../port.ts';
import type { Operation } from './endpoints.ts';

/** What statuses of this service speak of; 422 is what services of this kind answer to a line that they cannot place. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  400: 'position',
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
  422: 'position',
};

/** A check has no position: what it may be refused for is its description. */
const OF_CHECKS: Readonly<Record<number, Refusal>> = { ...REFUSALS, 400: 'too-large', 422: 'too-large' };

const CHECK_REMEDIES: Readonly<Partial<Record<Refusal, string>>> = {
  forbidden:
    'putting a check needs an Account Owner, so let the user of this client become one, or take a client of one',
  gone: 'where this service puts checks by another path, set put-check in the input endpoints',
};

/** What a refused operation was refused for, and what helps where that is known. `status`: undefined where there was no answer. */
export function toRefusal(
  operation: Operation,
  status: number | undefined,
): { readonly refusal: Refusal; readonly remedy?: string } {
  if (operation !== 'put-check') return { refusal: REFUSALS[status ?? 0] ?? 'other' };
  const refusal = OF_CHECKS[status ?? 0] ?? 'other';
  const remedy = CHECK_REMEDIES[refusal];
  return remedy === undefined ? { refusal } : { refusal, remedy };
}
