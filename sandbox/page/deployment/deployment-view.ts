import type { FileChange } from '../../git/parse-diff.ts';
import { unlessGone } from '../../git/run-git.ts';
import { currentDiff, hasDiscussion } from '../../rules/deployments.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { CommitPair, Deployment, PlannedPush, Run } from '../../store/deployments.ts';
import { type ChangeTab, pathOfChange } from '../change-path.ts';
import { checksOfRuns, checksOn, type ShownCheck } from '../checks.tsx';
import { type ThreadView, viewThreads } from '../thread/thread-view.ts';

/** A deployment with what every page about it shows. */
export interface DeploymentView {
  readonly deployment: Deployment;
  /** Of its pages, from the root. */
  readonly paths: Readonly<Record<ChangeTab, string>>;
  readonly current: CommitPair | null;
  readonly discussionReady: boolean;
  readonly checks: readonly ShownCheck[];
  readonly threads: readonly ThreadView[];
  /** The files of the current diff, none where it is not there yet, or is gone. */
  readonly files: readonly FileChange[];
  /** A commit of the current diff is no longer in the repository. */
  readonly gone: boolean;
  readonly runs: readonly Run[];
  /** The state that the deployment moves to when somebody says so, if one is planned. */
  readonly nextPush: PlannedPush | undefined;
}

export async function viewDeployment(sandbox: Sandbox, deployment: Deployment): Promise<DeploymentView> {
  const { store, clock, diffs } = sandbox;
  const current = currentDiff(deployment, clock());
  const { number, repository } = deployment;
  const runs = store.runs.list(number);
  const checks = checksOn(sandbox, deployment);
  const files =
    current === null ? [] : await unlessGone(diffs.ofPair(repository, current.base, current.head));
  return {
    deployment,
    paths: {
      conversation: pathOfChange(sandbox, deployment),
      changes: pathOfChange(sandbox, deployment, 'changes'),
    },
    current,
    discussionReady: hasDiscussion(deployment, clock()),
    checks: checks.length > 0 ? checks : checksOfRuns(runs),
    threads: await viewThreads(sandbox, deployment, runs),
    files: files ?? [],
    gone: files === null,
    runs,
    nextPush: store.pushes.list(number).find(({ pushedAt }) => pushedAt === null),
  };
}
