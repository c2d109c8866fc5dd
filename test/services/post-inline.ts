import type { Comment, Outcome, Position, ReviewService } from '../../src/services/port.ts';

/** Posts one inline comment. */
export async function postInline(
  service: ReviewService,
  body: string,
  position: Position,
): Promise<Outcome<Comment>> {
  const [outcome, ...others] = await service.postInline([{ body, position }]);
  if (outcome === undefined || others.length > 0) throw new Error('one post has one outcome');
  return outcome;
}
