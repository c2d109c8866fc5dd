import { z } from 'zod';
import { unlessGone } from '../../git/run-git.ts';
import type { Project } from '../../rules/repositories.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { User } from '../../store/accounts.ts';
import type { CommitStatus, Pipeline } from '../../store/statuses.ts';
import { toTime } from '../deployments/to-wire.ts';
import { GitlabError, notFound, numberParam } from './http.ts';
import { toWireUser } from './users.ts';

const LONGEST_TEXT = 255;
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i;

/** https://docs.gitlab.com/api/commits/#set-commit-pipeline-status */
export const statusParams = z.object({
  state: z.enum(['pending', 'running', 'success', 'failed', 'canceled', 'skipped']),
  ref: z.string().optional(),
  name: z.string().optional(),
  context: z.string().optional(),
  target_url: z.string().optional(),
  description: z.string().optional(),
  pipeline_id: numberParam.optional(),
});
type StatusParams = z.infer<typeof statusParams>;

/**
 * Sets the status of a commit under a name, in a pipeline: the given one, which must be of the commit (404
 * else), or the newest one of the commit, or one that is made for it and shows no more than such statuses
 * (app/services/ci/create_commit_status_service.rb).
 */
export async function setStatus(
  sandbox: Sandbox,
  { project, user }: { readonly project: Project; readonly user: User },
  sha: string,
  sent: StatusParams,
): Promise<CommitStatus> {
  const { store, clock, events } = sandbox;
  const { repository } = project;
  const commit = await commitOf(sandbox, repository, sha);
  mustFit({ target_url: sent.target_url, description: sent.description });
  mustBeWebAddress(sent.target_url);
  const status = store.transaction(() => {
    const pipeline = pipelineFor(sandbox, repository, commit, sent);
    const name = sent.name ?? sent.context ?? 'default';
    // A job of the pipeline has its name for itself (app/models/generic_commit_status.rb).
    if (pipeline.jobs.includes(name)) {
      throw new GitlabError(400, { message: { name: ['has already been taken'] } });
    }
    const now = clock();
    return store.statuses.insert({
      repository,
      sha: commit,
      name,
      state: sent.state,
      description: sent.description ?? null,
      url: sent.target_url ?? null,
      pipeline: pipeline.id,
      userId: user.id,
      createdAt: now,
      updatedAt: now,
    });
  });
  for (const { number, newest } of store.deployments.list()) {
    if (newest.head === commit) events.emit({ type: 'check', deployment: number, id: status.name });
  }
  return status;
}

/** The full name of a commit. Refuses with 404. */
export async function commitOf({ diffs }: Sandbox, repository: string, sha: string): Promise<string> {
  const commit = sha.toLowerCase();
  const isThere = FULL_SHA.test(commit) && (await unlessGone(diffs.isCommit(repository, commit)));
  if (!isThere) throw notFound('Commit');
  return commit;
}

function pipelineFor(
  { store, clock }: Sandbox,
  repository: string,
  sha: string,
  { pipeline_id, ref }: StatusParams,
): Pipeline {
  const known = store.statuses
    .listPipelines(repository)
    .findLast(
      (one) =>
        one.sha === sha &&
        (ref === undefined || one.ref === ref) &&
        (pipeline_id === undefined || one.id === pipeline_id),
    );
  if (known !== undefined) return known;
  if (pipeline_id !== undefined) throw notFound('Pipeline for pipeline_id, sha and ref');
  const branch = store.deployments
    .list()
    .find((one) => one.repository === repository && one.newest.head === sha)?.branch;
  const of = ref ?? branch ?? 'main';
  return store.statuses.insertPipeline({
    repository,
    sha,
    ref: of,
    source: 'external',
    jobs: [],
    createdAt: clock(),
  });
}

function mustFit(texts: Readonly<Record<string, string | undefined>>): void {
  const long = Object.entries(texts).filter(([, text]) => text !== undefined && text.length > LONGEST_TEXT);
  if (long.length === 0) return;
  const reason = [`is too long (maximum is ${LONGEST_TEXT} characters)`];
  throw new GitlabError(400, { message: Object.fromEntries(long.map(([name]) => [name, reason])) });
}

function mustBeWebAddress(url: string | undefined): void {
  if (url === undefined || /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return;
  const reason = 'is blocked: Only allowed schemes are http, https';
  throw new GitlabError(400, { message: { target_url: [reason] } });
}

/** The newest status of each name, or all of them. */
export function listStatuses(
  { store }: Sandbox,
  repository: string,
  sha: string,
  which: 'latest' | 'all',
): readonly CommitStatus[] {
  const all = store.statuses.list(repository, sha);
  return which === 'all' ? all : [...new Map(all.map((status) => [status.name, status])).values()];
}

export function toWireStatus({ store }: Sandbox, status: CommitStatus, origin: string) {
  const { id, repository, sha, name, state, description, url, pipeline, userId, createdAt } = status;
  const author = store.accounts.findUser(userId);
  return {
    id,
    sha,
    ref: store.statuses.listPipelines(repository).find((one) => one.id === pipeline)?.ref ?? null,
    status: state,
    name,
    target_url: url,
    description,
    created_at: toTime(createdAt),
    pipeline_id: pipeline,
    author: author === undefined ? null : toWireUser(author, origin),
  };
}
