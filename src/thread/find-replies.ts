import type { ListedComment } from './listed-comment.ts';

/**
 * Ids of the comments that were written after another one of their discussion, as far as the listing says
 * when: the order of a listing means nothing, and comments of the same moment may both have started it.
 */
export function findReplies(
  comments: readonly Pick<ListedComment, 'id' | 'discussionId' | 'createdAt'>[],
): ReadonlySet<string> {
  const first = new Map<string, number>();
  for (const { discussionId, createdAt = Infinity } of comments) {
    first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
  }
  return new Set(
    comments.flatMap(({ id, discussionId, createdAt }) =>
      createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : [],
    ),
  );
}
