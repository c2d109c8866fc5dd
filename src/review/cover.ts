import type { Relation } from '../git/relate-to.ts';

/** Whether the tree that was analyzed is the one that the change shows. */
export type Cover =
  | { readonly kind: 'covers' }
  /** The change is ahead: a run for the newer commit does the work. */
  | { readonly kind: 'superseded'; readonly reason: string }
  /** The change is behind, as shortly after a push: it may still come to show the analyzed commit. */
  | { readonly kind: 'behind'; readonly reason: string }
  | { readonly kind: 'other'; readonly reason: string };

/**
 * Whether a run that analyzed one commit speaks for a change that shows another. It does for a merge only
 * where the merge is CI's own, or git makes the same of the head and the target branch; and never for what
 * the head is a merge of.
 *
 * @param noun what a change is called on its service
 */
export function cover(analyzed: string, head: string, relation: Relation, noun: string): Cover {
  const checkOut = `check out the head of the ${noun}`;
  const [ours, theirs] = [analyzed.slice(0, 7), head.slice(0, 7)];
  const both = `the analyzed commit ${ours} and the ${noun}'s head ${theirs}`;
  const merge = `the analyzed commit ${ours} is a merge of the ${noun}'s head ${theirs}`;
  const other = (reason: string): Cover => ({ kind: 'other', reason });
  switch (relation) {
    case 'head':
    case 'same-tree':
    case 'test-merge':
    case 'clean-merge':
      return { kind: 'covers' };
    case 'earlier':
      return { kind: 'superseded', reason: `the ${noun} has moved on: ${both}` };
    case 'replaced':
      return {
        kind: 'superseded',
        reason: `the ${noun} has moved on: the analyzed commit ${ours} was the head of this change, and the ${noun}'s head is ${theirs}`,
      };
    case 'later':
      return {
        kind: 'behind',
        reason: `the ${noun} has not caught up: ${both}, which it stands on; run again once the ${noun} shows it`,
      };
    case 'merge-with-other':
      return other(`${merge} with a commit that is not known to be on the target branch: ${checkOut}`);
    case 'altered-merge':
      return other(`${merge}, but its files are not those that git makes of the two: ${checkOut}`);
    case 'merge-git-too-old':
      return other(
        `${merge}; the event of this run does not name it, and this git cannot tell what belongs into it: ${checkOut}, or install git 2.38 or later`,
      );
    case 'merge-not-at-hand':
      return other(
        `${merge}, and this checkout lacks what would tell what belongs into it: ${checkOut}, or check out with full history (fetch-depth: 0)`,
      );
    case 'on-target':
      return other(`you analyzed ${ours}, which is on the target branch: ${checkOut} (\`ref:\`)`);
    case 'unknown':
      return other(
        `${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`,
      );
    case 'other':
      return other(`${both} are different versions: ${checkOut}`);
  }
}
