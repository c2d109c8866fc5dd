import type { CallPolicy } from '../http/outcome.ts';
import type { Operation } from './endpoints.ts';

const READ: CallPolicy = {
  turn: 'at-once',
  unknown: 'repeat',
  notReady: 'refused',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};
/** The service has no key of idempotency, so a POST whose effect is unknown is never repeated. */
const POST: CallPolicy = {
  turn: 'in-line',
  unknown: 'set-aside',
  notReady: 'wait',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

const IDEMPOTENT: CallPolicy = { ...POST, unknown: 'repeat', body: 'ignored' };

/**
 * The last row puts a check also where another method was set for it: it creates or updates by name, so it
 * may be repeated.
 */
export const POLICIES: Readonly<Record<Operation | 'obtain-token', CallPolicy>> = {
  'obtain-token': { ...READ, atEnd: 'sent' },
  'get-deployment': READ,
  'list-comments': READ,
  'create-comment': POST,
  reply: POST,
  resolve: IDEMPOTENT,
  'delete-comment': { ...IDEMPOTENT, notFound: 'done' },
  'put-check': { ...IDEMPOTENT, notReady: 'refused', atEnd: 'sent' },
};
