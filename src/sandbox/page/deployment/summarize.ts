import { currentChecks } from '../../rules/checks.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CheckRecord } from '../../store/check-store.ts';
import type { Deployment } from '../../store/deployment-store.ts';

/** A deployment as a list shows it. */
export interface DeploymentSummary {
  readonly deployment: Deployment;
  readonly checks: readonly CheckRecord[];
  readonly threads: number;
  readonly open: number;
}

export function summarize({ store }: Sandbox, deployment: Deployment): DeploymentSummary {
  const { number } = deployment;
  return {
    deployment,
    checks: currentChecks(store.checks.history(number)),
    ...store.discussions.countThreads(number),
  };
}
