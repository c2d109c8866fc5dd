import { z } from 'zod';
import { createGitlabService } from '../../../src/services/gitlab.ts';
import type { Check } from '../../../src/services/port.ts';
import type { TestedService } from '../front.ts';

const STATES: Readonly<Record<string, Check['state']>> = {
  running: 'running',
  success: 'passed',
  failed: 'failed',
};
const discussion = z.object({
  id: z.string(),
  notes: z.array(z.object({ resolved: z.boolean().optional() })),
});
const statuses = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    status: z.string(),
    description: z.string().nullable(),
    target_url: z.string().nullable(),
  }),
);

export const GITLAB: TestedService = {
  name: 'GitLab merge requests',
  sign: '!',
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line', 'file'],
    ranges: true,
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: true,
    discussesDrafts: true,
    suggestion: { name: 'suggestion', around: 100 },
    checkText: [255],
    resolveNeeds: 'the role Developer',
    checkNeeds: 'the role Developer',
  },
  refusals: { 405: 'gone' },
  refusalsOf: { postInline: { 400: 'position', 422: 'position' } },
  limited: 429,
  unusedId: '99999999',
  unusedDiscussion: '0'.repeat(40),
  running: 'not-shown',
  tellsResolver: true,
  tooLong: { body: 1_000_001, check: 256 },
  wrongToken: 'glpat-not-the-token',
  namedByAnswer: true,
  pin: (base) => ({ pin: base }),
  /** However many are asked for. */
  withPages: (network, size) => (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.searchParams.has('per_page')) return network(input, init);
    url.searchParams.set('per_page', String(size()));
    return network(input instanceof Request ? new Request(url, input) : url, init);
  },
  open({ baseUrl, gitlabToken }) {
    const apiUrl = `${baseUrl}/api/v4`;
    const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
      const headers = { authorization: `Bearer ${gitlabToken}` };
      return schema.parse(await (await fetch(`${apiUrl}/projects/1${path}`, { headers })).json());
    };
    return {
      connect: (mergeRequest, options, token = gitlabToken) =>
        createGitlabService({ apiUrl, token, project: '1', mergeRequest, ...options }),
      isResolved: async (id, change) =>
        (await get(`/merge_requests/${change}/discussions/${id}`, discussion)).notes.some(
          ({ resolved }) => resolved,
        ),
      checks: async (_, head) =>
        (await get(`/repository/commits/${head}/statuses?per_page=100`, statuses)).map((one) => ({
          id: one.id,
          name: one.name,
          state: STATES[one.status] ?? 'running',
          text: one.description ?? '',
          ...(one.target_url && { url: one.target_url }),
        })),
    };
  },
};
