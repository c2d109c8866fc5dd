import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ConfigurationError, ServiceError } from '../errors.ts';
import { fitsPath, readAddress } from '../text/address.ts';
import { MARKER_START } from '../text/seal.ts';
import {
  type Answer,
  type Call,
  type ClientOptions,
  Http,
  isRecord,
  judge,
  parseJson,
  type Rules,
  type Schema,
  saidIn,
} from './http.ts';
import type {
  Capabilities,
  Change,
  Comment,
  CommentEdit,
  InlinePost,
  MayWrite,
  MergedListing,
  Outcome,
  ReviewService,
  ShownVerdict,
  TargetRepository,
  Verdict,
  WantedChanges,
} from './port.ts';
import {
  collectPages,
  get,
  isTooMuch,
  once,
  oneAtATime,
  Rest,
  readMerged,
  refusalOf,
  row,
  time,
  whereMissing,
} from './rest.ts';

// A pull request of GitHub: threads and comments by GraphQL, and by REST what GraphQL has not got (comments on whole
// files, statuses, permissions, where two branches parted) or does otherwise: it puts replies into a pending review.

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

const CAPABILITIES: Capabilities = {
  lines: 'shown',
  ladder: ['line', 'file'],
  ranges: true,
  // So a review stays well below the 10 s after which GitHub cuts a request off.
  postsAtOnce: 20,
  changesAtOnce: 20,
  // GitHub takes 65,536 characters, and does not say how it counts them.
  bodyLimit: 65_000,
  edits: true,
  discussesDrafts: true,
  suggestion: { name: 'suggestion' },
  verdictText: [140],
  // A pending review keeps away what is in threads alone.
  whileNotReady: 'top-level',
  verdictNeeds: 'the permission `statuses: write`',
  resolveNeeds: 'the permission `contents: write`, which GitHub requires to resolve a thread',
};

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

const id = z.string().check(z.refine((text) => text !== '' && !text.includes(':'), 'expected an id'));
/** As a text: ids of several kinds are kept beside each other. */
const number = z.pipe(z.int().check(z.positive()), z.transform(String));
const sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));

/** Null where the account is gone. One without a number is nobody who is known again. */
const author = z.nullable(
  z.object({
    __typename: z.optional(z.string()),
    databaseId: z.nullish(number),
    login: z.optional(z.string()),
  }),
);
const written = {
  id,
  body: z.string(),
  createdAt: time,
  viewerDidAuthor: z.boolean(),
  author,
  /** Both are there after an edit alone. */
  editor: z.nullish(author),
  lastEditedAt: z.nullish(z.string()),
};
const topLevel = z.object(written);
const inThread = z.object({ ...written, state: z.string() });

/** Members that are null are of no concern to this client. */
function nodesOf<T>(node: Schema<T>): Schema<readonly NonNullable<T>[]> {
  return z.pipe(
    z.nullable(z.array(z.nullable(node))),
    z.transform((nodes) => (nodes ?? []).filter((one) => one != null)),
  );
}

/** A page of a connection, and where the next one begins. */
interface Connection<T> {
  readonly items: readonly T[];
  readonly next: string | undefined;
}

function connection<T>(node: Schema<T>): Schema<Connection<NonNullable<T>>> {
  const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) });
  return z.pipe(
    z.object({ pageInfo, nodes: nodesOf(node) }),
    z.transform(({ pageInfo: { hasNextPage, endCursor }, nodes: items }) => ({
      items,
      next: (hasNextPage && endCursor) || undefined,
    })),
  );
}

const thread = z.object({
  id,
  isResolved: z.boolean(),
  viewerCanResolve: z.boolean(),
  viewerCanUnresolve: z.boolean(),
  resolvedBy: z.nullable(z.object({ login: z.string(), databaseId: z.nullish(number) })),
  comments: connection(inThread),
});

type Written = z.output<typeof topLevel>;
type InThread = z.output<typeof inThread>;
type Thread = z.output<typeof thread>;

/** The field `data` of an answer. */
function data<T, U = T>(schema: Schema<T>, to: (value: T) => U): Schema<U> {
  return z.pipe(
    z.object({ data: schema }),
    z.transform(({ data: value }) => to(value)),
  );
}

/** Fields of the pull request that was asked for. */
function ofPullRequest<T>(fields: Schema<T>): Schema<T> {
  const schema = z.object({ repository: z.object({ pullRequest: fields }) });
  return data(schema, ({ repository }) => repository.pullRequest);
}

/** What is read as undefined shows nothing of what was asked for. */
function field<T, U>(name: string, shows: Schema<T>, to: (value: T) => U | undefined): Schema<U | undefined> {
  return data(z.object({ [name]: z.nullish(shows) }), ({ [name]: shown }) =>
    shown == null ? undefined : to(shown as T),
  );
}

const AUTHOR = `
fragment author on Actor {
  __typename login
  ... on User { databaseId } ... on Bot { databaseId }
  ... on Mannequin { databaseId } ... on Organization { databaseId }
}`;
const WRITTEN = `body createdAt viewerDidAuthor lastEditedAt author { ...author } editor { ...author }`;
const COMMENT = `
fragment comment on PullRequestReviewComment { id state ${WRITTEN} }`;
const TOP_LEVEL = `
fragment topLevel on IssueComment { id ${WRITTEN} }`;
const PAGE = 'pageInfo { hasNextPage endCursor }';
/** @param first how many of its comments come along */
const threadOf = (first: '100' | '$first') => `
fragment thread on PullRequestReviewThread {
  id isResolved viewerCanResolve viewerCanUnresolve
  resolvedBy { login databaseId }
  comments(first: ${first}) { ${PAGE} nodes { ...comment } }
}${COMMENT}${AUTHOR}`;

const OF_PULL = '$owner: String!, $name: String!, $number: Int!';
const pullRequestWith = (fields: string) =>
  `{ repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${fields} } } }`;

/** Begins a run, and is sent again whenever the pull request is looked at. */
const READ_CHANGE = `
query ReadChange(${OF_PULL}) {
  viewer { databaseId }
  repository(owner: $owner, name: $name) {
    databaseId url sshUrl
    defaultBranchRef { name }
    pullRequest(number: $number) { id number isDraft state baseRefOid headRefOid }
  }
}`;
/** The first pages of both, which are all for most pull requests. */
const LIST_FIRST = `
query ListFirst(${OF_PULL}) ${pullRequestWith(`
  reviewThreads(first: 100) { ${PAGE} nodes { ...thread } }
  comments(first: 100) { ${PAGE} nodes { ...topLevel } }
`)}${threadOf('100')}${TOP_LEVEL}`;
const LIST_THREADS = `
query ListThreads(${OF_PULL}, $after: String, $first: Int!) ${pullRequestWith(
  `reviewThreads(first: $first, after: $after) { ${PAGE} nodes { ...thread } }`,
)}${threadOf('$first')}`;
const LIST_TOP_LEVEL = `
query ListTopLevel(${OF_PULL}, $after: String, $first: Int!) ${pullRequestWith(
  `comments(first: $first, after: $after) { ${PAGE} nodes { ...topLevel } }`,
)}${TOP_LEVEL}${AUTHOR}`;
/** What the first page of a thread leaves out. */
const LIST_REPLIES = `
query ListReplies($thread: ID!, $after: String, $first: Int!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: $first, after: $after) { ${PAGE} nodes { ...comment } } }
  }
}${COMMENT}${AUTHOR}`;
/** The comment that a reply answers to: the REST interface takes its number, and no thread. */
const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
/** Comments name no thread, so the newest threads come along. */
const POST_REVIEW = `
mutation PostReview($change: ID!, $head: GitObjectID!, $threads: [DraftPullRequestReviewThread], $body: String) {
  addPullRequestReview(
    input: { pullRequestId: $change, commitOID: $head, event: COMMENT, threads: $threads, body: $body }
  ) {
    pullRequestReview {
      comments(first: 100) { nodes { id body } }
      pullRequest { reviewThreads(last: 100) { nodes { ...thread } } }
    }
  }
}${threadOf('100')}`;
/** Only its author sees a pending review, of which there is one at most. */
const FIND_PENDING = `
query FindPending($change: ID!) {
  node(id: $change) {
    ... on PullRequest {
      reviews(first: 1, states: [PENDING]) { nodes { id body comments(first: 100) { totalCount nodes { body } } } }
    }
  }
}`;
const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) { commentEdge { node { ...topLevel } } }
}${TOP_LEVEL}${AUTHOR}`;
const deletion = (name: string, mutation: string, key: string) => `
mutation ${name}($id: ID!) { ${mutation}(input: { ${key}: $id }) { clientMutationId } }`;
const DELETE_PENDING = deletion('DeletePending', 'deletePullRequestReview', 'pullRequestReviewId');
const DELETE_IN_THREAD = deletion('DeleteInThread', 'deletePullRequestReviewComment', 'id');
const DELETE_TOP_LEVEL = deletion('DeleteTopLevel', 'deleteIssueComment', 'id');

/** A pull request as it is shown now, and who asks. */
interface Shown {
  readonly writer: string | undefined;
  readonly repositoryId: string;
  readonly id: string;
  readonly number: string;
  readonly state: Change['state'];
  /** The tip of the target branch, from before the change was merged if it was. */
  readonly base: string;
  readonly head: string;
  /** Which it goes to; undefined where that has no default branch. */
  readonly repository: TargetRepository | undefined;
}

const change = data(
  z.object({
    viewer: z.object({ databaseId: z.nullish(number) }),
    repository: z.object({
      databaseId: number,
      url: z.string(),
      sshUrl: z.string(),
      /** Null while nothing was pushed to it. */
      defaultBranchRef: z.nullish(z.object({ name: z.string() })),
      pullRequest: z.object({
        id,
        number,
        isDraft: z.boolean(),
        state: z.string(),
        baseRefOid: sha,
        headRefOid: sha,
      }),
    }),
  }),
  ({ viewer, repository: { databaseId, url, sshUrl, defaultBranchRef, pullRequest } }): Shown => {
    const { state, isDraft, baseRefOid: base, headRefOid: head, ...named } = pullRequest;
    const defaultBranch = defaultBranchRef?.name;
    return {
      ...named,
      writer: viewer.databaseId ?? undefined,
      repositoryId: databaseId,
      state: state !== 'OPEN' ? 'closed' : isDraft ? 'draft' : 'open',
      base,
      head,
      repository: defaultBranch === undefined ? undefined : { addresses: [url, sshUrl], defaultBranch },
    };
  },
);
const threads = z.object({ reviewThreads: connection(thread) });
const conversation = z.object({ comments: connection(topLevel) });
const firstPages = z.object({ reviewThreads: connection(thread), comments: connection(topLevel) });
const replies = z.object({ node: z.object({ comments: connection(inThread) }) });
const databaseId = z.nullable(z.union([z.string(), z.pipe(z.int(), z.transform(String))]));
const firstComment = field(
  'node',
  z.object({ comments: z.optional(z.object({ nodes: nodesOf(z.object({ fullDatabaseId: databaseId })) })) }),
  ({ comments }) => comments?.nodes[0]?.fullDatabaseId ?? undefined,
);
const review = field(
  'addPullRequestReview',
  z.object({
    pullRequestReview: z.nullable(
      z.object({
        comments: z.object({ nodes: nodesOf(z.object({ id, body: z.string() })) }),
        pullRequest: z.object({ reviewThreads: z.object({ nodes: nodesOf(thread) }) }),
      }),
    ),
  }),
  ({ pullRequestReview: made }) =>
    made === null
      ? undefined
      : { comments: made.comments.nodes, threads: made.pullRequest.reviewThreads.nodes },
);
const pending = field(
  'node',
  z.object({
    reviews: z.optional(
      z.object({
        nodes: nodesOf(
          z.object({
            id,
            body: z.string(),
            comments: z.object({ totalCount: z.number(), nodes: nodesOf(z.object({ body: z.string() })) }),
          }),
        ),
      }),
    ),
  }),
  ({ reviews }) => reviews?.nodes[0],
);
const posted = field(
  'addComment',
  z.object({ commentEdge: z.nullable(z.object({ node: z.nullable(topLevel) })) }),
  ({ commentEdge }) => commentEdge?.node ?? undefined,
);
const deleted = data(z.record(z.string(), z.unknown()), (fields) =>
  Object.values(fields).some((one) => one != null) ? null : undefined,
);

/** As the listing shows it: one that was closed without a merge has no time of one. */
const listed = z.pipe(
  z.object({ number, updated_at: time, merged_at: z.nullish(time) }),
  z.transform(({ number: id, updated_at: updatedAt, merged_at }) => ({
    ...{ id, updatedAt, mergedAt: merged_at ?? undefined },
  })),
);
const pull = z.object({ number: z.int(), state: z.string(), head: z.object({ sha: z.string() }) });
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
  'put-status': row(`POST ${REPOSITORY}/statuses/{sha}`, 'verdict', undefined, {
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
 * Of a change that was made a part of the answer may be missing with an error: it was made all the same, and who
 * reads the answer finds out what is missing.
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
class Github {
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
 * The review service over GitHub's REST and GraphQL interfaces, for one pull request. Throws
 * ConfigurationError where an address or the repository is none.
 */
export function createGithubService(options: PullRequestAccess & ClientOptions): ReviewService {
  const { pullRequest: number } = options;
  const name = `pull request #${number}`;
  const github = new Github(options, `the end of a pending review of this account on ${name}`, number);
  const { rest, of } = github;
  const pullRequest = { ...of, number };
  const inTurn = oneAtATime();
  /** Of those whom listings have named, by their numbers. */
  const logins = new Map<string, string>();
  /** Merge bases by the two commits that they are of. */
  const bases = new Map<string, string>();
  /** Statuses that were seen, by commit, the newest first. */
  const statuses = new Map<string, readonly z.output<typeof status>[]>();
  let shown: Shown | undefined;
  let begun: Promise<Shown> | undefined;

  async function ask(): Promise<Shown> {
    try {
      return await github.query('read-change', READ_CHANGE, pullRequest, change);
    } catch (error) {
      if (error instanceof ServiceError && error.isPage) throw new ConfigurationError(error.message);
      throw whereMissing(
        error,
        `There is no pull request #${number} in ${options.repository} at ${github.apiUrl}, or the token cannot see it: check the inputs \`change\` and \`token\``,
      );
    }
  }
  if (options.begin === 'at-once') {
    begun = ask();
    begun.catch(() => undefined);
  }

  async function readNow(): Promise<Shown> {
    const asked = begun ?? ask();
    begun = undefined;
    shown = await asked;
    return shown;
  }
  const seen = async (): Promise<Shown> => shown ?? readNow();

  /** With the commit that its diff begins at: where the two branches parted. */
  async function readChange(): Promise<Change> {
    const { state, base, head, writer } = await readNow();
    const from = await mergeBase(`${base}...${head}`);
    // Before GitHub has both commits it has no diff of them.
    const diff = from === null ? { base: null, head: null } : { base: from, head };
    return { state, ...diff, ...(writer !== undefined && { writer }) };
  }

  /** Null where GitHub does not have it yet. The second page of a comparison holds no files. */
  async function mergeBase(range: string): Promise<string | null> {
    const known = bases.get(range);
    if (known !== undefined) return known;
    try {
      const { merge_base_commit: found } = await rest.read('find-base', { range }, { per_page: 1, page: 2 });
      bases.set(range, found.sha);
      return found.sha;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }

  /** A write for which the pull request has to be known. */
  async function onPullRequest<T>(
    work: (change: Shown) => Promise<T>,
    otherwise: (outcome: Outcome<never>) => T,
  ): Promise<T> {
    let found: Shown;
    try {
      found = await seen();
    } catch (error) {
      return otherwise(refusalOf(error));
    }
    return work(found);
  }

  async function listComments(): Promise<readonly Comment[]> {
    const comments = await listAll(github, pullRequest);
    for (const one of comments) {
      for (const [by, login] of [
        [one.editedBy?.id, one.editedBy?.name],
        [one.author, one.authorName],
        [one.resolvedById, one.resolvedBy],
      ])
        if (by !== undefined && login !== undefined) logins.set(by, login);
    }
    return comments;
  }

  /**
   * Whether a person may write to the repository. Bots may not decide, whatever they may write; and since a
   * login may have passed to another one, the answer has to be about this very number.
   */
  async function mayWrite(by: string): Promise<MayWrite> {
    const login = logins.get(by);
    if (login === undefined) return 'unknown';
    try {
      const { permission: grade, user } = await rest.read('get-permission', { login });
      if (user?.id !== by || user.type === 'Bot') return 'no';
      // `maintain` is shown as `write`, `triage` as `read`.
      return grade === 'write' || grade === 'admin' ? 'yes' : 'no';
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // An app is no collaborator, and neither is somebody who is gone.
      return error.status === 404 ? 'no' : 'unknown';
    }
  }

  async function reply(thread: string, body: string): Promise<Outcome<Comment>> {
    let comment: string | undefined;
    try {
      comment = await github.query('find-comment', FIND_FIRST, { thread }, firstComment);
    } catch (error) {
      return refusalOf(error);
    }
    if (comment === undefined || !fitsPath(comment))
      return { kind: 'no-effect', refusal: 'gone', message: `there is no comment in the thread ${thread}` };
    const outcome = await rest.write('reply', { comment }, { body });
    if (outcome.kind !== 'done') return outcome;
    const { node_id, body: kept, created_at: createdAt, user } = outcome.value;
    const value = { body: kept, createdAt, resolvable: true, mine: true, ...(user && { author: user.id }) };
    return { kind: 'done', value: { ...value, id: idInThread(thread, node_id), discussionId: thread } };
  }

  /**
   * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
   * the account is not known, those of all.
   */
  async function listVerdicts(check: string): Promise<readonly ShownVerdict[]> {
    const { head, writer } = await seen();
    const known = statuses.get(head) ?? [];
    // They come newest first: one that is written meanwhile shifts others to where they are seen twice.
    const isKnown = ({ id: one }: { readonly id: string }) => one === known[0]?.id;
    const found = await rest.list('list-statuses', { sha: head }, {}, (all) => all.some(isKnown));
    const at = found.findIndex(isKnown);
    const all = [...(at === -1 ? found : found.slice(0, at)), ...known];
    statuses.set(head, all);
    return all
      .filter(({ context }) => context.toLowerCase() === check.toLowerCase())
      .filter(({ creator }) => writer === undefined || creator?.id === writer)
      .map(({ id: of, state, description, target_url: url }) => ({
        ...{ id: of, state: STATES[state] ?? 'failed', text: description ?? '' },
        ...(url && { url }),
      }));
  }

  return {
    kind: 'github',
    noun: 'pull request',
    name,
    get identity() {
      if (shown === undefined) throw new Error('the pull request is not known before it was read');
      return ['github', shown.repositoryId, shown.number];
    },
    can: CAPABILITIES,
    threadPage: ({ path, line }) => lineInDiff(shown, path, line),
    readChange,
    targetRepository: async () => (await seen()).repository,
    listComments,
    mayWrite,
    postInline: (posts, heading) =>
      inTurn(() =>
        onPullRequest(
          ({ id: changeId }) => postInline(posts, { github, pullRequest, changeId, heading }),
          (outcome) => posts.map((): Outcome<Comment> => outcome),
        ),
      ),
    postTopLevel: (body) =>
      onPullRequest<Outcome<Comment>>(
        async ({ id: subject }) => {
          const variables = { change: subject, body };
          const rules = { effect: 'post', answer: posted } as const;
          const outcome = await github.mutate('post-comment', POST_COMMENT, variables, rules);
          return outcome.kind === 'done' ? { kind: 'done', value: toTopLevel(outcome.value) } : outcome;
        },
        (outcome) => outcome,
      ),
    reply,
    edit: (edits) => changeSeveral(github, 'edit', edits.map(toEdit)),
    setResolved: (changes) =>
      changeSeveral(
        github,
        'set-resolved',
        changes.map((one) => toFlag(one.discussionId, one.resolved)),
      ),
    deleteComment: (commentId) => {
      const { id: of, threadId } = partId(commentId);
      const text = threadId === undefined ? DELETE_TOP_LEVEL : DELETE_IN_THREAD;
      return github.mutate('delete-comment', text, { id: of }, { effect: 'delete', answer: deleted });
    },
    clock: () => github.http.clock,
    putVerdict: (verdict) =>
      onPullRequest<Outcome<null>>(
        ({ head }) => putStatus(github, head, verdict),
        (outcome) => outcome,
      ),
    sharedVerdicts: {
      sign: '#',
      number,
      list: listVerdicts,
      // What GitHub lists for a commit (`/commits/SHA/pulls`) would leave those of forks out.
      async sharesHead(other) {
        const { state, head } = await rest.read('read-pull', { number: other });
        return state === 'open' && head.sha === (await seen()).head;
      },
    },
  };
}

/**
 * Where the diff of a pull request shows a line, and the thread at it: GitHub names files there by a hash of
 * their path. The ids of threads are in no address.
 */
function lineInDiff(
  shown: Shown | undefined,
  path: string | undefined,
  line: number | undefined,
): string | undefined {
  const [address] = shown?.repository?.addresses ?? [];
  if (shown === undefined || address === undefined || path === undefined) return undefined;
  const file = createHash('sha256').update(path).digest('hex');
  return `${address}/pull/${shown.number}/files#diff-${file}${line ? `R${line}` : ''}`;
}

const STATES: Readonly<Record<string, ShownVerdict['state']>> = { pending: 'running', success: 'passed' };
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

function putStatus(github: Github, sha: string, { name, state, text, url }: Verdict): Promise<Outcome<null>> {
  const link = url !== undefined && { target_url: url };
  return github.rest.write(
    'put-status',
    { sha },
    { context: name, state: WORDS[state], description: text, ...link },
  );
}

/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
export function putVerdictOn(
  options: RepositoryAccess & ClientOptions,
  commit: string,
  verdict: Verdict,
): Promise<Outcome<null>> {
  return putStatus(new Github(options, 'the commit'), commit, verdict);
}

/**
 * Numbers of the open pull requests with this head, those from forks among them: for events that name no pull
 * request. Throws ServiceError where they cannot be read, ConfigurationError where the token is refused.
 */
export async function findPullRequests(
  options: RepositoryAccess & ClientOptions,
  { sha: head, branch }: Head,
): Promise<readonly number[]> {
  const { rest } = new Github(options, 'the pull request');
  const found = await rest.read('find-change', {}, { state: 'open', head: branch, per_page: 100 });
  return found.filter((one) => one.state === 'open' && one.head.sha === head).map((one) => one.number);
}

/**
 * The pull requests of a repository that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the repository is not to be seen.
 *
 * Merged ones are listed among the closed ones, and sorted by their last update at best:
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
export function listMerged(
  access: RepositoryAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const { rest, apiUrl } = new Github({ ...access, ...options }, 'the pull requests');
  const query = { state: 'closed', sort: 'updated', direction: 'desc' };
  return readMerged(
    (isEnough) => rest.list('list-changes', {}, query, isEnough),
    wanted,
    `There is no repository ${access.repository} at ${apiUrl}, or the token cannot see it: check the repository and the input \`token\``,
  );
}

/**
 * All comments of a pull request: those of its threads, and those of its conversation, of which each is a
 * discussion of its own.
 */
async function listAll(github: Github, pullRequest: object): Promise<readonly Comment[]> {
  // Each by itself may not be too much, or is read in smaller pages.
  const first = await github
    .query('list-comments', LIST_FIRST, pullRequest, ofPullRequest(firstPages))
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

const threadPages = z.pipe(
  ofPullRequest(threads),
  z.transform(({ reviewThreads }) => reviewThreads),
);
const conversationPages = z.pipe(
  ofPullRequest(conversation),
  z.transform(({ comments }) => comments),
);
const replyPages = data(replies, ({ node }) => node.comments);

/** The comments of its threads. */
async function listInThreads(github: Github, pullRequest: object): Promise<readonly Comment[]> {
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
 * The comments of a thread that are published, in their order. Of two that were written in the same second
 * the later one is told by the part of a millisecond.
 */
function toComments(one: Thread, comments: readonly InThread[]): readonly Comment[] {
  const { id: threadId, isResolved: resolved, resolvedBy: by } = one;
  const mayResolve = resolved ? one.viewerCanUnresolve : one.viewerCanResolve;
  return comments
    .filter(({ state }) => state !== 'PENDING')
    .map((comment, index) => ({
      ...toInThread(threadId, comment),
      createdAt: comment.createdAt + index / 1_000,
      ...{ resolvable: true, resolved, mayResolve },
      ...(resolved && by !== null && { resolvedBy: by.login }),
      ...(resolved && by?.databaseId && { resolvedById: by.databaseId }),
    }));
}

/** The id of a comment in a thread names both: an edit is answered without the thread. */
function idInThread(threadId: string, commentId: string): string {
  return `${threadId}:${commentId}`;
}

/** The id of GitHub, and the thread where it is that of a comment in one. */
function partId(commentId: string): { readonly id: string; readonly threadId?: string } {
  const at = commentId.indexOf(':');
  return at === -1 ? { id: commentId } : { threadId: commentId.slice(0, at), id: commentId.slice(at + 1) };
}

function toInThread(threadId: string, comment: Written): Comment {
  return { ...toComment(comment), id: idInThread(threadId, comment.id), discussionId: threadId };
}

function toTopLevel(comment: Written): Comment {
  return { ...toComment(comment), id: comment.id, discussionId: comment.id, resolvable: false };
}

const OF_BOTS = '[bot]';

function toComment({ body, createdAt, viewerDidAuthor: mine, author: by, editor, lastEditedAt }: Written) {
  const { databaseId: writer, login, __typename: kind } = by ?? {};
  const editorId = editor?.databaseId ?? undefined;
  // Who edited it last, where that is not who wrote it; an account that is gone, or has no number, is another.
  const isEdited =
    typeof lastEditedAt === 'string' && (editorId === undefined || editorId !== (writer ?? undefined));
  // As everybody sees it: without the ending an app would pass for the person who has that name.
  const edited = Date.parse(lastEditedAt ?? '');
  const isUnmarked = kind === 'Bot' && login?.endsWith(OF_BOTS) === false;
  return {
    ...{ body, createdAt, mine, writtenAt: Number.isNaN(edited) ? createdAt : edited },
    ...(writer && { author: writer }),
    ...(login !== undefined && { authorName: login, authorLogin: isUnmarked ? `${login}${OF_BOTS}` : login }),
    ...(isEdited && {
      editedBy: { ...(editorId && { id: editorId }), ...(editor?.login && { name: editor.login }) },
    }),
  };
}

/** One of several changes in a request: its mutation, and how the value that it alone shows is read. */
interface Mutation<T> {
  readonly field: string;
  /** The fields of its input, each of which gets a variable. */
  readonly input: Readonly<Record<string, string>>;
  readonly shows: string;
  readonly fragments: readonly string[];
  readonly answer: Schema<T | undefined>;
}

function toEdit({ commentId, body }: CommentEdit): Mutation<Comment> {
  const { id: of, threadId } = partId(commentId);
  if (threadId === undefined) {
    const shown = z.object({ issueComment: z.nullable(topLevel) });
    return {
      field: 'updateIssueComment',
      input: { id: of, body },
      shows: 'issueComment { ...topLevel }',
      fragments: [TOP_LEVEL, AUTHOR],
      answer: field('value', shown, ({ issueComment: one }) => (one === null ? undefined : toTopLevel(one))),
    };
  }
  const shown = z.object({ pullRequestReviewComment: z.nullable(inThread) });
  return {
    field: 'updatePullRequestReviewComment',
    input: { pullRequestReviewCommentId: of, body },
    shows: 'pullRequestReviewComment { ...comment }',
    fragments: [COMMENT, AUTHOR],
    answer: field('value', shown, ({ pullRequestReviewComment: one }) =>
      one === null ? undefined : toInThread(threadId, one),
    ),
  };
}

function toFlag(threadId: string, resolved: boolean): Mutation<null> {
  const shown = z.object({ thread: z.nullable(z.object({ isResolved: z.boolean() })) });
  return {
    field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
    input: { threadId },
    shows: 'thread { isResolved }',
    fragments: [],
    answer: field('value', shown, ({ thread: one }) => (one?.isResolved === resolved ? null : undefined)),
  };
}

/**
 * Several changes in one request, each under an alias of its own: they are done in their order, and one that is
 * refused costs the others nothing. What is too large together is sent in halves.
 */
async function changeSeveral<T>(
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
 * The answer to one of several changes, as it alone would have been answered; undefined where nothing is said of
 * any. An error without a path is about those that show nothing.
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

interface Posting {
  readonly github: Github;
  readonly pullRequest: object;
  /** GitHub's id of the pull request. */
  readonly changeId: string;
  /** The text of a review with these threads. GitHub keeps it, whatever becomes of them. */
  readonly heading: Parameters<ReviewService['postInline']>[1];
}

type Outcomes = ReadonlyMap<InlinePost, Outcome<Comment>>;

/**
 * Posts comments on lines as one review, which is one mail, and those on whole files one by one. Gives the
 * outcomes in the order of the posts.
 */
async function postInline(
  posts: readonly InlinePost[],
  posting: Posting,
): Promise<readonly Outcome<Comment>[]> {
  const outcomes = new Map(await postAll(posts, posting));
  const waiting = posts.filter((post) => {
    const outcome = outcomes.get(post);
    return outcome?.kind === 'no-effect' && outcome.refusal === 'not-ready';
  });
  if (waiting.length > 0 && (await discardRest(posting)))
    for (const [post, outcome] of await postAll(waiting, posting)) outcomes.set(post, outcome);
  return posts.flatMap((post) => outcomes.get(post) ?? []);
}

/**
 * Whether there was a pending review with nothing of anybody's in it, which a killed run has left, and is
 * none now. Nobody could discard that of a bot by hand.
 */
async function discardRest({ github, changeId }: Posting): Promise<boolean> {
  try {
    const found = await github.query('find-pending', FIND_PENDING, { change: changeId }, pending);
    if (found === undefined) return false;
    const { id: of, body, comments } = found;
    const inThreads = comments.nodes.map((comment) => comment.body);
    // Of more than a page, some are not looked at.
    if (inThreads.length !== comments.totalCount) return false;
    const texts = inThreads.length === 0 && body !== '' ? [body] : inThreads;
    if (!texts.every((text) => text.includes(MARKER_START))) return false;
    const rules = { effect: 'delete', answer: deleted } as const;
    return (await github.mutate('delete-pending', DELETE_PENDING, { id: of }, rules)).kind === 'done';
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return false;
  }
}

async function postAll(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const onLines = posts.filter(({ position }) => toLine(position) !== undefined);
  const onFiles = posts.filter(({ position }) => toLine(position) === undefined);
  return new Map([...(await postReviews(onLines, posting)), ...(await postOnFiles(onFiles, posting))]);
}

function toLine({ newLine, oldLine, range }: InlinePost['position']) {
  if (newLine !== undefined) {
    const start = range && { startLine: range.start.newLine, startSide: 'RIGHT' };
    return { line: newLine, side: 'RIGHT', ...start };
  }
  return oldLine === undefined ? undefined : { line: oldLine, side: 'LEFT' };
}

/**
 * Halves what was refused, since a refusal does not say which of the threads it is about, until each refusal
 * is of one. Posts of one version only stand in one review.
 */
async function postReviews(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const [first] = posts;
  if (first === undefined) return new Map();
  const { headSha: head } = first.position;
  const others = posts.filter(({ position }) => position.headSha !== head);
  if (others.length > 0) {
    const same = posts.filter(({ position }) => position.headSha === head);
    return new Map([...(await postReviews(same, posting)), ...(await postReviews(others, posting))]);
  }
  const { github, changeId, heading } = posting;
  const inReview = posts.map(({ body, position }) => ({ path: position.path, body, ...toLine(position) }));
  const variables = { change: changeId, head, threads: inReview, body: heading?.(posts) };
  const rules = { effect: 'post', answer: review, invalid: 'position' } as const;
  const outcome = await github.mutate('post-review', POST_REVIEW, variables, rules);
  if (outcome.kind === 'done') return readReview(posts, outcome.value, posting);
  const isOfOne =
    outcome.kind === 'no-effect' && (outcome.refusal === 'position' || outcome.refusal === 'too-large');
  return posts.length > 1 && isOfOne
    ? postHalves(posts, outcome.message, posting)
    : new Map(posts.map((post) => [post, outcome]));
}

/** Nobody promises that a refused review has posted none of its threads, so a listing is asked first. */
async function postHalves(posts: readonly InlinePost[], reason: string, posting: Posting): Promise<Outcomes> {
  const there = new Map<InlinePost, Outcome<Comment>>();
  try {
    const all = await listInThreads(posting.github, posting.pullRequest);
    for (const post of posts) {
      const value = all.find((one) => one.mine !== false && asKept(one.body) === asKept(post.body));
      if (value !== undefined) there.set(post, { kind: 'done', value });
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = `${reason}; whether a part of it was posted could not be listed: ${error.message}`;
    return new Map(posts.map((post) => [post, { kind: 'unknown', message }]));
  }
  const missing = posts.filter((post) => !there.has(post));
  const half = Math.ceil(missing.length / 2);
  return new Map([
    ...there,
    ...(await postReviews(missing.slice(0, half), posting)),
    ...(await postReviews(missing.slice(half), posting)),
  ]);
}

/** A text as a service may keep it: line ends and what surrounds it are its own affair. */
function asKept(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

function lastLine(body: string): string {
  return asKept(body).split('\n').at(-1) ?? '';
}

/**
 * What became of each thread of a review that was taken: GitHub may leave one out without a word. A comment
 * is known by its text, and where that was changed by its last line, which is hidden and of no other comment.
 */
async function readReview(
  posts: readonly InlinePost[],
  made: {
    readonly comments: readonly { readonly id: string; readonly body: string }[];
    readonly threads: readonly Thread[];
  },
  posting: Posting,
): Promise<Outcomes> {
  const left = [...made.comments];
  const ids = new Map<InlinePost, string>();
  for (const known of [asKept, lastLine]) {
    for (const post of posts.filter((one) => !ids.has(one))) {
      const at = left.findIndex(({ body }) => known(body) === known(post.body));
      const [comment] = at === -1 ? [] : left.splice(at, 1);
      if (comment !== undefined) ids.set(post, comment.id);
    }
  }
  const newest = made.threads.flatMap((one) => toComments(one, one.comments.items));
  const find = finder(newest, posting);
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  for (const post of posts) {
    const of = ids.get(post);
    if (of === undefined) outcomes.set(post, left.length === 0 ? LEFT_OUT : CHANGED);
    else outcomes.set(post, await find(of));
  }
  return outcomes;
}

const LEFT_OUT: Outcome<Comment> = {
  kind: 'no-effect',
  refusal: 'position',
  message: 'GitHub took the review, and left this thread out without saying why',
};
const CHANGED: Outcome<Comment> = {
  kind: 'unknown',
  message: 'GitHub took the review, and shows comments in it with another text than was sent',
};
const NOT_LISTED: Outcome<Comment> = {
  kind: 'unknown',
  message: 'GitHub took the comment, and did not list its thread',
};

/** Finds comments by GitHub's ids: among those at hand, else in one listing. */
function finder(atHand: readonly Comment[], { github, pullRequest }: Posting) {
  const list = once(() => listInThreads(github, pullRequest));
  return async (of: string): Promise<Outcome<Comment>> => {
    const isIt = (comment: Comment) => partId(comment.id).id === of;
    try {
      const value = atHand.find(isIt) ?? (await list()).find(isIt);
      return value === undefined ? NOT_LISTED : { kind: 'done', value };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // That it cannot be listed leaves its thread unknown, as it is where the listing does not show it yet.
      return NOT_LISTED;
    }
  };
}

/**
 * A review takes no thread on a whole file, and the REST interface, which does, names no thread: one listing
 * shows them all.
 */
async function postOnFiles(posts: readonly InlinePost[], posting: Posting): Promise<Outcomes> {
  const outcomes = new Map<InlinePost, Outcome<Comment>>();
  const made = new Map<InlinePost, string>();
  for (const post of posts) {
    const { path, headSha } = post.position;
    const sent = { body: post.body, commit_id: headSha, path, subject_type: 'file' };
    const outcome = await posting.github.rest.write('post-on-file', {}, sent);
    if (outcome.kind === 'done') made.set(post, outcome.value.node_id);
    else outcomes.set(post, outcome);
  }
  const find = finder([], posting);
  for (const [post, of] of made) outcomes.set(post, await find(of));
  return outcomes;
}
