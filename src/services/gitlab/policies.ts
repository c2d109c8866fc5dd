import { IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/base-policies.ts';
import type { CallPolicy } from '../../http/outcome.ts';
import type { Operation } from './endpoints.ts';

/**
 * A POST is never repeated: a 500 may have saved the note. The second time the same state is one that is
 * there already, or one more of which the last one counts.
 */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'get-user': READ_POLICY,
  'get-member': READ_POLICY,
  'get-account': READ_POLICY,
  'get-project': READ_POLICY,
  'get-merge-request': READ_POLICY,
  'list-discussions': READ_POLICY,
  'list-statuses': READ_POLICY,
  'create-discussion': POST_POLICY,
  'create-note': POST_POLICY,
  reply: POST_POLICY,
  resolve: { ...IDEMPOTENT_POLICY, body: 'ignored' },
  'edit-note': IDEMPOTENT_POLICY,
  'delete-note': { ...IDEMPOTENT_POLICY, body: 'ignored', notFound: 'done' },
  // 409 is one of two writers at the same time.
  'post-status': { ...IDEMPOTENT_POLICY, body: 'ignored', atEnd: 'sent' },
};
