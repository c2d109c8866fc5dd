import { z } from 'zod';
import { administer } from '../../../demo/sandbox-client.ts';
import { createReviewService } from '../../../src/services/deployments.ts';
import type { Check } from '../../../src/services/port.ts';
import type { TestedService } from '../front.ts';

const STATES: Readonly<Record<string, Check['state']>> = {
  'IN_PROGRESS null': 'running',
  'DONE SUCCESS': 'passed',
  'DONE FAILURE': 'failed',
};
const report = z.object({
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      result: z.string().nullable(),
      description: z.string(),
      externalUrl: z.string().nullable(),
    }),
  ),
  threads: z.array(z.object({ discussionId: z.string(), resolved: z.boolean() })),
});

export const DEPLOYMENTS: TestedService = {
  name: 'deployment requests',
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    checkText: [700, 250],
    checkNeeds: 'an Account Owner',
  },
  refusals: { 405: 'gone' },
  refusalsOf: {
    postInline: { 400: 'position', 422: 'position' },
    putCheck: { 400: 'too-large', 422: 'too-large' },
  },
  limited: 429,
  unusedId: 'nowhere',
  tooLong: { body: 1024 * 1024, check: 1_001 },
  wrongToken: 'not the secret',
  namedByAnswer: false,
  open(sandbox) {
    const admin = administer(sandbox);
    const read = async (change: number) => report.parse(await admin('GET', `/deployments/${change}`));
    return {
      connect: (deploymentNumber, options, clientSecret = sandbox.clientSecret) => {
        const { baseUrl, clientId } = sandbox;
        return createReviewService({ baseUrl, clientId, clientSecret, deploymentNumber, ...options });
      },
      isResolved: async (id, change) =>
        (await read(change)).threads.find(({ discussionId }) => discussionId === id)?.resolved ?? false,
      checks: async (change) =>
        (await read(change)).checks.flatMap(
          ({ name, state: word, result, description: text, externalUrl }) => {
            const state = STATES[`${word} ${result}`];
            return state === undefined
              ? []
              : [{ id: 1, name, state, text, ...(externalUrl && { url: externalUrl }) }];
          },
        ),
    };
  },
};
