import type { FilterMode } from '../diff/anchor.ts';
import type { Level } from '../finding/finding.ts';

/** What the user asked for, as far as the plan depends on it. */
export interface Policy {
  readonly filterMode: FilterMode;
  /** Lowest level that gets a thread. */
  readonly minLevel: Level;
  /** Lowest level that fails the check; `never` lets everything pass. */
  readonly failLevel: Level | 'never';
  readonly acceptResolved: boolean;
  readonly maxThreads: number;
  /** Whether one problem that several tools report gets one thread. */
  readonly twins: 'merge' | 'apart';
  readonly resolveFixed: boolean;
  readonly resolveDiscussed: boolean;
}
