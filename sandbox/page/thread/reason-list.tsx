import type { RunReason } from './run-reasons.ts';

/** What each run did with a thread, and why. */
export function ReasonList({ reasons }: { reasons: readonly RunReason[] }) {
  const last = reasons.at(-1);
  if (last === undefined) return null;
  return (
    <details class="reasons">
      <summary>
        <Reason reason={last} />
      </summary>
      <ol>
        {reasons.map((reason) => (
          <li>
            <Reason reason={reason} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Reason({ reason: { run, move, reason } }: { reason: RunReason }) {
  return (
    <>
      Run {run}: <strong>{move}</strong>
      {reason !== '' && ` — ${reason}`}
    </>
  );
}
