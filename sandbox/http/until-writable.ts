import { setTimeout } from 'node:timers/promises';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';

const LONGEST_WAIT_MS = 5000;
const PAUSE_MS = 20;

/**
 * Holds back a request that writes while another program has the database locked, so that others are answered
 * in the meantime. Refuses with `unavailable` where that takes too long.
 */
export function untilWritable({ store }: Pick<Sandbox, 'store'>) {
  return createMiddleware(async (_, next) => {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (!store.isWritable()) {
      if (performance.now() > end) {
        throw new Refusal(
          'unavailable',
          'Another program has the database of the sandbox locked. Retry shortly',
        );
      }
      await setTimeout(PAUSE_MS);
    }
    await next();
  });
}
