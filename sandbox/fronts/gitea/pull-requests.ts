import { currentDiff, DRAFT, updatedAt } from '../../rules/deployments.ts';
import { mergeBase } from '../../rules/merge-base.ts';
import { OWNER } from '../../rules/repositories.ts';
import type { Deployment } from '../../store/deployments.ts';
import { toWireUser } from './accounts.ts';
import { pageOfPull } from './conversation.ts';
import { type GiteaScene, notFound, toTime } from './server.ts';

/** The default branch, and the target of a change that was named by a commit. */
const BASE_NAME = 'main';

const NO_PULL =
  'pull request does not exist [id: 0, issue_id: 0, head_repo_id: 0, base_repo_id: 0, head_branch: , base_branch: ]';

/** The pull request of this number, which is the deployment's. Refuses with 404, by the place that looks, and what for. */
export function mustFindPull(
  { sandbox, project }: GiteaScene,
  number: string,
  [place, what]: readonly [place?: string, what?: string] = ['GetPullRequestByIndex', NO_PULL],
): Deployment {
  const found = /^[1-9]\d{0,14}$/.test(number) ? sandbox.store.deployments.find(Number(number)) : undefined;
  if (found === undefined || found.repository !== project.repository) throw notFound(place, what);
  return found;
}

/** The owner of every repository is a person. */
function toWireRepository({ project, web }: GiteaScene) {
  const html = `${web}/${project.fullName}`;
  return {
    id: project.id,
    name: project.name,
    full_name: project.fullName,
    owner: { id: 0, login: OWNER, username: OWNER },
    private: true,
    fork: false,
    default_branch: BASE_NAME,
    html_url: html,
    clone_url: `${html}.git`,
    ssh_url: `git@${new URL(web).hostname}:${project.fullName}.git`,
  };
}

/**
 * A pull request. Its head is that of the branch and its base the tip of the target, both at once; where the
 * diff begins is computed a moment later, and until then it is what it was.
 */
export async function toWirePull(scene: GiteaScene, deployment: Deployment) {
  const { sandbox } = scene;
  const { number, title, state, phase, newest, repository, createdAt, endedAt, authorId } = deployment;
  const page = pageOfPull(scene, deployment);
  const repo = toWireRepository(scene);
  const diff = currentDiff(deployment, sandbox.clock());
  const ended = endedAt === null ? null : toTime(endedAt);
  const end = (ref: string, sha: string) => ({ label: ref, ref, sha, repo_id: repo.id, repo });
  return {
    id: number,
    url: page,
    number,
    user: authorId === null ? repo.owner : toWireUser(scene, authorId),
    title,
    body: '',
    state: state === 'open' ? 'open' : 'closed',
    draft: phase === DRAFT,
    is_locked: false,
    html_url: page,
    mergeable: true,
    merged: state === 'merged',
    merged_at: state === 'merged' ? ended : null,
    base: end(deployment.targetBranch ?? BASE_NAME, newest.base),
    head: end(deployment.branch, newest.head),
    merge_base:
      diff === null ? '' : ((await mergeBase(sandbox, repository, diff.base, diff.head)) ?? diff.base),
    created_at: toTime(createdAt),
    updated_at: toTime(updatedAt(sandbox, deployment)),
    closed_at: ended,
  };
}

/** The pull requests of the repository, in the two orders that there are here. */
export function listPulls(
  { sandbox, project }: GiteaScene,
  { state = 'open', sort }: Readonly<Record<string, string>>,
): readonly Deployment[] {
  const timeOf = (deployment: Deployment): number =>
    sort === 'recentupdate' ? updatedAt(sandbox, deployment) : deployment.createdAt;
  return sandbox.store.deployments
    .list()
    .filter(({ repository }) => repository === project.repository)
    .filter((one) => state === 'all' || (one.state === 'open' ? 'open' : 'closed') === state)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** How many commits the second of `ONE...OTHER` has that the first has not. Refuses with 404. */
export async function countCommits({ sandbox, project }: GiteaScene, range: string): Promise<number> {
  const ends = range.split('...');
  if (ends.length !== 2 || !ends.every((sha) => /^[0-9a-f]{40}$/.test(sha))) throw notFound();
  const [one = '', other = ''] = ends;
  const args = ['rev-list', '--count', '--end-of-options', `${one}..${other}`, '--'];
  const answer = await sandbox.git.read(project.repository, args);
  if (answer.kind === 'failed') throw notFound();
  return Number(answer.output.toString('utf8'));
}
