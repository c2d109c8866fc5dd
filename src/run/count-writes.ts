import { isWriting, type Move } from '../plan/move.ts';
import type { ReviewService } from '../services/port.ts';
import { withOperations } from './service-wrappers.ts';

/** How many calls the moves need that change a thread; what is said in a thread about it is not counted. */
export function countChanges(moves: readonly Move[]): number {
  return moves.filter((move) => isWriting(move) && move.kind !== 'say').length;
}

/** The same service, which reports each change of a thread when its answer has come. */
export function countWrites(service: ReviewService, onWrite: () => void): ReviewService {
  const each = async <T>(write: Promise<readonly T[]>): Promise<readonly T[]> => {
    const outcomes = await write;
    for (const _ of outcomes) onWrite();
    return outcomes;
  };
  return withOperations(service, {
    postInline: (posts) => each(service.postInline(posts)),
    setResolved: (changes) => each(service.setResolved(changes)),
    async deleteComment(commentId) {
      const outcome = await service.deleteComment(commentId);
      onWrite();
      return outcome;
    },
  });
}
