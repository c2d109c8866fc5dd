import type { RunResult } from '../report/run-result.ts';
import { putCheck } from './put-check.ts';
import type { ReviewWorld } from './review-world.ts';

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
export async function writeCheck(result: RunResult, world: ReviewWorld): Promise<RunResult> {
  const { review } = world;
  if (result.dryRun || review.kind === 'commits') return result;
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  return putCheck(result, review.service, world);
}
