import { DatabaseSync } from 'node:sqlite';
import { type AccessTokenStore, accessTokenStore } from './access-token-store.ts';
import { type AccountStore, accountStore } from './account-store.ts';
import { type CheckStore, checkStore } from './check-store.ts';
import { type ClientStore, clientStore } from './client-store.ts';
import { type CommentStore, commentStore } from './comment-store.ts';
import { type DeploymentStore, deploymentStore } from './deployment-store.ts';
import { type DiscussionStore, discussionStore } from './discussion-store.ts';
import { type GrantStore, grantStore } from './grant-store.ts';
import { isBusy } from './is-busy.ts';
import { BUSY_TIMEOUT_MS, openDatabase } from './open-database.ts';
import { type ProjectStore, projectStore } from './project-store.ts';
import { type PushStore, pushStore } from './push-store.ts';
import { type RequestStore, requestStore } from './request-store.ts';
import { type ReviewStore, reviewStore } from './review-store.ts';
import { type RunStore, runStore } from './run-store.ts';
import { type SettingsStore, settingsStore } from './settings-store.ts';
import { type StatusStore, statusStore } from './status-store.ts';
import { inTransaction } from './transaction.ts';
import { type VersionStore, versionStore } from './version-store.ts';

/** Everything that outlives a restart. It keeps and finds; what is allowed is decided in `rules/`. */
export interface Store {
  readonly accounts: AccountStore;
  readonly clients: ClientStore;
  readonly grants: GrantStore;
  readonly accessTokens: AccessTokenStore;
  readonly projects: ProjectStore;
  readonly deployments: DeploymentStore;
  readonly versions: VersionStore;
  readonly discussions: DiscussionStore;
  readonly comments: CommentStore;
  readonly checks: CheckStore;
  readonly statuses: StatusStore;
  readonly pushes: PushStore;
  readonly reviews: ReviewStore;
  readonly runs: RunStore;
  readonly requests: RequestStore;
  readonly settings: SettingsStore;
  /** Stores all writes of `work` or none. `work` must not wait for anything. */
  transaction<T>(work: () => T): T;
  /** Whether a write would be done at once: no other program has the file locked. */
  isWritable(): boolean;
  close(): void;
}

/**
 * Opens the store in a SQLite file, which is made if it is missing. Throws `SandboxStartError` where it
 * cannot be used. `reportError` is told where the log of requests cannot be written, which nobody waits for.
 */
export function openStore(
  file: string,
  reportError: (error: unknown) => void = (error) => console.error(error),
): Store {
  const db = openDatabase(file);
  // Waits for nobody.
  const impatient = new DatabaseSync(file, { timeout: 0 });
  impatient.exec('PRAGMA synchronous = NORMAL');
  const requests = requestStore(db, impatient, reportError);
  return {
    accounts: accountStore(db),
    clients: clientStore(db),
    grants: grantStore(db),
    accessTokens: accessTokenStore(db),
    projects: projectStore(db),
    deployments: deploymentStore(db),
    versions: versionStore(db),
    discussions: discussionStore(db),
    comments: commentStore(db),
    checks: checkStore(db),
    statuses: statusStore(db),
    pushes: pushStore(db),
    reviews: reviewStore(db),
    runs: runStore(db),
    requests,
    settings: settingsStore(db),
    transaction: (work) => inTransaction(db, work),
    isWritable: () => {
      try {
        inTransaction(impatient, () => undefined);
        return true;
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },
    close: () => {
      if (!db.isOpen) return;
      requests.close(BUSY_TIMEOUT_MS);
      impatient.close();
      db.close();
    },
  };
}
