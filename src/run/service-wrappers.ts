import { SkippedError, UnseenError } from '../errors.ts';
import type { Host, WithoutSecrets } from '../host/host.ts';
import { type SigningSecrets, toKeyring } from '../inputs/reviewed.ts';
import type { Comment, Outcome, ReviewService } from '../services/port.ts';
import { lettersOf } from '../text/lines.ts';

/**
 * The same service with some other operations. What it gets to know by its answers, as its identity, is still
 * asked of it when it is needed.
 */
export function withOperations(service: ReviewService, operations: Partial<ReviewService>): ReviewService {
  const own = Object.getOwnPropertyDescriptors(service);
  return Object.defineProperties({ ...operations } as ReviewService, {
    ...own,
    ...Object.getOwnPropertyDescriptors(operations),
  });
}

/**
 * The same service, for an event whose token has few rights: where it does not see the change, or where the
 * first write is refused for its rights, it throws `SkippedError`.
 */
export function tryWithoutRights(service: ReviewService, why: WithoutSecrets): ReviewService {
  let isFirst = true;
  const look = (outcome: Outcome<unknown> | undefined): void => {
    const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
    if (isFirst && isRefused) throw new SkippedError(why);
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
    readChange: () =>
      service.readChange().catch((error: unknown) => {
        throw error instanceof UnseenError ? new SkippedError(why) : error;
      }),
    postInline: (posts, heading) => triedAll(service.postInline(posts, heading)),
    postTopLevel: (body) => tried(service.postTopLevel(body)),
    reply: (discussionId, body) => tried(service.reply(discussionId, body)),
    setResolved: (changes) => triedAll(service.setResolved(changes)),
    edit: (edits) => triedAll(service.edit(edits)),
    deleteComment: (commentId) => tried(service.deleteComment(commentId)),
    putCheck: (check) => tried(service.putCheck(check)),
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
  let changed: Outcome<Comment> | undefined;
  const check = async (sent: string, outcome: Outcome<Comment>): Promise<Outcome<Comment>> => {
    if (outcome.kind !== 'done' || lettersOf(outcome.value.body) === lettersOf(sent)) return outcome;
    // A comment without its hidden line is told elsewhere, with another remedy: the listing does not show it.
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
    postInline: (posts, heading) => writeAll(posts, (items) => service.postInline(items, heading)),
    postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
    reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
    edit: (edits) => writeAll(edits, service.edit),
  });
}
