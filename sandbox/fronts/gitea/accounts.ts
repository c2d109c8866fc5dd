import { type Login, listLogins } from '../../rules/logins.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { findAccessToken } from '../../rules/tokens.ts';
import type { Access, AccessToken } from '../../store/accounts.ts';
import {
  type GiteaCaller,
  GiteaError,
  type GiteaScene,
  type GiteaServer,
  type Level,
  type Rights,
} from './server.ts';

const SCHEME = /^(?:bearer|token) +(\S+) *$/i;

/** Who sends a request, by its header `Authorization`. Refuses with 401. */
export function authenticate(
  sandbox: Sandbox,
  { dialect }: GiteaServer,
  header: string | undefined,
): GiteaCaller {
  const text = SCHEME.exec(header ?? '')?.[1];
  const found = text === undefined ? undefined : findAccessToken(sandbox, text);
  // Whoever the token was made for.
  const bot = sandbox.store.accounts.firstUser();
  if (found?.token.kind === 'gitea-automatic' && bot !== undefined)
    return { user: bot, isAutomatic: true, rights: ofRun(found.token, dialect) };
  if (found?.token.kind === 'gitea-personal')
    return { user: found.user, isAutomatic: false, rights: ofPerson(found.user.access) };
  throw new GiteaError(
    401,
    dialect === 'gitea'
      ? 'invalid username, password or token'
      : `access token does not exist [sha: ${text ?? ''}]`,
  );
}

/**
 * The run of a fork reads, whatever its workflow says. Elsewhere Gitea grants what `permissions:` names, of
 * which `statuses` means nothing, and Forgejo everything.
 */
function ofRun({ rights }: AccessToken, dialect: GiteaServer['dialect']): Rights {
  if (rights.fork === 'yes') return { code: 'read', pulls: 'read' };
  if (dialect === 'forgejo') return { code: 'write', pulls: 'write' };
  const level = (name: string): Level => {
    const value = rights[name];
    return value === 'read' || value === 'write' ? value : 'none';
  };
  return { code: level('contents'), pulls: level('pull_requests') };
}

function ofPerson(access: Access): Rights {
  const level = access === 'none' || access === 'read' ? access : 'write';
  return { code: level, pulls: level };
}

const AUTOMATIC = -2;
const GHOST = { id: -1, login: 'Ghost' };

/** Nobody but automation acts as a bot, and all of them are one account, which is in no table of users. */
export function toWireUser({ sandbox, server, web }: Omit<GiteaScene, 'caller' | 'project'>, userId: string) {
  const found = listLogins(sandbox).find(({ user }) => user.id === userId);
  if (found === undefined) return shown(web, GHOST.id, GHOST.login, '');
  return found.user.isBot
    ? shown(
        web,
        AUTOMATIC,
        `${server.dialect}-actions`,
        server.dialect === 'gitea' ? 'Gitea Actions' : 'Forgejo Actions',
      )
    : shown(web, found.user.number, found.login, found.user.name);
}

/** Who resolved is looked up in the table of users, so that the automatic account has no name there. */
export function toWireResolver(scene: Omit<GiteaScene, 'caller' | 'project'>, userId: string) {
  const user = toWireUser(scene, userId);
  return user.id === AUTOMATIC ? shown(scene.web, GHOST.id, GHOST.login, '') : user;
}

function shown(web: string, id: number, login: string, fullName: string) {
  return {
    id,
    login,
    login_name: '',
    source_id: 0,
    full_name: fullName,
    email: id < 0 ? '' : `${login}@noreply.localhost`,
    avatar_url: `${web}/avatars/${id}`,
    html_url: `${web}/${login}`,
    language: '',
    is_admin: false,
    active: false,
    prohibit_login: false,
    restricted: false,
    visibility: 'public',
    username: login,
  };
}

/** Whose login it is, in any case. */
export function findLogin(sandbox: Pick<Sandbox, 'store'>, text: string): Login | undefined {
  return listLogins(sandbox).find(({ login }) => login.toLowerCase() === text.toLowerCase());
}
