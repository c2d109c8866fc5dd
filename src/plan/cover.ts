/** Whether the tree that was analyzed is the one that the deployment shows. */
export type Cover =
  | { readonly kind: 'covers' }
  /** The deployment is ahead: a run for the newer commit does the work. */
  | { readonly kind: 'superseded'; readonly reason: string }
  /** The deployment is behind, as shortly after a push: it may still come to show the analyzed commit. */
  | { readonly kind: 'behind'; readonly reason: string }
  | { readonly kind: 'other'; readonly reason: string };

/** What git says of a commit. */
export interface CommitFacts {
  readonly tree: string;
  readonly parents: readonly string[];
}

/**
 * How a commit is related to the head of a change: it stands for an earlier state of it, it stands on it, or neither; `unknown` when the answer may lie
 * in history that is not at hand.
 */
export type Relation = 'earlier' | 'later' | 'other' | 'unknown';

/**
 * A run covers the deployment when the analyzed commit is its head, has the same tree, or one of the two is a merge of the other (pull
 * request runs check out such merges).
 *
 * @param relation of the analyzed commit to the head
 */
export function cover(
  analyzed: string,
  mergeCommit: string,
  facts: (sha: string) => CommitFacts | undefined,
  relation: Relation,
): Cover {
  const ours = facts(analyzed);
  const theirs = facts(mergeCommit);
  const sameTree = ours !== undefined && ours.tree === theirs?.tree;
  if (analyzed === mergeCommit || sameTree || isMergeOf(ours, mergeCommit) || isMergeOf(theirs, analyzed)) {
    return { kind: 'covers' };
  }
  const shas = `the analyzed commit ${analyzed.slice(0, 7)} and the deployment's head ${mergeCommit.slice(0, 7)}`;
  switch (relation) {
    case 'earlier':
      return { kind: 'superseded', reason: `the deployment has moved on: ${shas}` };
    case 'later':
      return {
        kind: 'behind',
        reason: `the deployment has not caught up: ${shas}, which it stands on; run again once the deployment shows it`,
      };
    case 'unknown':
      return {
        kind: 'other',
        reason: `${shas} differ, and the shallow checkout does not tell how they are related: check out with full history (fetch-depth: 0)`,
      };
    case 'other':
      return {
        kind: 'other',
        reason: `${shas} are different versions: analyze the commit that the deployment shows`,
      };
  }
}

function isMergeOf(commit: CommitFacts | undefined, parent: string): boolean {
  return commit !== undefined && commit.parents.length > 1 && commit.parents.includes(parent);
}
