import { createGiteaService } from '../src/services/gitea.ts';
import type { ReviewService } from '../src/services/port.ts';
import type { Scenery } from './scenery.ts';
import type { HostName, RunningHost } from './server.ts';

const MINUTES = 60_000;

/** Our adapter for the pull request of a scenery, as the owner of a token. */
export function adapterOf(
  kind: HostName,
  { url }: Pick<RunningHost, 'url'>,
  { repository, number }: Pick<Scenery, 'repository' | 'number'>,
  token: string,
  network: typeof fetch = fetch,
): ReviewService {
  return createGiteaService({
    kind,
    apiUrl: `${url}/api/v1`,
    token,
    repository,
    pullRequest: number,
    readyTimeoutMs: MINUTES,
    deadline: Date.now() + 10 * MINUTES,
    userAgent: 'sarif-review/real',
    progress: (line) => console.log(`  ${line}`),
    world: {
      fetch: network,
      now: Date.now,
      random: Math.random,
      sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
    },
  });
}
