import { z } from 'zod';
import type { CommitStatus } from '../../store/statuses.ts';
import { toWireUser } from './accounts.ts';
import { GiteaError, type GiteaScene, notFound, toTime } from './server.ts';

const STATES = ['pending', 'success', 'error', 'failure', 'warning'] as const;
export const statusRequest = z.object({
  state: z.enum([...STATES, 'skipped']),
  context: z.string().default('default'),
  description: z.string().default(''),
  target_url: z.string().default(''),
});

/** Says what a program makes of a commit. It takes who may write code. Of a context the last one counts. */
export async function putStatus(
  { sandbox, server, caller, project }: GiteaScene,
  sha: string,
  { state, context, description, target_url }: z.infer<typeof statusRequest>,
): Promise<CommitStatus> {
  const { store, diffs, clock, events } = sandbox;
  const { repository } = project;
  if (caller.rights.code !== 'write')
    throw new GiteaError(403, 'user should have a permission to write to a repo');
  const commit = sha.toLowerCase();
  if (!/^[0-9a-f]{40}$/.test(commit) || !(await diffs.isCommit(repository, commit)))
    throw server.dialect === 'gitea'
      ? new GiteaError(500, `object does not exist [id: ${sha}, rel_path: ]`)
      : notFound(sha);
  const now = clock();
  const stored = store.transaction(() =>
    store.statuses.insert({
      repository,
      sha: commit,
      name: context,
      state,
      description,
      url: target_url === '' ? null : target_url,
      pipeline: null,
      userId: caller.user.id,
      createdAt: now,
      updatedAt: now,
    }),
  );
  for (const { number, newest, repository: of } of store.deployments.list())
    if (of === repository && newest.head === commit)
      events.emit({ type: 'check', deployment: number, id: context });
  return stored;
}

/** Nobody is named where the automatic account wrote it. */
export function toWireStatus(scene: GiteaScene, status: CommitStatus) {
  const { id, sha, name, state, description, url, userId, createdAt, updatedAt } = status;
  const creator = toWireUser(scene, userId);
  return {
    id,
    status: state,
    target_url: url ?? '',
    description: description ?? '',
    url: `${scene.web}/api/v1/repos/${scene.project.fullName}/statuses/${sha}`,
    context: name,
    creator: creator.id < 0 ? null : creator,
    created_at: toTime(createdAt),
    updated_at: toTime(updatedAt),
  };
}

/** The newest first, which is told by the second. */
export function listStatuses({ sandbox, project }: GiteaScene, sha: string): readonly CommitStatus[] {
  const second = ({ createdAt }: CommitStatus): number => Math.floor(createdAt / 1000);
  return sandbox.store.statuses
    .list(project.repository, sha.toLowerCase())
    .toSorted((one, other) => second(other) - second(one));
}
