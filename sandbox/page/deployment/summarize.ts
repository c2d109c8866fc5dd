import type { Sandbox } from '../../rules/sandbox.ts';
import type { Deployment } from '../../store/deployments.ts';
import { type Verdict, verdictsOn } from '../verdict.ts';

/** A deployment as a list shows it. */
export interface DeploymentSummary {
  readonly deployment: Deployment;
  readonly checks: readonly Verdict[];
  readonly threads: number;
  readonly open: number;
}

export function summarize(sandbox: Sandbox, deployment: Deployment): DeploymentSummary {
  return {
    deployment,
    checks: verdictsOn(sandbox, deployment),
    ...sandbox.store.discussions.countThreads(deployment.number),
  };
}
