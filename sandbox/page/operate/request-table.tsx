import { toTime } from '../../fronts/deployments/to-wire.ts';
import type { RequestRecord } from '../../store/requests.ts';

/** Requests to the interface, the newest first. */
export function RequestTable({ requests }: { requests: readonly RequestRecord[] }) {
  if (requests.length === 0) return <p class="empty">No requests yet.</p>;
  return (
    <section class="scroll" tabindex={0} aria-label="Requests">
      <table class="list">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Operation</th>
            <th scope="col">Status</th>
            <th scope="col">Effect</th>
            <th scope="col">Request</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <RequestRow request={request} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RequestRow({
  request: { id, time, method, path, operation, status, effect, fault },
}: {
  request: RequestRecord;
}) {
  const iso = toTime(time);
  return (
    <tr id={`request-${id}`}>
      <td>
        <time datetime={iso} title={iso}>
          {iso.slice(11, 23)}
        </time>
      </td>
      <td>{operation ?? '–'}</td>
      <td>
        <span class={`badge ${verdictOf(status)}`}>{status ?? 'no answer'}</span>
      </td>
      <td>
        {effect}
        {fault !== null && (
          <div>
            <span class="badge busy">fault</span> {fault}
          </div>
        )}
      </td>
      <td>
        <code>
          {method} {path}
        </code>
      </td>
    </tr>
  );
}

function verdictOf(status: number | null): 'good' | 'bad' | 'busy' {
  if (status === null) return 'busy';
  return status < 400 ? 'good' : 'bad';
}
