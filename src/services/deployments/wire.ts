import * as z from 'zod/mini';
import { parseJson } from '../../http/describe.ts';
import {
  commit,
  identifier,
  moment,
  numberAsText,
  optional,
  type Parsed,
  parseBody,
} from '../../http/parse-body.ts';
import type { Change, Comment } from '../port.ts';

const line = optional(z.int().check(z.nonnegative()));

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

interface CommentsPage {
  readonly comments: readonly Comment[];
  readonly nextPageToken: string | undefined;
}

/**
 * One page of a listing. An envelope or a comment that is not understood is an error: nothing may look like
 * "no comments".
 */
export function parseCommentsPage(text: string): Parsed<CommentsPage> {
  const page = parseBody(pageSchema, parseJson(text));
  if (page.kind === 'not-understood') return page;
  const comments = parseBody(z.array(commentSchema), page.value.comments);
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
  const created = parseBody(createdSchema, parseJson(text));
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
  return parseBody(deploymentSchema, record);
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
  const token = parseBody(tokenSchema, parseJson(text));
  return token.kind === 'value' ? { kind: 'value', value: token.value.access_token } : token;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A check as it is put. */
export interface Check {
  readonly name: string;
  readonly state: 'QUEUED' | 'IN_PROGRESS' | 'DONE';
  readonly result?: 'SUCCESS' | 'FAILURE' | 'NEUTRAL' | 'CANCELLED' | 'SKIPPED' | 'TIMED_OUT';
  readonly description: string;
  readonly externalUrl?: string;
}

/** State and result of a check as the service shows it. */
interface KeptCheck {
  readonly state: string;
  readonly result?: string | undefined;
}

/**
 * What to say where the service shows another check than the one that was put; `null` where it does not, or
 * shows none.
 */
export function describeOther(sent: Check, kept: KeptCheck | null): string | null {
  if (kept === null) return null;
  // What the service makes of a check without a result is its own affair.
  const isSameResult = kept.result === undefined || sent.result === undefined || kept.result === sent.result;
  if (kept.state === sent.state && isSameResult) return null;
  return `The service shows the check ${sent.name} as ${words(kept)}; it was put as ${words(sent)}.`;
}

function words({ state, result }: KeptCheck): string {
  return result === undefined ? state : `${state} ${result}`;
}
