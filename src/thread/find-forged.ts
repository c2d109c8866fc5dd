import { defined } from './defined.ts';
import type { Keys } from './keyring.ts';
import type { ListedComment, MarkerReading } from './marker.ts';

/** A thread that a comment of ours started, of which somebody else has changed what it says. */
export interface ForgedThread {
  readonly discussionId: string;
  readonly commentId: string;
  readonly body: string;
  readonly isReplied: boolean;
  readonly flag?: boolean;
  readonly mayResolve?: boolean;
  /** Where it was posted, as far as that is known. */
  readonly path?: string;
  readonly newLine?: number;
}

interface Read {
  readonly comment: ListedComment;
  readonly reading: MarkerReading;
}

/**
 * The threads that our key says were ours and that do not say what a run of ours has written. Their own
 * hidden line says so, where only the words are others, or that of another thread: one that was copied into a
 * comment proves nothing about that.
 *
 * @param replies ids of comments that start no thread
 */
export function findForged(
  reads: readonly Read[],
  replies: ReadonlySet<string>,
  signing: Keys,
): readonly ForgedThread[] {
  if (signing.keyless) return [];
  const vouched = new Set(
    reads.flatMap(({ comment, reading }) =>
      reading.kind === 'thread' && reading.marker.bound && reading.keys === signing && comment.mine
        ? (reading.marker.vouches ?? [])
        : [],
    ),
  );
  return reads.flatMap(({ comment, reading }): readonly ForgedThread[] => {
    const { id: commentId, discussionId, body, resolved: flag, mayResolve, path } = comment;
    if (!comment.mine || !comment.shared || replies.has(commentId) || comment.resolvable === false) return [];
    const isUnsigned = reading.kind === 'forged' || reading.kind === 'none';
    const isOwn = isRewritten(reading, signing);
    if (!isOwn && !(isUnsigned && vouched.has(discussionId))) return [];
    const newLine = isOwn ? reading.marker.newLine : comment.newLine;
    const isReplied = reads.some(
      (other) => other.comment.discussionId === discussionId && other.comment.id !== commentId,
    );
    const told = { flag, mayResolve, path, newLine };
    return [{ discussionId, commentId, body, isReplied, ...defined(told) }];
  });
}

/** Its own hidden line stands in it, and other words. */
export function isRewritten(
  reading: MarkerReading,
  signing: Keys,
): reading is Extract<MarkerReading, { kind: 'thread' }> {
  return reading.kind === 'thread' && reading.rewritten === true && reading.keys === signing;
}
