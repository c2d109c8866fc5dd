import { IncompleteError } from '../errors.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { readHeaders, readObjects } from './objects.ts';
import { requireSha } from './sha.ts';

/** What stands at a path of a commit; `id` names its content. */
export type FileOfCommit =
  | { readonly kind: 'file'; readonly id: string; readonly bytes: number }
  | { readonly kind: 'other'; readonly id: string };

/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
export async function filesOfCommits(
  git: Git,
  shas: readonly string[],
  path: string,
): Promise<readonly (FileOfCommit | undefined)[]> {
  const headers = await readHeaders(
    git,
    shas.map((sha) => `${requireSha(sha)}:${path}`),
  );
  return Promise.all(
    shas.map(async (sha, index): Promise<FileOfCommit | undefined> => {
      const header = headers[index];
      if (header === undefined) return undefined;
      const listing = await gitOutput(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
      const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
      return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }),
  );
}

/** The content of a file. Throws `IncompleteError` where git does not have it. */
export async function readBlob(git: Git, id: string): Promise<Buffer> {
  const [object] = await readObjects(git, [id]);
  if (object?.type !== 'blob') throw new IncompleteError(`git does not have the blob ${id}`);
  return object.content;
}
