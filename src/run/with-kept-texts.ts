import type { Comment, Outcome, ReviewService } from '../services/port.ts';
import { lettersOf } from '../text/lines.ts';
import { withOperations } from './with-operations.ts';

/**
 * The same service, held to what it is sent: where the answer to a comment has other letters or digits, that
 * comment is deleted, and none is written any more. For runs without a key, to which a comment is theirs by
 * its text: such a one would be posted again at every run.
 */
export function withKeptTexts(service: ReviewService): ReviewService {
  let changed: Outcome<Comment> | undefined;
  const check = async (sent: string, outcome: Outcome<Comment>): Promise<Outcome<Comment>> => {
    if (outcome.kind !== 'done' || lettersOf(outcome.value.body) === lettersOf(sent)) return outcome;
    // Of one without its hidden line it is said, with another remedy, that the listing does not show it.
    if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? '')) return outcome;
    const deleted = await service.deleteComment(outcome.value.id);
    const left =
      deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
    changed = {
      kind: 'no-effect',
      refusal: 'other',
      message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
      remedy: 'set a signing-key',
    };
    return changed;
  };
  const write = async (sent: string, send: () => Promise<Outcome<Comment>>): Promise<Outcome<Comment>> =>
    changed ?? check(sent, await send());
  const writeAll = async <T extends { readonly body: string }>(
    items: readonly T[],
    send: (items: readonly T[]) => Promise<readonly Outcome<Comment>[]>,
  ): Promise<readonly Outcome<Comment>[]> => {
    const refused = changed;
    if (refused !== undefined) return items.map(() => refused);
    const outcomes = await send(items);
    return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
  };
  return withOperations(service, {
    postInline: (posts) => writeAll(posts, service.postInline),
    postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
    reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
    edit: (edits) => writeAll(edits, service.edit),
  });
}
