import { findAccessToken } from '../../../rules/access-tokens.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Access } from '../../../store/accounts.ts';
import type { GithubCaller, Level, Rights } from './rights.ts';

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
