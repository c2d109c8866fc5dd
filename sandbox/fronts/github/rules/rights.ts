import { type Login, listLogins } from '../../../rules/logins.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import { findAccessToken } from '../../../rules/tokens.ts';
import type { Access, User } from '../../../store/accounts.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { GithubRefusal } from './refusal.ts';

type Level = 'none' | 'read' | 'write';
/** Permissions of a token, as `permissions` of a workflow grants them. */
interface Rights {
  readonly contents: Level;
  readonly pull_requests: Level;
  readonly statuses: Level;
}

/** Who calls. An app's token has rights of its own; a person's has those of the person. */
export interface GithubCaller {
  readonly user: User;
  readonly isApp: boolean;
  readonly rights: Rights;
}

/** Refuses what the permissions of the token do not cover; a fork's token may read alone. */
export function mustHave(caller: GithubCaller, right: keyof Rights, operation: string): void {
  if (caller.rights[right] !== 'write') throw forbidden(caller, operation);
}

/**
 * The caller may resolve and reopen threads. Apps, GITHUB_TOKEN among them, need `contents: write` beside
 * `pull-requests: write`: https://github.com/github/gh-aw/issues/35726. People need write access, or are the
 * author of the pull request:
 * https://docs.github.com/en/pull-requests/collaborating-with-pull-requests/reviewing-changes-in-pull-requests/commenting-on-a-pull-request#resolving-conversations
 */
export function mayResolve({ isApp, rights, user }: GithubCaller, deployment: Deployment): boolean {
  if (rights.pull_requests !== 'write') return false;
  return rights.contents === 'write' || (!isApp && deployment.authorId === user.id);
}

export function mustResolve(caller: GithubCaller, deployment: Deployment, operation: string): void {
  if (!mayResolve(caller, deployment)) throw forbidden(caller, operation);
}

/**
 * One's own comments are one's own to change, and everybody's those of whoever may write:
 * https://docs.github.com/en/organizations/managing-user-access-to-your-organizations-repositories/managing-repository-roles/repository-roles-for-an-organization
 */
function mayChange({ user, isApp, rights }: GithubCaller, authorId: string): boolean {
  if (rights.pull_requests !== 'write') return false;
  return user.id === authorId || isApp || rights.contents === 'write';
}

export function mustChange(caller: GithubCaller, authorId: string, operation: string): void {
  if (!mayChange(caller, authorId)) throw forbidden(caller, operation);
}

/**
 * The words for apps: https://github.com/letta-ai/letta-code/pull/2201; for people:
 * https://github.com/learningequality/.github/issues/84.
 */
function forbidden({ isApp, user }: GithubCaller, operation: string): GithubRefusal {
  const message = isApp
    ? 'Resource not accessible by integration'
    : `${user.name} does not have the correct permissions to execute \`${operation}\``;
  return new GithubRefusal('FORBIDDEN', message);
}

const SCHEME = /^(?:bearer|token) +(\S+) *$/i;
const LEVELS: readonly string[] = ['none', 'read', 'write'] satisfies Level[];

/**
 * Who sends a request, by its header `Authorization` (`Bearer` or `token`:
 * https://docs.github.com/en/rest/authentication/authenticating-to-the-rest-api); undefined where the token
 * is none.
 */
export function authenticate(sandbox: Sandbox, header: string | undefined): GithubCaller | undefined {
  const text = SCHEME.exec(header ?? '')?.[1];
  const found = text === undefined ? undefined : findAccessToken(sandbox, text);
  if (found === undefined) return undefined;
  const { user, token } = found;
  if (token.kind === 'github-installation') return { user, isApp: true, rights: ofToken(token.rights) };
  if (token.kind === 'github-personal') return { user, isApp: false, rights: ofPerson(user.access) };
  return undefined;
}

/**
 * A permission that is not named is none, once one is named:
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions
 */
function ofToken(rights: Readonly<Record<string, string>>): Rights {
  const level = (name: keyof Rights): Level => {
    const value = rights[name] ?? 'none';
    return LEVELS.includes(value) ? (value as Level) : 'none';
  };
  return {
    contents: level('contents'),
    pull_requests: level('pull_requests'),
    statuses: level('statuses'),
  };
}

/** Whoever may read may comment, and whoever may write does the rest. */
function ofPerson(access: Access): Rights {
  if (access === 'none') return { contents: 'none', pull_requests: 'none', statuses: 'none' };
  const others = access === 'read' ? 'read' : 'write';
  return { contents: others, pull_requests: 'write', statuses: others };
}

/**
 * What REST adds to the login of an app, and GraphQL does not:
 * https://github.com/lhpaul/ai-dev-framework-template/pull/334
 */
const OF_BOTS = '[bot]';

/** The login of a user as REST has it. */
export function restLogin({ user, login }: Login): string {
  return user.isBot ? `${login}${OF_BOTS}` : login;
}

/** Whose login it is in REST. A login has no case. */
export function findByRestLogin(sandbox: Pick<Sandbox, 'store'>, text: string): Login | undefined {
  return listLogins(sandbox).find((one) => restLogin(one).toLowerCase() === text.toLowerCase());
}
