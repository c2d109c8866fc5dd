import type { EventHub } from '../events/event-hub.ts';
import type { Diffs } from '../git/diffs.ts';
import type { Git } from '../git/git.ts';
import type { User } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** What the rules work on. Clock in milliseconds since the epoch. */
export interface Sandbox {
  readonly store: Store;
  readonly git: Git;
  readonly diffs: Diffs;
  readonly clock: () => number;
  /** An id that was never used before. */
  readonly newId: () => string;
  /** Every rule that changes something says so here, after it is stored. */
  readonly events: EventHub;
}

/** Who makes a request to the REST interface: a user, through an OAuth client. */
export interface Caller {
  readonly user: User;
  readonly clientId: string;
}
