import { Hono } from 'hono';
import { z } from 'zod';
import type { EventHub } from '../events/event-hub.ts';
import { type FaultRule, faultsRequest, releaseRequest } from '../faults/fault-rule.ts';
import type { Faults } from '../faults/faults.ts';
import { toTime } from '../fronts/deployments/to-wire.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readBearerToken, readJson, toDeploymentNumber } from '../http/read-request.ts';
import { createUser } from '../rules/accounts.ts';
import { createClient } from '../rules/clients.ts';
import {
  changeDeployment,
  createDeployment,
  deleteDeployment,
  getDeployment,
  makeReady,
  PROPOSED,
  phaseSchema,
} from '../rules/deployments.ts';
import { listPushes, planPushes, pushNext } from '../rules/pushes.ts';
import { Refusal } from '../rules/refusal.ts';
import { addRun, listRuns } from '../rules/runs.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { issueAccessToken, revokeAccessToken } from '../rules/tokens.ts';
import { hashSecret, isSecret } from '../secrets.ts';
import { settingsSchema } from '../settings.ts';
import { accessSchema, rightsSchema, roleSchema, tokenKindSchema } from '../store/accounts.ts';
import { type PlannedPush, runReportSchema, stateSchema } from '../store/deployments.ts';
import { deploymentReport, toAdminDeployment } from './deployment-report.ts';

const text = z
  .string()
  .trim()
  .min(1)
  // Some of these become arguments of git, which cannot hold a NUL.
  .refine((value) => !value.includes('\0'), 'must not hold a NUL character');

// The admin interface is our own: a misspelled field is an error, not something to ignore.

const userRequest = z.strictObject({
  name: text,
  role: roleSchema,
  access: accessSchema.optional(),
  isBot: z.boolean().optional(),
});

const tokenRequest = z.strictObject({
  userId: text,
  kind: tokenKindSchema,
  rights: rightsSchema.default({}),
});

const clientRequest = z.strictObject({ userId: text, name: text.default('client') });

const deploymentRequest = z.strictObject({
  repository: text,
  base: text,
  head: text,
  title: text.optional(),
  branch: text.optional(),
  phase: phaseSchema.default(PROPOSED),
  authorId: text.optional(),
});

const deploymentChangeRequest = z.strictObject({
  base: text.optional(),
  head: text.optional(),
  phase: phaseSchema.optional(),
  state: stateSchema.optional(),
  endedAt: z.iso.datetime().transform(Date.parse).optional(),
});

const pushesRequest = z
  .array(z.strictObject({ label: text, base: text.optional(), head: text }))
  .min(1)
  .max(100);

const pipelineRequest = z.strictObject({
  sha: text.optional(),
  ref: text.optional(),
  source: text.default('push'),
  jobs: z.array(text).max(100).default([]),
});

const readyRequest = z.strictObject({
  discussion: z.boolean().default(false),
  diff: z.boolean().default(false),
});

const settingsRequest = settingsSchema.partial();

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

  admin.post('/clients', async (context) =>
    context.json(createClient(sandbox, await readJson(context, clientRequest)), 201),
  );

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

  admin.delete('/deployments/:number', (context) => {
    deleteDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
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

  return admin;
}

/**
 * `/admin/deployments/{n}/pushes` and `/runs`: the states that a deployment goes through, and what the action
 * said of each.
 */
function storyRoutes(sandbox: Sandbox) {
  const story = new Hono<HttpEnvironment>();
  const numberOf = (text: string | undefined) => toDeploymentNumber(text ?? '');

  story.post('/pushes', async (context) => {
    const pushes = await readJson(context, pushesRequest);
    const planned = await planPushes(sandbox, numberOf(context.req.param('number')), pushes);
    return context.json(planned.map(toWirePush), 201);
  });

  story.get('/pushes', (context) =>
    context.json(listPushes(sandbox, numberOf(context.req.param('number'))).map(toWirePush)),
  );

  story.post('/pushes/next', (context) => {
    const deployment = pushNext(sandbox, numberOf(context.req.param('number')));
    return context.json(toAdminDeployment(deployment, sandbox.clock(), new URL(context.req.url).origin));
  });

  story.post('/runs', async (context) => {
    const report = await readJson(context, runReportSchema);
    return context.json({ id: addRun(sandbox, numberOf(context.req.param('number')), report) }, 201);
  });

  story.get('/runs', (context) =>
    context.json(
      listRuns(sandbox, numberOf(context.req.param('number'))).map(({ id, receivedAt, report }) => ({
        id,
        receivedAt: toTime(receivedAt),
        report,
      })),
    ),
  );

  return story;
}

function toWirePush({ label, base, head, pushedAt }: PlannedPush) {
  return { label, base, head, pushedAt: pushedAt === null ? null : toTime(pushedAt) };
}

/** `/admin/faults`: what goes wrong, on demand. Rules replace the ones before and count calls anew. */
function faultRoutes(faults: Faults, events: EventHub) {
  const set = (rules: readonly FaultRule[], seed: number): void => {
    faults.set(rules, seed);
    events.emit({ type: 'fault', deployment: null, id: '' });
  };
  return new Hono<HttpEnvironment>()
    .get('/', (context) => context.json(faults.report()))
    .post('/', async (context) => {
      const { rules, seed } = await readJson(context, faultsRequest);
      set(rules, seed);
      return context.json(faults.report(), 201);
    })
    .delete('/', (context) => {
      set([], 1);
      return context.body(null, 204);
    })
    .get('/held', async (context) => {
      const wait = Number(context.req.query('waitMs') ?? 0);
      return context.json(await faults.held.next(Number.isFinite(wait) ? Math.max(0, wait) : 0));
    })
    .post('/held/release', async (context) => {
      const { how } = await readJson(context, releaseRequest);
      return context.json(faults.held.release(how));
    });
}
