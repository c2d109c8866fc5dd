import { Hono } from 'hono';
import type { EventHub } from '../events/event-hub.ts';
import { type FaultRule, faultsRequest, releaseRequest } from '../faults/fault-rule.ts';
import type { Faults } from '../faults/faults.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-json.ts';

/** `/admin/faults`: what goes wrong, on demand. Rules replace the ones before and count calls anew. */
export function faultRoutes(faults: Faults, events: EventHub) {
  const set = (rules: readonly FaultRule[], seed: number): void => {
    faults.set(rules, seed);
    events.emit({ type: 'fault', deployment: null, id: '' });
  };
  return new Hono<HttpEnvironment>()
    .get('/', (context) => context.json(faults.report()))
    .post('/', async (context) => {
      const { rules, seed } = await readJson(context, faultsRequest);
      set(rules, seed);
      return context.json(faults.report(), 201);
    })
    .delete('/', (context) => {
      set([], 1);
      return context.body(null, 204);
    })
    .get('/held', async (context) => {
      const wait = Number(context.req.query('waitMs') ?? 0);
      return context.json(await faults.held.next(Number.isFinite(wait) ? Math.max(0, wait) : 0));
    })
    .post('/held/release', async (context) => {
      const { how } = await readJson(context, releaseRequest);
      return context.json(faults.held.release(how));
    });
}
