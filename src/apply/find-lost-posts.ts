import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { listAfterLoss, listThreads } from './list-threads.ts';
import type { Written } from './written.ts';

/**
 * Lists once, after a while where answers were lost, and sets down as done the posts among them that are
 * there. Returns that listing.
 */
export async function findLostPosts(
  { outcomes, lostPosts, lostMarks }: Written,
  acting: Acting,
): Promise<ThreadReading> {
  const lost = lostPosts.size + lostMarks.size;
  const reading =
    lost === 0
      ? await listThreads(acting)
      : await listAfterLoss(`${lost} ${lost === 1 ? 'write' : 'writes'}`, acting);
  for (const [move, nonce] of lostPosts) {
    const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
    if (thread === undefined) continue;
    outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
    lostPosts.delete(move);
  }
  return reading;
}
