import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, gitOutput } from '../../git/git.ts';

/** A repository, as far as it tells what it uses. */
export interface RepositoryFiles {
  /** From its root; without what git ignores, so that no package and no build tells of itself. */
  readonly paths: readonly string[];
  /** Those of them that git tracks, which is all that CI has. */
  readonly tracked: ReadonlySet<string>;
  /** The text of one of them; empty where it cannot be read. */
  text(path: string): string;
}

/** Files that tell of tools are small; a lock file is among the large ones. */
const LARGEST_BYTES = 10_000_000;

/** @param root of the checkout */
export async function readRepository(git: Git, root: string): Promise<RepositoryFiles> {
  const list = async (...which: readonly string[]): Promise<readonly string[]> => {
    const listed = await gitOutput(git, ['ls-files', '-z', '--full-name', ...which, ':/']);
    return listed.toString('utf8').split('\0').slice(0, -1);
  };
  const tracked = new Set(await list('--cached'));
  return {
    paths: [...new Set([...tracked, ...(await list('--others', '--exclude-standard'))])],
    tracked,
    text(path) {
      try {
        const file = join(root, path);
        const found = statSync(file);
        return found.isFile() && found.size <= LARGEST_BYTES ? readFileSync(file, 'utf8') : '';
      } catch {
        return '';
      }
    },
  };
}
