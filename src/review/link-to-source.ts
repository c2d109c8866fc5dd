import { isCloneOf } from '../git/remotes.ts';
import { webUrl } from '../text/inline.ts';
import { encodePath, type LinkTo } from '../text/markdown.ts';
import type { ReviewWorld } from './review-world.ts';

/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
export async function linkToSource(
  { git, repository }: Pick<ReviewWorld, 'git' | 'repository'>,
  commit: string,
  hasFile: (path: string) => boolean,
): Promise<LinkTo | undefined> {
  if (repository === undefined || webUrl(repository.address) === undefined) return undefined;
  if (!(await isCloneOf(git, repository.address))) return undefined;
  const start = `${repository.address}${repository.files}${commit}/`;
  return (path, line) =>
    hasFile(path) ? `${start}${encodePath(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}
