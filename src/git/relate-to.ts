import { isAncestor } from './ancestry.ts';
import { describeCommits } from './commits.ts';
import type { Git } from './git.ts';

/** How a commit is related to the head of a change; `unknown` when the answer may lie in history that is not at hand. */
type Relation = 'earlier' | 'later' | 'other' | 'unknown';

/**
 * Tells how `commit` is related to `head`. `earlier`: it is the head, an ancestor of it, or a merge of one that is not in `base` yet: jobs for pull
 * requests check out such merges, which no later commit stands on. `later`: it stands on the head.
 */
export async function relateTo(
  { base, head }: { readonly base: string; readonly head: string },
  commit: string,
  git: Git,
): Promise<Relation> {
  const earlier = await isAncestor(git, commit, head);
  if (earlier === true) return 'earlier';
  if ((await isAncestor(git, head, commit)) === true) return 'later';
  if (earlier === 'unknown') return earlier;
  const { parents = [] } = (await describeCommits(git, [commit])).get(commit) ?? {};
  for (const parent of parents.length > 1 ? parents : []) {
    const below = await isAncestor(git, parent, head);
    if (below === 'unknown') return below;
    if (below && (await isAncestor(git, parent, base)) === false) return 'earlier';
  }
  return 'other';
}
