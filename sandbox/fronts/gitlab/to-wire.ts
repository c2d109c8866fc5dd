import { unlessGone } from '../../git/run-git.ts';
import { isWholeFile } from '../../rules/position.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { GHOST } from '../../rules/tokens.ts';
import type { User } from '../../store/accounts.ts';
import type { Position, StoredComment } from '../../store/discussions.ts';
import { toTime } from '../deployments/to-wire.ts';
import { type MergeRequestScene, versionsOf } from './merge-requests.ts';
import { oldPathOf, placeNow } from './positions.ts';
import { toWireUser } from './users.ts';

/** Shows notes and discussions of one merge request. */
interface NoteWire {
  note(note: StoredComment): Promise<object>;
  discussion(notes: readonly [StoredComment, ...StoredComment[]]): Promise<object>;
}

/** https://docs.gitlab.com/api/discussions/ and lib/api/entities/note.rb. */
export function noteWire({
  sandbox,
  deployment,
  origin,
}: Pick<MergeRequestScene, 'sandbox' | 'deployment' | 'origin'>): NoteWire {
  const { store, diffs } = sandbox;
  const versions = versionsOf(sandbox, deployment);
  const users = new Map(store.accounts.listUsers().map((user) => [user.id, user]));
  let firsts: ReadonlyMap<string, number> | undefined;
  const show = (id: string): object | null => {
    const user: User | undefined = users.get(id);
    return user === undefined ? null : toWireUser(user, origin);
  };

  /** A thread is as old as its first note: replies have the place of the thread. */
  const startOf = ({ discussion, createdAt }: StoredComment): number => {
    firsts ??= new Map(
      store.comments
        .listByDiscussion(deployment.number)
        .toReversed()
        .map((comment) => [comment.discussion.id, comment.createdAt]),
    );
    return firsts.get(discussion.id) ?? createdAt;
  };

  const place = async (comment: StoredComment, posted: Position): Promise<object> => {
    const now = await placeNow(sandbox, deployment, versions, posted, startOf(comment));
    const { path, newLine, oldLine, baseSha, headSha } = now.place;
    const oldPath = (await unlessGone(oldPathOf(diffs, deployment.repository, now.place))) ?? path;
    const isFile = isWholeFile(now.place);
    return {
      base_sha: baseSha,
      start_sha: baseSha,
      head_sha: headSha,
      old_path: oldPath,
      new_path: path,
      position_type: isFile ? 'file' : 'text',
      ...(isFile
        ? {}
        : { old_line: oldLine ?? null, new_line: newLine ?? null, line_range: rangeOf(posted) }),
    };
  };

  /**
   * A reply to a thread that is resolved is resolved by who wrote it (app/services/notes/build_service.rb).
   */
  const resolution = ({ discussion, author, createdAt, isSystem }: StoredComment): object => {
    const { isThread, resolved, lastChange } = discussion;
    if (!isThread || isSystem) return { resolvable: false };
    if (!resolved || lastChange === null) {
      return { resolvable: true, resolved, resolved_by: null, resolved_at: null };
    }
    const isLater = createdAt > lastChange.at;
    const by = isLater ? author : lastChange.by;
    return {
      resolvable: true,
      resolved,
      // Notes get the Ghost User for an author, and nobody who has resolved them
      // (app/services/users/migrate_records_to_ghost_user_service.rb).
      resolved_by: by.name === GHOST ? null : show(by.id),
      resolved_at: toTime(isLater ? createdAt : lastChange.at),
    };
  };

  const note = async (comment: StoredComment): Promise<object> => {
    const { sequence, discussion, body, author, createdAt, updatedAt, isSystem } = comment;
    const { position, isThread } = discussion;
    return {
      id: sequence,
      type: position !== null ? 'DiffNote' : isThread ? 'DiscussionNote' : null,
      body,
      author: show(author.id),
      created_at: toTime(createdAt),
      updated_at: toTime(updatedAt),
      system: isSystem,
      ...(position === null ? {} : { position: await place(comment, position) }),
      ...resolution(comment),
    };
  };

  return {
    note,
    discussion: async (notes) => {
      const [{ discussion }] = notes;
      return {
        id: discussion.id,
        individual_note: !discussion.isThread,
        notes: await Promise.all(notes.map(note)),
      };
    },
  };
}

/** Pushes leave it as it was posted (lib/gitlab/diff/position_tracer/line_strategy.rb). */
function rangeOf({ lineRange }: Position): object | null {
  if (lineRange === undefined) return null;
  const numbers = { old_line: null, new_line: null };
  return { start: { ...lineRange.start, ...numbers }, end: { ...lineRange.end, ...numbers } };
}

type Notes = readonly [StoredComment, ...StoredComment[]];

/** Comments, which come one discussion after the other, by discussion. */
export function toDiscussions(comments: readonly StoredComment[]): readonly Notes[] {
  return [...Map.groupBy(comments, ({ discussion }) => discussion.id).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  );
}

/**
 * The discussions of a merge request in the order of their first notes that are still there, each with its
 * notes, system notes included (app/models/concerns/noteable.rb).
 */
export function listDiscussions({ store }: Sandbox, number: number): readonly Notes[] {
  return toDiscussions(store.comments.listByDiscussion(number)).toSorted(
    ([one], [other]) => one.sequence - other.sequence,
  );
}
