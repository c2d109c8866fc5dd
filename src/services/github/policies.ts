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
  | 'put-status';

const READ: CallPolicy = {
  turn: 'at-once',
  unknown: 'repeat',
  notReady: 'refused',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};
/**
 * Nothing keeps a second POST from making a second comment, so one whose effect is unknown is never repeated.
 */
const POST: CallPolicy = {
  turn: 'in-line',
  unknown: 'set-aside',
  notReady: 'wait',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};
/** The second time changes nothing. An answer that cannot be read may hold an error, also with status 200. */
const IDEMPOTENT: CallPolicy = { ...POST, unknown: 'repeat' };

/** What may be sent again. Of a status the last one of its context counts. */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'find-change': READ,
  'read-change': READ,
  'find-base': READ,
  'list-comments': READ,
  'find-comment': READ,
  'get-permission': READ,
  'post-review': POST,
  'post-on-file': POST,
  'post-comment': POST,
  reply: POST,
  edit: IDEMPOTENT,
  'set-resolved': IDEMPOTENT,
  'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
  'put-status': { ...IDEMPOTENT, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};
