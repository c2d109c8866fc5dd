import { createHash } from 'node:crypto';
import { resolveCommit } from '../git/resolve-commit.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

const ID_LENGTH = 16;

export interface Archive {
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
