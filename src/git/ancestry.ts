import { describeCommits, presentCommits } from './commits.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { requireSha } from './sha.ts';
import { isShallow } from './shallow.ts';

/**
 * Whether `a` is `b` or an ancestor of it; `unknown` when the answer may lie in history that is not at hand.
 *
 * In a shallow repository git acts as if the commits at the boundary had no parents, also where the parents
 * are there (a commit fetched by its id on top of the one that was checked out). The commits themselves still
 * name them, so the walk goes on from those.
 */
export async function isAncestor(git: Git, a: string, b: string): Promise<boolean | 'unknown'> {
  const ancestor = requireSha(a);
  const tips = new Set([requireSha(b)]);
  const shallow = await isShallow(git);
  let answer: false | 'unknown' = false;
  // A Set hands out what is added while it is walked.
  for (const tip of tips) {
    const { status } = await git(['merge-base', '--is-ancestor', '--end-of-options', ancestor, tip]);
    if (status === 0) return true;
    if (status !== 1) return 'unknown';
    if (!shallow) return false;
    const parents = await hiddenParents(git, tip);
    const present = await presentCommits(git, parents);
    if (present.size < parents.size) answer = 'unknown';
    for (const parent of present) tips.add(parent);
  }
  return answer;
}

/** The parents of those commits below `tip` that git shows without any. */
async function hiddenParents(git: Git, tip: string): Promise<ReadonlySet<string>> {
  const roots = await gitOutput(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
  const described = await describeCommits(git, roots.toString('latin1').split('\n'));
  return new Set([...described.values()].flatMap((commit) => commit.parents));
}
