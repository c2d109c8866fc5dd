import type { RequestRecord } from '../../store/requests.ts';
import { Layout } from '../layout.tsx';
import type { Viewer } from '../viewer.ts';
import { RequestTable } from './request-table.tsx';

/** What clients did last. */
export function RequestsPage({ requests, viewer }: { requests: readonly RequestRecord[]; viewer: Viewer }) {
  return (
    <Layout title="Requests" viewer={viewer} events="/requests/events">
      <div class="stack">
        <h1>Requests</h1>
        <p class="soft">
          Calls of the REST and OAuth interface, the newest first. The list follows as they come in.
        </p>
        <RequestTable requests={requests} />
      </div>
    </Layout>
  );
}
