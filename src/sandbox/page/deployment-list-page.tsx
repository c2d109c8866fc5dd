import { DRAFT } from '../phase.ts';
import { CheckBadge } from './check-item.tsx';
import type { DeploymentSummary } from './deployment/summarize.ts';
import { Layout } from './layout.tsx';
import type { Viewer } from './viewer.ts';
import { When } from './when.tsx';

interface Props {
  readonly deployments: readonly DeploymentSummary[];
  readonly viewer: Viewer;
}

/** All deployment requests, the newest first. */
export function DeploymentListPage({ deployments, viewer }: Props) {
  return (
    <Layout title="Deployment requests" viewer={viewer}>
      <h1>Deployment requests</h1>
      {deployments.length === 0 && (
        <p class="empty">
          None yet. Start the sandbox with <code>--repository</code>, or <code>POST /admin/deployments</code>.
        </p>
      )}
      <ul class="deployments">
        {deployments.map((summary) => (
          <li>
            <DeploymentItem summary={summary} />
          </li>
        ))}
      </ul>
    </Layout>
  );
}

function DeploymentItem({ summary: { deployment, checks, open, threads } }: { summary: DeploymentSummary }) {
  const { number, title, branch, phase, createdAt } = deployment;
  return (
    <>
      <span class={`badge ${phase === DRAFT ? 'neutral' : 'state-open'}`}>{phase.toLowerCase()}</span>
      <div>
        <h2>
          <a href={`/deployments/${number}`}>{title}</a> <span class="soft">#{number}</span>
        </h2>
        <p class="facts">
          <code>{branch}</code>
          <span class="soft">
            created <When time={createdAt} />
          </span>
        </p>
        {checks.map((check) => (
          <p class="facts">
            <CheckBadge check={check} /> {check.name}
          </p>
        ))}
      </div>
      <p class="threads-of">
        <strong>{open}</strong> open <span class="soft">of {threads} threads</span>
      </p>
    </>
  );
}
