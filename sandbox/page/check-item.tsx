import type { Verdict } from './verdict.ts';
import { webAddress } from './web-address.ts';

/** The badge of a check or a status. */
export function CheckBadge({ verdict: { tone, word } }: { verdict: Verdict }) {
  return <span class={`badge ${tone}`}>{word}</span>;
}

/** A check or a status with its result, description and link. */
export function CheckItem({ verdict }: { verdict: Verdict }) {
  const { name, description, url } = verdict;
  const address = webAddress(url);
  return (
    <li>
      <CheckBadge verdict={verdict} /> <strong>{name}</strong>
      {description !== null && <span class="soft"> {description}</span>}
      {address !== null && (
        <a href={address} rel="noopener noreferrer nofollow">
          Details<span class="sr-only"> of {name}</span>
        </a>
      )}
    </li>
  );
}
