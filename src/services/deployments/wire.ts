import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { parseJson } from '../../http/describe.ts';
import { fitsPath } from '../../http/path-template.ts';
import { oneLine } from '../../text/one-line.ts';
import type { Change, Comment } from '../port.ts';
import type { KeptCheck } from './other-check.ts';

/** The words of reasons; the small form of the library brings none. */
z.config(en());

/**
 * The answers of the service: tolerant of more fields, strict on those that are used. A field that may be
 * missing may be null as well.
 */
export type Parsed<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'not-understood'; readonly reason: string };

/**
 * Numbers beyond 2^53 are refused: reading the JSON has already rounded them, and two ids may have become
 * one.
 */
const identifier = z
  .union([z.string(), numberAsText()], { error: 'expected a string or a whole number up to 2^53' })
  .check(z.refine(fitsPath, 'cannot be used in a path'));

function numberAsText() {
  return z.pipe(z.int(), z.transform(String));
}

/** A field that may be missing or null; both read as missing. */
function optional<T extends z.ZodMiniType>(schema: T) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? undefined),
  );
}

const line = optional(z.int().check(z.nonnegative()));

/** Not documented, so that any other form of it reads as missing. */
const moment = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  }),
);

const placeShape = {
  resolvable: optional(z.boolean()),
  resolved: optional(z.boolean()),
  path: optional(z.string()),
  newLine: line,
  oldLine: line,
  baseSha: optional(z.string()),
  headSha: optional(z.string()),
  createdAt: moment,
};

const commentSchema = z.object({ id: identifier, discussionId: identifier, body: z.string(), ...placeShape });

/** Which fields the answer to a POST repeats is not documented; what was sent stands in for the rest. */
const createdSchema = z.object({
  id: identifier,
  discussionId: optional(identifier),
  body: optional(z.string()),
  ...placeShape,
});

const pageSchema = z.union(
  [
    z.pipe(
      z.array(z.unknown()),
      z.transform((comments) => ({ comments, nextPageToken: undefined })),
    ),
    z.object({
      comments: z.array(z.unknown()),
      nextPageToken: optional(z.union([z.string(), numberAsText()])),
    }),
  ],
  { error: 'expected an array of comments, or an object with the array under `comments`' },
);

/** A commit as git takes it. A leading "-" would read as an option. */
const commit = z.pipe(
  z.nullish(z.string().check(z.regex(/^$|^[0-9A-Za-z][\w./-]*$/, 'expected a commit or null'))),
  z.transform((text) => text || null),
);

const deploymentFields = { targetCommit: commit, mergeCommit: commit, phase: optional(z.string()) };

const deploymentSchema = z.pipe(
  z.object(deploymentFields),
  z.transform(
    ({ targetCommit, mergeCommit, phase }): Change => ({
      state: phase?.toUpperCase() === 'DRAFT' ? 'draft' : 'open',
      base: targetCommit,
      head: mergeCommit,
    }),
  ),
);

/** Words as the service has them for states and results, fit to be repeated. */
const word = z.string().check(z.regex(/^[A-Z_]{1,30}$/));

const checkSchema = z.object({ state: word, result: optional(word) });

const tokenSchema = z.object({
  /** RFC 6749 appendix A.12 (visible characters); a space or a line break would not fit a header. */
  access_token: z.string().check(z.regex(/^[\x21-\x7e]+$/, 'expected visible ASCII characters')),
  /** RFC 6749 §7.1: a client must not use a token whose type it does not understand. */
  token_type: optional(z.string().check(z.regex(/^bearer$/i, 'expected Bearer'))),
});

export interface CommentsPage {
  readonly comments: readonly Comment[];
  readonly nextPageToken: string | undefined;
}

/**
 * One page of a listing. An envelope or a comment that is not understood is an error: nothing may look like
 * "no comments".
 */
export function parseCommentsPage(text: string): Parsed<CommentsPage> {
  const page = parse(pageSchema, parseJson(text));
  if (page.kind === 'not-understood') return page;
  const comments = parse(z.array(commentSchema), page.value.comments);
  if (comments.kind === 'not-understood') return comments;
  return {
    kind: 'value',
    value: { comments: comments.value, nextPageToken: page.value.nextPageToken || undefined },
  };
}

/**
 * The comment that a POST made. `sent` fills in what the answer leaves out; a new discussion must be named by
 * the answer.
 */
export function parseCreatedComment(
  text: string,
  sent: { readonly body: string; readonly discussionId?: string },
): Parsed<Comment> {
  const created = parse(createdSchema, parseJson(text));
  if (created.kind === 'not-understood') return created;
  const discussionId = created.value.discussionId ?? sent.discussionId;
  if (discussionId === undefined) return { kind: 'not-understood', reason: 'discussionId is missing' };
  return { kind: 'value', value: { ...created.value, discussionId, body: created.value.body ?? sent.body } };
}

/** A deployment, as it is or under `deployment`. */
export function parseDeployment(text: string): Parsed<Change> {
  const json = parseJson(text);
  const record = isRecord(json) && isRecord(json.deployment) ? json.deployment : json;
  // All fields may be missing, so that any object would do: one of them must be there to know a deployment
  // by.
  if (!isRecord(record) || !Object.keys(deploymentFields).some((field) => Object.hasOwn(record, field))) {
    return { kind: 'not-understood', reason: 'expected a deployment with targetCommit and mergeCommit' };
  }
  return parse(deploymentSchema, record);
}

/**
 * State and result of the check that a PUT is answered with, which stands there as it is or under `check`;
 * `null` where the answer shows none, since a success needs no body.
 */
export function parseCheck(text: string): KeptCheck | null {
  const json = parseJson(text);
  const record = checkSchema.safeParse(isRecord(json) && isRecord(json.check) ? json.check : json);
  return record.success ? record.data : null;
}

/** The access token of an answer of the token endpoint. A reason never quotes a value. */
export function parseToken(text: string): Parsed<string> {
  const token = parse(tokenSchema, parseJson(text));
  return token.kind === 'value' ? { kind: 'value', value: token.value.access_token } : token;
}

function parse<T>(schema: z.ZodMiniType<T>, json: unknown): Parsed<T> {
  if (json === undefined) return { kind: 'not-understood', reason: 'it is not JSON' };
  const result = schema.safeParse(json);
  if (result.success) return { kind: 'value', value: result.data };
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return {
    kind: 'not-understood',
    reason: oneLine(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
