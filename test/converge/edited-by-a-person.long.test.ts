import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { keyringOf } from '../core.ts';
import type { Arena } from './arena.ts';
import { STORIES_MS } from './play-story.ts';
import { runReview } from './run-review.ts';
import { openGithubArena, openGitlabArena } from './service-arena.ts';
import type { Stage } from './stage.ts';
import { Traffic } from './traffic.ts';

jest.setTimeout(STORIES_MS);

const SAID = 'I shall look into it.';

/** Writes another text into a comment, with the rights of a maintainer. */
type Edit = (arena: Arena, token: string, number: number, commentId: string, body: string) => Promise<void>;

async function send(url: string, method: string, token: string, value: unknown): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const text = await response.text();
  expect({ status: response.status, refused: text.includes('"errors"') }).toEqual({
    status: 200,
    refused: false,
  });
}

const overGithub: Edit = ({ sandbox }, token, _, id, body) =>
  send(`${sandbox.baseUrl}/github/api/graphql`, 'POST', token, {
    query:
      'mutation ($id: ID!, $body: String!) { updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { clientMutationId } }',
    // Its thread stands before it.
    variables: { id: id.split(':').at(-1), body },
  });
const overGitlab: Edit = ({ sandbox }, token, number, id, body) =>
  send(`${sandbox.baseUrl}/api/v4/projects/1/merge_requests/${number}/notes/${id}`, 'PUT', token, { body });

const SIGNED = keyringOf('a signing key');
const GITHUB = { front: 'pull request', kind: 'github-personal', edit: overGithub } as const;
const GITLAB = { front: 'merge request', kind: 'gitlab-personal', edit: overGitlab } as const;
const KEYLESS_RING = keyringOf(undefined);

const LEFT = { resolved: false, said: true, word: undefined };
const ANEW = { resolved: false, said: false, word: undefined };
/** What is about alpha after the next run, and once its finding is there again. */
const KINDS = [
  // It stays the thread of its finding, and nobody writes into it: the signature is of another text, or
  // GitHub says who edited it.
  { ...GITHUB, proof: 'signed', open: () => openGithubArena(SIGNED), next: [LEFT], back: [LEFT] },
  { ...GITHUB, proof: 'keyless', open: () => openGithubArena(KEYLESS_RING), next: [LEFT], back: [LEFT] },
  {
    ...GITLAB,
    proof: 'signed',
    open: () => openGitlabArena(() => ({ keyring: SIGNED })),
    next: [LEFT],
    back: [LEFT],
  },
  // GitLab does not, so that it may be anybody's.
  {
    ...GITLAB,
    proof: 'keyless',
    open: () => openGitlabArena(() => ({ keyring: KEYLESS_RING })),
    next: [LEFT],
    back: [LEFT, ANEW],
  },
];

describe.each(KINDS)('on a $front, $proof', ({ open, kind, edit, next, back }) => {
  let arena: Arena;
  let token: string;
  beforeAll(async () => {
    arena = await open();
    const made = await arena.admin('POST', '/users', {
      name: 'Mary Maintainer',
      role: 'All Users',
      access: 'maintain',
    });
    const { id: userId } = z.object({ id: z.string() }).parse(made);
    const issued = await arena.admin('POST', '/tokens', { userId, kind, rights: {} });
    token = z.object({ token: z.string() }).parse(issued).token;
  });
  afterAll(() => arena.close());

  async function run(number: number, index: number, seed: number, stage: Stage = arena): Promise<string> {
    const state = arena.scenario.states[index];
    if (state === undefined) throw new Error('there is no such state');
    await arena.push(number, { head: state.commit });
    const end = await runReview(stage, new Traffic(seed), { state, deployment: number, seed });
    return end.kind === 'ended' ? end.result.conclusion : end.kind;
  }

  /** A run that is about to resolve a thread, when a person is there. */
  function meanwhile(number: number, dies: boolean): Stage {
    return {
      ...arena,
      connect(parts) {
        let isDead = false;
        const refuse: typeof fetch = async () => {
          throw new TypeError('fetch failed');
        };
        const { client } = parts;
        const mortal = {
          ...client,
          fetch: (...call: Parameters<typeof fetch>) => (isDead ? refuse : client.fetch)(...call),
        };
        const { service, ...rest } = arena.connect({ ...parts, client: mortal });
        let isEdited = false;
        const setResolved: typeof service.setResolved = async (changes) => {
          if (!isEdited) {
            isEdited = true;
            const comments = await service.listComments();
            const alpha = comments.find(({ body, mine }) => mine && body.includes('Call of alpha'));
            if (alpha === undefined) throw new Error('alpha has no thread');
            await edit(arena, token, number, alpha.id, `${SAID}\n\n${alpha.body}`);
            isDead = dies;
          }
          return service.setResolved(changes);
        };
        return { ...rest, service: Object.create(service, { setResolved: { value: setResolved } }) };
      },
    };
  }

  async function alphas(number: number) {
    const { threads } = await arena.truth(number);
    return threads.flatMap(({ resolved, comments }) => {
      const text = comments.map(({ body }) => body).join('\n');
      if (!text.includes('Call of alpha')) return [];
      const [, word] = /^(Fixed|Reported)/mu.exec(text) ?? [];
      return [{ resolved, said: text.includes(SAID), word }];
    });
  }

  test('what a person wrote into our comment stays, where the run that was about to settle it died', async () => {
    const { number } = await arena.open(1, arena.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    expect(await run(number, 1, 2, meanwhile(number, true))).toBe('incomplete');
    expect(await alphas(number)).toEqual([LEFT]);
    expect(await run(number, 1, 3)).toBe('success');
    expect(await alphas(number)).toEqual(next);
    for (const seed of [4, 5]) {
      expect(await run(number, 0, seed)).toBe('failure');
      expect(await alphas(number)).toEqual(back);
    }
  });

  test('a person who edits our comment right before its flag is set costs neither the thread nor the run', async () => {
    const { number } = await arena.open(1, arena.scenario.states[0]?.commit ?? '');
    await run(number, 0, 1);
    expect(await run(number, 1, 2, meanwhile(number, false))).toBe('success');
    expect(await alphas(number)).toMatchObject([{ resolved: true, word: 'Fixed' }]);
    expect(await run(number, 0, 3)).toBe('failure');
    expect(await alphas(number)).toMatchObject([{ resolved: false, word: 'Reported' }]);
  });
});
