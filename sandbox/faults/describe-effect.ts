import type { Effect } from './fault-rule.ts';

/**
 * A fault in a few words for the log of requests: `lost after the effect`, `status 503 before the effect`,
 * `push`.
 */
export function describeEffect(effect: Effect): string {
  const words = effect.kind.replaceAll('-', ' ');
  const status = 'status' in effect ? ` ${effect.status}` : '';
  const moment = 'when' in effect ? ` ${effect.when} the effect` : '';
  return `${words}${status}${moment}`;
}
