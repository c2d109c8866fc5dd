import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { toDeploymentNumber } from '../http/read-request.ts';
import { getDeployment } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { SandboxEvent } from './event-hub.ts';

/**
 * Events that wait for one reader. Who reads slower than that is let go, connects again, and looks at the
 * page anew.
 */
const MOST_WAITING = 1000;
/** What a browser waits before it connects again, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Live updates as server-sent events, each a line of JSON with `type`, `deployment` and `id`:
 * `/deployments/{n}/events` about one deployment, `/requests/events` about requests and faults. A comment
 * comes first, so that a reader knows from when on it misses nothing. Who looked at the store before says
 * with `?after=` how many events there had been by then (see `EventHub`), and is told by an event of the type
 * `missed` where there are more by now.
 */
export function eventRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>()
    .get('/deployments/:number/events', (context) => {
      const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
      return stream(sandbox, context, ({ deployment, type }) => deployment === number && type !== 'request');
    })
    .get('/requests/events', (context) =>
      stream(sandbox, context, ({ type }) => type === 'request' || type === 'fault'),
    );
}

function stream(
  { events }: Sandbox,
  context: Context<HttpEnvironment>,
  isWanted: (event: SandboxEvent) => boolean,
): Response {
  // Nobody would read the events of an answer to a HEAD.
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
  return streamSSE(context, async (sse) => {
    let waiting: SandboxEvent[] = [];
    let isOpen = true;
    let wake = (): void => undefined;
    const close = (): void => {
      isOpen = false;
      wake();
    };
    const unsubscribe = events.subscribe((event) => {
      if (!isWanted(event)) return;
      waiting.push(event);
      if (waiting.length > MOST_WAITING) {
        unsubscribe();
        waiting = [];
        close();
      }
      wake();
    });
    const after = context.req.query('after');
    const hasMissed = after !== undefined && after !== String(events.emitted);
    // The connection ends with the reader, and with the sandbox.
    sse.onAbort(close);
    const missed = hasMissed ? 'data: {"type":"missed"}\n\n' : '';
    await sse.write(`retry: ${RETRY_MS}\n: watching\n\n${missed}`);
    while (isOpen && !sse.aborted) {
      const batch = waiting;
      waiting = [];
      for (const event of batch) await sse.writeSSE({ data: JSON.stringify(event) });
      if (waiting.length > 0 || !isOpen) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await promise;
    }
    unsubscribe();
  });
}
