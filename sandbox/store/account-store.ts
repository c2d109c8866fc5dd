import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const roleSchema = z.enum(['Account Owners', 'All Users']);
export type Role = z.infer<typeof roleSchema>;

/** What a user may do in repositories, as their hosts grade it, the least first. */
export const accessSchema = z.enum(['none', 'read', 'write', 'maintain', 'admin']);
export type Access = z.infer<typeof accessSchema>;

const userRow = z
  .object({
    sequence: z.number(),
    id: z.string(),
    name: z.string(),
    role: roleSchema,
    access: accessSchema,
    is_bot: z.number(),
  })
  .transform(({ sequence, is_bot, ...row }) => ({ ...row, number: sequence, isBot: is_bot === 1 }));
/** `number` is the id where a wire has numbers for ids. */
export type User = z.infer<typeof userRow>;

export interface AccountStore {
  /** Gives it the next number. */
  insertUser(user: Omit<User, 'number'>): User;
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
      const { lastInsertRowid } = db
        .prepare('INSERT INTO users (id, name, role, access, is_bot) VALUES (?, ?, ?, ?, ?)')
        .run(user.id, user.name, user.role, user.access, Number(user.isBot));
      return { ...user, number: Number(lastInsertRowid) };
    },
    findUser: (id) => userRow.optional().parse(db.prepare('SELECT * FROM users WHERE id = ?').get(id)),
    firstUser: () =>
      userRow.optional().parse(db.prepare('SELECT * FROM users ORDER BY sequence LIMIT 1').get()),
    listUsers: () => userRow.array().parse(db.prepare('SELECT * FROM users ORDER BY sequence').all()),
  };
}
