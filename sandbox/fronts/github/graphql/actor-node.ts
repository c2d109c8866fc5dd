import { toNodeId } from '../node-ids.ts';
import { type Login, listLogins, restLogin } from '../rules/logins.ts';
import type { GraphObject, Scope } from './scope.ts';

/** Who wrote something: a person, or an app, whose login has no `[bot]` here; `null` for nobody. */
export function actorNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(scope, found, found.user.isBot ? 'Bot' : 'User', found.login);
}

/**
 * The same where the schema knows only people: `resolvedBy` and `viewer`. An app is shown as a `User` there,
 * by the login that REST has: https://github.com/fullsend-ai/fullsend/pull/1953 (of `viewer`; of `resolvedBy`
 * it is a guess).
 */
export function userNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(scope, found, 'User', restLogin(found));
}

function toNode({ web }: Scope, { user }: Login, type: 'Bot' | 'User', login: string): GraphObject {
  return {
    __typename: type,
    id: toNodeId(user.isBot ? 'bot' : 'user', 0, user.id),
    databaseId: user.number,
    login,
    name: user.name,
    url: `${web}/${login}`,
    resourcePath: `/${login}`,
    avatarUrl: `${web}/avatar/${user.number}`,
  };
}
