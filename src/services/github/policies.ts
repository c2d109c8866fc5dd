import { IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/base-policies.ts';
import type { CallPolicy } from '../../http/outcome.ts';

export type Operation =
  | 'find-change'
  | 'read-change'
  | 'find-base'
  | 'list-comments'
  | 'find-comment'
  | 'get-permission'
  | 'post-review'
  | 'post-on-file'
  | 'post-comment'
  | 'reply'
  | 'edit'
  | 'set-resolved'
  | 'delete-comment'
  | 'list-statuses'
  | 'put-status';

/**
 * What may be sent again. Of a status the last one of its context counts. An answer that cannot be read may
 * hold an error, also with status 200.
 */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'find-change': READ_POLICY,
  'read-change': READ_POLICY,
  'find-base': READ_POLICY,
  'list-comments': READ_POLICY,
  'find-comment': READ_POLICY,
  'get-permission': READ_POLICY,
  'post-review': POST_POLICY,
  'post-on-file': POST_POLICY,
  'post-comment': POST_POLICY,
  reply: POST_POLICY,
  edit: IDEMPOTENT_POLICY,
  'set-resolved': IDEMPOTENT_POLICY,
  'delete-comment': { ...IDEMPOTENT_POLICY, notFound: 'done' },
  'list-statuses': READ_POLICY,
  'put-status': { ...IDEMPOTENT_POLICY, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};
