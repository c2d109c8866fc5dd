import type { Context } from 'hono';
import { z } from 'zod';
import { currentDiff, DRAFT, hasNewestDiff, updatedAt } from '../../rules/deployments.ts';
import { listProjects, type Project } from '../../rules/repositories.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { User } from '../../store/accounts.ts';
import type { Deployment, DiffVersion } from '../../store/deployments.ts';
import { toTime } from '../deployments/to-wire.ts';
import { notFound } from './http.ts';
import { accessLevelOf, type GitlabEnvironment, toWireUser } from './users.ts';

/** A merge request, who asks for it, and where links lead to. */
export interface MergeRequestScene {
  readonly sandbox: Sandbox;
  readonly project: Project;
  readonly deployment: Deployment;
  readonly user: User;
  readonly origin: string;
}

/**
 * The project of the path, by number or by full name. Refuses with 404, also who is no member: projects are
 * private (https://docs.gitlab.com/api/projects/).
 */
export function projectOfPath(sandbox: Sandbox, context: Context<GitlabEnvironment>): Project {
  const asked = context.req.param('id') ?? '';
  const project = listProjects(sandbox).find(
    ({ id, fullName }) => String(id) === asked || fullName.toLowerCase() === asked.toLowerCase(),
  );
  if (project === undefined || accessLevelOf(context.get('gitlabUser')) === 0) throw notFound('Project');
  return project;
}

/**
 * The merge request of the path: the deployment of this number, where it is of the project. Refuses with 404.
 */
export function mergeRequestOfPath(sandbox: Sandbox, context: Context<GitlabEnvironment>): MergeRequestScene {
  const project = projectOfPath(sandbox, context);
  const iid = context.req.param('iid') ?? '';
  const deployment = /^[1-9]\d{0,14}$/.test(iid) ? sandbox.store.deployments.find(Number(iid)) : undefined;
  if (deployment === undefined || deployment.repository !== project.repository) throw notFound();
  const { origin } = new URL(context.req.url);
  return { sandbox, project, deployment, user: context.get('gitlabUser'), origin };
}

/** Who proposed a change, and pushes to it: the first person where nobody is named. */
export function authorOf({ store }: Sandbox, { authorId }: Deployment): User {
  const users = store.accounts.listUsers();
  const author = users.find(({ id }) => id === authorId) ?? users.find(({ isBot }) => !isBot) ?? users[0];
  if (author === undefined) throw new Error('The sandbox has no users.');
  return author;
}

/**
 * The versions of the diff that are there, the first one first: the newest is left out until it is computed.
 */
export function versionsOf({ store, clock }: Sandbox, deployment: Deployment): readonly DiffVersion[] {
  const versions = store.versions.list(deployment.number);
  return hasNewestDiff(deployment, clock()) ? versions : versions.slice(0, -1);
}

/** https://docs.gitlab.com/api/merge_requests/#get-single-mr */
export function toWireMergeRequest({ sandbox, project, deployment, origin }: MergeRequestScene) {
  const { number, title, branch, state, phase, newest, createdAt, endedAt } = deployment;
  const ended = endedAt === null ? null : toTime(endedAt);
  const now = sandbox.clock();
  const diff = currentDiff(deployment, now);
  const author = toWireUser(authorOf(sandbox, deployment), origin);
  return {
    id: number,
    iid: number,
    project_id: project.id,
    title,
    state: state === 'open' ? 'opened' : state,
    created_at: toTime(createdAt),
    updated_at: toTime(updatedAt(sandbox, deployment)),
    merged_at: state === 'merged' ? ended : null,
    closed_at: state === 'closed' ? ended : null,
    source_branch: branch,
    target_branch: deployment.targetBranch ?? TARGET_BRANCH,
    author,
    draft: phase === DRAFT,
    sha: newest.head,
    // Fields that are computed in the background are null or empty at first
    // (https://docs.gitlab.com/api/merge_requests/#empty-api-fields-for-new-merge-requests).
    diff_refs: diff === null ? null : { base_sha: diff.base, head_sha: diff.head, start_sha: diff.base },
    web_url: origin + pageOf(project, deployment),
  };
}

export const listParams = z.object({
  state: z.enum(['opened', 'closed', 'locked', 'merged', 'all']).default('all'),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
  sort: z.enum(['asc', 'desc']).default('desc'),
  updated_after: z.string().transform(Date.parse).optional(),
});

/**
 * The merge requests of a project, as far as this client chooses among them:
 * https://docs.gitlab.com/api/merge_requests/#list-project-merge-requests
 */
export function listMergeRequests(
  scene: Omit<MergeRequestScene, 'deployment'>,
  { state, order_by: order, sort, updated_after: after = 0 }: z.infer<typeof listParams>,
): readonly MergeRequestScene[] {
  const { sandbox, project } = scene;
  const timeOf = (deployment: Deployment): number =>
    order === 'updated_at' ? updatedAt(sandbox, deployment) : deployment.createdAt;
  return sandbox.store.deployments
    .list()
    .filter(({ repository }) => repository === project.repository)
    .filter((one) => state === 'all' || (one.state === 'open' ? 'opened' : one.state) === state)
    .filter((one) => updatedAt(sandbox, one) >= after)
    .toSorted((one, other) => (sort === 'asc' ? 1 : -1) * (timeOf(one) - timeOf(other)))
    .map((deployment) => ({ ...scene, deployment }));
}

/** The path of its page, which leads on to the one of the deployment. */
export function pageOf({ fullName }: Project, { number }: Deployment): string {
  return `/${fullName}/-/merge_requests/${number}`;
}

/** The target branch of a change whose target was named by a commit. */
const TARGET_BRANCH = 'main';
