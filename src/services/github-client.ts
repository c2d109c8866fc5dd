import * as z from 'zod/mini';
import { ConfigurationError } from '../errors.ts';
import { fitsPath, readAddress } from '../text/address.ts';
import { type Answer, isRecord, judge, parseJson, type Rules, type Schema, saidIn } from './answers.ts';
import {
  type Connection,
  conversationPages,
  firstPages,
  id,
  LIST_FIRST,
  LIST_REPLIES,
  LIST_THREADS,
  LIST_TOP_LEVEL,
  type Mutation,
  number,
  replyPages,
  sha,
  type Thread,
  threadPages,
  toComments,
  toTopLevel,
} from './github-graphql.ts';
import { type Call, type ClientOptions, Http } from './http.ts';
import type { Comment, Outcome } from './port.ts';
import { collectPages, get, isTooMuch, Rest, row, time } from './rest.ts';

// How a repository of a GitHub is asked: its endpoints, what its answers mean, listings and several changes
// at once.

/** How a repository of a GitHub is reached. */
export interface RepositoryAccess {
  /** The REST interface: https://api.github.com, or https://HOST/api/v3 of an Enterprise Server. */
  readonly apiUrl: string;
  /** The GraphQL interface: https://api.github.com/graphql, or https://HOST/api/graphql. */
  readonly graphqlUrl: string;
  /** Sent to these two addresses alone. */
  readonly token: string;
  /** As `owner/name`. */
  readonly repository: string;
}

/** A pull request, and the token that asks for it. */
export interface PullRequestAccess extends RepositoryAccess {
  readonly pullRequest: number;
}

/** A commit at the tip of a branch, which is named as `owner:branch`: forks have other owners. */
export interface Head {
  readonly sha: string;
  readonly branch: string;
}
/** So long GitHub's documentation asks to wait where a limit does not say. */
const UNSAID_PAUSE_MS = 60_000;

const READING =
  'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';
const COMMENTING: Rules['remedies'] = {
  forbidden:
    'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked',
  'not-ready':
    'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account',
};
const RESOLVING =
  'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`';
const STATUSES = 'the token needs the permission `statuses: write`';

/** GitHub takes 1,000 statuses for a commit and context. */
const NO_MORE_STATUSES = /maximum number of statuses/iu;
const PUSH_ANOTHER =
  'GitHub accepts no more statuses of this name for this commit: push another commit, or choose another `check-name`';

/** As the listing shows it: one that was closed without a merge has no time of one. */
const listed = z.pipe(
  z.object({ number, updated_at: time, merged_at: z.nullish(time) }),
  z.transform(({ number: id, updated_at: updatedAt, merged_at }) => ({
    ...{ id, updatedAt, mergedAt: merged_at ?? undefined },
  })),
);
const pull = z.object({
  number: z.int(),
  state: z.string(),
  head: z.object({ sha: z.string() }),
  base: z.nullish(z.object({ sha: z.string() })),
});
const status = z.object({
  id: number,
  state: z.string(),
  context: z.string(),
  description: z.nullish(z.string()),
  target_url: z.nullish(z.string()),
  creator: z.nullish(z.object({ id: number })),
});
export type CommitStatus = z.output<typeof status>;
/** With who that is: names change hands. */
const permission = z.object({
  permission: z.string(),
  user: z.nullish(z.object({ id: number, type: z.optional(z.string()) })),
});
const restComment = z.object({
  node_id: id,
  body: z.string(),
  created_at: time,
  user: z.nullish(z.object({ id: number })),
});

const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;
const ENDPOINTS = {
  'find-change': get(`${REPOSITORY}/pulls`, z.array(pull), READING),
  'read-pull': get(PULL, pull, READING),
  'list-changes': get(`${REPOSITORY}/pulls`, z.array(listed), READING),
  'find-base': get(
    `${REPOSITORY}/compare/{range}`,
    z.object({ merge_base_commit: z.object({ sha }) }),
    'the token needs the permission `contents: read`',
  ),
  'get-permission': get(`${REPOSITORY}/collaborators/{login}/permission`, permission),
  'post-on-file': row(`POST ${PULL}/comments`, 'post', z.object({ node_id: id }), {
    invalid: 'position',
    remedies: COMMENTING,
  }),
  reply: row(`POST ${PULL}/comments/{comment}/replies`, 'post', restComment, { remedies: COMMENTING }),
  // The combined status of a commit would show the newest of each context alone.
  'list-statuses': get(`${REPOSITORY}/commits/{sha}/statuses`, z.array(status), STATUSES),
  // Of one context the last one counts. To who may not write, GitHub says that there is no such commit.
  'put-status': row(`POST ${REPOSITORY}/statuses/{sha}`, 'check', undefined, {
    remedies: { forbidden: STATUSES, gone: STATUSES },
  }),
} as const;

/**
 * Errors inside of a 200, as the statuses that say the same. After any other type nobody knows what was done,
 * as after the one without a type that tells of a time-out.
 */
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  UNPROCESSABLE: 422,
  VALIDATION: 422,
  RATE_LIMIT: 429,
  RATE_LIMITED: 429,
};

/** GitHub tells these reasons in words alone. */
const LIMIT = /rate limit|abuse detection/iu;
const PENDING = /pending review/iu;
const TOO_LONG = /too (?:long|large)|maximum is \d+/iu;

/** What an answer of either interface means. */
function means(answer: Answer, { effect }: Pick<Call, 'effect'>, isGraphql: boolean): Answer {
  const { status: code, headers, text } = answer;
  if (code === undefined) return answer;
  if (isGraphql && code < 300) return meansGraphql(answer, effect);
  if (code < 400) return answer;
  const words = saidIn(text) ?? '';
  // A limit comes as 403 too, which without these signs is a refusal.
  const isUsedUp = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  if (code === 429 || (code === 403 && (isUsedUp || LIMIT.test(words))))
    return asLimit(answer, code === 403 ? `${words} (with status 403)` : words);
  return { ...answer, status: meaningOf(code, words) };
}

/**
 * Of a change that was made a part of the answer may be missing with an error: it was made all the same, and
 * who reads the answer finds out what is missing.
 */
function meansGraphql(answer: Answer, effect: Rules['effect']): Answer {
  const json = parseJson(answer.text);
  const errors = isRecord(json) && Array.isArray(json.errors) ? json.errors : [];
  const hasData =
    isRecord(json) && isRecord(json.data) && Object.values(json.data).some((value) => value !== null);
  if (errors.length === 0 || (effect !== 'read' && hasData)) return answer;
  const codes = new Set<number>();
  const said = new Set<string>();
  for (const error of errors) {
    const { message = '', type, extensions } = isRecord(error) ? error : {};
    const isOfQuery = isRecord(extensions) && typeof extensions.code === 'string';
    said.add(typeof type === 'string' ? `${type}: ${message}` : String(message));
    if (LIMIT.test(String(message))) codes.add(429);
    else codes.add(typeof type === 'string' ? (STATUS_OF_TYPE[type] ?? 500) : isOfQuery ? 400 : 500);
  }
  const words = `${[...said].join('; ')} (in an answer with status ${answer.status})`;
  if (codes.has(429)) return asLimit(answer, words);
  // One that nobody understands may hide an effect.
  if (effect !== 'read' && codes.size > 1 && !codes.has(500)) return answer;
  const [code = 500] = codes.has(500) ? [500] : codes;
  return { ...answer, status: meaningOf(code, words), words };
}

/** A 422 speaks of a pending review, of a text that is too long, or of anything else. */
function meaningOf(code: number, words: string): number {
  if (code !== 422) return code;
  if (PENDING.test(words)) return 409;
  return TOO_LONG.test(words) ? 413 : code;
}

/** One that is used up tells when it begins anew. */
function asLimit(answer: Answer, words: string): Answer {
  const headers = new Headers(answer.headers);
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) * 1_000;
  const isTold = headers.get('x-ratelimit-remaining') === '0' && !Number.isNaN(new Date(reset).getTime());
  if (!headers.has('retry-after') && isTold) headers.set('retry-after', new Date(reset).toUTCString());
  return { ...answer, status: 429, headers, words };
}

/** Both interfaces of one repository. */
export class Github {
  readonly http: Http;
  readonly rest: Rest<typeof ENDPOINTS>;
  readonly apiUrl: string;
  readonly of: { readonly owner: string; readonly name: string };
  readonly #graphqlUrl: string;

  /**
   * Throws ConfigurationError where an address or the repository is none.
   *
   * @param awaited what is waited for where something is not ready, for people
   */
  constructor(
    { token, repository, ...options }: RepositoryAccess & ClientOptions,
    awaited: string,
    pull = 0,
  ) {
    this.apiUrl = parseAddress(options.apiUrl);
    this.#graphqlUrl = parseAddress(options.graphqlUrl);
    const [owner = '', name = '', ...more] = repository.split('/');
    if (more.length > 0 || !fitsPath(owner) || !fitsPath(name)) {
      throw new ConfigurationError(
        'The repository of the pull request must be given as owner/name, such as octo-org/octo-repo.',
      );
    }
    this.of = { owner, name };
    this.http = new Http(options, {
      awaited,
      unsaidPauseMs: UNSAID_PAUSE_MS,
      authorization: async () => `Bearer ${token}`,
      tokenRefused: (sentence) =>
        `GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`,
      means: (answer, call) => means(answer, call, call.url === this.#graphqlUrl),
      refusalIn(words, call, code) {
        if (code === 400) return { refusal: 'other' };
        const isFull = call.name === 'put-status' && code === 422 && NO_MORE_STATUSES.test(words);
        return isFull ? { remedy: PUSH_ANOTHER } : undefined;
      },
    });
    this.http.hide(token);
    this.rest = new Rest(this.http, this.apiUrl, ENDPOINTS, { ...this.of, number: pull });
  }

  /** A query, or a mutation. */
  ask<T>(name: string, query: string, variables: object, rules: Rules<T>): Call<T> {
    return { ...rules, name, method: 'POST', url: this.#graphqlUrl, body: { query, variables } };
  }

  async query<T>(name: string, query: string, variables: object, answer: Schema<T>): Promise<T> {
    const remedies = { forbidden: READING };
    return (await this.http.read(this.ask(name, query, variables, { effect: 'read', answer, remedies })))
      .value;
  }

  /** A mutation of which an answer that shows nothing has done nothing. */
  async mutate<T>(
    name: string,
    query: string,
    variables: object,
    rules: Rules<T | undefined>,
  ): Promise<Outcome<T>> {
    const call = this.ask(name, query, variables, { remedies: COMMENTING, ...rules });
    return (await this.http.write(call)) as Outcome<T>;
  }

  /**
   * Reads a connection to its end, each item once: fewer at once where as many as GitHub gives are too much.
   * Throws ServiceError.
   */
  async collect<T extends { readonly id: string }>(
    query: string,
    variables: object,
    answer: Schema<Connection<T>>,
    after?: string,
  ): Promise<readonly T[]> {
    const call = { method: 'POST', url: this.#graphqlUrl };
    return collectPages(
      this.http,
      call,
      { after, first: 100 },
      async (place) => {
        const { items, next } = await this.query('list-comments', query, { ...variables, ...place }, answer);
        return { items, next: next === undefined ? undefined : { ...place, after: next } };
      },
      {
        smaller: ({ after, first }, error) =>
          isTooMuch(error) && first > 1 ? { after, first: Math.floor(first / 2) } : undefined,
      },
    );
  }
}

/**
 * The address of one of GitHub's interfaces, which Enterprise Server has elsewhere: https, or http on a
 * loopback host. Returns it without a trailing slash. Throws ConfigurationError, whose message never shows
 * what may hold a password.
 */
function parseAddress(text: string): string {
  const address = readAddress(text, 'the input `token`');
  if (address.kind === 'address') return address.url;
  throw new ConfigurationError(
    `The address of GitHub's interface ${address.what}: on github.com it is https://api.github.com, on an Enterprise Server https://HOST/api/v3 (input \`base-url\`).`,
  );
}

/**
 * All comments of a pull request: those of its threads, and those of its conversation, of which each is a
 * discussion of its own.
 */
export async function listAll(github: Github, pullRequest: object): Promise<readonly Comment[]> {
  // Each by itself may not be too much, or is read in smaller pages.
  const first = await github
    .query('list-comments', LIST_FIRST, pullRequest, firstPages)
    .catch((error: unknown) => {
      if (isTooMuch(error)) return undefined;
      throw error;
    });
  const rest = async <T extends { readonly id: string }>(
    begun: Connection<T> | undefined,
    query: string,
    answer: Schema<Connection<T>>,
  ): Promise<readonly T[]> => {
    const { items = [], next } = begun ?? {};
    if (begun !== undefined && next === undefined) return items;
    const more = await github.collect(query, pullRequest, answer, next);
    return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
  };
  const inThreads = rest(first?.reviewThreads, LIST_THREADS, threadPages).then((all) => inAll(github, all));
  const topLevels = rest(first?.comments, LIST_TOP_LEVEL, conversationPages);
  // Where one fails, the other does not go on behind the back of whoever is told.
  await Promise.allSettled([inThreads, topLevels]);
  return [...(await inThreads), ...(await topLevels).map(toTopLevel)];
}

/** The comments of its threads. */
export async function listInThreads(github: Github, pullRequest: object): Promise<readonly Comment[]> {
  return inAll(github, await github.collect(LIST_THREADS, pullRequest, threadPages));
}

/** A listing shows the first page of each thread; few have more. */
async function inAll(github: Github, found: readonly Thread[]): Promise<readonly Comment[]> {
  const comments: Comment[] = [];
  for (const one of found) {
    const { items, next } = one.comments;
    const more =
      next === undefined ? [] : await github.collect(LIST_REPLIES, { thread: one.id }, replyPages, next);
    const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
    comments.push(...toComments(one, [...all.values()]));
  }
  return comments;
}

/**
 * Several changes in one request, each under an alias of its own: they are done in their order, and one that
 * is refused costs the others nothing. What is too large together is sent in halves.
 */
export async function changeSeveral<T>(
  github: Github,
  name: 'edit' | 'set-resolved',
  mutations: readonly Mutation<T>[],
): Promise<readonly Outcome<T>[]> {
  if (mutations.length === 0) return [];
  const inputs = mutations.flatMap(({ input }, index) =>
    Object.entries(input).map(([key, value]) => ({ key, value, variable: `${key}${index}`, index })),
  );
  const fields = mutations.map(({ field: mutation, shows }, index) => {
    const own = inputs
      .filter((one) => one.index === index)
      .map(({ key, variable }) => `${key}: $${variable}`);
    return `  m${index}: ${mutation}(input: { ${own.join(', ')} }) { ${shows} }`;
  });
  const types = inputs.map(({ key, variable }) => `$${variable}: ${key === 'body' ? 'String!' : 'ID!'}`);
  const fragments = new Set(mutations.flatMap((one) => one.fragments));
  const query = `mutation ${name === 'edit' ? 'Edit' : 'SetResolved'}(${types.join(', ')}) {\n${fields.join('\n')}\n}${[...fragments].join('')}`;
  const variables = Object.fromEntries(inputs.map(({ variable, value }) => [variable, value]));
  const remedies = name === 'edit' ? COMMENTING : { forbidden: RESOLVING };
  const rules = { effect: 'change', answer: z.unknown(), remedies } as const;
  const call = github.ask(name, query, variables, rules);
  const ended = await github.http.send(call);
  const outcomes = mutations.map(({ answer }, index) => {
    const own = ended.effect === 'done' ? answerOf(ended.answer, `m${index}`) : undefined;
    const partly = own === undefined ? ended : { effect: judge(own, call).effect, answer: own };
    return github.http.outcomeOf({ ...call, answer }, partly) as Outcome<T>;
  });
  const isTooLarge = outcomes.every((one) => one.kind === 'no-effect' && one.refusal === 'too-large');
  if (mutations.length === 1 || !isTooLarge) return outcomes;
  const half = Math.ceil(mutations.length / 2);
  return [
    ...(await changeSeveral(github, name, mutations.slice(0, half))),
    ...(await changeSeveral(github, name, mutations.slice(half))),
  ];
}

/**
 * The answer to one of several changes, as it alone would have been answered; undefined where nothing is said
 * of any. An error without a path is about those that show nothing.
 */
function answerOf(answer: Answer, alias: string): Answer | undefined {
  const json = parseJson(answer.text);
  if (!isRecord(json) || !isRecord(json.data)) return undefined;
  const value = json.data[alias] ?? null;
  const errors = (Array.isArray(json.errors) ? json.errors : []).filter((error: unknown) => {
    const path = isRecord(error) && Array.isArray(error.path) ? error.path : undefined;
    return path === undefined ? value === null : path[0] === alias;
  });
  const text = JSON.stringify({ data: { value }, ...(errors.length > 0 && { errors }) });
  return meansGraphql({ ...answer, text }, 'change');
}
