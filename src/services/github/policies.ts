import { type CallPolicy, IDEMPOTENT_POLICY, POST_POLICY, READ_POLICY } from '../../http/policy.ts';
import type { Refusal } from '../port.ts';

export type Operation =
  | 'find-change'
  | 'list-changes'
  | 'read-change'
  | 'find-base'
  | 'list-comments'
  | 'find-comment'
  | 'get-permission'
  | 'post-review'
  | 'post-on-file'
  | 'post-comment'
  | 'reply'
  | 'edit'
  | 'set-resolved'
  | 'delete-comment'
  | 'list-statuses'
  | 'put-status';

/**
 * What may be sent again. Of a status the last one of its context counts. An answer that cannot be read may
 * hold an error, also with status 200.
 */
export const POLICIES: Readonly<Record<Operation, CallPolicy>> = {
  'find-change': READ_POLICY,
  'list-changes': READ_POLICY,
  'read-change': READ_POLICY,
  'find-base': READ_POLICY,
  'list-comments': READ_POLICY,
  'find-comment': READ_POLICY,
  'get-permission': READ_POLICY,
  'post-review': POST_POLICY,
  'post-on-file': POST_POLICY,
  'post-comment': POST_POLICY,
  reply: POST_POLICY,
  edit: IDEMPOTENT_POLICY,
  'set-resolved': IDEMPOTENT_POLICY,
  'delete-comment': { ...IDEMPOTENT_POLICY, notFound: 'done' },
  'list-statuses': READ_POLICY,
  'put-status': { ...IDEMPOTENT_POLICY, notReady: 'refused', body: 'ignored', atEnd: 'sent' },
};

/** What statuses speak of, those of errors inside of a 200 as well (`answers.ts`). */
const REFUSALS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  409: 'not-ready',
  410: 'gone',
  413: 'too-large',
};

/** What GitHub cannot process of an inline comment is its place. */
const INLINE: readonly Operation[] = ['post-review', 'post-on-file'];

const COMMENTING =
  'the token needs the permission `pull-requests: write`, and the conversation of the pull request must not be locked';

const READING =
  'the token needs the permission `pull-requests: write`; to plan without writing, `pull-requests: read`';

/** What a token needs, by operation. */
const RIGHTS: Readonly<Partial<Record<Operation, string>>> = {
  'find-change': READING,
  'list-changes': READING,
  'read-change': READING,
  'list-comments': READING,
  'find-comment': READING,
  'find-base': 'the token needs the permission `contents: read`',
  'post-review': COMMENTING,
  'post-on-file': COMMENTING,
  'post-comment': COMMENTING,
  reply: COMMENTING,
  edit: COMMENTING,
  'set-resolved':
    'GitHub lets a token resolve and reopen threads only with the permission `contents: write` beside `pull-requests: write`',
  'list-statuses': 'the token needs the permission `statuses: write`',
  'put-status': 'the token needs the permission `statuses: write`',
};

/** GitHub takes 1,000 statuses for a commit and context. */
const NO_MORE_STATUSES = /maximum number of statuses/iu;
const PUSH_ANOTHER =
  'GitHub accepts no more statuses of this name for this commit: push another commit, or choose another `check-name`';

const PENDING =
  'submit or discard the pending review that this account has on the pull request; until then, GitHub accepts no comment in a thread from this account';

/**
 * What a refused operation was refused for, and what helps where that is known. `status`: undefined where
 * there was no answer.
 *
 * @param words of the service
 */
export function toRefusal(
  operation: Operation,
  status: number | undefined,
  words = '',
): { readonly refusal: Refusal; readonly remedy?: string } {
  if (status === undefined) return { refusal: 'other' };
  const isPlace = status === 422 && INLINE.includes(operation);
  const refusal = isPlace ? 'position' : (REFUSALS[status] ?? 'other');
  const isFull = operation === 'put-status' && status === 422 && NO_MORE_STATUSES.test(words);
  if (isFull) return { refusal, remedy: PUSH_ANOTHER };
  // A personal token without the right is answered as if the repository were not there.
  const lacksRight = refusal === 'forbidden' || (refusal === 'gone' && operation === 'put-status');
  const remedy = lacksRight ? RIGHTS[operation] : refusal === 'not-ready' ? PENDING : undefined;
  return remedy === undefined ? { refusal } : { refusal, remedy };
}
