import type { Finding } from '../finding/finding.ts';
import type { Tier } from '../match/pool.ts';

/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
export const DISPOSITIONS = [
  'absent',
  'crash',
  'passed',
  'other-tool',
  'suppressed',
  'duplicate',
  'kept',
  'reopened',
  'resolved-by-people',
  'moved-on',
  'ignored',
  'covered',
  'filtered',
  'unanchored',
  'over-limit',
  'posted',
  'failed',
  'undecided',
] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

/** The account of one result. */
export interface Account {
  readonly finding: Finding;
  readonly disposition: Disposition;
  readonly reason: string;
  /** The thread that it has, where there is one. */
  readonly discussionId?: string;
  /** By which evidence the thread was found again; missing where none was. */
  readonly tier?: Tier;
  /** The finding whose thread covers it, where that is still to be posted or reopened. */
  readonly owner?: Finding;
}
