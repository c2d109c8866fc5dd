import { Hono } from 'hono';
import type { Faults } from '../faults/faults.ts';
import { toDeploymentNumber } from '../http/deployment-number.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { getDeployment } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { deploymentReport } from '../wire/deployment-report.ts';
import { DeploymentListPage } from './deployment-list-page.tsx';
import { DeploymentPage } from './deployment-page.tsx';

const DOCTYPE = '<!doctype html>';

/** What a person looks at. It only shows; it needs no credentials, since the sandbox listens on loopback. */
export function pageRoutes(sandbox: Sandbox, _faults: Faults) {
  const pages = new Hono<HttpEnvironment>();

  pages.get('/', (context) =>
    context.html(`${DOCTYPE}${<DeploymentListPage deployments={sandbox.store.deployments.list()} />}`),
  );

  pages.get('/deployments/:number', (context) => {
    const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
    const report = deploymentReport(sandbox, deployment, new URL(context.req.url).origin);
    return context.html(`${DOCTYPE}${<DeploymentPage report={report} />}`);
  });

  return pages;
}
