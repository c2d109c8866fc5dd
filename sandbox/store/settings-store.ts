import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../settings.ts';

const settingRow = z.object({ name: z.string(), value: z.string() });

export interface SettingsStore {
  get(): Settings;
  /** Stores the settings that are given and leaves the others as they are. */
  change(changes: Partial<Settings>): Settings;
}

/** One row a setting, its value as JSON. A setting without a row has its default. */
export function settingsStore(db: DatabaseSync): SettingsStore {
  const get = (): Settings => {
    const rows = settingRow.array().parse(db.prepare('SELECT name, value FROM settings').all());
    const stored = rows.map((row): [string, unknown] => [row.name, JSON.parse(row.value)]);
    return settingsSchema.parse(Object.fromEntries([...Object.entries(DEFAULT_SETTINGS), ...stored]));
  };
  return {
    get,
    change: (changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) continue;
        db.prepare(
          'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        ).run(name, JSON.stringify(value));
      }
      return get();
    },
  };
}
