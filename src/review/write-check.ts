import { describeRefusal, finalCheck } from '../report/check.ts';
import { conclude } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import type { Outcome } from '../service/port.ts';
import type { ReviewWorld } from './review-world.ts';

/** What a service answers to a description that is too long for it (RFC 9110 §15.5). */
const DISLIKES_CONTENT: readonly number[] = [400, 413, 422];

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the deployment, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
export async function writeCheck(result: RunResult, world: ReviewWorld): Promise<RunResult> {
  const { review, checkName, runUrl } = world;
  if (result.dryRun || review.kind === 'commits') return result;
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  const put = (form: 'whole' | 'short'): Promise<Outcome<null>> =>
    review.service.putCheck(finalCheck(checkName, result, runUrl, (text) => world.redact(text), form));
  const whole = await put('whole');
  const tooLong = whole.kind === 'no-effect' && DISLIKES_CONTENT.includes(whole.status ?? 0);
  const outcome = tooLong ? await put('short') : whole;
  if (outcome.kind === 'done') return result;
  const checkRefusal = describeRefusal(outcome);
  const reasons = [...result.reasons, checkRefusal];
  return {
    ...result,
    reasons,
    checkRefusal,
    conclusion: conclude(result.plan?.failing.length ?? 0, reasons),
  };
}
