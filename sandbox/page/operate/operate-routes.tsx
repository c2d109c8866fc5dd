import { Hono } from 'hono';
import { z } from 'zod';
import { listSwitchableFaults, switchFault } from '../../faults/fault-presets.ts';
import type { Faults } from '../../faults/faults.ts';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { guardForms } from '../../session/session.ts';
import { readFields } from '../act/read-fields.ts';
import { toPage } from '../to-page.ts';
import { toViewer } from '../viewer.ts';
import { FaultsPage } from './faults-page.tsx';
import { RequestsPage } from './requests-page.tsx';

const REQUESTS_SHOWN = 200;
/** Below the switches, so that one sees what they do. */
const REQUESTS_BESIDE_FAULTS = 25;

const faultForm = z.object({ state: z.enum(['on', 'off']) });

/** `/requests`, the log of what clients do, and `/faults`, what goes wrong for them. */
export function operateRoutes({ store, events }: Sandbox, faults: Faults) {
  return new Hono<HttpEnvironment>()
    .get('/requests', (context) => {
      const requests = store.requests.newest({ after: 0, limit: REQUESTS_SHOWN });
      return context.html(toPage(<RequestsPage requests={requests} viewer={toViewer(context)} />));
    })
    .get('/faults', (context) => {
      const requests = store.requests.newest({ after: 0, limit: REQUESTS_BESIDE_FAULTS });
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
