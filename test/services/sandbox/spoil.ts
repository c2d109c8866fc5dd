import type { Effect } from '../../../sandbox/faults/fault-rule.ts';
import type { Refusal } from '../../../src/services/port.ts';

/**
 * How a call ended that did not go well. `again`: nothing was done, and it may be sent once more. `lost`:
 * nobody knows.
 */
export type Failure =
  | { readonly kind: 'again' | 'lost'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly message: string };

const REFUSALS: Readonly<Record<number, Refusal>> = { 403: 'forbidden', 404: 'gone', 413: 'too-large' };
const AGAIN: readonly number[] = [401, 409, 429, 503];

/**
 * What a fault of the answer comes to, and whether the call has had its effect; undefined where it is of
 * another kind.
 */
export function spoil(effect: Effect): { readonly failure: Failure; readonly after: boolean } | undefined {
  switch (effect.kind) {
    case 'lost':
      return { failure: { kind: 'lost', message: 'no answer' }, after: effect.when === 'after' };
    case 'stalled-body':
    case 'cut-body':
    case 'unreadable-json':
      return { failure: { kind: 'lost', message: 'half an answer' }, after: true };
    case 'redirect':
      return { failure: { kind: 'refused', refusal: 'other', message: 'a redirect' }, after: false };
    case 'status':
      return { failure: ofStatus(effect.status), after: effect.when === 'after' };
    default:
      return undefined;
  }
}

function ofStatus(status: number): Failure {
  const message = `${status}`;
  if (AGAIN.includes(status)) return { kind: 'again', message };
  const refusal = REFUSALS[status];
  return refusal === undefined ? { kind: 'lost', message } : { kind: 'refused', refusal, message };
}
