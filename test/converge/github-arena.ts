import { basename } from 'node:path';
import { z } from 'zod';
import { createGithubService } from '../../src/services/github/github-service.ts';
import { deriveKeys, type Keyring } from '../../src/thread/keyring.ts';
import { type Arena, openArena } from './arena.ts';
import type { Scenario } from './scenario.ts';

/** A call that stalls is given up after so long of real time. */
const PATIENCE_MS = 150;

const statuses = z.array(
  z.object({ context: z.string(), state: z.string(), description: z.string().nullable() }),
);
const requests = z.array(
  z.object({
    method: z.string(),
    path: z.string(),
    status: z.number().nullable(),
    operation: z.string().nullable(),
  }),
);
/** What reads, whatever method it has on the wire. */
const READS: readonly (string | null)[] = ['get-deployment', 'list-comments'];
const RESULTS: Readonly<Record<string, string>> = { success: 'SUCCESS', failure: 'FAILURE' };

/** An arena in which runs speak with pull requests, over the wire of GitHub. */
export async function openGithubArena(
  keyring: Keyring = [deriveKeys('a signing key')],
  scenario?: Scenario,
): Promise<Arena> {
  const arena = await openArena(scenario);
  const { baseUrl, githubToken } = arena.sandbox;
  const apiUrl = `${baseUrl}/github/api/v3`;
  const repository = `sandbox/${basename(arena.scenario.repository.path)}`;

  const readStatuses = async (sha: string) => {
    const address = `${apiUrl}/repos/${repository}/commits/${sha}/statuses?per_page=100`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${githubToken}` } });
    return statuses.parse(await response.json());
  };

  return {
    ...arena,
    async open(...story) {
      // All of them stand on the same few commits.
      await arena.admin('DELETE', '/statuses');
      return arena.open(...story);
    },
    async truth(number) {
      const truth = await arena.truth(number);
      const found = await readStatuses(await arena.headOf(number));
      const checks = found.map(({ context: name, state, description }) => {
        const result = RESULTS[state] ?? null;
        return {
          name,
          state: result === null ? state : 'DONE',
          result,
          description: ofPull(number, description),
        };
      });
      // The newest of a context comes first, and is the one that counts.
      return { ...truth, checks };
    },
    async calls() {
      const since = requests.parse(await arena.admin('GET', '/requests'));
      await arena.admin('DELETE', '/requests');
      return since.map((one) => (READS.includes(one.operation) ? { ...one, method: 'GET' } : one));
    },
    connect: ({ deployment, client, inputs, deadline, signal, stalls, progress, ...world }) => ({
      keyring,
      service: createGithubService({
        apiUrl,
        graphqlUrl: `${baseUrl}/github/api/graphql`,
        token: githubToken,
        repository,
        pullRequest: deployment,
        readyTimeoutMs: inputs['ready-timeout'] * 1_000,
        deadline,
        userAgent: 'sarif-review/converge',
        world: { ...world, fetch: client.fetch },
        progress,
        signal,
        ...(stalls ? { callTimeoutMs: PATIENCE_MS } : {}),
      }),
    }),
  };
}

/** Two pull requests may share a head, so each text begins with the number of its own. */
function ofPull(number: number, text: string | null): string {
  const beginning = `#${number}: `;
  return text?.startsWith(beginning) ? text.slice(beginning.length) : `not of #${number}: ${text}`;
}
