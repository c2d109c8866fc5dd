import { MayNotWriteError } from '../errors.ts';
import type { WithoutSecrets } from '../host/host.ts';
import type { Outcome, ReviewService } from '../services/port.ts';
import { withOperations } from './with-operations.ts';

/**
 * The same service, for an event whose token can mostly not write: where the first write is refused for the
 * rights of this client, it throws `MayNotWriteError`.
 */
export function tryToWrite(service: ReviewService, why: WithoutSecrets): ReviewService {
  let isFirst = true;
  const look = (outcome: Outcome<unknown> | undefined): void => {
    const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
    if (isFirst && isRefused) throw new MayNotWriteError(why);
    isFirst = false;
  };
  const tried = async <T>(write: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await write;
    look(outcome);
    return outcome;
  };
  const triedAll = async <T>(writes: Promise<readonly Outcome<T>[]>): Promise<readonly Outcome<T>[]> => {
    const outcomes = await writes;
    look(outcomes[0]);
    return outcomes;
  };
  return withOperations(service, {
    postInline: (posts) => triedAll(service.postInline(posts)),
    postTopLevel: (body) => tried(service.postTopLevel(body)),
    reply: (discussionId, body) => tried(service.reply(discussionId, body)),
    setResolved: (changes) => triedAll(service.setResolved(changes)),
    edit: (edits) => triedAll(service.edit(edits)),
    deleteComment: (commentId) => tried(service.deleteComment(commentId)),
    putVerdict: (verdict) => tried(service.putVerdict(verdict)),
  });
}
