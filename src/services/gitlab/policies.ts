import type { CallPolicy } from '../../http/outcome.ts';
import type { Operation } from './endpoints.ts';

const READ: CallPolicy = {
  turn: 'at-once',
  unknown: 'repeat',
  notReady: 'refused',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};
/** A POST whose effect is unknown is never repeated: a 500 may have saved the note. */
const POST: CallPolicy = {
  turn: 'in-line',
  unknown: 'set-aside',
  notReady: 'wait',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

const IDEMPOTENT: CallPolicy = { ...POST, unknown: 'repeat' };

/** The second time the same state is one that is there already, or one more of which the last one counts. */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'get-user': READ,
  'get-member': READ,
  'get-account': READ,
  'get-project': READ,
  'get-merge-request': READ,
  'list-discussions': READ,
  'create-discussion': POST,
  'create-note': POST,
  reply: POST,
  resolve: { ...IDEMPOTENT, body: 'ignored' },
  'edit-note': IDEMPOTENT,
  'delete-note': { ...IDEMPOTENT, body: 'ignored', notFound: 'done' },
  // 409 is one of two writers at the same time.
  'post-status': { ...IDEMPOTENT, body: 'ignored', atEnd: 'sent' },
};
