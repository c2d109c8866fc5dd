import { toNodeId } from '../../node-ids.ts';
import { type Login, listLogins, restLogin } from '../../rules/logins.ts';
import type { RestScope } from '../rest-scope.ts';

type Place = Pick<RestScope, 'sandbox' | 'web'>;

/** A user of this id as REST shows it; `null` for nobody. */
export function toRestUser(scope: Place, userId: string | null) {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : ofLogin(scope, found);
}

export function ofLogin({ web }: Pick<Place, 'web'>, found: Login) {
  const { user } = found;
  const login = restLogin(found);
  const node = toNodeId(user.isBot ? 'bot' : 'user', 0, user.id);
  return account(web, { login, id: user.number, node, type: user.isBot ? 'Bot' : 'User' });
}

/** An account with all its addresses, which lead nowhere. */
export function account(
  web: string,
  {
    login,
    id,
    node,
    type,
  }: { login: string; id: number; node: string; type: 'Bot' | 'User' | 'Organization' },
) {
  const url = `${web}/api/v3/users/${encodeURIComponent(login)}`;
  return {
    login,
    id,
    node_id: node,
    avatar_url: `${web}/avatar/${id}`,
    gravatar_id: '',
    url,
    html_url: `${web}/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type,
    site_admin: false,
  };
}
