import type { Diffs } from '../git/diffs.ts';
import type { RunGit } from '../git/run-git.ts';
import type { Role } from '../store/account-store.ts';
import type { Store } from '../store/store.ts';

/** What the rules work on. Clock in milliseconds since the epoch. */
export interface Sandbox {
  readonly store: Store;
  readonly git: RunGit;
  readonly diffs: Diffs;
  readonly clock: () => number;
  /** An id that was never used before. */
  readonly newId: () => string;
}

/** Who makes a request: a user, through one of their OAuth clients. */
export interface Caller {
  readonly user: { readonly id: string; readonly name: string; readonly role: Role };
  readonly clientId: string;
}
