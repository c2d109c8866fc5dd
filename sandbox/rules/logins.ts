import type { User } from '../store/accounts.ts';
import type { Sandbox } from './sandbox.ts';

/** What a user is called on hosts of repositories. */
export interface Login {
  readonly user: User;
  readonly login: string;
}

/**
 * The logins of all users, in order of creation. Of two that would have the same, the later one has its
 * number.
 */
export function listLogins({ store }: Pick<Sandbox, 'store'>): readonly Login[] {
  const taken = new Set<string>();
  return store.accounts.listUsers().map((user) => {
    const plain = toLogin(user.name);
    const login = taken.has(plain) ? `${plain}-${user.number}` : plain;
    taken.add(login);
    return { user, login };
  });
}

function toLogin(name: string): string {
  const login = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  return login === '' ? 'user' : login;
}
