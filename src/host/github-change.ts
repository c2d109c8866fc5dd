import { z } from 'zod';
import type { NamedChange } from '../git/named-change.ts';
import { OF_PULL_REQUESTS, type WorkflowEvent } from './untrusted-event.ts';

const pullRequestSchema = z.object({
  /** The head before the push, where the event is one. */
  before: z.string().optional(),
  pull_request: z.object({
    number: z.number(),
    head: z.object({ sha: z.string() }),
    base: z.object({ ref: z.string() }),
  }),
});

/**
 * What an event of a pull request says of it; undefined for all others. `workflow_run` tells of the head of
 * another run, and who started that one chose it.
 */
export function githubChange(
  { name = '', payload }: WorkflowEvent,
  { GITHUB_REF, GITHUB_SHA }: Readonly<Record<string, string | undefined>>,
): NamedChange | undefined {
  const mergesFirst = OF_PULL_REQUESTS.includes(name);
  if (!mergesFirst && name !== 'pull_request_target') return undefined;
  const event = pullRequestSchema.safeParse(payload);
  if (!event.success) return undefined;
  const { before, pull_request: pullRequest } = event.data;
  const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${pullRequest.number}/merge`;
  return {
    head: pullRequest.head.sha,
    previousHead: before,
    testMerge: isMerge ? GITHUB_SHA : undefined,
    targetBranch: pullRequest.base.ref,
  };
}
