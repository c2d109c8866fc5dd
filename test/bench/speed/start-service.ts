import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What the stand-in for a service can be told, before it starts or while it runs. */
export interface ServiceSettings {
  readonly latencyMs?: number;
  readonly writesPerSecond?: number;
  readonly deployment?: { readonly targetCommit: string; readonly mergeCommit: string };
}

export interface QuickService {
  readonly baseUrl: string;
  /** Changes settings, answers with the calls since the last time by operation (`429` are the refused ones), and counts anew. */
  tell(settings?: ServiceSettings): Promise<Readonly<Record<string, number>>>;
  stop(): void;
}

/** Starts the stand-in for a service as a process of its own. */
export async function startService(settings: ServiceSettings = {}): Promise<QuickService> {
  const script = join(import.meta.dirname, 'quick-service.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { baseUrl }: { baseUrl: string } = JSON.parse(line);
  return {
    baseUrl,
    async tell(changes = {}) {
      const response = await fetch(`${baseUrl}/stand-in`, { method: 'POST', body: JSON.stringify(changes) });
      const { calls }: { calls: Record<string, number> } = JSON.parse(await response.text());
      return calls;
    },
    stop: () => child.kill('SIGTERM'),
  };
}
