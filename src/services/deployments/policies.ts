import { IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/base-policies.ts';
import type { CallPolicy } from '../../http/outcome.ts';
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
