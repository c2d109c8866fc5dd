import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const roleSchema = z.enum(['Account Owners', 'All Users']);
export type Role = z.infer<typeof roleSchema>;

const userRow = z.object({ id: z.string(), name: z.string(), role: roleSchema });
export type User = z.infer<typeof userRow>;

export interface AccountStore {
  insertUser(user: User): void;
  findUser(id: string): User | undefined;
  /** The user that the first start made. */
  firstUser(): User | undefined;
  /** In order of creation. */
  listUsers(): readonly User[];
}

/** The users of the sandbox. */
export function accountStore(db: DatabaseSync): AccountStore {
  return {
    insertUser: (user) => {
      db.prepare('INSERT INTO users (id, name, role) VALUES (?, ?, ?)').run(user.id, user.name, user.role);
    },
    findUser: (id) => userRow.optional().parse(db.prepare('SELECT * FROM users WHERE id = ?').get(id)),
    firstUser: () =>
      userRow.optional().parse(db.prepare('SELECT * FROM users ORDER BY sequence LIMIT 1').get()),
    listUsers: () => userRow.array().parse(db.prepare('SELECT * FROM users ORDER BY sequence').all()),
  };
}
