import type { Project } from '../../../rules/repositories.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { CommitStatus } from '../../../store/statuses.ts';
import { unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

export interface NewStatus {
  readonly state: 'error' | 'failure' | 'pending' | 'success';
  readonly context: string;
  readonly description: string | null;
  readonly target_url: string | null;
}

/** https://github.com/zalando/zappr/issues/378 */
const LONGEST_DESCRIPTION = 140;

/**
 * Says what a program makes of a commit. The last one of a context counts; contexts that differ in case alone
 * are one: https://docs.github.com/en/rest/commits/statuses#about-commit-statuses.
 */
export async function addStatus(
  { store, diffs, clock, events }: Sandbox,
  caller: GithubCaller,
  { repository }: Project,
  sha: string,
  status: NewStatus,
): Promise<CommitStatus> {
  mustHave(caller, 'statuses', 'CreateCommitStatus');
  // https://github.com/activebridge/projectr/issues/53
  if (!/^[0-9a-f]{40}$/i.test(sha)) throw unprocessable('sha must be a 40 character SHA1');
  if ([...(status.description ?? '')].length > LONGEST_DESCRIPTION) {
    throw unprocessable(`description is too long (maximum is ${LONGEST_DESCRIPTION} characters)`);
  }
  // The words are a guess.
  if (status.target_url !== null && status.target_url !== '' && !/^https?:\/\//i.test(status.target_url)) {
    throw unprocessable('target_url must use http(s) scheme');
  }
  const commit = sha.toLowerCase();
  if (!(await diffs.isCommit(repository, commit))) throw new UnknownCommit(sha);
  const now = clock();
  const stored = store.transaction(() =>
    store.statuses.insert({
      repository,
      sha: commit,
      name: status.context,
      state: status.state,
      description: status.description,
      url: status.target_url,
      pipeline: null,
      userId: caller.user.id,
      createdAt: now,
      updatedAt: now,
    }),
  );
  for (const { number, ...deployment } of store.deployments.list()) {
    if (deployment.repository === repository && deployment.newest.head === commit)
      events.emit({ type: 'check', deployment: number, id: status.context });
  }
  return stored;
}

/**
 * "No commit found for SHA: …" has no list of errors: https://github.com/kubernetes/test-infra/issues/21987
 */
export class UnknownCommit extends Error {
  override readonly name = 'UnknownCommit';

  constructor(sha: string) {
    super(`No commit found for SHA: ${sha}`);
  }
}
