import type { ReviewService } from '../services/port.ts';

/**
 * The same service with some other operations. What it gets to know by its answers, as its identity, is still
 * asked of it when it is needed.
 */
export function withOperations(service: ReviewService, operations: Partial<ReviewService>): ReviewService {
  const own = Object.getOwnPropertyDescriptors(service);
  return Object.defineProperties({ ...operations } as ReviewService, {
    ...own,
    ...Object.getOwnPropertyDescriptors(operations),
  });
}
