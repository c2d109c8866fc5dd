import * as z from 'zod/mini';
import { parseJson } from '../../http/describe.ts';
import { commit, identifier, moment, optional, type Parsed, parseBody } from '../../http/parse-body.ts';
import type { ListedChange } from '../client.ts';

const user = z.object({ id: identifier, login: optional(z.string()), full_name: optional(z.string()) });

/** A moment that is always told. */
const time = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time')),
  z.transform(Date.parse),
);

const repository = z.object({
  id: identifier,
  default_branch: optional(z.string()),
  html_url: optional(z.string()),
  clone_url: optional(z.string()),
  ssh_url: optional(z.string()),
});

const pullRequest = z.object({
  number: z.int(),
  state: z.string(),
  draft: optional(z.boolean()),
  html_url: z.string(),
  updated_at: time,
  merge_base: commit,
  head: z.object({ sha: commit }),
  base: z.object({ sha: commit, repo: repository }),
});

const listedChange = z.pipe(
  z.object({ number: identifier, updated_at: time, merged_at: moment }),
  z.transform(({ number, updated_at, merged_at }) => ({
    id: number,
    updatedAt: updated_at,
    mergedAt: merged_at,
  })),
);

const review = z.object({
  id: identifier,
  state: z.string(),
  user: optional(user),
  comments_count: z.int(),
});

/** A comment in a review; a line that it does not stand on is 0. */
const codeComment = z.object({
  id: identifier,
  body: z.string(),
  user: optional(user),
  resolver: optional(user),
  pull_request_review_id: identifier,
  created_at: time,
  path: z.string(),
  position: z.int(),
  original_position: z.int(),
});

const plainComment = z.object({ id: identifier, body: z.string(), user: optional(user), created_at: time });

const status = z.object({
  id: identifier,
  status: z.string(),
  context: z.string(),
  description: optional(z.string()),
  target_url: optional(z.string()),
  creator: optional(user),
});

export type User = z.output<typeof user>;
export type PullRequest = z.output<typeof pullRequest>;
export type Review = z.output<typeof review>;
export type CodeComment = z.output<typeof codeComment>;
export type PlainComment = z.output<typeof plainComment>;
export type CommitStatus = z.output<typeof status>;

export function parseUser(text: string): Parsed<User> {
  return parseBody(user, parseJson(text));
}

export function parseUsers(text: string): Parsed<readonly User[]> {
  return parseBody(z.array(user), parseJson(text));
}

export function parseVersion(text: string): Parsed<string> {
  const found = parseBody(z.object({ version: z.string() }), parseJson(text));
  return found.kind === 'value' ? { kind: 'value', value: found.value.version } : found;
}

export function parsePullRequest(text: string): Parsed<PullRequest> {
  return parseBody(pullRequest, parseJson(text));
}

/** One page of the pull requests of a repository. */
export function parsePullRequests(text: string): Parsed<readonly ListedChange[]> {
  return parseBody(z.array(listedChange), parseJson(text));
}

/** One page of the reviews of a pull request, without their comments. */
export function parseReviews(text: string): Parsed<readonly Review[]> {
  return parseBody(z.array(review), parseJson(text));
}

/** The review that a POST made, or says that it made. */
export function parseReview(text: string): Parsed<Review> {
  return parseBody(review, parseJson(text));
}

/** All comments of a review. One that is not understood is an error: nothing may look like "no comments". */
export function parseCodeComments(text: string): Parsed<readonly CodeComment[]> {
  return parseBody(z.array(codeComment), parseJson(text));
}

/** The comment in a review that a POST made. */
export function parseCodeComment(text: string): Parsed<CodeComment> {
  return parseBody(codeComment, parseJson(text));
}

/** All comments outside of reviews. */
export function parsePlainComments(text: string): Parsed<readonly PlainComment[]> {
  return parseBody(z.array(plainComment), parseJson(text));
}

/** A comment that was written, or edited, in which form ones of reviews are told too. */
export function parsePlainComment(text: string): Parsed<PlainComment> {
  return parseBody(plainComment, parseJson(text));
}

/** What somebody may do in a repository: `owner`, `admin`, `write`, `read` or `none`. */
export function parsePermission(text: string): Parsed<{ permission: string; user?: User | undefined }> {
  return parseBody(z.object({ permission: z.string(), user: optional(user) }), parseJson(text));
}

/** One page of the statuses of a commit. */
export function parseStatuses(text: string): Parsed<readonly CommitStatus[]> {
  return parseBody(z.array(status), parseJson(text));
}
