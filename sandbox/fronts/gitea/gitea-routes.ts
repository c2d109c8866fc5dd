import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { calls, type DistortListing } from '../../faults/call.ts';
import { Refusal } from '../../rules/refusal.ts';
import { listProjects, OWNER } from '../../rules/repositories.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { Deployment } from '../../store/deployments.ts';
import { authenticate, findLogin, toWireUser } from './accounts.ts';
import { changeComment, removeComment, removeReview, setFlag } from './change-comment.ts';
import {
  isSeenBy,
  mustFindInThread,
  mustFindReview,
  noComment,
  readReviews,
  readTopLevel,
  toWireComment,
  toWireComments,
  toWirePlain,
  toWireReview,
} from './conversation.ts';
import { countCommits, listPulls, mustFindPull, toWirePull } from './pull-requests.ts';
import {
  type GiteaEnvironment,
  GiteaError,
  type GiteaScene,
  type GiteaServer,
  Missing,
  notAllowed,
  notFound,
  pageOf,
  readBody,
  toGiteaError,
} from './server.ts';
import { listStatuses, putStatus, statusRequest, toWireStatus } from './statuses.ts';
import {
  addTopLevel,
  addToReview,
  addToThread,
  placedRequest,
  postReview,
  reviewRequest,
} from './write-review.ts';

/**
 * Later pages may shift. A listing that lags is answered from an earlier state, the order of comments is any,
 * and of pages that are numbered and counted none is repeated.
 */
const listing: DistortListing = async (answer, effect, { url }) => {
  if (effect.kind !== 'shifted-page' || Number(url.searchParams.get('page') ?? 1) === 1) return undefined;
  const items = z.array(z.unknown()).parse(await answer.clone().json());
  return Response.json(items.slice(effect.by), { headers: answer.headers });
};

const bodyRequest = z.object({ body: z.string() });

const PULL = '/repos/:owner/:name/pulls/:number';
const COMMENT = '/repos/:owner/:name/issues/comments/:comment';
const IN_REVIEW = `${PULL}/reviews/:review/comments/:comment`;
const FLAG = '/repos/:owner/:name/pulls/comments/:comment';

/**
 * `/api/v1` of one server: the operations that a reviewer needs, as the servers document them themselves at
 * `/api/swagger`, and with what real ones were seen to do beyond that.
 */
export function giteaRoutes(sandbox: Sandbox, server: GiteaServer, report: (error: Error) => void) {
  const { store } = sandbox;
  const routes = new Hono<GiteaEnvironment>();

  routes.get('/version', (context) => context.json({ version: server.version }));

  routes.use(async (context, next) => {
    context.set('giteaCaller', authenticate(sandbox, server, context.req.header('authorization')));
    await next();
  });

  const webOf = (context: Context): string => new URL(context.req.url).origin + server.path;

  routes.get('/user', (context) =>
    context.json(toWireUser({ sandbox, server, web: webOf(context) }, context.get('giteaCaller').user.id)),
  );

  // The owner of the repositories is a person.
  routes.get('/orgs/:name', () => {
    throw notFound('GetOrgByName');
  });

  /** The repository of the path, for anybody. */
  const anyScene = (context: Context<GiteaEnvironment>): GiteaScene => {
    const { owner = '', name = '' } = context.req.param();
    const project = listProjects(sandbox).find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (owner.toLowerCase() !== OWNER || project === undefined) throw notFound();
    return { sandbox, server, caller: context.get('giteaCaller'), project, web: webOf(context) };
  };

  /** The same, for who may read pull requests: to others there is none. */
  const sceneOf = (context: Context<GiteaEnvironment>): GiteaScene => {
    const scene = anyScene(context);
    if (scene.caller.rights.pulls === 'none') throw notFound();
    return scene;
  };

  const pullOf = (context: Context<GiteaEnvironment>): [GiteaScene, Deployment] => {
    const scene = sceneOf(context);
    return [scene, mustFindPull(scene, context.req.param('number') ?? '')];
  };

  /** The number of the pull request of the comment that a path names. */
  const numberOf = (context: Context): number | undefined =>
    store.comments.deploymentOf(Number(/\/comments\/(\d{1,15})/.exec(context.req.path)?.[1] ?? 0));

  /** The pull request of the comment of the path. Refuses with 404. */
  const pullOfComment = (context: Context<GiteaEnvironment>, place?: string): [GiteaScene, Deployment] => {
    const scene = sceneOf(context);
    const missing = [place, noComment(context.req.param('comment'))] as const;
    return [scene, mustFindPull(scene, String(numberOf(context)), missing)];
  };

  routes.get(PULL, calls('get-deployment'), async (context) => {
    const scene = sceneOf(context);
    const deployment = mustFindPull(scene, context.req.param('number'), []);
    context.set('effect', `read pull request ${deployment.number}`);
    return context.json(await toWirePull(scene, deployment));
  });

  routes.get('/repos/:owner/:name/pulls', async (context) => {
    const scene = sceneOf(context);
    const page = pageOf(context, listPulls(scene, context.req.query()));
    context.set('effect', `listed ${page.length} pull requests`);
    return context.json(await Promise.all(page.map((deployment) => toWirePull(scene, deployment))));
  });

  routes.get('/repos/:owner/:name/compare/:range', async (context) =>
    context.json({
      total_commits: await countCommits(sceneOf(context), context.req.param('range')),
      commits: [],
    }),
  );

  routes.get(`${PULL}/reviews`, calls('list-comments', listing), (context) => {
    const [scene, deployment] = pullOf(context);
    const reviews = readReviews(scene, deployment, context.get('earlier'));
    const page = pageOf(context, reviews, (seen) => isSeenBy(scene, seen));
    context.set('effect', `listed ${page.length} reviews`);
    return context.json(page.map((seen) => toWireReview(scene, deployment, seen)));
  });

  routes.get(`${PULL}/reviews/:review/comments`, calls('list-comments', listing), async (context) => {
    const [scene, deployment] = pullOf(context);
    const seen = mustFindReview(scene, deployment, context.req.param('review'), context.get('earlier'));
    context.set('effect', `listed the comments of review ${seen.number}`);
    return context.json(await toWireComments(scene, deployment, seen));
  });

  routes.get('/repos/:owner/:name/issues/:number/comments', calls('list-comments', listing), (context) => {
    const [scene, deployment] = pullOf(context);
    const comments = readTopLevel(scene, deployment, context.get('earlier'));
    context.set('effect', `listed ${comments.length} comments`);
    context.header('X-Total-Count', String(comments.length));
    return context.json(comments.map((comment) => toWirePlain(scene, deployment, comment)));
  });

  routes.post(`${PULL}/reviews`, calls('create-comment'), async (context) => {
    const [scene, deployment] = pullOf(context);
    const review = await postReview(scene, deployment, await readBody(context, reviewRequest));
    context.set('effect', `made review ${review.sequence}: ${review.state}`);
    const seen = mustFindReview(scene, deployment, String(review.sequence));
    return context.json(toWireReview(scene, deployment, seen));
  });

  routes.delete(`${PULL}/reviews/:review`, (context) => {
    const [scene, deployment] = pullOf(context);
    const seen = mustFindReview(scene, deployment, context.req.param('review'));
    removeReview(scene, deployment, seen);
    context.set('effect', `deleted review ${seen.number}`);
    return context.body(null, 204);
  });

  routes.post(`${PULL}/reviews/:review/comments`, calls('reply'), async (context) => {
    const [scene, deployment] = pullOf(context);
    if (server.dialect === 'gitea') throw notAllowed();
    const seen = mustFindReview(scene, deployment, context.req.param('review'));
    if (seen.review?.state === 'PENDING') throw notFound();
    const sent = await readBody(context, placedRequest);
    const { sequence } = await addToReview(scene, deployment, seen, sent);
    return context.json(await shown(scene, deployment, sequence));
  });

  routes.post(`${PULL}/comments/:comment/replies`, calls('reply'), async (context) => {
    const [scene, deployment] = pullOf(context);
    if (!server.replies) throw notAllowed();
    const { thread } = mustFindInThread(scene, deployment, context.req.param('comment'));
    const { sequence } = addToThread(scene, deployment, thread, (await readBody(context, bodyRequest)).body);
    context.set('effect', `posted comment ${sequence}`);
    return context.json(await shown(scene, deployment, sequence), 201);
  });

  routes.post('/repos/:owner/:name/issues/:number/comments', calls('create-comment'), async (context) => {
    const [scene, deployment] = pullOf(context);
    const comment = addTopLevel(scene, deployment, (await readBody(context, bodyRequest)).body);
    context.set('effect', `posted comment ${comment.sequence}`);
    return context.json(toWirePlain(scene, deployment, comment), 201);
  });

  routes.patch(COMMENT, calls('edit-comment', undefined, numberOf), async (context) => {
    const [scene, deployment] = pullOfComment(context);
    const { body } = await readBody(context, bodyRequest);
    const comment = changeComment(scene, deployment, Number(context.req.param('comment')), body);
    context.set('effect', `edited comment ${comment.sequence}`);
    return context.json(toWirePlain(scene, deployment, comment));
  });

  // What is not at the top level it has, and does not show.
  routes.get(COMMENT, (context) => {
    const [scene, deployment] = pullOfComment(context);
    const id = context.req.param('comment');
    const plain = readTopLevel(scene, deployment).find(({ sequence }) => String(sequence) === id);
    return plain === undefined
      ? context.body(null, 204)
      : context.json(toWirePlain(scene, deployment, plain));
  });

  // Forgejo says that it deleted what is in a review as well, and keeps it.
  routes.delete(COMMENT, calls('delete-comment', undefined, numberOf), (context) => {
    const [scene, deployment] = pullOfComment(context);
    const id = context.req.param('comment');
    const isKept =
      server.dialect === 'forgejo' &&
      !readTopLevel(scene, deployment).some(({ sequence }) => String(sequence) === id);
    removeComment(scene, deployment, Number(id), isKept ? 'said' : 'done');
    context.set('effect', `${isKept ? 'kept' : 'deleted'} comment ${id}`);
    return context.body(null, 204);
  });

  // Whichever review is named. What is in none it keeps, and says so as well.
  routes.delete(IN_REVIEW, calls('delete-comment', undefined, numberOf), (context) => {
    if (server.dialect === 'gitea') throw notAllowed();
    const [scene, deployment] = pullOf(context);
    const id = context.req.param('comment');
    const isKept = readTopLevel(scene, deployment).some(({ sequence }) => String(sequence) === id);
    removeComment(scene, deployment, Number(id), isKept ? 'said' : 'done');
    context.set('effect', `${isKept ? 'kept' : 'deleted'} comment ${id}`);
    return context.body(null, 204);
  });

  for (const act of ['resolve', 'unresolve'] as const)
    routes.post(`${FLAG}/${act}`, calls('resolve', undefined, numberOf), (context) => {
      if (server.dialect === 'forgejo') throw notAllowed();
      const [scene, deployment] = pullOfComment(context, 'GetCommentByID');
      setFlag(scene, deployment, context.req.param('comment'), act === 'resolve');
      context.set('effect', `${act}d comment ${context.req.param('comment')}`);
      return context.body(null, 204);
    });

  routes.post('/repos/:owner/:name/statuses/:sha', calls('put-check'), async (context) => {
    const scene = anyScene(context);
    const sent = await readBody(context, statusRequest);
    const status = await putStatus(scene, context.req.param('sha'), sent);
    context.set('effect', `put status ${status.name}: ${status.state}`);
    return context.json(toWireStatus(scene, status), 201);
  });

  routes.get('/repos/:owner/:name/commits/:sha/statuses', (context) => {
    const scene = anyScene(context);
    const page = pageOf(context, listStatuses(scene, context.req.param('sha')));
    return context.json(page.map((status) => toWireStatus(scene, status)));
  });

  routes.get('/repos/:owner/:name/assignees', (context) => {
    const scene = sceneOf(context);
    const writers = store.accounts
      .listUsers()
      .filter(({ access, isBot }) => !isBot && access !== 'none' && access !== 'read');
    return context.json(writers.map(({ id }) => toWireUser(scene, id)));
  });

  routes.get('/repos/:owner/:name/collaborators/:login/permission', (context) => {
    const scene = sceneOf(context);
    const { user } = scene.caller;
    const found = findLogin(sandbox, context.req.param('login'));
    if (user.access !== 'admin' && found?.user.id !== user.id)
      throw new GiteaError(
        403,
        'Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own',
      );
    if (found === undefined)
      throw new GiteaError(404, `user does not exist [uid: 0, name: ${context.req.param('login')}]`);
    const { id, access } = found.user;
    const permission = access === 'maintain' ? 'write' : access;
    return context.json({ permission, role_name: permission, user: toWireUser(scene, id) });
  });

  routes.all('*', () => {
    throw notFound();
  });

  routes.onError((error, context) => {
    const isExpected = error instanceof GiteaError || error instanceof Refusal;
    if (!isExpected) report(error);
    const status = error instanceof GiteaError ? error.status : isExpected ? 400 : 500;
    context.set('effect', `refused: ${error.message}`);
    if (error instanceof GiteaError && error.says === 'nothing') return context.body(null, status);
    // Of its own mistakes it says nothing to who is no administrator.
    const said =
      error instanceof Missing
        ? server.missing(error.place, error.what)
        : status === 500
          ? ''
          : error.message;
    return context.json(toGiteaError(said, webOf(context)), status);
  });

  return routes;
}

async function shown(scene: GiteaScene, deployment: Deployment, sequence: number) {
  const { seen, thread, comment } = mustFindInThread(scene, deployment, String(sequence));
  return toWireComment(scene, deployment, seen, comment, thread[0] === comment);
}
