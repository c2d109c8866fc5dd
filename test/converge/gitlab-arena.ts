import { z } from 'zod';
import { createGitlabService } from '../../src/services/gitlab/gitlab-service.ts';
import { deriveKeys, type Keyring } from '../../src/thread/keyring.ts';
import { withPageSize } from '../services/gitlab/with-page-size.ts';
import { type Arena, openArena } from './arena.ts';
import type { Scenario } from './scenario.ts';

/** A call that stalls is given up after so long of real time. */
const PATIENCE_MS = 150;
/** Of the only repository of an arena. */
const PROJECT = '1';

const statuses = z.array(
  z.object({ name: z.string(), status: z.string(), description: z.string().nullable() }),
);
const RESULTS: Readonly<Record<string, string>> = { success: 'SUCCESS', failed: 'FAILURE' };

/** Who runs, and by which keys what is ours is known. */
export interface Identity {
  readonly keyring?: Keyring;
  /** By default the sandbox's own. */
  readonly token?: string;
}

/**
 * An arena in which runs speak with merge requests, over the wire of GitLab; `identity` is asked at each run.
 */
export async function openGitlabArena(
  identity: () => Identity = () => ({}),
  scenario?: Scenario,
): Promise<Arena> {
  const arena = await openArena(scenario);
  const { sandbox } = arena;
  const apiUrl = `${sandbox.baseUrl}/api/v4`;
  let pageSize = 100;

  const readStatuses = async (sha: string) => {
    const path = `/projects/${PROJECT}/repository/commits/${sha}/statuses?per_page=100`;
    const response = await fetch(apiUrl + path, {
      headers: { authorization: `Bearer ${sandbox.gitlabToken}` },
    });
    return statuses.parse(await response.json());
  };

  return {
    ...arena,
    async open(seed, head, settings = {}) {
      // All of them stand on the same few commits.
      await arena.admin('DELETE', '/statuses');
      pageSize = settings.pageSize ?? 100;
      return arena.open(seed, head, settings);
    },
    async truth(number) {
      const truth = await arena.truth(number);
      const found = await readStatuses(await arena.headOf(number));
      const checks = found.map(({ name, status, description }) => {
        const result = RESULTS[status] ?? null;
        const text = ofMergeRequest(number, description);
        return { name, state: result === null ? status : 'DONE', result, description: text };
      });
      return { ...truth, checks };
    },
    connect: ({ deployment, client, inputs, deadline, signal, stalls, progress, ...world }) => ({
      keyring: identity().keyring ?? [deriveKeys('a signing key')],
      service: createGitlabService({
        apiUrl,
        token: identity().token ?? sandbox.gitlabToken,
        project: PROJECT,
        mergeRequest: deployment,
        readyTimeoutMs: inputs['ready-timeout'] * 1_000,
        deadline,
        userAgent: 'sarif-review/converge',
        world: { ...world, fetch: withPageSize(client.fetch, () => pageSize) },
        progress,
        signal,
        ...(stalls ? { callTimeoutMs: PATIENCE_MS } : {}),
      }),
    }),
  };
}

/** Two merge requests may share a head, so each text begins with the number of its own. */
function ofMergeRequest(number: number, text: string | null): string {
  const beginning = `!${number}: `;
  return text?.startsWith(beginning) ? text.slice(beginning.length) : `not of !${number}: ${text}`;
}
