import * as z from 'zod/mini';
import { parseJson } from '../../http/describe.ts';
import { commit, identifier, moment, optional, type Parsed, parseBody } from '../../http/parse-body.ts';

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
  updated_at: optional(z.string()),
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

/** A text as this schema reads it. */
const reading =
  <T>(schema: z.ZodMiniType<T>) =>
  (text: string): Parsed<T> =>
    parseBody(schema, parseJson(text));

export const parseUser = reading(user);
export const parseUsers = reading(z.array(user));
export const parseVersion = reading(z.object({ version: z.string() }));
export const parsePullRequest = reading(pullRequest);
export const parseComparison = reading(z.object({ total_commits: z.int() }));
/** What somebody may do in a repository: `owner`, `admin`, `write`, `read` or `none`. */
export const parsePermission = reading(z.object({ permission: z.string(), user: optional(user) }));
/** A review that a POST made, or says that it made. */
export const parseReview = reading(review);
/** The comment in a review that a POST made. */
export const parseCodeComment = reading(codeComment);
/** All comments of a review. One that is not understood is an error: nothing may look like "no comments". */
export const parseCodeComments = reading(z.array(codeComment));
/** A comment that was written, or edited, in which form ones of reviews are told too. */
export const parsePlainComment = reading(plainComment);
/** All comments outside of reviews. */
export const parsePlainComments = reading(z.array(plainComment));
/** One page of a listing. */
export const parsePullRequests = reading(z.array(listedChange));
export const parseReviews = reading(z.array(review));
export const parseStatuses = reading(z.array(status));
