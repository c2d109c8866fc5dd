import { basename } from 'node:path';
import { expect } from '@jest/globals';
import { z } from 'zod';
import { type Answer, send } from '../../../../demo/sandbox-client.ts';
import { readNodeId } from '../../../fronts/github/wire-values.ts';
import { field, type Harness, startHarness } from '../../harness.ts';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ type: z.string().optional(), message: z.string(), path: z.array(z.unknown()).optional() }),
    )
    .optional(),
});
type GraphAnswer = z.infer<typeof answerSchema>;

/** GraphQL and REST, as one caller. */
export interface GithubClient {
  readonly token: string;
  /** Sends a query, and gives the body of the answer. */
  graph(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphAnswer>;
  /** As `graph`, for a mutation with one field: gives its payload, and fails where there are errors. */
  mutate(name: string, input: Readonly<Record<string, unknown>>, selection: string): Promise<unknown>;
  /** Below `/repos/OWNER/NAME`. */
  rest(method: string, path: string, body?: unknown): Promise<Answer>;
}

export interface Scene {
  readonly harness: Harness;
  readonly number: number;
  readonly pullId: string;
  readonly repository: string;
  /** The app "SARIF Review Bot", with all rights. */
  readonly bot: GithubClient;
  /** The same app with these permissions. */
  withRights(rights: Readonly<Record<string, string>>): Promise<GithubClient>;
  /** A person of this name. */
  person(name: string, access?: string): Promise<GithubClient>;
}

export const ALL_RIGHTS = { contents: 'write', pull_requests: 'write', statuses: 'write' };

/** A pull request of the repository of `makeRepository`. */
export async function startScene(): Promise<Scene> {
  const harness = await startHarness();
  const number = await harness.deploy();
  const clientOf = (token: string, repository: string): GithubClient => {
    const { baseUrl } = harness.running;
    const call = (url: string, method: string, body?: unknown) =>
      send(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const graph: GithubClient['graph'] = async (query, variables = {}) => {
      const answer = await call(`${baseUrl}/github/api/graphql`, 'POST', { query, variables });
      expect(answer.status).toBe(200);
      return answerSchema.parse(answer.body);
    };
    return {
      token,
      graph,
      mutate: async (name, input, selection) => {
        const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
        const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
        const { data, errors } = await graph(query, { input });
        expect(errors).toBeUndefined();
        return data?.[name];
      },
      rest: (method, path, body) => call(`${baseUrl}/github/api/v3/repos/${repository}${path}`, method, body),
    };
  };
  const issue = async (userId: string, kind: string, rights: Readonly<Record<string, string>>) =>
    field(await harness.admin('POST', '/tokens', { userId, kind, rights }), 'token', z.string());
  const owner = 'sandbox';
  const name = basename(harness.repository.path);
  const repository = `${owner}/${name}`;
  const bot = clientOf(harness.running.githubToken, repository);
  const found = await bot.graph(
    `query ($owner: String!, $name: String!, $number: Int!) {
      viewer { id }
      repository(owner: $owner, name: $name) { pullRequest(number: $number) { id } }
    }`,
    { owner, name, number },
  );
  const botUser = readNodeId(String(at(found.data, 'viewer', 'id')))?.id ?? '';
  return {
    harness,
    number,
    pullId: String(at(found.data, 'repository', 'pullRequest', 'id')),
    repository,
    bot,
    withRights: async (rights) => clientOf(await issue(botUser, 'github-installation', rights), repository),
    person: async (personName, access) => {
      const user = await harness.admin('POST', '/users', {
        name: personName,
        role: 'All Users',
        ...(access === undefined ? {} : { access }),
      });
      return clientOf(await issue(field(user, 'id', z.string()), 'github-personal', {}), repository);
    },
  };
}

/** What stands at a path of names and indices; undefined where there is nothing. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((inner: unknown, name) => Object(inner)[name], value);
}

const THREADS = `query ($id: ID!, $after: String) { node(id: $id) { ... on PullRequest {
  reviewThreads(first: 100, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes {
    id isResolved isOutdated path line originalLine subjectType viewerCanResolve viewerCanUnresolve
    resolvedBy { id login }
    comments(first: 100) { totalCount nodes {
      id fullDatabaseId state body viewerDidAuthor lastEditedAt author { __typename login } editor { login }
    } } } } } } }`;

/** The threads of the pull request as a caller sees them. */
export async function threadsOf(scene: Scene, client: GithubClient = scene.bot): Promise<readonly unknown[]> {
  const { data, errors } = await client.graph(THREADS, { id: scene.pullId });
  expect(errors).toBeUndefined();
  return z.array(z.unknown()).parse(at(data, 'node', 'reviewThreads', 'nodes'));
}

/** Posts one review with these threads, by default one on an added line. */
export async function postReview(
  scene: Scene,
  client: GithubClient = scene.bot,
  threads: readonly unknown[] = [{ path: 'added.txt', line: 2, body: 'A finding' }],
): Promise<unknown> {
  const input = { pullRequestId: scene.pullId, event: 'COMMENT', threads };
  return client.mutate(
    'addPullRequestReview',
    input,
    'pullRequestReview { id state comments(first: 100) { nodes { id body } } }',
  );
}
