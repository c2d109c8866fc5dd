import { basename } from 'node:path';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { createGithubService } from '../../src/services/github.ts';
import { createGitlabService } from '../../src/services/gitlab.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { quickWorld } from '../run/quick-world.ts';
import { runOn } from '../run/run-on.ts';
import type { Story } from '../run/story.ts';

// Several accounts on GitHub or GitLab, each with the hands that its token gives it.

export type Kind = 'github' | 'gitlab';

const repositoryOf = ({ repository }: Story): string => `sandbox/${basename(repository.path)}`;

/** The token of the job that reviews. */
export function jobToken({ sandbox }: Story, kind: Kind): string {
  return kind === 'github' ? sandbox.githubToken : sandbox.gitlabToken;
}

/** A new account, and a token of it. */
export async function newToken(story: Story, kind: Kind, user: object, of = 'personal'): Promise<string> {
  const made = await story.admin('POST', '/users', { name: 'Ada', role: 'All Users', ...user });
  const { id: userId } = z.object({ id: z.string() }).parse(made);
  const token = await story.admin('POST', '/tokens', { userId, kind: `${kind}-${of}` });
  return z.object({ token: z.string() }).parse(token).token;
}

/** The change as an account sees it. */
export async function openAs(story: Story, kind: Kind, token: string): Promise<ReviewService> {
  const { baseUrl } = story.sandbox;
  const world = quickWorld({}, story.repository.path);
  const options = {
    ...{ token, world, userAgent: 'test', readyTimeoutMs: 1_000, deadline: world.now() + 60_000 },
    progress: () => undefined,
  };
  const service =
    kind === 'github'
      ? createGithubService({
          ...options,
          apiUrl: `${baseUrl}/github/api/v3`,
          repository: repositoryOf(story),
          pullRequest: story.deployment,
        })
      : createGitlabService({
          ...options,
          apiUrl: `${baseUrl}/api/v4`,
          project: '1',
          mergeRequest: story.deployment,
        });
  await service.readChange();
  return service;
}

/** A run of the action under an account. */
export function runAs(
  story: Story,
  kind: Kind,
  token: string,
  logs: Log,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  return runOn(kind, story, logs, { 'accept-resolved': 'true', ...inputs }, { token });
}

/** The newest thread whose comment has these words. */
export async function threadWith(service: ReviewService, words: string): Promise<Comment> {
  const found = (await service.listComments())
    .toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
    .findLast(({ resolvable, body }) => resolvable && body.includes(words));
  if (found === undefined) throw new Error(`there is no thread with the words ${words}`);
  return found;
}
