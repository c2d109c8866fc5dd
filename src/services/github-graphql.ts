import * as z from 'zod/mini';
import { type Answer, isRecord, judge, parseJson, type Schema } from './answers.ts';
import { COMMENTING, type Github, id, meansGraphql, number, RESOLVING, sha } from './github-client.ts';
import type { Change, Comment, Outcome, ReviewService, TargetRepository } from './port.ts';
import { collectPages, inSmallerPages, isTooMuch, time } from './rest.ts';

// What is asked of GitHub by GraphQL, how the answers of both its interfaces are read, and what comments come
// to.

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
export type Thread = z.output<typeof thread>;

/** The field `data` of an answer. */
function data<T, U = T>(schema: Schema<T>, to: (value: T) => U): Schema<U> {
  return z.pipe(
    z.object({ data: schema }),
    z.transform(({ data: value }) => to(value)),
  );
}

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
export const READ_CHANGE = `
query ReadChange(${OF_PULL}) {
  viewer { databaseId login }
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
export const FIND_FIRST = `
query FindFirst($thread: ID!) {
  node(id: $thread) {
    ... on PullRequestReviewThread { comments(first: 1) { nodes { fullDatabaseId } } }
  }
}`;
/** Comments name no thread, so the newest threads come along. */
export const POST_REVIEW = `
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
export const POST_COMMENT = `
mutation PostComment($change: ID!, $body: String!) {
  addComment(input: { subjectId: $change, body: $body }) { commentEdge { node { ...topLevel } } }
}${TOP_LEVEL}${AUTHOR}`;
const deletion = (name: string, mutation: string, key: string) => `
mutation ${name}($id: ID!) { ${mutation}(input: { ${key}: $id }) { clientMutationId } }`;
export const DELETE_IN_THREAD = deletion('DeleteInThread', 'deletePullRequestReviewComment', 'id');
export const DELETE_TOP_LEVEL = deletion('DeleteTopLevel', 'deleteIssueComment', 'id');

/** A pull request as it is shown now, and who asks. */
export interface Shown {
  readonly writer: string | undefined;
  readonly isBot: boolean;
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

export const change = data(
  z.object({
    viewer: z.object({ databaseId: z.nullish(number), login: z.nullish(z.string()) }),
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
      isBot: viewer.login?.endsWith('[bot]') === true,
      repositoryId: databaseId,
      state: state !== 'OPEN' ? 'closed' : isDraft ? 'draft' : 'open',
      base,
      head,
      repository: defaultBranch === undefined ? undefined : { addresses: [url, sshUrl], defaultBranch },
    };
  },
);
const threadPages = z.pipe(
  ofPullRequest(z.object({ reviewThreads: connection(thread) })),
  z.transform(({ reviewThreads }) => reviewThreads),
);
const conversationPages = z.pipe(
  ofPullRequest(z.object({ comments: connection(topLevel) })),
  z.transform(({ comments }) => comments),
);
const firstPages = ofPullRequest(
  z.object({ reviewThreads: connection(thread), comments: connection(topLevel) }),
);
const replyPages = data(
  z.object({ node: z.object({ comments: connection(inThread) }) }),
  ({ node }) => node.comments,
);
const databaseId = z.nullable(z.union([z.string(), z.pipe(z.int(), z.transform(String))]));
export const firstComment = field(
  'node',
  z.object({ comments: z.optional(z.object({ nodes: nodesOf(z.object({ fullDatabaseId: databaseId })) })) }),
  ({ comments }) => comments?.nodes[0]?.fullDatabaseId ?? undefined,
);
export const review = field(
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
export const posted = field(
  'addComment',
  z.object({ commentEdge: z.nullable(z.object({ node: z.nullable(topLevel) })) }),
  ({ commentEdge }) => commentEdge?.node ?? undefined,
);
export const deleted = data(z.record(z.string(), z.unknown()), (fields) =>
  Object.values(fields).some((one) => one != null) ? null : undefined,
);

/**
 * The comments of a thread that are published, in their order. Of two that were written in the same second
 * the later one is told by the part of a millisecond.
 */
export function toComments(one: Thread, comments: readonly InThread[]): readonly Comment[] {
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
export function idInThread(threadId: string, commentId: string): string {
  return `${threadId}:${commentId}`;
}

/** The id of GitHub, and the thread where it is that of a comment in one. */
export function partId(commentId: string): { readonly id: string; readonly threadId?: string } {
  const at = commentId.indexOf(':');
  return at === -1 ? { id: commentId } : { threadId: commentId.slice(0, at), id: commentId.slice(at + 1) };
}

function toInThread(threadId: string, comment: Written): Comment {
  return { ...toComment(comment), id: idInThread(threadId, comment.id), discussionId: threadId };
}

export function toTopLevel(comment: Written): Comment {
  return { ...toComment(comment), id: comment.id, discussionId: comment.id, resolvable: false };
}

const OF_BOTS = '[bot]';

function toComment({ body, createdAt, viewerDidAuthor: mine, author: by, editor, lastEditedAt }: Written) {
  const { databaseId: writer, login, __typename: kind } = by ?? {};
  const editorId = editor?.databaseId ?? undefined;
  // Who edited it last, where that is not who wrote it; an account that is gone, or has no number, is
  // another.
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

type Edit = Parameters<ReviewService['edit']>[0][number];

export function toEdit({ commentId, body }: Edit): Mutation<Comment> {
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

export function toFlag(threadId: string, resolved: boolean): Mutation<null> {
  const shown = z.object({ thread: z.nullable(z.object({ isResolved: z.boolean() })) });
  return {
    field: resolved ? 'resolveReviewThread' : 'unresolveReviewThread',
    input: { threadId },
    shows: 'thread { isResolved }',
    fragments: [],
    answer: field('value', shown, ({ thread: one }) => (one?.isResolved === resolved ? null : undefined)),
  };
}

/** Reads a connection to its end, each item once. Throws ServiceError. */
function collect<T extends { readonly id: string }>(
  github: Github,
  query: string,
  variables: object,
  answer: Schema<Connection<T>>,
  from?: string,
): Promise<readonly T[]> {
  const call = { method: 'POST', url: github.graphqlUrl };
  return inSmallerPages((first) =>
    collectPages(github.http, call, { after: from }, async (place) => {
      const sent = { ...variables, ...place, first };
      const { items, next } = await github.query('list-comments', query, sent, answer);
      return { items, next: next === undefined ? undefined : { after: next } };
    }),
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
    const more = await collect(github, query, pullRequest, answer, next);
    return [...new Map([...more, ...items].map((item) => [item.id, item])).values()];
  };
  const [threads, topLevels] = await Promise.all([
    rest(first?.reviewThreads, LIST_THREADS, threadPages),
    rest(first?.comments, LIST_TOP_LEVEL, conversationPages),
  ]);
  return [...(await inAll(github, threads)), ...topLevels.map(toTopLevel)];
}

export async function listInThreads(github: Github, pullRequest: object): Promise<readonly Comment[]> {
  return inAll(github, await collect(github, LIST_THREADS, pullRequest, threadPages));
}

/** A listing shows the first page of each thread; few have more. */
async function inAll(github: Github, found: readonly Thread[]): Promise<readonly Comment[]> {
  const comments: Comment[] = [];
  for (const one of found) {
    const { items, next } = one.comments;
    const more =
      next === undefined ? [] : await collect(github, LIST_REPLIES, { thread: one.id }, replyPages, next);
    const all = new Map([...items, ...more].map((comment) => [comment.id, comment]));
    comments.push(...toComments(one, [...all.values()]));
  }
  return comments;
}

/**
 * Several changes in one request, each under an alias of its own: they are done in their order, and one that
 * is refused costs the others nothing.
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
  return mutations.map(({ answer }, index) => {
    const own = ended.effect === 'done' ? answerOf(ended.answer, `m${index}`) : undefined;
    const partly = own === undefined ? ended : { effect: judge(own, call).effect, answer: own };
    return github.http.outcomeOf({ ...call, answer }, partly) as Outcome<T>;
  });
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
