import type { toWireCheck } from '../wire/to-wire.ts';

type Check = ReturnType<typeof toWireCheck>;

const CLASS_OF_RESULT = {
  SUCCESS: 'good',
  FAILURE: 'bad',
  TIMED_OUT: 'bad',
  CANCELLED: 'neutral',
  NEUTRAL: 'neutral',
  SKIPPED: 'neutral',
} as const satisfies Record<NonNullable<Check['result']>, string>;

export function CheckItem({ check }: { check: Check }) {
  const { name, state, result, description, externalUrl } = check;
  const verdict = result === null ? 'busy' : CLASS_OF_RESULT[result];
  return (
    <li>
      <strong>{name}</strong>{' '}
      <span class={`badge ${verdict}`}>{result === null ? state : `${state}: ${result}`}</span>
      {description !== null && <div>{description}</div>}
      {externalUrl !== null && (
        <div>
          <a href={externalUrl} rel="noopener noreferrer">
            {externalUrl}
          </a>
        </div>
      )}
    </li>
  );
}
