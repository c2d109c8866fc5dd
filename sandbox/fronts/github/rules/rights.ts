import type { User } from '../../../store/accounts.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { GithubRefusal } from './refusal.ts';

export type Level = 'none' | 'read' | 'write';
/** Permissions of a token, as `permissions` of a workflow grants them. */
export interface Rights {
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
 * Whether the caller may resolve and reopen threads. Apps, GITHUB_TOKEN among them, need `contents: write`
 * beside `pull-requests: write`: https://github.com/github/gh-aw/issues/35726. People need write access, or
 * are the author of the pull request:
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
export function mayChange({ user, isApp, rights }: GithubCaller, authorId: string): boolean {
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
