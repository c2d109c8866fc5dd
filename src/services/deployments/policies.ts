import { type CallPolicy, IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/policy.ts';
import type { Refusal } from '../port.ts';
import type { Operation } from './endpoints.ts';

/** The service has no key of idempotency; what answers a write that may be repeated need not be read. */
const IDEMPOTENT: CallPolicy = { ...IDEMPOTENT_POLICY, body: 'ignored' };

/**
 * The last row puts a check also where another method was set for it: it creates or updates by name, so it
 * may be repeated.
 */
export const POLICIES: Readonly<Record<Operation | 'obtain-token', CallPolicy>> = {
  'obtain-token': { ...READ_POLICY, atEnd: 'sent' },
  'get-deployment': READ_POLICY,
  'list-comments': READ_POLICY,
  'create-comment': POST_POLICY,
  reply: POST_POLICY,
  resolve: IDEMPOTENT,
  'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
  'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};

/** What statuses of this service speak of. */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  413: 'too-large',
};

/**
 * What is wrong with what was sent: of a comment its line (422 is what services of this kind answer to one
 * that they cannot place), of a check its text.
 */
const OF_CONTENT: readonly number[] = [400, 422];
const CONTENT: Readonly<Partial<Record<Operation, Refusal>>> = {
  'create-comment': 'position',
  'put-check': 'too-large',
};

const CHECK_REMEDIES: Readonly<Partial<Record<Refusal, string>>> = {
  forbidden:
    'setting a check needs an Account Owner: make the user of this client one, or use a client of an Account Owner',
  gone: 'if this service sets checks by another path, set put-check in the input endpoints',
};

/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 */
export function toRefusal(
  operation: Operation,
  status: number | undefined,
): { readonly refusal: Refusal; readonly remedy?: string } {
  if (status === undefined) return { refusal: 'other' };
  const refusal = (OF_CONTENT.includes(status) ? CONTENT[operation] : REFUSALS[status]) ?? 'other';
  const remedy = operation === 'put-check' ? CHECK_REMEDIES[refusal] : undefined;
  return remedy === undefined ? { refusal } : { refusal, remedy };
}
