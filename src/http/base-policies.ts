import type { CallPolicy } from './outcome.ts';

/** Reads change nothing, so that they are sent again after any trouble. */
export const READ_POLICY: CallPolicy = {
  turn: 'at-once',
  unknown: 'repeat',
  notReady: 'refused',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

/**
 * Where nothing keeps a second POST from making a second comment: one whose effect is unknown is never
 * repeated.
 */
export const POST_POLICY: CallPolicy = {
  turn: 'in-line',
  unknown: 'set-aside',
  notReady: 'wait',
  notFound: 'refused',
  body: 'needed',
  atEnd: 'withheld',
};

/** Writes of which the second one changes nothing. */
export const IDEMPOTENT_POLICY: CallPolicy = { ...POST_POLICY, unknown: 'repeat' };
