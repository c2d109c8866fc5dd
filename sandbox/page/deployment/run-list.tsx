import type { Run } from '../../store/deployments.ts';
import { When } from '../when.tsx';

/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;

/** The runs of the action on a deployment, as they reported themselves. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null;
  return (
    <details class="runs" id="runs">
      <summary>
        {runs.length} {runs.length === 1 ? 'run' : 'runs'} reported
      </summary>
      <ol>
        {runs.map((run) => (
          <RunItem run={run} />
        ))}
      </ol>
    </details>
  );
}

function RunItem({ run: { receivedAt, report } }: { run: Run }) {
  const moves = Object.entries(report.threadMoves).filter(([, count]) => count > 0);
  return (
    <li>
      {report.headSha !== null && <code>{report.headSha.slice(0, SHORT_SHA)}</code>}{' '}
      <strong>{report.conclusion}</strong>
      {moves.length > 0 && `: ${moves.map(([move, count]) => `${count} ${move}`).join(', ')}`}{' '}
      <span class="soft">
        <When time={receivedAt} />
      </span>
    </li>
  );
}
