import { SkippedError, UnseenError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { type SigningSecrets, toKeyring } from '../inputs/reviewed.ts';
import { type Comment, type Outcome, type ReviewService, soleOutcome } from '../services/port.ts';
import { lettersOf } from '../text/lines.ts';

/**
 * The same service with some other operations. What it gets to know by its answers, as its identity, is still
 * asked of it when it is needed.
 */
function withOperations(service: ReviewService, operations: Partial<ReviewService>): ReviewService {
  return Object.defineProperties({} as ReviewService, {
    ...Object.getOwnPropertyDescriptors(service),
    ...Object.getOwnPropertyDescriptors(operations),
  });
}

/**
 * What happens around each write.
 *
 * @param sent the texts of comments; empty for what writes none
 */
type Around = <T>(
  sent: readonly string[],
  send: () => Promise<readonly Outcome<T>[]>,
) => Promise<readonly Outcome<T>[]>;

function aroundWrites(service: ReviewService, around: Around): ReviewService {
  const one = async <T>(sent: readonly string[], send: () => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    soleOutcome(await around(sent, async () => [await send()]));
  const bodies = (items: readonly { readonly body: string }[]) => items.map(({ body }) => body);
  return withOperations(service, {
    postInline: (posts, heading) => around(bodies(posts), () => service.postInline(posts, heading)),
    postTopLevel: (body) => one([body], () => service.postTopLevel(body)),
    reply: (discussionId, body) => one([body], () => service.reply(discussionId, body)),
    edit: (edits) => around(bodies(edits), () => service.edit(edits)),
    setResolved: (changes) => around([], () => service.setResolved(changes)),
    deleteComment: (commentId) => one([], () => service.deleteComment(commentId)),
    putCheck: (check) => one([], () => service.putCheck(check)),
  });
}

/**
 * The same service, for an event whose token has few rights: where it does not see the change, or where the
 * first write is refused for its rights, it throws `SkippedError`.
 */
export function tryWithoutRights(
  service: ReviewService,
  why: { readonly reason: string; readonly remedy: string },
): ReviewService {
  let isFirst = true;
  const tried = aroundWrites(service, async (_, send) => {
    const outcomes = await send();
    const [first] = outcomes;
    if (isFirst && first?.kind === 'no-effect' && first.refusal === 'forbidden') throw new SkippedError(why);
    isFirst = false;
    return outcomes;
  });
  return withOperations(tried, {
    readChange: () =>
      service.readChange().catch((error: unknown) => {
        throw error instanceof UnseenError ? new SkippedError(why) : error;
      }),
  });
}

/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'] as const;

/** A service with the keys of its comments. From here on the host hides these too. */
export function withKeys(
  service: ReviewService,
  secrets: SigningSecrets,
  host: Pick<Host, 'hide'>,
  secretsOfCi: 'given' | 'withheld' = 'given',
) {
  const keyring = toKeyring(secrets, secretsOfCi);
  for (const { signing } of keyring) {
    for (const encoding of KEY_ENCODINGS) host.hide(signing.toString(encoding));
  }
  const [{ keyless }] = keyring;
  return { keyring, service: keyless ? withKeptTexts(service) : withSharedAccount(service) };
}

/**
 * The same service, of whose comments none is trusted for who wrote it: where comments can be edited, a key
 * is there for other jobs under the same account.
 */
export function withSharedAccount(service: ReviewService): ReviewService {
  if (!service.can.edits) return service;
  const toShared = (comment: Comment): Comment => ({ ...comment, shared: true });
  return withOperations(service, {
    listComments: async (anew) => (await service.listComments(anew)).map(toShared),
    postInline: async (posts, heading) =>
      (await service.postInline(posts, heading)).map((outcome) =>
        outcome.kind === 'done' ? { ...outcome, value: toShared(outcome.value) } : outcome,
      ),
  });
}

/**
 * The same service, held to what it is sent: where the answer to a comment has other letters or digits, that
 * comment is deleted, and none is written any more. For runs without a key, to which a comment is theirs by
 * its text: such a one would be posted again at every run.
 */
function withKeptTexts(service: ReviewService): ReviewService {
  let changed: Outcome<never> | undefined;
  const check = async <T>(outcome: Outcome<T>, sent: string): Promise<Outcome<T>> => {
    if (outcome.kind !== 'done') return outcome;
    const { id, body } = outcome.value as Comment;
    // A comment without its hidden line is told elsewhere, with another remedy: the listing does not show it.
    const isKept = lettersOf(body) === lettersOf(sent) || !body.includes(sent.split('\n').at(-1) ?? '');
    if (isKept) return outcome;
    const deleted = await service.deleteComment(id);
    const left =
      deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
    changed = {
      kind: 'no-effect',
      refusal: 'other',
      message: `the service changes the words of comments, by which a run without a key knows its own; comment ${id} came back with another text than was sent${left}`,
      remedy: 'set a signing-key',
    };
    return changed;
  };
  return aroundWrites(service, async (sent, send) => {
    const refused = changed;
    if (refused !== undefined && sent.length > 0) return sent.map(() => refused);
    const outcomes = await send();
    return sent.length === 0
      ? outcomes
      : Promise.all(outcomes.map((outcome, index) => check(outcome, sent[index] ?? '')));
  });
}
