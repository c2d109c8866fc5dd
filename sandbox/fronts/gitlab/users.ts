import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { findAccessToken, GHOST } from '../../rules/tokens.ts';
import type { Access, AccessToken, User } from '../../store/accounts.ts';
import { forbidden, GitlabError, unauthorized } from './http.ts';

/** https://docs.gitlab.com/api/users/: what stands for a user wherever one is named. */
export function toWireUser(user: User, origin: string) {
  const username = toUsername(user);
  return {
    id: user.number,
    username,
    name: user.name,
    state: 'active',
    web_url: `${origin}/${username}`,
  };
}

/** Somebody by themselves, as `GET /user` and `GET /users/:id` have it, with whether it is a bot (`bot`). */
export function toWireAccount(user: User, origin: string) {
  return { ...toWireUser(user, origin), bot: user.isBot };
}

/** https://docs.gitlab.com/api/members/ */
export function toWireMember(user: User, origin: string) {
  return {
    ...toWireUser(user, origin),
    access_level: accessLevelOf(user),
    membership_state: 'active',
  };
}

/** Unique: it ends in the number. */
function toUsername({ name, number }: User): string {
  // Who stands for deleted users (app/models/user.rb).
  if (name === GHOST) return 'ghost';
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  return `${plain.replaceAll(/^_+|(?<!_)_+$/g, '') || 'user'}_${number}`;
}

export type GitlabEnvironment = HttpEnvironment & { Variables: { readonly gitlabUser: User } };

const READS: readonly string[] = ['GET', 'HEAD'];
const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Finds out who calls. Refuses as GitLab does: with 401, and with 403 where the scope of a token is too
 * narrow.
 */
export function authenticate(sandbox: Sandbox) {
  return createMiddleware<GitlabEnvironment>(async (context, next) => {
    const { token, user } = readToken(sandbox, context);
    if (!READS.includes(context.req.method) && token.rights.scope === 'read_api') throw insufficientScope();
    context.set('gitlabUser', user);
    await next();
  });
}

function readToken(
  sandbox: Sandbox,
  context: Context<GitlabEnvironment>,
): { readonly token: AccessToken; readonly user: User } {
  const { req } = context;
  // https://docs.gitlab.com/api/rest/authentication/: a header of its own, or that of OAuth. A job token is
  // known under neither (https://docs.gitlab.com/ci/jobs/ci_job_token/).
  const own = req.header('private-token');
  const text = own ?? BEARER.exec(req.header('authorization') ?? '')?.[1];
  const found = text === undefined ? undefined : findAccessToken(sandbox, text);
  if (found?.token.kind === 'gitlab-personal' || found?.token.kind === 'gitlab-project') return found;
  // What comes as an OAuth token is answered as one (lib/api/api_guard.rb).
  throw own === undefined && text !== undefined ? invalidToken() : unauthorized();
}

function invalidToken(): GitlabError {
  return new GitlabError(401, { error: 'invalid_token', error_description: 'Bad Access Token.' });
}

function insufficientScope(): GitlabError {
  return new GitlabError(403, {
    error: 'insufficient_scope',
    error_description: 'The request requires higher privileges than provided by the access token.',
    scope: 'api',
  });
}

/** https://docs.gitlab.com/api/access_requests/#valid-access-levels */
const LEVEL_OF_ACCESS = {
  none: 0,
  read: 20,
  write: 30,
  maintain: 40,
  admin: 50,
} as const satisfies Record<Access, number>;

export const DEVELOPER = LEVEL_OF_ACCESS.write;
export const MAINTAINER = LEVEL_OF_ACCESS.maintain;

/** The access level of a user as a member of every project of the sandbox; 0 for no member. */
export function accessLevelOf({ access }: User): number {
  return LEVEL_OF_ACCESS[access];
}

/** Refuses with 403 who has less than this level. */
export function mustHaveLevel(user: User, level: number): void {
  if (accessLevelOf(user) < level) throw forbidden();
}
