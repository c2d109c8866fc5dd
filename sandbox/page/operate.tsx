import { Hono } from 'hono';
import { z } from 'zod';
import { listSwitchableFaults, type SwitchableFault, switchFault } from '../faults/fault-presets.ts';
import type { Faults } from '../faults/faults.ts';
import { toTime } from '../fronts/deployments/to-wire.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { guardForms } from '../session/session.ts';
import type { RequestRecord } from '../store/requests.ts';
import { readFields } from './act/act-routes.tsx';
import { FormToken, Layout, toPage, toViewer, type Viewer } from './layout.tsx';

const REQUESTS_SHOWN = 200;
/** Below the switches, so that one sees what they do. */
const REQUESTS_BESIDE_FAULTS = 25;

const faultForm = z.object({ state: z.enum(['on', 'off']) });

/** `/requests`, the log of what clients do, and `/faults`, what goes wrong for them. */
export function operateRoutes({ store, events }: Sandbox, faults: Faults) {
  return new Hono<HttpEnvironment>()
    .get('/requests', (context) => {
      const requests = store.requests.newest(REQUESTS_SHOWN);
      return context.html(toPage(<RequestsPage requests={requests} viewer={toViewer(context)} />));
    })
    .get('/faults', (context) => {
      const requests = store.requests.newest(REQUESTS_BESIDE_FAULTS);
      const switches = listSwitchableFaults(faults);
      return context.html(
        toPage(<FaultsPage faults={switches} requests={requests} viewer={toViewer(context)} />),
      );
    })
    .post('/faults/:id', guardForms(), async (context) => {
      const { state } = await readFields(context, faultForm);
      switchFault({ faults, events }, context.req.param('id'), state);
      return context.redirect('/faults', 303);
    });
}

/** What clients did last. */
function RequestsPage({ requests, viewer }: { requests: readonly RequestRecord[]; viewer: Viewer }) {
  return (
    <Layout title="Requests" viewer={viewer} events="/requests/events">
      <div class="stack">
        <h1>Requests</h1>
        <p class="soft">
          Calls to the REST, GraphQL and OAuth interfaces, newest first. The list grows as they come in.
        </p>
        <RequestTable requests={requests} />
      </div>
    </Layout>
  );
}

interface Props {
  readonly faults: readonly SwitchableFault[];
  readonly requests: readonly RequestRecord[];
  readonly viewer: Viewer;
}

/** Switches for what goes wrong, and what that does. */
function FaultsPage({ faults, requests, viewer }: Props) {
  return (
    <Layout title="Faults" viewer={viewer} events="/requests/events">
      <div class="stack">
        <h1>Faults</h1>
        <p class="soft">
          Switch on a fault, run a review against this sandbox, and watch how it copes. Faults end with the
          sandbox.
        </p>
        <p class="soft">
          To run one, paste the variables that the sandbox printed in its terminal into another terminal, and
          then <code>sarif-review run --sarif-file reports/*.sarif</code>.
        </p>
        {viewer.user === undefined && (
          <p class="empty">
            <a href="/sign-in?to=/faults">Sign in</a> to switch faults on and off.
          </p>
        )}
        <ul class="faults" id="faults">
          {faults.map((fault) => (
            <FaultSwitch fault={fault} viewer={viewer} />
          ))}
        </ul>
        <h2>Last requests</h2>
        <RequestTable requests={requests} />
      </div>
    </Layout>
  );
}

function FaultSwitch({ fault: { id, label, state }, viewer }: { fault: SwitchableFault; viewer: Viewer }) {
  return (
    <li id={`fault-${id}`}>
      <span class={`badge ${state === 'on' ? 'busy' : 'neutral'}`}>{state}</span>
      <span class="label">{label}</span>
      {viewer.user !== undefined && (
        <form method="post" action={`/faults/${id}`}>
          <FormToken csrf={viewer.csrf} />
          <input type="hidden" name="state" value={state === 'on' ? 'off' : 'on'} />
          <button type="submit" class="quiet">
            Switch {state === 'on' ? 'off' : 'on'}
            <span class="sr-only">: {label}</span>
          </button>
        </form>
      )}
    </li>
  );
}

/** Requests to the interface, the newest first. */
function RequestTable({ requests }: { requests: readonly RequestRecord[] }) {
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
        <span class={`badge ${toneOf(status)}`}>{status ?? 'no answer'}</span>
      </td>
      <td class="whole-row">
        {effect}
        {fault !== null && (
          <div>
            <span class="badge busy">fault</span> {fault}
          </div>
        )}
      </td>
      <td class="whole-row">
        <code>
          {method} {path}
        </code>
      </td>
    </tr>
  );
}

function toneOf(status: number | null): 'good' | 'bad' | 'busy' {
  if (status === null) return 'busy';
  return status < 400 ? 'good' : 'bad';
}
