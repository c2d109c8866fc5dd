import { createHash } from 'node:crypto';
import { resolveCommit } from '../git/resolve-commit.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * A SHA or the name of a branch or tag, and ancestors of it (`main~2`, `HEAD^`). What else git reads as a revision (`:/text`, `a..b`, a path in a
 * tree) is no commit, or more than one; what begins with a hyphen is an option.
 */
const REVISION = /^[\p{L}\p{N}_][\p{L}\p{N}._/+-]{0,199}[~^\d]{0,20}$/u;
const ID_LENGTH = 16;

export interface Archive {
  /** Full name of the commit. */
  readonly commit: string;
  /** The top folder: the repository's id, a hyphen, and the commit. */
  readonly folder: string;
  /** Packs it, as a gzipped tar, while it is read. */
  pack(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The tree of a revision of any repository that a deployment is of. Refuses with `invalid` what is no revision, with `not-found` an unknown one. */
export async function openArchive({ store, git, streamGit }: Sandbox, revision: string): Promise<Archive> {
  if (!REVISION.test(revision) || revision.includes('..')) {
    throw new Refusal(
      'invalid',
      'revision: must be the SHA of a commit, the name of a branch or tag, or an ancestor of one as main~2',
    );
  }
  for (const repository of store.deployments.repositories()) {
    const commit = await resolveCommit(git, repository, revision);
    if (commit === null) continue;
    const folder = `${repositoryId(repository)}-${commit}`;
    const args = ['archive', '--format=tar.gz', `--prefix=${folder}/`, '--end-of-options', commit];
    return { commit, folder, pack: () => streamGit(repository, args) };
  }
  throw new Refusal('not-found', 'Revision not found');
}

/** A repository's id: it follows from its path, which says nothing to a client. */
function repositoryId(repository: string): string {
  return createHash('sha256').update(repository).digest('hex').slice(0, ID_LENGTH);
}
