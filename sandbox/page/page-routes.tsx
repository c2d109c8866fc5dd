import { type Context, Hono } from 'hono';
import type { Faults } from '../faults/faults.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { toDeploymentNumber } from '../http/read-request.ts';
import { getDeployment } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { apiClientRoutes } from './account/api-clients.tsx';
import { actRoutes } from './act/act-routes.tsx';
import { pathOfChange } from './change-path.ts';
import { changesPage } from './deployment/changes-page.tsx';
import { conversationPage } from './deployment/conversation-page.tsx';
import { viewDeployment } from './deployment/deployment-view.ts';
import { DeploymentListPage, summarize } from './deployment-list-page.tsx';
import { commentRoutes } from './diff/comment-page.tsx';
import { gitFileViews, pinnedFiles } from './diff/file-views.ts';
import { readUnfolded } from './diff/show-lines.ts';
import { assetRoutes, toPage, toViewer } from './layout.tsx';
import { operateRoutes } from './operate.tsx';
import { streamPage } from './stream-page.ts';
import { readThreadFilter } from './thread/thread-filter.ts';

/**
 * What a person looks at. To read needs no credentials, since the sandbox listens on loopback; to act needs a
 * session. `reportError` is told of a part of a page that could not be made.
 */
export function pageRoutes(sandbox: Sandbox, faults: Faults, reportError: (error: Error) => void) {
  const pages = new Hono<HttpEnvironment>();
  const fileViews = gitFileViews(sandbox.git);
  const deploymentOf = (context: Context) =>
    getDeployment(sandbox, toDeploymentNumber(context.req.param('number') ?? ''));

  pages.use((context, next) => {
    context.set('seenEvents', sandbox.events.emitted);
    return next();
  });
  pages.route('/', assetRoutes());
  pages.route('/', commentRoutes(sandbox, fileViews));
  pages.route('/', apiClientRoutes(sandbox));
  pages.route('/', operateRoutes(sandbox, faults));
  pages.route('/', actRoutes(sandbox));

  pages.get('/', (context) => {
    const deployments = sandbox.store.deployments.list().map((deployment) => summarize(sandbox, deployment));
    return context.html(toPage(<DeploymentListPage deployments={deployments} viewer={toViewer(context)} />));
  });

  // Where each service has its changes, and links and variables lead.
  for (const path of [
    '/deployments/:number',
    '/sandbox/:name/-/merge_requests/:number',
    '/sandbox/:name/:kind{pulls?}/:number',
  ]) {
    pages.get(path, async (context) => {
      // A number alone is known to links that do not say whose it is.
      const own = pathOfChange(sandbox, deploymentOf(context));
      if (context.req.path.startsWith('/deployments/') && own !== context.req.path)
        return context.redirect(own + new URL(context.req.url).search);
      const { page, parts } = conversationPage(await sceneOf(context));
      return sendParts(context, page, parts);
    });
    pages.get(`${path}/:tab{changes|diffs|files}`, async (context) => {
      const unfolded = readUnfolded(context.req.queries('unfold') ?? []);
      const { page, parts } = changesPage({ ...(await sceneOf(context)), unfolded });
      return sendParts(context, page, parts);
    });
  }

  // Below the addresses that stand for others.
  pages.get('/:host/:owner/:name/:kind{pulls?}/:number/:tab?', (context) =>
    context.redirect(
      pathOfChange(
        sandbox,
        deploymentOf(context),
        context.req.param('tab') === 'files' ? 'changes' : 'conversation',
      ),
    ),
  );

  return pages;

  /** What both pages of a deployment show. */
  async function sceneOf(context: Context<HttpEnvironment>) {
    const deployment = deploymentOf(context);
    const { repository } = deployment;
    const view = await viewDeployment(sandbox, deployment);
    const ofOtherDiffs = view.threads.filter(({ discussion: { position } }) => {
      return position?.headSha !== view.current?.head || position?.baseSha !== view.current?.base;
    });
    return {
      view,
      filter: readThreadFilter(context.req.query()),
      viewer: toViewer(context),
      files: await fileViews.of(repository, view.files),
      pinned: await pinnedFiles(sandbox, fileViews, repository, ofOtherDiffs),
    };
  }

  function sendParts(context: Context, page: string, parts: readonly (() => string)[]): Response {
    context.header('Content-Type', 'text/html; charset=UTF-8');
    return context.body(streamPage(page, parts, reportError));
  }
}
