import { z } from 'zod';
import type { NamedChange } from '../git/relate-to.ts';
import type { CiChange } from '../inputs/ci-service.ts';
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

const numberSchema = z.object({ pull_request: z.object({ number: z.int().positive() }) });

/** A fork that was deleted since is null. */
const followingSchema = z.object({
  workflow_run: z.object({
    head_sha: z.string(),
    head_branch: z.string().nullable(),
    head_repository: z.object({ owner: z.object({ login: z.string() }) }).nullable(),
  }),
});

/**
 * The pull request that an event is about; undefined for all others. A run that follows another one
 * (`workflow_run`) knows the head alone: its list of pull requests is empty for those of forks.
 */
export function eventChange({ name = '', payload }: WorkflowEvent): CiChange | undefined {
  if (OF_PULL_REQUESTS.includes(name) || name === 'pull_request_target') {
    const event = numberSchema.safeParse(payload);
    return event.success ? { kind: 'number', number: event.data.pull_request.number } : undefined;
  }
  const event = name === 'workflow_run' ? followingSchema.safeParse(payload) : undefined;
  if (event?.success !== true) return undefined;
  const { head_sha: sha, head_branch: branch, head_repository: repository } = event.data.workflow_run;
  if (branch === null || repository === null) return undefined;
  return { kind: 'head', sha, branch: `${repository.owner.login}:${branch}` };
}
