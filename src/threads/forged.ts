import type { Comment } from '../services/port.ts';
import { readMarker, type Signing } from './marker.ts';

// Where runs of others write under our account, somebody may change what a comment of ours says. Its finding
// is posted anew, and the comment is taken away, or says so where people have replied.

/** A comment that our key says was ours, and that says what somebody else has written. */
interface Forged {
  comment: Comment;
  /** Where it was posted, as far as that is known. */
  path?: string | undefined;
  line?: number | undefined;
  isReplied: boolean;
}

/**
 * Its own marker says that it was ours, where only the words are others; or the marker of another comment,
 * which names it. A marker that was copied into a comment proves nothing about that.
 *
 * @param replies ids of comments that start no thread
 */
export function findForged(
  comments: readonly Comment[],
  replies: ReadonlySet<string>,
  signing: Signing,
): Forged[] {
  const present =
    signing.keys.length === 0 ? [] : comments.filter(({ mine, shared }) => mine === true && shared === true);
  const read = present.flatMap((comment) => {
    const found = readMarker(comment.body, signing);
    const isBound = found?.signer === 0 && found.marker.bound === comment.discussionId;
    return isBound ? [{ comment, ...found }] : [];
  });
  const own = new Map(read.map((one) => [one.comment.id, one]));
  const known = new Set(read.flatMap(({ marker, isSameText }) => (isSameText ? (marker.knows ?? []) : [])));
  return present.flatMap((comment): Forged[] => {
    const { id, discussionId, resolvable, path, newLine } = comment;
    const found = own.get(id);
    if (replies.has(id) || resolvable === false || found?.isSameText === true) return [];
    if (found === undefined && !known.has(discussionId)) return [];
    const isReplied = comments.some((other) => other.discussionId === discussionId && other.id !== id);
    return [
      {
        comment,
        isReplied,
        path: path ?? found?.marker.fingerprint.path,
        line: found?.marker.stands ?? newLine,
      },
    ];
  });
}
