import type { Sandbox } from '../rules/sandbox.ts';
import type { Deployment } from '../store/deployments.ts';
import { pathOfChange } from './change-path.ts';
import { CheckBadge, checksOn, PhaseBadge, type ShownCheck } from './checks.tsx';
import { Layout, type Viewer, When, type Words } from './layout.tsx';

interface Props {
  readonly deployments: readonly DeploymentSummary[];
  readonly viewer: Viewer;
}

/** All deployments, the newest first. */
export function DeploymentListPage({ deployments, viewer }: Props) {
  return (
    <Layout title={viewer.words.changes} viewer={viewer}>
      <h1>{viewer.words.changes}</h1>
      {deployments.length === 0 && (
        <p class="empty">
          None yet. Start the sandbox with <code>--repository</code>, or <code>POST /admin/deployments</code>.
        </p>
      )}
      <ul class="deployments">
        {deployments.map((summary) => (
          <li>
            <DeploymentItem summary={summary} words={viewer.words} />
          </li>
        ))}
      </ul>
    </Layout>
  );
}

interface ItemProps {
  readonly summary: DeploymentSummary;
  readonly words: Words;
}

function DeploymentItem({ summary: { deployment, path, checks, open, threads }, words }: ItemProps) {
  const { number, title, branch, createdAt } = deployment;
  return (
    <>
      <PhaseBadge deployment={deployment} words={words} />
      <div>
        <h2>
          <a href={path}>{title}</a>{' '}
          <span class="soft">
            {words.sign}
            {number}
          </span>
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

/** A deployment as a list shows it. */
interface DeploymentSummary {
  readonly deployment: Deployment;
  /** Of its page, from the root. */
  readonly path: string;
  readonly checks: readonly ShownCheck[];
  readonly threads: number;
  readonly open: number;
}

export function summarize(sandbox: Sandbox, deployment: Deployment): DeploymentSummary {
  return {
    deployment,
    path: pathOfChange(sandbox, deployment),
    checks: checksOn(sandbox, deployment),
    ...sandbox.store.discussions.countThreads(deployment.number),
  };
}
