import { oneLine } from '../text/one-line.ts';
import { firstLine, type Reply, readWords } from './decision.ts';
import type { ListedComment } from './listed-comment.ts';

/** How every marker of ours begins, valid or not. */
const MARKER_START = '<!-- sarif-review:';

/**
 * The replies of others in a discussion that may decide something: not the comment that starts it, none that
 * this client wrote, and none with a marker of ours in it, be it a copy or broken. Who edited one says what
 * stands there.
 */
export function readReplies(
  reads: readonly { readonly comment: ListedComment }[],
  startId: string,
): readonly Reply[] {
  return reads.flatMap(({ comment }): readonly Reply[] => {
    const { id, body, createdAt, mine } = comment;
    if (id === startId || mine === true || body.includes(MARKER_START)) return [];
    const line = firstLine(body);
    const words = readWords(line);
    const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
    const name = oneLine(writer.name ?? '');
    return [
      {
        id,
        line,
        ...(createdAt === undefined ? {} : { at: createdAt }),
        ...(writer.id === undefined ? {} : { author: writer.id }),
        ...(name === '' ? {} : { name }),
        ...(words === undefined ? {} : { words }),
      },
    ];
  });
}
