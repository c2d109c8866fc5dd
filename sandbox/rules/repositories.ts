import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { resolveCommit } from '../git/git.ts';
import { Refusal } from './refusal.ts';
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

const ID_LENGTH = 16;

interface Archive {
  /** Full name of the commit. */
  readonly commit: string;
  /** The top folder: the repository's id, a hyphen, and the commit. */
  readonly folder: string;
  /** Packs it, as a gzipped tar, while it is read. */
  pack(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/**
 * The tree of a revision, as git reads revisions (see gitrevisions), of any repository that a deployment is
 * of. Refuses with `invalid` what would be an option or cannot be said to git, with `not-found` what is no
 * commit of any of them.
 */
export async function openArchive({ store, git }: Sandbox, revision: string): Promise<Archive> {
  if (/^-|\0/.test(revision)) {
    throw new Refusal('invalid', 'revision: must neither begin with a hyphen nor hold a NUL character');
  }
  for (const repository of store.deployments.repositories()) {
    const commit = await resolveCommit(git.run, repository, revision);
    if (commit === null) continue;
    const folder = `${repositoryId(repository)}-${commit}`;
    // Packed here: for `tar.gz` git would start the program that is configured for it.
    const args = ['archive', '--format=tar', `--prefix=${folder}/`, '--end-of-options', commit];
    const pack = async () => (await git.stream(repository, args)).pipeThrough(new CompressionStream('gzip'));
    return { commit, folder, pack };
  }
  throw new Refusal('not-found', 'Revision not found');
}

/**
 * A repository's id, with which the top folder of its archives begins: it follows from its path, which says
 * nothing to a client.
 */
export function repositoryId(repository: string): string {
  return createHash('sha256').update(repository).digest('hex').slice(0, ID_LENGTH);
}
