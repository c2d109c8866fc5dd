import type { LoggedFinding } from '../src/finding/logged-finding.ts';
import type { KnownFinding, Snapshot } from './snapshot.ts';

/** A pair that a contender made; `evidence` says why, where it can. */
export interface MadePair {
  readonly old: KnownFinding;
  readonly now: LoggedFinding;
  readonly evidence: string;
  /** A person's dismissal about the old finding would count for the new one. */
  readonly carries?: boolean;
}

/** What a contender made of two states. */
export interface Made {
  readonly pairs: readonly MadePair[];
  /** Threads without a finding that are left open, since theirs may be there. */
  readonly unverified?: ReadonlySet<KnownFinding>;
}

/** A way to find the findings of one state again in another. */
export interface Contender {
  readonly name: string;
  pair(old: Snapshot, now: Snapshot): Promise<Made>;
}
