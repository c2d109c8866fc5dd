import * as z from 'zod/mini';
import { type Answer, isRecord, parseJson, type Rules, type Schema, saidIn } from './answers.ts';
import { type Call, type ClientOptions, Http } from './http.ts';
import type { Outcome } from './port.ts';
import { get, Rest, row, time } from './rest.ts';

// How a repository of a GitHub is asked: its endpoints, and what its answers mean.

export const id = z.string().check(z.refine((text) => text !== '' && !text.includes(':'), 'expected an id'));
/** As a text: ids of several kinds are kept beside each other. */
export const number = z.pipe(z.int().check(z.positive()), z.transform(String));
export const sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));

export interface RepositoryAccess {
  /** The REST interface: https://api.github.com, or https://HOST/api/v3 of an Enterprise Server. */
  readonly apiUrl: string;
  readonly token: string;
  readonly repository: string;
}

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
export const COMMENTING: Rules['remedies'] = {
  forbidden:
    'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked',
  'not-ready':
    'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account',
};
export const RESOLVING =
  'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`';
const STATUSES = 'the token needs the permission `statuses: write`';
const TOO_MANY =
  'if GitHub accepts no more statuses of this name for this commit, push another commit, or choose another `check-name`';

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
    remedies: { forbidden: STATUSES, gone: STATUSES, other: TOO_MANY },
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
export function meansGraphql(answer: Answer, effect: Rules['effect']): Answer {
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

export class Github {
  readonly http: Http;
  readonly rest: Rest<typeof ENDPOINTS>;
  readonly apiUrl: string;
  readonly of: { readonly owner: string; readonly name: string };
  readonly graphqlUrl: string;

  /** @param awaited what is waited for where something is not ready, for people */
  constructor(
    { token, repository, ...options }: RepositoryAccess & ClientOptions,
    awaited: string,
    pull = 0,
  ) {
    this.apiUrl = options.apiUrl;
    // https://api.github.com/graphql, https://HOST/api/graphql
    this.graphqlUrl = `${options.apiUrl.replace(/\/v3$/iu, '')}/graphql`;
    const [owner = '', name = ''] = repository.split('/');
    this.of = { owner, name };
    this.http = new Http(options, {
      awaited,
      unsaidPauseMs: UNSAID_PAUSE_MS,
      authorization: async () => `Bearer ${token}`,
      tokenRefused: (sentence) =>
        `GitHub refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others expire or are revoked.`,
      means: (answer, call) => means(answer, call, call.url === this.graphqlUrl),
      refusalIn: (_words, _call, code) => (code === 400 ? 'other' : undefined),
    });
    this.http.hide(token);
    this.rest = new Rest(this.http, this.apiUrl, ENDPOINTS, { ...this.of, number: pull });
  }

  /** A query, or a mutation. */
  ask<T>(name: string, query: string, variables: object, rules: Rules<T>): Call<T> {
    return { ...rules, name, method: 'POST', url: this.graphqlUrl, body: { query, variables } };
  }

  async query<T>(name: string, query: string, variables: object, answer: Schema<T>): Promise<T> {
    const remedies = { forbidden: READING };
    return (await this.http.read(this.ask(name, query, variables, { effect: 'read', answer, remedies })))
      .value;
  }

  async mutate<T>(
    name: string,
    query: string,
    variables: object,
    rules: Rules<T | undefined>,
  ): Promise<Outcome<T>> {
    const call = this.ask(name, query, variables, { remedies: COMMENTING, ...rules });
    return (await this.http.write(call)) as Outcome<T>;
  }
}
