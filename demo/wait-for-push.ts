import { once } from 'node:events';
import type { SandboxProcess } from './sandbox-process.ts';

interface Push {
  readonly head: string;
  readonly pushedAt: string | null;
}

/** Waits until somebody has pushed this commit, which was planned, on the page of its deployment. False where Ctrl-C comes first. */
export async function waitForPush(service: SandboxProcess, number: number, commit: string): Promise<boolean> {
  const done = new AbortController();
  const interrupted = once(process, 'SIGINT', { signal: done.signal }).then(
    () => false,
    () => false,
  );
  const pushed = watch(service, number, commit, done.signal);
  try {
    return await Promise.race([pushed, interrupted]);
  } finally {
    done.abort();
    await pushed.catch(() => undefined);
  }
}

async function watch(
  service: SandboxProcess,
  number: number,
  commit: string,
  signal: AbortSignal,
): Promise<boolean> {
  const events = await fetch(`${service.baseUrl}/deployments/${number}/events`, { signal });
  if (events.body === null) throw new Error('the sandbox sends no events');
  // The first thing that comes says that the sandbox watches; what was pushed before is seen then.
  for await (const _ of events.body) {
    const pushes = (await service.admin('GET', `/deployments/${number}/pushes`)) as readonly Push[];
    if (pushes.some(({ head, pushedAt }) => head === commit && pushedAt !== null)) return true;
  }
  throw new Error('the sandbox has stopped sending events');
}
