import { basename } from 'node:path';
import { z } from 'zod';
import { type Answer, send } from '../../../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from '../../harness.ts';

export type Server = 'gitea' | 'gitea-1.26' | 'forgejo';

/** Calls of one account, below the repository of a server. */
export type GiteaCall = (server: Server, method: string, path: string, body?: unknown) => Promise<Answer>;

/** A repository of one pull request. */
export interface GiteaScene {
  readonly harness: Harness;
  readonly number: number;
  /** `/pulls/1`. */
  readonly pull: string;
  /** The automatic account with all rights. */
  readonly bot: GiteaCall;
  /** The same account in a run with these rights. */
  withRights(rights: Readonly<Record<string, string>>): Promise<GiteaCall>;
  /** A person of this access. */
  person(access: string): Promise<GiteaCall>;
}

export async function startGiteaScene(): Promise<GiteaScene> {
  const harness = await startHarness();
  const { running, repository, admin } = harness;
  const number = await harness.deploy();
  const callAs =
    (token: string): GiteaCall =>
    (server, method, path, body) =>
      send(`${running.baseUrl}/${server}/api/v1/repos/sandbox/${basename(repository.path)}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  const issue = async (userId: string, kind: string, rights: Readonly<Record<string, string>>) =>
    callAs(field(await admin('POST', '/tokens', { userId, kind, rights }), 'token', z.string()));
  let people = 0;
  const makeUser = async (access: string): Promise<string> => {
    people += 1;
    const user = await admin('POST', '/users', { name: `Person ${people}`, role: 'All Users', access });
    return field(user, 'id', z.string());
  };
  return {
    harness,
    number,
    pull: `/pulls/${number}`,
    bot: callAs(running.giteaToken),
    withRights: async (rights) => issue(await makeUser('none'), 'gitea-automatic', rights),
    person: async (access) => issue(await makeUser(access), 'gitea-personal', {}),
  };
}

/** A review of these comments. */
export function reviewOf(...comments: readonly object[]): object {
  return { event: 'COMMENT', body: 'A review', comments };
}

/** A comment on a line of the file that has two. */
export function onLine(line: number, body = 'A finding'): object {
  return { path: 'added.txt', body, new_position: line };
}

const reviews = z.array(
  z.looseObject({ id: z.number(), state: z.string(), comments_count: z.number(), body: z.string() }),
);
const comments = z.array(
  z.looseObject({
    id: z.number(),
    body: z.string(),
    path: z.string(),
    position: z.number(),
    original_position: z.number(),
    commit_id: z.string(),
    user: z.looseObject({ id: z.number(), login: z.string() }),
    resolver: z.looseObject({ id: z.number(), login: z.string() }).nullable(),
    pull_request_review_id: z.number(),
  }),
);

/** The reviews of a pull request of at most fifty, as an account sees them. */
export async function reviewsOf(call: GiteaCall, pull: string, server: Server = 'gitea') {
  return reviews.parse((await call(server, 'GET', `${pull}/reviews?limit=50`)).body);
}

/** The comments in all of them, in order of creation. */
export async function commentsOf(call: GiteaCall, pull: string, server: Server = 'gitea') {
  const all: z.infer<typeof comments> = [];
  for (const { id } of await reviewsOf(call, pull, server))
    all.push(...comments.parse((await call(server, 'GET', `${pull}/reviews/${id}/comments`)).body));
  return all.toSorted((one, other) => one.id - other.id);
}
