import type { FileChange } from '../../git/file-change.ts';
import { currentChecks } from '../../rules/checks.ts';
import { currentDiff, hasDiscussion } from '../../rules/readiness.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CheckRecord } from '../../store/check-store.ts';
import type { CommitPair, Deployment } from '../../store/deployment-store.ts';
import type { PlannedPush } from '../../store/push-store.ts';
import type { Run } from '../../store/run-store.ts';
import { type ThreadView, viewThreads } from '../thread/thread-view.ts';

/** A deployment with what every page about it shows. */
export interface DeploymentView {
  readonly deployment: Deployment;
  readonly current: CommitPair | null;
  readonly discussionReady: boolean;
  readonly checks: readonly CheckRecord[];
  readonly threads: readonly ThreadView[];
  /** The files of the current diff. */
  readonly files: readonly FileChange[];
  readonly runs: readonly Run[];
  /** The state that the deployment moves to when somebody says so, if one is planned. */
  readonly nextPush: PlannedPush | undefined;
}

export async function viewDeployment(sandbox: Sandbox, deployment: Deployment): Promise<DeploymentView> {
  const { store, clock, diffs } = sandbox;
  const current = currentDiff(deployment, clock());
  const { number, repository } = deployment;
  const runs = store.runs.list(number);
  return {
    deployment,
    current,
    discussionReady: hasDiscussion(deployment, clock()),
    checks: currentChecks(store.checks.history(number)),
    threads: await viewThreads(sandbox, deployment, runs),
    files: current === null ? [] : await diffs.ofPair(repository, current.base, current.head),
    runs,
    nextPush: store.pushes.list(number).find(({ pushedAt }) => pushedAt === null),
  };
}
