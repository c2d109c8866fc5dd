import { listProjects, OWNER, type Project, projectOf } from '../../../rules/repositories.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';

/** The default branch, and the target of a change that was named by a commit. */
export const BASE_NAME = 'main';

/** Below the origin of the sandbox, as if an Enterprise Server stood there. */
const PATH = '/github';

/** Where the pages of this GitHub are, by the address of a request. */
export function webOf(url: string): string {
  return new URL(url).origin + PATH;
}

/** The path of the page of a pull request, below `webOf`. */
export function pullPath(sandbox: Pick<Sandbox, 'store'>, { repository, number }: Deployment): string {
  return `/${projectOf(sandbox, repository).fullName}/pull/${number}`;
}

/** The repository of this name. Names of owners and repositories have no case. */
export function findRepository(sandbox: Sandbox, owner: string, name: string): Project | undefined {
  if (owner.toLowerCase() !== OWNER) return undefined;
  return listProjects(sandbox).find((project) => project.name.toLowerCase() === name.toLowerCase());
}

/** The pull request of this number, which is the deployment's, where it is one of the repository. */
export function findPull({ store }: Sandbox, project: Project, number: number): Deployment | undefined {
  const deployment = Number.isSafeInteger(number) ? store.deployments.find(number) : undefined;
  return deployment?.repository === project.repository ? deployment : undefined;
}

/** All pull requests of the repository. */
export function findPulls({ store }: Pick<Sandbox, 'store'>, project: Project): readonly Deployment[] {
  return store.deployments.list().filter(({ repository }) => repository === project.repository);
}
