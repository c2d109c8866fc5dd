/** Whether the tree that was analyzed is the one that the deployment shows. */
export type Cover =
  | { readonly kind: 'covers' }
  /** The deployment is ahead: a run for the newer commit does the work. */
  | { readonly kind: 'superseded'; readonly reason: string }
  | { readonly kind: 'other'; readonly reason: string };

/** What git says of a commit. */
export interface CommitFacts {
  readonly tree: string;
  readonly parents: readonly string[];
}

/**
 * A run covers the deployment when the analyzed commit is its head, has the same tree, or one of the two is a merge of the other (pull
 * request runs check out such merges).
 *
 * @param isEarlier whether the analyzed commit stands for an earlier state of the change than the head
 */
export function cover(
  analyzed: string,
  mergeCommit: string,
  facts: (sha: string) => CommitFacts | undefined,
  isEarlier: boolean | 'unknown',
): Cover {
  const ours = facts(analyzed);
  const theirs = facts(mergeCommit);
  const sameTree = ours !== undefined && ours.tree === theirs?.tree;
  if (analyzed === mergeCommit || sameTree || isMergeOf(ours, mergeCommit) || isMergeOf(theirs, analyzed)) {
    return { kind: 'covers' };
  }
  const shas = `the analyzed commit ${analyzed.slice(0, 7)} and the deployment's head ${mergeCommit.slice(0, 7)}`;
  if (isEarlier === true) return { kind: 'superseded', reason: `the deployment has moved on: ${shas}` };
  return {
    kind: 'other',
    reason:
      isEarlier === 'unknown'
        ? `${shas} differ, and the shallow checkout does not tell how they are related: check out with full history (fetch-depth: 0)`
        : `${shas} are different versions: analyze the commit that the deployment shows`,
  };
}

function isMergeOf(commit: CommitFacts | undefined, parent: string): boolean {
  return commit !== undefined && commit.parents.length > 1 && commit.parents.includes(parent);
}
