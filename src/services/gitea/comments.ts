import type { Comment } from '../port.ts';
import type { Dialect } from './change.ts';
import type { CodeComment, PlainComment, User } from './wire.ts';

/** What comments are read with. */
export interface Reader {
  /** Id of the user of the token. */
  readonly me: string;
  readonly dialect: Dialect;
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
export function toComments(comments: readonly CodeComment[], reader: Reader): readonly Comment[] {
  const threads = Map.groupBy(comments, (one) =>
    JSON.stringify([one.pull_request_review_id, one.path, one.position, one.original_position]),
  );
  return [...threads.values()].flatMap((thread) => {
    const [root, ...replies] = thread.toSorted((a, b) => Number(a.id) - Number(b.id));
    if (root === undefined) return [];
    const first = toCodeComment(root, root, reader);
    let at = root.created_at;
    return [
      first,
      ...replies.map((reply) => {
        // Times are told by the second, and what comes later answers what came before.
        at = Math.max(reply.created_at, at + 1);
        return { ...toCodeComment(reply, root, reader), createdAt: at };
      }),
    ];
  });
}

function toCodeComment(comment: CodeComment, root: CodeComment, { me, dialect }: Reader): Comment {
  const { id, body, user, created_at: createdAt, path } = comment;
  const { resolver } = root;
  // Of Forgejo it is the line that it had in the commit which wrote it.
  const newLine = dialect === 'gitea' && root.position > 0 ? root.position : undefined;
  return {
    id,
    discussionId: root.id,
    body,
    resolvable: true,
    resolved: resolver !== undefined,
    path,
    ...(newLine !== undefined && { newLine }),
    createdAt,
    ...toAuthor(user, me),
    ...(resolver !== undefined && toResolver(resolver, me)),
    ...(dialect === 'forgejo' && { mayResolve: false }),
  };
}

/** A comment outside of reviews, which is a discussion of its own. */
export function toTopLevel(comment: PlainComment, me: string): Comment {
  const { id, body, user, created_at: createdAt } = comment;
  return { id, discussionId: id, body, resolvable: false, createdAt, ...toAuthor(user, me) };
}

function toAuthor(
  user: User | undefined,
  me: string,
): Pick<Comment, 'mine' | 'shared' | 'author' | 'authorName' | 'authorLogin'> {
  if (user === undefined || user.id === GHOST) return { mine: false };
  const { id, login, full_name } = user;
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
function toResolver(
  { id, login, full_name }: User,
  me: string,
): Pick<Comment, 'resolvedBy' | 'resolvedById'> {
  if (id === GHOST) return isAutomatic(me) ? { resolvedById: me } : {};
  const resolvedBy = full_name || login;
  return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: id };
}
