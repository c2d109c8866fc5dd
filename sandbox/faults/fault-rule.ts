import { z } from 'zod';

/** The operations of the interface, under names of their own. Each route declares which one it is. */
const OPERATIONS = [
  'token',
  'get-deployment',
  'list-comments',
  'create-comment',
  'reply',
  'resolve',
  'edit-comment',
  'delete-comment',
  'put-check',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The three forms of a date that RFC 9110, section 5.6.7, has. */
const DATE_FORMS = ['imf-fixdate', 'rfc850', 'asctime'] as const;

/** The header as it is, or a date so many seconds from now. */
const retryAfter = z.union([
  z.string(),
  z.strictObject({ inSeconds: z.int(), form: z.enum(DATE_FORMS).default('imf-fixdate') }),
]);
export type RetryAfter = z.infer<typeof retryAfter>;

/** Says by `x-ratelimit-*` that nothing is left until so many seconds from now. */
const limitReset = z.int().optional();

const moment = z.enum(['before', 'after']);
/**
 * Threads are counted in the order of their creation, from 0; a number beyond the last begins again at the
 * first.
 */
const thread = z.int().min(0).default(0);
const text = z.string().min(1);

/**
 * Answers without, or with half of, what the interface promises. `before` and `after` speak of the effect of
 * the call.
 */
const answerEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lost'), when: moment, by: z.enum(['close', 'reset']).default('close') }),
  z.strictObject({ kind: z.literal('stalled-body') }),
  z.strictObject({ kind: z.literal('cut-body') }),
  z.strictObject({ kind: z.literal('unreadable-json') }),
  z.strictObject({
    kind: z.literal('status'),
    // 204 says that it was done.
    status: z.union([z.literal(204), z.int().min(400).max(599)]),
    when: moment.default('before'),
    message: text.default('A fault was injected'),
    retryAfter: retryAfter.optional(),
    limitResetSeconds: limitReset,
  }),
  // An error inside of a 200; by REST, where there is no such thing, a 403.
  z.strictObject({
    kind: z.literal('graphql-error'),
    when: moment.default('before'),
    type: text.optional(),
    message: text.default('A fault was injected'),
    retryAfter: retryAfter.optional(),
    limitResetSeconds: limitReset,
  }),
  z.strictObject({
    kind: z.literal('redirect'),
    status: z.literal([301, 302, 303, 307, 308]).default(307),
    location: text.default('/elsewhere'),
  }),
]);
export type AnswerEffect = z.infer<typeof answerEffect>;

/** Listings that lag, shift, repeat, or leave out what is optional. */
const listingEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lagging-listing'), writes: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('shifted-page'), by: z.int().min(1).default(1) }),
  z.strictObject({ kind: z.literal('repeated-page') }),
  z.strictObject({ kind: z.literal('shuffled-page') }),
  z.strictObject({ kind: z.literal('missing-fields'), fields: z.array(text).optional() }),
]);
export type ListingEffect = z.infer<typeof listingEffect>;

/** Bodies that are not kept as they were sent. */
const bodyEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stripped-html-comments') }),
  z.strictObject({ kind: z.literal('trimmed-body'), length: z.int().min(1) }),
  z.strictObject({ kind: z.literal('expanded-word'), word: text, into: text }),
]);
export type BodyEffect = z.infer<typeof bodyEffect>;

/** What others do in the moment before the call is handled. */
const eventEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), head: text.optional(), base: text.optional() }),
  z.strictObject({ kind: z.literal('person-replies'), thread, body: text.default('I shall look into it.') }),
  z.strictObject({ kind: z.literal('person-resolves'), thread }),
  z.strictObject({ kind: z.literal('person-reopens'), thread }),
  z.strictObject({ kind: z.literal('person-deletes'), thread }),
  z.strictObject({
    kind: z.literal('person-quotes'),
    thread,
    into: z.enum(['thread', 'next-thread', 'top-level', 'new-thread']).default('next-thread'),
  }),
]);
export type EventEffect = z.infer<typeof eventEffect>;

/** Keeps the call waiting, and reports it, until `POST /admin/faults/held/release`. */
const holdEffect = z.strictObject({ kind: z.literal('hold'), when: moment });

const effectSchema = z.union([answerEffect, listingEffect, bodyEffect, eventEffect, holdEffect]);
export type Effect = z.infer<typeof effectSchema>;

/**
 * When something goes wrong: at these calls of the operation (counted from 1 since the rules were set), with
 * this probability, or, where neither is given, at every call.
 */
const ruleSchema = z.strictObject({
  operation: z.enum([...OPERATIONS, 'any']),
  calls: z.array(z.int().min(1)).min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
  effect: effectSchema,
});
export type FaultRule = z.infer<typeof ruleSchema>;

export const faultsRequest = z.strictObject({
  seed: z.int().default(1),
  rules: z.array(ruleSchema).max(1000),
});
export const releaseRequest = z.strictObject({ how: z.enum(['continue', 'drop']).default('continue') });

/**
 * A fault in a few words for the log of requests: `lost after the effect`, `status 503 before the effect`,
 * `push`.
 */
export function describeEffect(effect: Effect): string {
  const words = effect.kind.replaceAll('-', ' ');
  const status = 'status' in effect ? ` ${effect.status}` : '';
  const moment = 'when' in effect ? ` ${effect.when} the effect` : '';
  return `${words}${status}${moment}`;
}

const fits =
  <T extends z.ZodType<Effect>>(schema: T) =>
  (effect: Effect): effect is z.output<T> =>
    schema.safeParse(effect).success;
export const isAnswerEffect = fits(answerEffect);
export const isListingEffect = fits(listingEffect);
export const isBodyEffect = fits(bodyEffect);
export const isEventEffect = fits(eventEffect);
