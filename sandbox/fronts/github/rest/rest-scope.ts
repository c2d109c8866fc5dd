import type { Context } from 'hono';
import type { HttpEnvironment } from '../../../http/http-environment.ts';
import type { Project } from '../../../rules/repositories.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { GithubCaller } from '../rules/rights.ts';

/** What showing something needs. */
export interface RestScope {
  readonly sandbox: Sandbox;
  readonly caller: GithubCaller;
  readonly project: Project;
  /** Where the pages of this GitHub are. */
  readonly web: string;
  /** Of the repository in REST: `…/repos/OWNER/NAME`. */
  readonly base: string;
}

/** What the check of the token leaves for later handlers. */
export interface GithubEnvironment extends HttpEnvironment {
  Variables: HttpEnvironment['Variables'] & { githubCaller: GithubCaller };
}

/** The repository that a path names, for who asks. Refuses with NOT_FOUND. */
export type ScopeOf = (context: Context<GithubEnvironment>) => RestScope;
