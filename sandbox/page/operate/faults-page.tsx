import type { SwitchableFault } from '../../faults/fault-presets.ts';
import type { RequestRecord } from '../../store/requests.ts';
import { FormToken } from '../form-token.tsx';
import { Layout } from '../layout.tsx';
import type { Viewer } from '../viewer.ts';
import { RequestTable } from './request-table.tsx';

interface Props {
  readonly faults: readonly SwitchableFault[];
  readonly requests: readonly RequestRecord[];
  readonly viewer: Viewer;
}

/** Switches for what goes wrong, and what that does. */
export function FaultsPage({ faults, requests, viewer }: Props) {
  return (
    <Layout title="Faults" viewer={viewer} events="/requests/events">
      <div class="stack">
        <h1>Faults</h1>
        <p class="soft">
          Switch on what goes wrong, run the action, and watch how it gets by. Faults end with the sandbox.
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
