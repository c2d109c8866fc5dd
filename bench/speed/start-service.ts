import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { waitFor } from '../../demo/wait-for.ts';

/** What the stand-in for a service can be told, before it starts or while it runs. */
export interface ServiceSettings {
  readonly latencyMs?: number;
  readonly writesPerSecond?: number;
  readonly deployment?: { readonly targetCommit: string; readonly mergeCommit: string };
}

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface QuickService {
  readonly baseUrl: string;
  /**
   * Changes settings, answers with the calls since the last time by operation (`429` are the refused ones),
   * and counts anew.
   */
  tell(settings?: ServiceSettings): Promise<Readonly<Record<string, number>>>;
  /** The requests since the last time that this or `tell` was called, in their order. */
  requests(): Promise<readonly RecordedRequest[]>;
  stop(): void;
}

interface Told {
  readonly calls: Readonly<Record<string, number>>;
  readonly requests: readonly RecordedRequest[];
}

/** Starts the stand-in for a service as a process of its own. */
export async function startService(settings: ServiceSettings = {}): Promise<QuickService> {
  const script = join(import.meta.dirname, 'quick-service.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = once(createInterface(child.stdout), 'line');
  const [text] = await waitFor('the stand-in for a service', line);
  const { baseUrl }: { baseUrl: string } = JSON.parse(text);
  const ask = async (changes: ServiceSettings): Promise<Told> => {
    const response = await fetch(`${baseUrl}/stand-in`, { method: 'POST', body: JSON.stringify(changes) });
    return JSON.parse(await response.text());
  };
  return {
    baseUrl,
    tell: async (changes = {}) => (await ask(changes)).calls,
    requests: async () => (await ask({})).requests,
    stop: () => child.kill('SIGTERM'),
  };
}
