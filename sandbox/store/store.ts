import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../settings.ts';
import { accessTokenStore, accountStore, clientStore, grantStore } from './accounts.ts';
import { inTransaction, isBusy, openDatabase } from './database.ts';
import { deploymentStore, projectStore, pushStore, runStore, versionStore } from './deployments.ts';
import { commentStore, discussionStore } from './discussions.ts';
import { requestStore } from './requests.ts';
import { reviewStore } from './reviews.ts';
import { checkStore, statusStore } from './statuses.ts';
import { openTable } from './table.ts';

/** Everything that outlives a restart. It keeps and finds; what is allowed is decided in `rules/`. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the store in a SQLite file, which is made if it is missing. Throws `SandboxStartError` where it
 * cannot be used.
 */
export function openStore(file: string) {
  const db = openDatabase(file);
  // Waits for nobody.
  const impatient = new DatabaseSync(file, { timeout: 0 });
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
    requests: requestStore(),
    settings: settingsStore(db),
    /** Stores all writes of `work` or none. `work` must not wait for anything. */
    transaction: <T>(work: () => T): T => inTransaction(db, work),
    /** Tells that a write would be done at once: no other program has the file locked. */
    isWritable: (): boolean => {
      try {
        inTransaction(impatient, () => undefined);
        return true;
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },
    close: (): void => {
      if (!db.isOpen) return;
      impatient.close();
      db.close();
    },
  };
}

const settingRow = z.object({ name: z.string(), value: z.string() });

/** One row a setting, its value as JSON. A setting without a row has its default. */
function settingsStore(db: DatabaseSync) {
  const settings = openTable(db, 'settings', settingRow);
  const get = (): Settings => {
    const stored = settings
      .list({}, 'name')
      .map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]);
    return settingsSchema.parse(Object.fromEntries([...Object.entries(DEFAULT_SETTINGS), ...stored]));
  };
  return {
    get,
    /** Stores the settings that are given and leaves the others as they are. */
    change: (changes: Partial<Settings>): Settings => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) continue;
        settings.upsert({ name, value: JSON.stringify(value) }, ['value']);
      }
      return get();
    },
  };
}
