import { createMiddleware } from 'hono/factory';
import type { Sandbox } from '../rules/sandbox.ts';
import type { HttpEnvironment } from './http-environment.ts';

/** Notes every request as it comes in, and its status when it is answered. */
export function requestLog({ store, clock }: Sandbox) {
  return createMiddleware<HttpEnvironment>(async (context, next) => {
    // The path alone: a query or a header may carry a secret.
    const path = new URL(context.req.url).pathname;
    const id = store.requests.begin({ time: clock(), method: context.req.method, path });
    await next();
    if (context.get('unanswered') === true) return;
    store.requests.end(id, { status: context.res.status, clientId: context.get('clientId') ?? null });
  });
}
