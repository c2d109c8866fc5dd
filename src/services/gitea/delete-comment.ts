import { ServiceError } from '../../errors.ts';
import { noValue } from '../client.ts';
import type { Outcome } from '../port.ts';
import type { Dialect } from './change.ts';
import { toRefusal } from './policies.ts';
import { type Asking, changeListed, listInReviews } from './pull-request.ts';
import { read, write } from './session.ts';

/**
 * Deletes a comment, and looks whether it is gone: a server may answer that it is, and keep it. On Forgejo
 * one in a review has another address than one at the top level.
 */
export async function deleteComment(
  comment: string,
  asking: Asking,
  place: 'any' | 'top-level' = 'any',
): Promise<Outcome<null>> {
  const { session, target, listed } = asking;
  const isForgejo = session.dialect === 'forgejo';
  try {
    if (isForgejo && place === 'any' && !listed.has(comment)) await listInReviews(asking);
  } catch (error) {
    return refusalOf(error, session.dialect);
  }
  changeListed(asking, comment);
  const review = isForgejo ? listed.get(comment)?.pull_request_review_id : undefined;
  const to =
    review === undefined
      ? target('delete-comment', { comment })
      : target('delete-in-review', { review, comment });
  const outcome = await write(to, undefined, noValue, session);
  if (outcome.kind !== 'done') return outcome;
  try {
    await read(target('read-comment', { comment }), noValue, session);
    return STILL_THERE;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.status === 404 ? outcome : { kind: 'unknown', message: error.message };
  }
}

/** A write for which something could not be read first. */
export function refusalOf(error: unknown, dialect: Dialect): Outcome<never> {
  if (!(error instanceof ServiceError)) throw error;
  const { refusal } = toRefusal(dialect, 'read-change', error.status);
  return { kind: 'no-effect', refusal, message: error.message };
}

const STILL_THERE: Outcome<never> = {
  kind: 'no-effect',
  refusal: 'other',
  message: 'the server answered that it was deleted, and still has it',
};
