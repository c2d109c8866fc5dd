import type { SandboxProcess } from './sandbox-process.ts';

interface Push {
  readonly head: string;
  readonly pushedAt: string | null;
}

/**
 * Waits until somebody has pushed this commit, which was planned, on the page of its deployment. False where
 * `stop` comes first.
 */
export async function waitForPush(
  service: Omit<SandboxProcess, 'stop'>,
  number: number,
  commit: string,
  stop: AbortSignal,
): Promise<boolean> {
  const done = new AbortController();
  try {
    return await watch(service, number, commit, AbortSignal.any([done.signal, stop]));
  } catch (error) {
    if (!stop.aborted) throw error;
    return false;
  } finally {
    done.abort();
  }
}

async function watch(
  service: Omit<SandboxProcess, 'stop'>,
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
