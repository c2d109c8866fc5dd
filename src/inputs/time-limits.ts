import type { LenientInputs } from './table.ts';

/** Of the time of a run. The rest is enough for a review, also where two such waits follow each other. */
const READY_SHARE = 1 / 3;

/**
 * How long one wait may take until the service has the discussion and the diff, or shows the analyzed commit:
 * a third of the run, in whole seconds.
 */
export function readySeconds({ timeout }: Pick<LenientInputs, 'timeout'>): number {
  return Math.floor(timeout * READY_SHARE);
}

/** The limits of a run that begins now, in milliseconds; the deadline is since the epoch, as `now` is. */
export function timeLimits(inputs: Pick<LenientInputs, 'timeout'>, now: number) {
  return { readyTimeoutMs: readySeconds(inputs) * 1_000, deadline: now + inputs.timeout * 1_000 };
}
