import { join } from 'node:path';
import { type Diff, toDiff } from '../diff/diff.ts';
import type { Git } from './git.ts';
import { openSubmodule } from './submodule.ts';

/** A checkout, or that of a submodule, and what a change makes of it. */
export interface ChangedTree {
  readonly git: Git;
  /** Absolute path of its top folder. */
  readonly root: string;
  /** From the analyzed commit to the newer end of the change. */
  readonly toHead: Diff;
  readonly diff: Diff;
}

/** The submodules that a change moves, those in them included, of which not both commits are at hand. */
export async function findClosed({ git, root, toHead, diff }: ChangedTree): Promise<readonly string[]> {
  const closed: string[] = [];
  for (const { type, commits, newPath } of diff.files) {
    if (type !== 'submodule' || commits === undefined || newPath === undefined) continue;
    // The checkout has the commit of the analyzed tree.
    const own = toHead.byOldPath.has(newPath) ? undefined : await openSubmodule(git, root, newPath, commits);
    if (own === undefined) {
      closed.push(newPath);
      continue;
    }
    const inner = { ...own, root: join(root, newPath), toHead: toDiff(commits.now, commits.now, []) };
    closed.push(...(await findClosed(inner)).map((path) => `${newPath}/${path}`));
  }
  return closed;
}
