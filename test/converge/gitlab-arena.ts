import { z } from 'zod';
import { createGitlabService } from '../../src/services/gitlab/gitlab-service.ts';
import { deriveKeys, type Keyring } from '../../src/thread/keyring.ts';
import { withPageSize } from '../services/gitlab/with-page-size.ts';
import { type Arena, openArena } from './arena.ts';

/** A call that stalls is given up after so long of real time. */
const PATIENCE_MS = 150;
/** Of the only repository of an arena. */
const PROJECT = '1';

const statuses = z.array(
  z.object({ id: z.number(), name: z.string(), status: z.string(), description: z.string().nullable() }),
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
export async function openGitlabArena(identity: () => Identity = () => ({})): Promise<Arena> {
  const arena = await openArena();
  const { sandbox } = arena;
  const apiUrl = `${sandbox.baseUrl}/api/v4`;
  /** The last status before a story: all of them stand on the same few commits. */
  let last = 0;
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
      const opened = await arena.open(seed, head, settings);
      pageSize = settings.pageSize ?? 100;
      const ids = await Promise.all(arena.scenario.states.map(({ commit }) => readStatuses(commit)));
      last = Math.max(0, ...ids.flat().map(({ id }) => id));
      return opened;
    },
    async truth(number) {
      const truth = await arena.truth(number);
      const found = (await readStatuses(await arena.headOf(number))).filter(({ id }) => id > last);
      const checks = found.map(({ name, status, description }) => {
        const result = RESULTS[status] ?? null;
        return { name, state: result === null ? status : 'DONE', result, description };
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
