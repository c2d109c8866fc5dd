import { z } from 'zod';
import { type Keyring, keyringOf } from '../core.ts';
import type { TestedService } from '../services/front.ts';
import { GITHUB } from '../services/github/front.ts';
import { GITLAB } from '../services/gitlab/front.ts';
import { type Arena, openArena, PATIENCE_MS, reportSchema } from './arena.ts';
import type { Scenario } from './scenario.ts';

/** Who runs, and by which keys what is ours is known. */
export interface Identity {
  readonly keyring?: Keyring | undefined;
  /** By default the sandbox's own. */
  readonly token?: string;
}

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
const RESULTS = { passed: 'SUCCESS', failed: 'FAILURE', running: null } as const;

/** An arena in which runs speak over the wire of a service; `identity` is asked at each run. */
export async function openServiceArena(
  service: TestedService,
  identity?: () => Identity,
  scenario?: Scenario,
): Promise<Arena> {
  return overWire(await openArena(scenario), service, identity);
}

/**
 * The same arena, in which runs speak over the wire of a service. Where several services play in one, git is
 * asked once for all of them.
 */
export async function overWire(
  arena: Arena,
  service: TestedService,
  identity: () => Identity = () => ({}),
): Promise<Arena> {
  const wire = await service.open(arena.sandbox, arena.scenario.repository.path);
  const withPages = service.withPages ?? ((network: typeof fetch) => network);
  let pageSize = 100;
  return {
    ...arena,
    ...(service.resolving !== undefined && { resolving: service.resolving }),
    ...(service.tellsResolver && { tellsResolver: true }),
    async open(seed, head, settings = {}) {
      // All of them stand on the same few commits.
      await arena.admin('DELETE', '/statuses');
      pageSize = settings.pageSize ?? 100;
      return arena.open(seed, head, settings);
    },
    async truth(number) {
      const { deployment, ...truth } = reportSchema.parse(await arena.admin('GET', `/deployments/${number}`));
      const head = deployment.newestHead;
      const found = await wire.checks(number, head);
      // The newest of a name comes first, and is the one that counts.
      const checks = found.map(({ name, state, text }) => {
        const result = RESULTS[state];
        // Statuses stand on a commit, where the check of a deployment names the one that it is of.
        const description = `${ofChange(`${service.sign}${number}: `, text)}; at ${head.slice(0, 7)}`;
        return { name, state: result === null ? state : 'DONE', result, description };
      });
      return { ...truth, checks };
    },
    async calls() {
      const since = requests.parse(await arena.admin('GET', '/requests'));
      await arena.admin('DELETE', '/requests');
      return since.map((one) => (READS.includes(one.operation) ? { ...one, method: 'GET' } : one));
    },
    connect: ({ deployment, client, limits, signal, stalls, progress, ...world }) => {
      const { keyring = keyringOf('a signing key'), token } = identity();
      const options = {
        ...limits,
        userAgent: 'sarif-review/converge',
        world: { ...world, fetch: withPages(client.fetch, () => pageSize) },
        progress,
        signal,
        ...(stalls ? { callTimeoutMs: PATIENCE_MS } : {}),
      };
      return { keyring, service: wire.connect(deployment, options, token) };
    },
  };
}

/** Two changes may share a head, so each text begins with the number of its own. */
function ofChange(beginning: string, text: string): string {
  return text.startsWith(beginning) ? text.slice(beginning.length) : `not of ${beginning}${text}`;
}

/** Runs that speak with merge requests. */
export function openGitlabArena(identity?: () => Identity, scenario?: Scenario): Promise<Arena> {
  return openServiceArena(GITLAB, identity, scenario);
}

/** Runs that speak with pull requests. */
export function openGithubArena(keyring?: Keyring, scenario?: Scenario): Promise<Arena> {
  return openServiceArena(GITHUB, () => ({ keyring }), scenario);
}
