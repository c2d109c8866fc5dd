import { Hono } from 'hono';
import type { Faults } from '../faults/faults.ts';
import { toTime } from '../fronts/deployments/to-wire.ts';
import { readBearerToken } from '../http/bearer-token.ts';
import { toDeploymentNumber } from '../http/deployment-number.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-json.ts';
import { issueAccessToken, revokeAccessToken } from '../rules/access-tokens.ts';
import { createUser } from '../rules/accounts.ts';
import { createClient, createPublicClient } from '../rules/clients.ts';
import {
  changeDeployment,
  createDeployment,
  deleteDeployment,
  getDeployment,
  makeReady,
} from '../rules/deployments.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { hashSecret, isSecret } from '../secrets.ts';
import {
  clientRequest,
  deploymentChangeRequest,
  deploymentRequest,
  pipelineRequest,
  readyRequest,
  settingsRequest,
  tokenRequest,
  userRequest,
} from './admin-requests.ts';
import { deploymentReport, toAdminDeployment } from './deployment-report.ts';
import { faultRoutes } from './fault-routes.ts';
import { notifyRoutes } from './notify-routes.ts';
import { storyRoutes } from './story-routes.ts';

/** `/admin`: what the operator of a sandbox does, which no client of the service can. */
export function adminRoutes(sandbox: Sandbox, faults: Faults, adminToken: string) {
  const { store, clock } = sandbox;
  const tokenHash = hashSecret(adminToken);
  const admin = new Hono<HttpEnvironment>();

  admin.use(async (context, next) => {
    if (!isSecret(readBearerToken(context), tokenHash))
      throw new Refusal('unauthorized', 'Invalid admin token');
    await next();
  });

  admin.post('/users', async (context) =>
    context.json(createUser(sandbox, await readJson(context, userRequest)), 201),
  );

  admin.post('/clients', async (context) => {
    const { kind, ...client } = await readJson(context, clientRequest);
    const create = kind === 'public' ? createPublicClient : createClient;
    return context.json(create(sandbox, client), 201);
  });

  admin.post('/tokens', async (context) =>
    context.json(issueAccessToken(sandbox, await readJson(context, tokenRequest)), 201),
  );

  admin.delete('/tokens/:id', (context) => {
    revokeAccessToken(sandbox, Number(context.req.param('id')));
    return context.body(null, 204);
  });

  admin.post('/deployments', async (context) => {
    const request = await readJson(context, deploymentRequest);
    const title = request.title ?? `${request.head} into ${request.base}`;
    const deployment = await createDeployment(sandbox, {
      ...request,
      title,
      branch: request.branch ?? request.head,
    });
    return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin), 201);
  });

  admin.get('/deployments/:number', (context) => {
    const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    return context.json(deploymentReport(sandbox, deployment, new URL(context.req.url).origin));
  });

  admin.patch('/deployments/:number', async (context) => {
    const number = toDeploymentNumber(context.req.param('number'));
    const deployment = await changeDeployment(
      sandbox,
      number,
      await readJson(context, deploymentChangeRequest),
    );
    return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
  });

  admin.delete('/deployments/:number', async (context) => {
    await deleteDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    return context.body(null, 204);
  });

  admin.post('/deployments/:number/pipelines', async (context) => {
    const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const { repository, branch, newest } = deployment;
    const { sha = newest.head, ref = branch, source, jobs } = await readJson(context, pipelineRequest);
    const pipeline = { repository, sha, ref, source, jobs, createdAt: clock() };
    return context.json(store.statuses.insertPipeline(pipeline), 201);
  });

  admin.post('/deployments/:number/ready', async (context) => {
    const number = toDeploymentNumber(context.req.param('number'));
    const deployment = makeReady(sandbox, number, await readJson(context, readyRequest));
    return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
  });

  admin.route('/deployments/:number', storyRoutes(sandbox));

  admin.get('/settings', (context) => context.json(store.settings.get()));

  admin.patch('/settings', async (context) => {
    const changes = await readJson(context, settingsRequest);
    return context.json(store.transaction(() => store.settings.change(changes)));
  });

  admin.get('/requests', (context) =>
    context.json(store.requests.list().map((request) => ({ ...request, time: toTime(request.time) }))),
  );

  admin.delete('/requests', (context) => {
    store.requests.clear();
    return context.body(null, 204);
  });

  admin.delete('/statuses', (context) => {
    store.statuses.clear();
    return context.body(null, 204);
  });

  admin.route('/faults', faultRoutes(faults, sandbox.events));
  admin.route('/notify', notifyRoutes(sandbox));

  return admin;
}
