import { createHash } from 'node:crypto';
import type { Comment, LineNumbers, Position } from '../port.ts';
import type { Target } from './policies.ts';
import { listPages, type Session } from './session.ts';
import type { Discussion, Note, User } from './wire.ts';

/** What a listing is read with. */
interface Reader {
  /** Id of the user of the token. */
  readonly me: string;
  /**
   * Whether the project lets a push resolve threads of which it changes the line
   * (`resolve_outdated_diff_discussions`).
   */
  readonly resolvesOutdated: boolean;
}

/**
 * The system note of a push that changed the line, or the file, of a thread. GitLab writes it in the same
 * transaction as it resolves the thread, so that seconds are enough.
 */
const CHANGED = /^changed this (?:line|file) in\b/;
const TOGETHER_MS = 5_000;

/**
 * Notes of users that are gone are moved to this user, so that they say nothing of who wrote them. GitLab
 * adds a number where the name is taken.
 */
const GHOST = /^ghost\d*$/;

/**
 * The comments of a discussion. Notes of the system are none. It is resolved when all its resolvable notes
 * are; who did it stands at the first one. Places are left out: a push overwrites them, and the first one is
 * in no answer.
 */
export function toComments(discussion: Discussion, reader: Reader): readonly Comment[] {
  const notes = discussion.notes.filter(({ system }) => !system);
  const [first] = notes;
  if (first === undefined) return [];
  const id = discussionIdOf(discussion);
  const resolvable = notes.filter((note) => note.resolvable);
  const resolved = resolvable.length > 0 && resolvable.every((note) => note.resolved);
  const byPush = resolved && reader.resolvesOutdated && isResolvedByPush(discussion);
  return notes.map((note) => {
    const comment = toComment(note, id, note.author?.id === reader.me);
    return {
      ...comment,
      // A reply comes after what it replies to, also within the same millisecond.
      createdAt: note === first ? note.created_at : Math.max(note.created_at, first.created_at + 1),
      ...(comment.resolvable ? { resolved } : {}),
      ...(resolved && comment.resolvable && !byPush ? toResolver(first.resolved_by) : {}),
      ...(byPush && comment.resolvable ? { resolvedByPush: true as const } : {}),
    };
  });
}

/**
 * One note.
 *
 * @param mine whether the user of the token wrote it
 */
export function toComment(note: Note, discussionId: string, mine: boolean): Comment {
  const { id, body, author, created_at: createdAt, resolvable } = note;
  return {
    id,
    discussionId,
    body,
    resolvable,
    ...(resolvable ? { resolved: note.resolved === true } : {}),
    createdAt,
    ...(author !== null &&
      !GHOST.test(author.username ?? '') && { author: author.id, ...nameOfAuthor(author) }),
    mine,
  };
}

/**
 * A note that stands alone has a discussion too, of which the answer to its POST does not tell the id: it is
 * named by the note.
 */
export function discussionIdOf({ id, individual_note, notes }: Discussion): string {
  return (individual_note ? notes[0]?.id : undefined) ?? id;
}

/** Whether a discussion looks as one does that a push has resolved. */
export function isResolvedByPush({ notes }: Discussion): boolean {
  const first = notes.find(({ system }) => !system);
  const { resolved_by: by, resolved_at: at } = first ?? {};
  if (by === undefined || at === undefined) return false;
  return notes.some(
    ({ system, body, author, created_at }) =>
      system && CHANGED.test(body) && author?.id === by.id && Math.abs(created_at - at) <= TOGETHER_MS,
  );
}

function toResolver(user: User | undefined): Pick<Comment, 'resolvedBy' | 'resolvedById'> {
  if (user === undefined) return {};
  const resolvedBy = nameOf(user);
  return { ...(resolvedBy !== undefined && { resolvedBy }), resolvedById: user.id };
}

function nameOfAuthor(user: User): Pick<Comment, 'authorName' | 'authorLogin'> {
  const authorName = nameOf(user);
  const { username } = user;
  return {
    ...(authorName !== undefined && { authorName }),
    ...(username !== undefined && { authorLogin: username }),
  };
}

function nameOf({ name, username }: User): string | undefined {
  return name ?? username;
}

/**
 * A position as GitLab takes it: the three commits of one version of the diff, both paths, and of an added
 * line the new number, of an unchanged one both. Without a line it is the whole file. Of several lines it is
 * the last one, with the line codes of both ends.
 *
 * @param position its pin is the commit of the target branch, which `readChange` hands over
 */
export function toPosition({
  path,
  oldPath,
  newLine,
  oldLine,
  range,
  baseSha,
  headSha,
  pin,
}: Position): object {
  const isFile = newLine === undefined && oldLine === undefined;
  return {
    position_type: isFile ? 'file' : 'text',
    base_sha: baseSha,
    start_sha: pin ?? baseSha,
    head_sha: headSha,
    old_path: oldPath ?? path,
    new_path: path,
    ...(newLine !== undefined && { new_line: newLine }),
    ...(oldLine !== undefined && { old_line: oldLine }),
    ...(range !== undefined && {
      line_range: { start: toLineCode(path, range.start), end: toLineCode(path, range.end) },
    }),
  };
}

/**
 * How GitLab names a line: by its path and both counters of the diff there. Numbers beside it would be taken
 * for text, and refused.
 */
function toLineCode(path: string, { newLine, oldLine, nextOldLine = 0 }: LineNumbers): object {
  const file = createHash('sha1').update(path).digest('hex');
  return {
    line_code: `${file}_${oldLine ?? nextOldLine}_${newLine}`,
    type: oldLine === undefined ? 'new' : 'old',
  };
}

/** All pages of the listing, each discussion once. Throws what `read` throws. */
export function listDiscussions(target: Target, session: Session): Promise<readonly Discussion[]> {
  return listPages(target, {}, async (text) => (await import('./wire.ts')).parseDiscussions(text), session);
}
