import { basename } from 'node:path';
import { z } from 'zod';
import { administer } from '../../../demo/sandbox-client.ts';
import { createGiteaService } from '../../../src/services/gitea.ts';
import type { Check } from '../../../src/services/port.ts';
import { BOT } from '../../converge/checker.ts';
import type { TestedService } from '../front.ts';

const STATES: Readonly<Record<string, Check['state']>> = {
  pending: 'running',
  success: 'passed',
  failure: 'failed',
};
const statuses = z.array(
  z.object({
    id: z.number(),
    context: z.string(),
    status: z.string(),
    description: z.string(),
    target_url: z.string(),
  }),
);
const reviews = z.array(z.object({ id: z.number() }));
const comments = z.array(z.object({ id: z.number(), resolver: z.unknown().nullable() }));

/**
 * One of the servers.
 *
 * @param account `automatic`: that of all workflows, as which the sandbox's own bot writes; `person`: one of
 *   its name with an access token
 */
function on(
  server: 'gitea' | 'gitea-1.26' | 'forgejo',
  account: 'automatic' | 'person',
): Pick<TestedService, 'name' | 'open'> {
  const kind = server === 'forgejo' ? server : 'gitea';
  return {
    name: `${server} pull requests of ${account === 'person' ? 'a person' : 'the automatic account'}`,
    async open(sandbox, path) {
      const apiUrl = `${sandbox.baseUrl}/${server}/api/v1`;
      const repository = `sandbox/${basename(path)}`;
      const own = account === 'automatic' ? sandbox.giteaToken : await tokenOf(sandbox, BOT);
      const headers = { authorization: `Bearer ${own}` };
      const get = async (at: string): Promise<unknown> =>
        (await fetch(`${apiUrl}/repos/${repository}${at}`, { headers })).json();
      return {
        connect: (pullRequest, options, token = own) =>
          createGiteaService({ kind, apiUrl, token, repository, pullRequest, ...options }),
        isResolved: async (id, change) => {
          for (const review of reviews.parse(await get(`/pulls/${change}/reviews?limit=50`))) {
            const inReview = comments.parse(await get(`/pulls/${change}/reviews/${review.id}/comments`));
            if (inReview.some((one) => String(one.id) === id && one.resolver !== null)) return true;
          }
          return false;
        },
        checks: async (_, head) =>
          statuses
            .parse(await get(`/commits/${head}/statuses?limit=50`))
            .toSorted((a, b) => b.id - a.id)
            .map((one) => ({
              id: one.id,
              name: one.context,
              state: STATES[one.status] ?? 'running',
              text: one.description,
              ...(one.target_url !== '' && { url: one.target_url }),
            })),
      };
    },
  };
}

/** A token of somebody new who may write. */
export async function tokenOf(
  sandbox: Parameters<typeof administer>[0],
  name: string,
  access = 'write',
): Promise<string> {
  const admin = administer(sandbox);
  const user = await admin('POST', '/users', { name, role: 'All Users', access });
  const { id: userId } = z.object({ id: z.string() }).parse(user);
  const made = await admin('POST', '/tokens', { userId, kind: 'gitea-personal' });
  return z.object({ token: z.string() }).parse(made).token;
}

const ANY = {
  sign: '#',
  can: {
    lines: 'changed-files',
    ladder: ['line'],
    postsAtOnce: 50,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    keepsNumbers: true,
    discussesDrafts: true,
    checkText: [255, 140],
    checkNeeds: 'the right to write code, in a workflow `contents: write`',
    resolveNeeds:
      'the right to write pull requests, in a workflow `pull-requests: write`, and no run of a fork has it',
    whileNotReady: 'top-level',
  },
  refusals: { 405: 'gone' },
  // No server that has it answers so.
  refusalsOf: { setResolved: { 405: 'forbidden' } },
  limited: 429,
  unusedId: '99999999',
  takesAnyPlace: true,
  sharesPendingChecks: true,
  // The servers name no limit; that of the sandbox is on a request as a whole.
  tooLong: { body: 1024 * 1024, check: 1024 * 1024 },
  wrongToken: '0'.repeat(40),
  namedByAnswer: true,
  /** However many are asked for. */
  withPages: (network, size) => (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.searchParams.has('limit')) return network(input, init);
    url.searchParams.set('limit', String(size()));
    return network(input instanceof Request ? new Request(url, input) : url, init);
  },
} as const satisfies Partial<TestedService>;

export const GITEA: TestedService = { ...ANY, ...on('gitea', 'automatic') };
export const GITEA_OF_A_PERSON: TestedService = { ...ANY, ...on('gitea', 'person') };
export const FORGEJO: TestedService = {
  ...ANY,
  can: {
    ...ANY.can,
    lines: 'shown',
    checkNeeds: 'the right to write code, which no run of a fork has',
    resolveNeeds: undefined,
    noResolving: 'Forgejo has no API that resolves threads',
  },
  resolving: 'refused',
  ...on('forgejo', 'automatic'),
};
export const FORGEJO_OF_A_PERSON: TestedService = { ...FORGEJO, ...on('forgejo', 'person') };
