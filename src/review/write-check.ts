import { describeRefusal, finalVerdict } from '../report/check.ts';
import { conclude } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import type { Outcome } from '../services/port.ts';
import type { ReviewWorld } from './review-world.ts';

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
export async function writeCheck(result: RunResult, world: ReviewWorld): Promise<RunResult> {
  const { review, checkName, runUrl } = world;
  if (result.dryRun || review.kind === 'commits') return result;
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  const { service } = review;
  const put = (limit: number): Promise<Outcome<null>> =>
    service.putVerdict(
      finalVerdict(checkName, result, runUrl, (text) => world.redact(text), limit, service.can.verdictPrefix),
    );
  const [longest, ...shorter] = service.can.verdictText;
  let outcome = await put(longest);
  for (const limit of shorter) {
    if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large') break;
    outcome = await put(limit);
  }
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
