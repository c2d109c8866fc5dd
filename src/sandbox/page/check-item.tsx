import type { CheckRecord } from '../store/check-store.ts';
import { webAddress } from './web-address.ts';

const CLASS_OF_RESULT = {
  SUCCESS: 'good',
  FAILURE: 'bad',
  TIMED_OUT: 'bad',
  CANCELLED: 'neutral',
  NEUTRAL: 'neutral',
  SKIPPED: 'neutral',
} as const satisfies Record<NonNullable<CheckRecord['result']>, string>;

/**
 * The badge of a check: its result once it is done, its state until then, also where a client sends a result
 * early.
 */
export function CheckBadge({ check }: { check: CheckRecord }) {
  const result = check.state === 'DONE' ? check.result : null;
  const verdict = result === null ? 'busy' : CLASS_OF_RESULT[result];
  return <span class={`badge ${verdict}`}>{(result ?? check.state).toLowerCase().replaceAll('_', ' ')}</span>;
}

/** A check with its result, description and link. */
export function CheckItem({ check }: { check: CheckRecord }) {
  const { name, description, externalUrl } = check;
  const address = webAddress(externalUrl);
  return (
    <li>
      <CheckBadge check={check} /> <strong>{name}</strong>
      {description !== null && <span class="soft"> {description}</span>}
      {address !== null && (
        <a href={address} rel="noopener noreferrer nofollow">
          Details<span class="sr-only"> of {name}</span>
        </a>
      )}
    </li>
  );
}
