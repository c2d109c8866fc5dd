import type { Hono } from 'hono';
import { currentDiff } from '../../../rules/deployments.ts';
import { mergeBase } from '../rules/pull-diff.ts';
import { findPulls } from '../rules/pulls.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { pageOf } from './page.ts';
import type { GithubEnvironment, RestScope, ScopeOf } from './rest-scope.ts';
import { toRestPull } from './shapes/pull.ts';

/** How two commits lie to each other, and which pull requests a branch has. */
export function compareRoutes(routes: Hono<GithubEnvironment>, scopeOf: ScopeOf): void {
  /**
   * A part of what is documented; files stand on the first page alone, and there is none here:
   * https://docs.github.com/en/rest/commits/commits#compare-two-commits
   */
  routes.get('/:owner/:name/compare/:ends', async (context) => {
    const scope = scopeOf(context);
    const [base = '', head = ''] = context.req.param('ends').split('...');
    const found = isKnown(scope, base, head)
      ? await mergeBase(scope.sandbox, scope.project.repository, base, head)
      : null;
    if (found === null) throw new GithubRefusal('NOT_FOUND', 'Not Found');
    context.set('effect', `compared ${base.slice(0, 7)} and ${head.slice(0, 7)}`);
    const url = `${scope.base}/compare/${base}...${head}`;
    return context.json({ url, merge_base_commit: { sha: found }, commits: [] });
  });

  /** `head` is `owner:branch`: https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
  routes.get('/:owner/:name/pulls', (context) => {
    const scope = scopeOf(context);
    const { state = 'open', head } = context.req.query();
    const pulls = findPulls(scope.sandbox, scope.project)
      .map((deployment) => toRestPull(scope, deployment))
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => head === undefined || pull.head.label === head);
    return context.json(pageOf(context, pulls));
  });
}

/** Commits are text of the caller until they are known to be none but commits. */
function isKnown({ sandbox, project }: RestScope, base: string, head: string): boolean {
  if (![base, head].every((sha) => /^[0-9a-f]{40}$/.test(sha))) return false;
  // While the sandbox has not computed a diff, GitHub would not have its commits yet; a guess.
  return !findPulls(sandbox, project).some(
    (deployment) =>
      deployment.newest.base === base &&
      deployment.newest.head === head &&
      currentDiff(deployment, sandbox.clock()) === null,
  );
}
