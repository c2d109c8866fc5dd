import { Hono } from 'hono';
import { toTime } from '../fronts/deployments/to-wire.ts';
import { toDeploymentNumber } from '../http/deployment-number.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-json.ts';
import { listPushes, planPushes, pushNext } from '../rules/pushes.ts';
import { addRun, listRuns } from '../rules/runs.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { runReportSchema } from '../run-report.ts';
import type { PlannedPush } from '../store/deployments.ts';
import { pushesRequest } from './admin-requests.ts';
import { toAdminDeployment } from './deployment-report.ts';

/**
 * `/admin/deployments/{n}/pushes` and `/runs`: the states that a deployment goes through, and what the action
 * said of each.
 */
export function storyRoutes(sandbox: Sandbox) {
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
