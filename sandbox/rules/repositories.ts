import { basename } from 'node:path';
import type { Sandbox } from './sandbox.ts';

/** The group, organization or owner of every repository of a sandbox. */
export const OWNER = 'sandbox';

/** A repository of this machine as hosts of repositories know theirs. */
export interface Project {
  /** The same for ever, from 1. */
  readonly id: number;
  /** Its name under `OWNER`. */
  readonly name: string;
  /** Both, as `sandbox/shop`. */
  readonly fullName: string;
  /** Path of the repository on this machine. */
  readonly repository: string;
}

/** The repositories that had a deployment once, by number. Of those with one name the first alone has it. */
export function listProjects({ store }: Pick<Sandbox, 'store'>): readonly Project[] {
  const taken = new Set<string>();
  return store.projects.list().map(({ id, repository }) => {
    const plain = toName(repository);
    const name = taken.has(plain.toLowerCase()) ? `${plain}-${id}` : plain;
    taken.add(name.toLowerCase());
    return { id, name, fullName: `${OWNER}/${name}`, repository };
  });
}

/** The project of a repository that has a deployment. */
export function projectOf(sandbox: Pick<Sandbox, 'store'>, repository: string): Project {
  const project = listProjects(sandbox).find((one) => one.repository === repository);
  if (project === undefined) throw new Error(`The repository ${repository} has no number.`);
  return project;
}

/** The name of the folder, in letters that stand for themselves in addresses. */
function toName(repository: string): string {
  const name = basename(repository)
    .replace(/\.git$/i, '')
    .replaceAll(/[^A-Za-z0-9_.-]+/g, '-')
    .replaceAll(/^[-.]+|(?<![-.])[-.]+$/g, '');
  return name === '' ? 'repository' : name;
}
