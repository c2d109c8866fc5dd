import type { Deployment } from '../store/deployment-store.ts';
import { Layout } from './layout.tsx';

export function DeploymentListPage({ deployments }: { deployments: readonly Deployment[] }) {
  return (
    <Layout title="Deployment requests">
      <h1>Deployment requests</h1>
      {deployments.length === 0 && <p>None yet. The admin interface makes them: POST /admin/deployments.</p>}
      <ul class="plain">
        {deployments.map(({ number, title, branch, phase }) => (
          <li>
            <a href={`/deployments/${number}`}>
              #{number} {title}
            </a>
            <div class="facts">
              {branch}, {phase}
            </div>
          </li>
        ))}
      </ul>
    </Layout>
  );
}
