import * as z from 'zod/mini';
import { fitsPath } from '../../text/address.ts';
import { parseJson } from '../../http/describe.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { Answered } from '../client.ts';
import type { Comment, TargetRepository } from '../port.ts';

/** A page of a connection, and where the next one begins. */
export interface Connection<T> {
  readonly items: readonly T[];
  readonly next: string | undefined;
}

/** A thread with the first page of its comments. */
export interface Thread {
  readonly id: string;
  readonly isResolved: boolean;
  /** Or reopen, where it is resolved. */
  readonly mayResolve: boolean;
  readonly resolvedBy: string | undefined;
  /** Its number; an app is shown by it too. */
  readonly resolvedById: string | undefined;
  readonly comments: Connection<ThreadComment>;
}

type ThreadComment = z.output<typeof threadComment>;

export const id = z.string().check(z.refine((text) => text !== '' && !text.includes(':'), 'expected an id'));
/** As a text: ids of several kinds are kept beside each other. */
const number = z.pipe(z.int().check(z.positive()), z.transform(String));
const sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'expected a commit'));
export const writtenAt = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const time = Date.parse(text);
    if (Number.isNaN(time)) context.issues.push({ code: 'custom', message: 'expected a time', input: text });
    return time;
  }),
);

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
  createdAt: writtenAt,
  viewerDidAuthor: z.boolean(),
  author,
  /** Both are there after an edit alone. */
  editor: z.nullish(author),
  lastEditedAt: z.nullish(z.string()),
};
export const topLevel = z.object(written);
export const threadComment = z.object({ ...written, state: z.string() });

/** Members that are null are of no concern to this client. */
function connection<T extends z.ZodMiniType>(node: T) {
  return z.pipe(
    z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(z.string()) }),
      nodes: z.nullable(z.array(z.nullable(node))),
    }),
    z.transform(
      ({ pageInfo: { hasNextPage, endCursor }, nodes }): Connection<z.output<T>> => ({
        items: present(nodes),
        next: hasNextPage ? (endCursor ?? '') : undefined,
      }),
    ),
  );
}

export function present<T>(nodes: readonly (T | null)[] | null): readonly T[] {
  return (nodes ?? []).filter((node) => node !== null);
}

export const thread = z.pipe(
  z.object({
    id,
    isResolved: z.boolean(),
    viewerCanResolve: z.boolean(),
    viewerCanUnresolve: z.boolean(),
    resolvedBy: z.nullable(z.object({ login: z.string(), databaseId: z.nullish(number) })),
    comments: connection(threadComment),
  }),
  z.transform(
    ({ viewerCanResolve, viewerCanUnresolve, resolvedBy, ...rest }): Thread => ({
      ...rest,
      mayResolve: rest.isResolved ? viewerCanUnresolve : viewerCanResolve,
      resolvedBy: resolvedBy?.login,
      resolvedById: resolvedBy?.databaseId ?? undefined,
    }),
  ),
);

/** The field `pullRequest` of the repository that was asked for. */
function ofPullRequest<T extends z.ZodMiniType>(fields: T) {
  return z.object({ repository: z.object({ pullRequest: fields }) });
}

/** A pull request as it is shown now, and who asks. */
export interface ShownPullRequest {
  readonly writer: string | undefined;
  readonly repositoryId: string;
  readonly id: string;
  readonly number: string;
  readonly state: 'open' | 'draft' | 'closed';
  /** The tip of the target branch, from before the change was merged if it was. */
  readonly base: string;
  readonly head: string;
  /** Which it goes to; undefined where that has no default branch. */
  readonly repository: TargetRepository | undefined;
}

const changeSchema = z.pipe(
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
  z.transform(({ viewer, repository }): ShownPullRequest => {
    const { databaseId, url, sshUrl, defaultBranchRef, pullRequest } = repository;
    const { state, isDraft } = pullRequest;
    const defaultBranch = defaultBranchRef?.name;
    return {
      writer: viewer.databaseId ?? undefined,
      repositoryId: databaseId,
      id: pullRequest.id,
      number: pullRequest.number,
      state: state !== 'OPEN' ? 'closed' : isDraft ? 'draft' : 'open',
      base: pullRequest.baseRefOid,
      head: pullRequest.headRefOid,
      repository: defaultBranch === undefined ? undefined : { addresses: [url, sshUrl], defaultBranch },
    };
  }),
);

export const parseChange = (text: string) => parseData(changeSchema, text);

const threadsSchema = ofPullRequest(z.object({ reviewThreads: connection(thread) }));
const topLevelSchema = ofPullRequest(z.object({ comments: connection(topLevel) }));
const firstPagesSchema = ofPullRequest(
  z.object({ reviewThreads: connection(thread), comments: connection(topLevel) }),
);
const repliesSchema = z.object({ node: z.object({ comments: connection(threadComment) }) });

export const parseThreads = (text: string) =>
  map(parseData(threadsSchema, text), ({ repository }) => repository.pullRequest.reviewThreads);
export const parseTopLevel = (text: string) =>
  map(parseData(topLevelSchema, text), ({ repository }) => shownTopLevel(repository.pullRequest.comments));
export const parseFirstPages = (text: string) =>
  map(parseData(firstPagesSchema, text), ({ repository: { pullRequest } }) => ({
    threads: pullRequest.reviewThreads,
    topLevel: shownTopLevel(pullRequest.comments),
  }));
export const parseReplies = (text: string) =>
  map(parseData(repliesSchema, text), ({ node }) => node.comments);

function shownTopLevel({ items, next }: Connection<z.output<typeof topLevel>>): Connection<Comment> {
  return { items: items.map(toTopLevel), next };
}

const firstSchema = z.object({
  node: z.nullable(
    z.object({
      comments: z.optional(
        z.object({
          nodes: z.nullable(
            z.array(
              z.nullable(
                z.object({
                  fullDatabaseId: z.nullable(z.union([z.string(), z.pipe(z.int(), z.transform(String))])),
                }),
              ),
            ),
          ),
        }),
      ),
    }),
  ),
});

/** The number of the first comment of a thread; undefined where it has none that is there. */
export const parseFirst = (text: string): Answered<string | undefined> =>
  map(parseData(firstSchema, text), ({ node }) => {
    const found = present(node?.comments?.nodes ?? null)[0]?.fullDatabaseId ?? undefined;
    return found !== undefined && fitsPath(found) ? found : undefined;
  });

const pullRequestSchema = z.object({
  number: z.int().check(z.positive()),
  state: z.string(),
  head: z.object({ sha: z.string() }),
});

export const parsePullRequest = (text: string) => parseRest(pullRequestSchema, text);
export const parsePullRequests = (text: string) => parseRest(z.array(pullRequestSchema), text);

/** As the listing shows it: one that was closed without a merge has no time of one. */
const listedSchema = z.pipe(
  z.object({ number, updated_at: writtenAt, merged_at: z.nullish(writtenAt) }),
  z.transform(({ number, updated_at, merged_at }) => ({
    id: number,
    updatedAt: updated_at,
    mergedAt: merged_at ?? undefined,
  })),
);

/** One page of the pull requests of a repository. */
export const parseListed = (text: string) => parseRest(z.array(listedSchema), text);

const statusSchema = z.object({
  id: number,
  state: z.string(),
  context: z.string(),
  description: z.nullish(z.string()),
  target_url: z.nullish(z.string()),
  creator: z.nullish(z.object({ id: number })),
});
export type CommitStatus = z.output<typeof statusSchema>;

/** A page of the statuses of a commit. */
export const parseStatuses = (text: string) => parseRest(z.array(statusSchema), text);

const permissionSchema = z.object({
  permission: z.string(),
  user: z.nullish(z.object({ id: number, type: z.optional(z.string()) })),
});

/** What somebody may do in the repository, with who that is: names change hands. */
export const parsePermission = (text: string) => parseRest(permissionSchema, text);

const comparisonSchema = z.object({ merge_base_commit: z.object({ sha }) });

export const parseMergeBase = (text: string): Answered<string> =>
  map(parseRest(comparisonSchema, text), ({ merge_base_commit }) => merge_base_commit.sha);

/**
 * The comments of a thread that are published, in their order. Of two that were written in the same second
 * the later one is told by the part of a millisecond.
 */
export function toComments(
  { id: threadId, isResolved, mayResolve, resolvedBy, resolvedById }: Thread,
  comments: readonly ThreadComment[],
): readonly Comment[] {
  return comments
    .filter(({ state }) => state !== 'PENDING')
    .map((comment, index) => ({
      ...toInThread(threadId, comment),
      createdAt: comment.createdAt + index / 1_000,
      resolvable: true,
      resolved: isResolved,
      mayResolve,
      ...(isResolved && resolvedBy !== undefined && { resolvedBy }),
      ...(isResolved && resolvedById !== undefined && { resolvedById }),
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

export function toInThread(threadId: string, comment: z.output<typeof topLevel>): Comment {
  return { ...toComment(comment), id: idInThread(threadId, comment.id), discussionId: threadId };
}

export function toTopLevel(comment: z.output<typeof topLevel>): Comment {
  return { ...toComment(comment), id: comment.id, discussionId: comment.id, resolvable: false };
}

function toComment(comment: z.output<typeof topLevel>) {
  const { body, createdAt, viewerDidAuthor, author } = comment;
  const writer = author?.databaseId ?? undefined;
  const login = loginOf(author);
  const editedBy = toEditor(comment);
  return {
    body,
    createdAt,
    mine: viewerDidAuthor,
    ...(writer !== undefined && { author: writer }),
    ...(author?.login !== undefined && { authorName: author.login }),
    ...(login !== undefined && { authorLogin: login }),
    ...(editedBy !== undefined && { editedBy }),
  };
}

/** As everybody sees it: without the ending an app would pass for the person who has that name. */
function loginOf(author: z.output<typeof topLevel>['author']): string | undefined {
  if (author?.login === undefined) return undefined;
  const { login, __typename: kind } = author;
  return kind === 'Bot' && !login.endsWith(OF_BOTS) ? `${login}${OF_BOTS}` : login;
}

const OF_BOTS = '[bot]';

/**
 * Who edited it last, where that is not who wrote it; an account that is gone, or has no number, is another.
 */
function toEditor({ author: writer, editor, lastEditedAt }: z.output<typeof topLevel>): Comment['editedBy'] {
  if (typeof lastEditedAt !== 'string') return undefined;
  const id = editor?.databaseId ?? undefined;
  if (id !== undefined && id === writer?.databaseId) return undefined;
  return { ...(id !== undefined && { id }), ...(editor?.login !== undefined && { name: editor.login }) };
}

export function map<T, U>(parsed: Answered<T>, to: (value: T) => U): Answered<U> {
  return parsed.kind === 'value' ? { kind: 'value', value: to(parsed.value) } : parsed;
}

/** An answer may say nothing of an error and have nothing to show. */
export function needed<T>(parsed: Answered<T | undefined>): Answered<T> {
  if (parsed.kind !== 'value') return parsed;
  const { value } = parsed;
  return value === undefined
    ? { kind: 'nothing', reason: 'it shows nothing of what was asked for' }
    : { kind: 'value', value };
}

/** The field `data` of an answer of the GraphQL interface. */
export function parseData<T>(schema: z.ZodMiniType<T>, text: string): Answered<T> {
  return map(parseBody(z.object({ data: schema }), parseJson(text)), ({ data }) => data);
}

/** An answer of the REST interface. */
export function parseRest<T>(schema: z.ZodMiniType<T>, text: string): Answered<T> {
  return parseBody(schema, parseJson(text));
}
