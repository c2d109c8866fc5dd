import { isWriting, type Move } from '../plan/move.ts';
import type { ReviewService } from '../services/port.ts';
import { withOperations } from './with-operations.ts';

/** How many calls the moves need that change a thread; what is said in a thread about it is not counted. */
export function countChanges(moves: readonly Move[]): number {
  return moves.filter((move) => isWriting(move) && move.kind !== 'leave').length;
}

/** The same service, which reports each change of a thread when its answer has come. */
export function countWrites(service: ReviewService, onWrite: () => void): ReviewService {
  const counted = async <T>(write: Promise<T>): Promise<T> => {
    const outcome = await write;
    onWrite();
    return outcome;
  };
  return withOperations(service, {
    async postInline(posts) {
      const outcomes = await service.postInline(posts);
      for (const _ of outcomes) onWrite();
      return outcomes;
    },
    setResolved: (discussionId, resolved) => counted(service.setResolved(discussionId, resolved)),
    deleteComment: (commentId) => counted(service.deleteComment(commentId)),
  });
}
