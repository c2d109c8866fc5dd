import type { Sandbox } from '../../rules/sandbox.ts';
import type { StoredComment } from '../../store/discussions.ts';

export type Notes = readonly [StoredComment, ...StoredComment[]];

/** Comments, which come one discussion after the other, by discussion. */
export function toDiscussions(comments: readonly StoredComment[]): readonly Notes[] {
  return [...Map.groupBy(comments, ({ discussion }) => discussion.id).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );
}

/**
 * The discussions of a merge request in the order of their first notes that are still there, each with its
 * notes, system notes included (app/models/concerns/noteable.rb).
 */
export function listDiscussions({ store }: Sandbox, number: number): readonly Notes[] {
  return toDiscussions(store.comments.listByDiscussion(number)).toSorted(
    ([one], [other]) => one.sequence - other.sequence,
  );
}
