export { review } from './next/review.ts';
