import type { Delay } from '../settings.ts';
import type { CommitPair, Deployment } from '../store/deployments.ts';

/**
 * When something is due that begins now, in milliseconds since the epoch; `null` for what waits for the admin
 * interface.
 */
export function dueAt(delay: Delay, now: number): number | null {
  return delay === 'manual' ? null : now + delay;
}

function isDue(due: number | null, now: number): boolean {
  return due !== null && due <= now;
}

/**
 * Whether the discussion behind a deployment exists. Nothing needs to happen for that: its time has come or
 * not.
 */
export function hasDiscussion(deployment: Deployment, now: number): boolean {
  return isDue(deployment.discussionDueAt, now);
}

/** Whether the diff of the newest commits is the current one. */
export function hasNewestDiff(deployment: Deployment, now: number): boolean {
  return isDue(deployment.diffDueAt, now);
}

/**
 * The current diff: after a push the one before it, until the new one is computed; `null` before the first.
 */
export function currentDiff(deployment: Deployment, now: number): CommitPair | null {
  return hasNewestDiff(deployment, now) ? deployment.newest : deployment.previous;
}
