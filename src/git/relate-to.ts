import { isAncestor } from './ancestry.ts';
import { type CommitDescription, describeCommits } from './commits.ts';
import { chooseRemote } from './fetch-commits.ts';
import type { Git } from './git.ts';
import { mergeTree } from './merge-tree.ts';
import type { NamedChange } from './named-change.ts';

/** A change as the review service shows it, and as the event of this run names it. */
export interface ChangeEnds {
  readonly base: string;
  readonly head: string;
  readonly named: NamedChange | undefined;
}

/**
 * How a commit is related to the head of a change.
 *
 * - `head`, `same-tree`; `test-merge`: the event names it as its merge of this head; `clean-merge`: of the
 * head and a commit of the target branch, with
 *   the tree that git makes of the two
 * - `merge-with-other`, `altered-merge`, `merge-git-too-old`, `merge-not-at-hand`: a merge of the head of
 * which that is not proven, and why
 * - `earlier`: between base and head, or a merge of such a commit; `replaced`: the event names it as the head
 * of the change, which has another one now
 * - `later`: it stands on the head; `on-target`: the base, or before it; `other`: none of these
 * - `unknown`: the answer may lie in history that is not at hand
 */
export type Relation =
  | 'head'
  | 'same-tree'
  | 'test-merge'
  | 'clean-merge'
  | UnprovenMerge
  | 'earlier'
  | 'replaced'
  | 'later'
  | 'on-target'
  | 'other'
  | 'unknown';
type UnprovenMerge = 'merge-with-other' | 'altered-merge' | 'merge-git-too-old' | 'merge-not-at-hand';

/** Tells how `commit` is related to the head of the change; both have to be at hand. Fetches nothing. */
export async function relateTo(change: ChangeEnds, commit: string, git: Git): Promise<Relation> {
  const { head, named } = change;
  if (commit === head) return 'head';
  const facts = await describeCommits(git, [commit, head]);
  const [ours, theirs] = [facts.get(commit), facts.get(head)];
  if (ours === undefined || theirs === undefined) return 'unknown';
  if (ours.tree === theirs.tree) return 'same-tree';
  if (isMerge(ours) && ours.parents.includes(head)) return relateMerge(change, commit, ours, git);
  if ((await isAncestor(git, head, commit)) === true) return 'later';
  if (named?.head === commit || named?.testMerge === commit) {
    return named.previousHead === head ? 'later' : 'replaced';
  }
  return relateEarlier(change, commit, ours, git);
}

/**
 * A merge of the head shows the change together with something else, which anybody may have made up: nothing
 * but CI's own word, or the tree, proves that it is the target branch.
 */
async function relateMerge(
  change: ChangeEnds,
  commit: string,
  { tree, parents }: CommitDescription,
  git: Git,
): Promise<Relation> {
  const { head, named } = change;
  if (named?.testMerge === commit && named.head === head) return 'test-merge';
  const relation = await compareMerge(change, tree, parents, git);
  // The target was merged into the change, and the service still shows the head from before.
  return relation !== 'clean-merge' && named?.head === commit ? 'later' : relation;
}

async function compareMerge(
  change: ChangeEnds,
  tree: string,
  parents: readonly string[],
  git: Git,
): Promise<'clean-merge' | UnprovenMerge> {
  const [first = '', second = '', ...more] = parents;
  if (more.length > 0) return 'merge-with-other';
  const onTarget = await isOnTarget(change, first === change.head ? second : first, git);
  if (onTarget !== true) return onTarget === 'unknown' ? 'merge-not-at-hand' : 'merge-with-other';
  const merged = await mergeTree(git, first, second);
  if (merged.kind === 'git-too-old' || merged.kind === 'not-at-hand') return `merge-${merged.kind}`;
  return merged.kind === 'clean' && merged.tree === tree ? 'clean-merge' : 'altered-merge';
}

/**
 * Whether it is the base, an ancestor of it, or on the branch that the event of this very head names as its
 * target.
 */
async function isOnTarget(
  { base, head, named }: ChangeEnds,
  commit: string,
  git: Git,
): Promise<boolean | 'unknown'> {
  const inBase = await isAncestor(git, commit, base);
  if (inBase === true || named?.head !== head || named.targetBranch === undefined) return inBase;
  const remote = await chooseRemote(git);
  const tip = await git([
    'show-ref',
    '--verify',
    '--hash',
    '--',
    `refs/remotes/${remote}/${named.targetBranch}`,
  ]);
  if (tip.status !== 0) return inBase;
  const inTarget = await isAncestor(git, commit, tip.stdout.toString('latin1').trim());
  return inTarget === false ? inBase : inTarget;
}

/** Jobs for pull requests check out a merge, which no later commit stands on. */
async function relateEarlier(
  change: ChangeEnds,
  commit: string,
  description: CommitDescription,
  git: Git,
): Promise<Relation> {
  const relation = await findBetween(change, commit, git);
  if (relation !== 'other') return relation;
  for (const parent of isMerge(description) ? description.parents : []) {
    const ofParent = await findBetween(change, parent, git);
    if (ofParent === 'earlier' || ofParent === 'unknown') return ofParent;
  }
  return 'other';
}

async function findBetween(
  { base, head }: ChangeEnds,
  commit: string,
  git: Git,
): Promise<'earlier' | 'on-target' | 'other' | 'unknown'> {
  const inBase = await isAncestor(git, commit, base);
  if (inBase === true) return 'on-target';
  const inHead = await isAncestor(git, commit, head);
  if (inHead !== true) return inHead === false ? 'other' : 'unknown';
  // Where history ends, what stands on the base cannot be in it.
  return inBase === false || (await isAncestor(git, base, commit)) === true ? 'earlier' : 'unknown';
}

function isMerge({ parents }: CommitDescription): boolean {
  return parents.length > 1;
}
