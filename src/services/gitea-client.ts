import * as z from 'zod/mini';
import { type ClientOptions, Http } from './http.ts';
import type { Comment, Outcome } from './port.ts';
import {
  COUNTED,
  commit,
  get,
  identifier,
  moment,
  once,
  optional,
  Rest,
  refusalOf,
  row,
  time,
} from './rest.ts';

// How a Gitea or a Forgejo is asked over their REST interface v1, as the servers document it themselves at
// `/api/swagger`: its endpoints, and the comments in reviews, which it has by review alone.

export const NAMES = { gitea: 'Gitea', forgejo: 'Forgejo' } as const;

/** Which of the two hosts of one family it is; their interfaces differ in few places. */
export type GiteaKind = keyof typeof NAMES;

export interface GiteaAccess {
  readonly kind: GiteaKind;
  /** The address of its REST API, without a trailing slash: `https://gitea.example.com/api/v1`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly repository: string;
  readonly pullRequest: number;
}

const user = z.object({ id: identifier, login: optional(z.string()), full_name: optional(z.string()) });
const repository = z.object({
  id: identifier,
  default_branch: optional(z.string()),
  html_url: optional(z.string()),
  clone_url: optional(z.string()),
  ssh_url: optional(z.string()),
});
const pullRequest = z.object({
  state: z.string(),
  draft: optional(z.boolean()),
  html_url: z.string(),
  merge_base: commit,
  head: z.object({ sha: commit }),
  base: z.object({ sha: commit, repo: repository }),
});
const listedChange = z.pipe(
  z.object({ number: identifier, updated_at: time, merged_at: moment }),
  z.transform(({ number: id, updated_at: updatedAt, merged_at: mergedAt }) => ({ id, updatedAt, mergedAt })),
);
const openChange = z.object({
  number: identifier,
  head: z.object({ sha: commit }),
  base: z.object({ sha: commit }),
});
const review = z.object({
  id: identifier,
  state: z.string(),
  user: optional(user),
  comments_count: z.int(),
  updated_at: optional(z.string()),
});
/** A comment in a review; a line that it does not stand on is 0. */
const codeComment = z.object({
  id: identifier,
  body: z.string(),
  user: optional(user),
  resolver: optional(user),
  pull_request_review_id: identifier,
  created_at: time,
  path: z.string(),
  position: z.int(),
  original_position: z.int(),
});
/** One that was written, or edited, in which form those of reviews are told too. */
const plainComment = z.object({ id: identifier, body: z.string(), user: optional(user), created_at: time });
const status = z.object({
  id: identifier,
  status: z.string(),
  context: z.string(),
  description: optional(z.string()),
  target_url: optional(z.string()),
  creator: optional(user),
});

type User = z.output<typeof user>;
export type PullRequest = z.output<typeof pullRequest>;
export type Review = z.output<typeof review>;
export type CodeComment = z.output<typeof codeComment>;

const REPOSITORY = '/repos/{owner}/{name}';
const PULL = `${REPOSITORY}/pulls/{number}`;

/** What a token needs: the scope of a personal one, and the permission of the job's own on Gitea. */
function needing(scope: string, permission?: string, more = '') {
  const workflow = permission === undefined ? '' : `, or in a workflow of Gitea \`${permission}\``;
  return { remedies: { forbidden: `the token needs the scope ${scope}${workflow}${more}` } };
}
const READING = needing('read:repository', 'pull-requests: read');
const REVIEWING = needing('write:repository', 'pull-requests: write');
const COMMENTING = needing(
  'write:issue',
  'pull-requests: write',
  ', and the conversation must not be locked',
);
const RESOLVING = needing(
  'write:repository',
  'pull-requests: write',
  ', and its user the right to write pull requests; where the status is 405, the server lets nobody resolve a thread by its interface',
);
const STATUS = needing(
  'write:repository',
  'contents: write',
  ', and its user the right to write code, which no run of a fork has',
);

export const ENDPOINTS = {
  'read-user': row('GET /user', 'read', user, needing('read:user')),
  'read-version': get('/version', z.object({ version: z.string() })),
  'read-change': row(`GET ${PULL}`, 'read', pullRequest, READING),
  'list-changes': get(`${REPOSITORY}/pulls`, z.array(listedChange)),
  'find-changes': row(`GET ${REPOSITORY}/pulls`, 'read', z.array(openChange), READING),
  compare: get(`${REPOSITORY}/compare/{range}`, z.object({ total_commits: z.int() })),
  'list-reviews': row(`GET ${PULL}/reviews`, 'read', z.array(review), READING),
  // One that is not understood is an error: nothing may look like "no comments".
  'list-in-review': row(`GET ${PULL}/reviews/{review}/comments`, 'read', z.array(codeComment), READING),
  'list-top-level': row(
    `GET ${REPOSITORY}/issues/{number}/comments`,
    'read',
    z.array(plainComment),
    needing('read:issue', 'pull-requests: read'),
  ),
  // `owner`, `admin`, `write`, `read` or `none`.
  'read-permission': get(
    `${REPOSITORY}/collaborators/{login}/permission`,
    z.object({ permission: z.string(), user: optional(user) }),
  ),
  'read-organization': row('GET /orgs/{owner}', 'read', undefined, needing('read:organization')),
  'list-assignees': row(`GET ${REPOSITORY}/assignees`, 'read', z.array(user), READING),
  'list-statuses': row(`GET ${REPOSITORY}/commits/{sha}/statuses`, 'read', z.array(status), READING),
  'post-review': row(`POST ${PULL}/reviews`, 'post', review, REVIEWING),
  'delete-review': row(`DELETE ${PULL}/reviews/{review}`, 'delete', undefined, REVIEWING),
  'post-comment': row(`POST ${REPOSITORY}/issues/{number}/comments`, 'post', plainComment, COMMENTING),
  reply: row(`POST ${PULL}/comments/{comment}/replies`, 'post', codeComment, REVIEWING),
  // Forgejo adds to a review, at the place of what is replied to.
  'add-to-review': row(`POST ${PULL}/reviews/{review}/comments`, 'post', codeComment, REVIEWING),
  edit: row(`PATCH ${REPOSITORY}/issues/comments/{comment}`, 'change', plainComment, COMMENTING),
  'delete-comment': row(`DELETE ${REPOSITORY}/issues/comments/{comment}`, 'delete', undefined, COMMENTING),
  // Forgejo answers 204 to the other one, and keeps the comment.
  'delete-in-review': row(
    `DELETE ${PULL}/reviews/{review}/comments/{comment}`,
    'delete',
    undefined,
    COMMENTING,
  ),
  resolve: row(`POST ${REPOSITORY}/pulls/comments/{comment}/resolve`, 'change', undefined, RESOLVING),
  unresolve: row(`POST ${REPOSITORY}/pulls/comments/{comment}/unresolve`, 'change', undefined, RESOLVING),
  // Of one context the last one counts.
  'put-status': row(`POST ${REPOSITORY}/statuses/{sha}`, 'check', undefined, STATUS),
} as const;

/** A pull request, and what was seen of it. */
export interface Pull {
  readonly kind: GiteaKind;
  readonly http: Http;
  readonly rest: Rest<typeof ENDPOINTS>;
  me(): Promise<User>;
  version(): Promise<string>;
  /** The comments in reviews that were listed, by their ids. */
  readonly listed: Map<string, CodeComment>;
  /**
   * Reviews as they were read last, by their ids, without those that this client has changed since: a change
   * of texts and flags moves nothing of one, and a new comment the count.
   */
  readonly known: Map<
    string,
    { readonly count: number; readonly updatedAt: string | undefined; readonly comments: readonly string[] }
  >;
}

export function connect({
  kind,
  apiUrl,
  token,
  repository,
  pullRequest,
  ...options
}: GiteaAccess & ClientOptions): Pull {
  const [owner = '', name = ''] = repository.split('/');
  const http = new Http(options, {
    awaited: `the end of a pending review of this account on pull request #${pullRequest}`,
    authorization: async () => `Bearer ${token}`,
    tokenRefused: (sentence) =>
      `${NAMES[kind]} at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`; a token of a workflow ends with its job, and others are revoked.`,
    refusalIn(_, call, code) {
      // Where the server has no such operation, no right helps.
      if (code !== 405 || (call.name !== 'resolve' && call.name !== 'unresolve')) return undefined;
      return 'forbidden';
    },
  });
  http.hide(token);
  const rest = new Rest(http, apiUrl, ENDPOINTS, { owner, name, number: pullRequest }, COUNTED);
  const version = once(async () => (await rest.read('read-version')).version);
  const me = once(() => rest.read('read-user'));
  return { kind, http, rest, me, version, listed: new Map(), known: new Map() };
}
/**
 * Which host has this version; undefined where that cannot be told. A Forgejo names the Gitea that it began
 * as.
 */
export function kindOf(version: string): GiteaKind | undefined {
  if (/[+-]gitea-\d/u.test(version)) return 'forgejo';
  return /^v?1\.\d/u.test(version) ? 'gitea' : undefined;
}
/** A review that its author has not sent yet; pending ones of others are in no answer. */
export const PENDING = 'PENDING';

export async function listInReview(
  pull: Pull,
  { id, updated_at: updatedAt }: Review,
): Promise<readonly Comment[]> {
  const found = await pull.rest.read('list-in-review', { review: id });
  for (const one of found) pull.listed.set(one.id, one);
  pull.known.set(id, { count: found.length, updatedAt, comments: found.map((one) => one.id) });
  return toComments(found, (await pull.me()).id, pull.kind);
}

/**
 * All comments in reviews that were sent: the interface has them by review alone.
 *
 * @param anew comments of which the reviews are read in any case; without it all are
 */
export async function listInReviews(pull: Pull, anew?: readonly string[]): Promise<readonly Comment[]> {
  const { rest, listed, known, me, kind } = pull;
  const reviews = (await rest.list('list-reviews')).filter(
    ({ state, comments_count: count }) => state !== PENDING && count > 0,
  );
  const stale = new Set(anew?.map((id) => listed.get(id)?.pull_request_review_id));
  const inReviews = reviews.map(async (one): Promise<readonly Comment[]> => {
    const before = anew === undefined || stale.has(one.id) ? undefined : known.get(one.id);
    if (before?.count !== one.comments_count || before.updatedAt !== one.updated_at)
      return listInReview(pull, one);
    const found = before.comments.flatMap((id) => listed.get(id) ?? []);
    return toComments(found, (await me()).id, kind);
  });
  return (await Promise.all(inReviews)).flat();
}

/** What this client has done to a comment has another answer for it, or the next listing reads its review. */
export function changeListed({ listed, known }: Pull, id: string, body?: string): void {
  const comment = listed.get(id);
  if (comment === undefined) return;
  if (body === undefined) known.delete(comment.pull_request_review_id);
  else listed.set(id, { ...comment, body });
}

/** Deletes a comment. On Forgejo one in a review has another address than one at the top level. */
export async function deleteComment(
  pull: Pull,
  comment: string,
  place: 'any' | 'top-level' = 'any',
): Promise<Outcome<null>> {
  const { rest, listed, kind } = pull;
  try {
    if (kind === 'forgejo' && place === 'any' && !listed.has(comment)) await listInReviews(pull);
  } catch (error) {
    return refusalOf(error);
  }
  changeListed(pull, comment);
  const of = kind === 'forgejo' ? listed.get(comment)?.pull_request_review_id : undefined;
  return of === undefined
    ? rest.write('delete-comment', { comment })
    : rest.write('delete-in-review', { review: of, comment });
}

/** Where an account is gone, and, as who resolved, where it is an automatic one, which is in no table. */
const GHOST = '-1';

/** Automatic accounts have ids below 0, and so has nobody else. */
export function isAutomatic(id: string): boolean {
  return id.startsWith('-');
}

/**
 * The comments of one review. There is no thread in the interface: as the pages show it, those on one line
 * are one, the first of them began it, and its flag is the flag of all.
 */
function toComments(comments: readonly CodeComment[], me: string, kind: GiteaKind): readonly Comment[] {
  const threads = Map.groupBy(comments, (one) =>
    JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]),
  );
  return [...threads.values()].flatMap((thread) => {
    const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
    if (root === undefined) return [];
    let at = root.created_at;
    return [
      toCodeComment(root, root, me, kind),
      ...replies.map((reply) => {
        // Times are told by the second, and what comes later answers what came before.
        at = Math.max(reply.created_at, at + 1);
        return { ...toCodeComment(reply, root, me, kind), createdAt: at };
      }),
    ];
  });
}

export function toCodeComment(comment: CodeComment, root: CodeComment, me: string, kind: GiteaKind): Comment {
  const { id, body, created_at: createdAt, path } = comment;
  const { resolver } = root;
  const resolved = resolver !== undefined;
  return {
    ...{ id, discussionId: root.id, body, resolvable: true, resolved, path, createdAt },
    // Of Forgejo it is the line that it had in the commit which wrote it.
    ...(kind === 'gitea' && root.position > 0 && { newLine: root.position }),
    ...toAuthor(comment.user, me),
    ...(resolver !== undefined && toResolver(resolver, me)),
    ...(kind === 'forgejo' && { mayResolve: false }),
  };
}

/** A comment outside of reviews, which is a discussion of its own. */
export function toPlain(comment: z.output<typeof plainComment>, me: string): Comment {
  const { id, body, created_at: createdAt } = comment;
  return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(comment.user, me) };
}

function toAuthor(by: User | undefined, me: string): Partial<Comment> {
  if (by === undefined || by.id === GHOST) return { mine: false };
  const { id, login, full_name } = by;
  const authorName = full_name || login;
  return {
    mine: id === me,
    ...(isAutomatic(id) && { shared: true as const }),
    author: id,
    ...(authorName !== undefined && { authorName }),
    ...(login !== undefined && { authorLogin: login }),
  };
}

/** An automatic account is looked up in a table that it is not in, so that its own resolving has no name. */
function toResolver({ id, login, full_name }: User, me: string): Partial<Comment> {
  if (id === GHOST) return isAutomatic(me) ? { resolvedById: me } : {};
  const resolvedBy = full_name || login;
  return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: id };
}
