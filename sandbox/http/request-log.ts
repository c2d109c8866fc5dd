import { createMiddleware } from 'hono/factory';
import { callOf, deploymentOf } from '../faults/call.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { HttpEnvironment } from './http-environment.ts';

/** Notes every request as it comes in, and what became of it when it is answered. Tells of both. */
export function requestLog({ store, clock, events }: Sandbox) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    const { method } = context.req;
    // The path alone: a query or a header may carry a secret.
    const path = new URL(context.req.url).pathname;
    const call = callOf(context);
    const deployment = call?.deployment ?? deploymentOf(context) ?? null;
    const operation = call?.operation ?? null;
    const id = store.requests.begin({ time: clock(), method, path, operation, deployment });
    const event = { type: 'request', deployment, id: String(id) } as const;
    events.emit(event);
    await next();
    store.requests.end(id, {
      status: context.get('unanswered') === true ? null : context.res.status,
      clientId: context.get('clientId') ?? null,
      effect: context.get('effect') ?? null,
      fault: context.get('fault') ?? null,
    });
    events.emit(event);
  });
}
