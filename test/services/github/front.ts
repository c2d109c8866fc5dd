import { basename } from 'node:path';
import { z } from 'zod';
import { createGithubService } from '../../../src/services/github.ts';
import type { Check } from '../../../src/services/port.ts';
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
    state: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
  }),
);
const resolution = z.object({ data: z.object({ node: z.object({ isResolved: z.boolean() }) }) });
const IS_RESOLVED = 'query ($id: ID!) { node(id: $id) { ... on PullRequestReviewThread { isResolved } } }';

export const GITHUB: TestedService = {
  name: 'GitHub pull requests',
  sign: '#',
  can: {
    lines: 'shown',
    ladder: ['line', 'file'],
    ranges: true,
    postsAtOnce: 20,
    changesAtOnce: 20,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion' },
    checkText: [140],
    checkNeeds: 'the permission `statuses: write`',
    whileNotReady: 'top-level',
    resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
  },
  refusals: { 410: 'gone' },
  refusalsOf: { postInline: { 422: 'position' } },
  tellsResolver: true,
  sharesPendingChecks: true,
  limited: 403,
  unusedId: 'IC_nowhere',
  unusedDiscussion: 'PRRT_nowhere',
  tooLong: { body: 65_537, check: 141 },
  wrongToken: 'ghs_not-the-token',
  namedByAnswer: true,
  withPages: (network, size) => async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/graphql')) return network(request);
    const body = (await request.text()).replaceAll('first: 100', `first: ${size()}`);
    const { method, headers, redirect, signal } = request;
    return network(new Request(request.url, { method, headers, redirect, signal, body }));
  },
  open({ baseUrl, githubToken }, path) {
    const apiUrl = `${baseUrl}/github/api/v3`;
    const graphqlUrl = `${baseUrl}/github/api/graphql`;
    const repository = `sandbox/${basename(path)}`;
    const headers = { authorization: `Bearer ${githubToken}` };
    return {
      connect: (pullRequest, options, token = githubToken) =>
        createGithubService({ apiUrl, token, repository, pullRequest, ...options }),
      isResolved: async (id) => {
        const body = JSON.stringify({ query: IS_RESOLVED, variables: { id } });
        const answer = await fetch(graphqlUrl, { method: 'POST', headers, body });
        return resolution.parse(await answer.json()).data.node.isResolved;
      },
      checks: async (_, head) => {
        const address = `${apiUrl}/repos/${repository}/commits/${head}/statuses?per_page=100`;
        return statuses.parse(await (await fetch(address, { headers })).json()).map((one) => ({
          id: one.id,
          name: one.context,
          state: STATES[one.state] ?? 'running',
          text: one.description ?? '',
          ...(one.target_url !== null && { url: one.target_url }),
        }));
      },
    };
  },
};
