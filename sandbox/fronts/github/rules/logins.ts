import type { Sandbox } from '../../../rules/sandbox.ts';
import type { User } from '../../../store/accounts.ts';

/** Whose login is what GraphQL calls it. */
export interface Login {
  readonly user: User;
  readonly login: string;
}

/**
 * What REST adds to the login of an app, and GraphQL does not:
 * https://github.com/lhpaul/ai-dev-framework-template/pull/334
 */
const OF_BOTS = '[bot]';

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

/** The login of a user as REST has it. */
export function restLogin({ user, login }: Login): string {
  return user.isBot ? `${login}${OF_BOTS}` : login;
}

/** Whose login it is in REST. A login has no case. */
export function findByRestLogin(sandbox: Pick<Sandbox, 'store'>, text: string): Login | undefined {
  return listLogins(sandbox).find((one) => restLogin(one).toLowerCase() === text.toLowerCase());
}

function toLogin(name: string): string {
  const login = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  return login === '' ? 'user' : login;
}
