import * as z from 'zod/mini';
import { parseJson } from '../../http/describe.ts';
import { commit, identifier, moment, optional, type Parsed, parseBody } from '../../http/parse-body.ts';
import type { ListedChange } from '../client.ts';

const user = z.object({
  id: identifier,
  name: optional(z.string()),
  username: optional(z.string()),
  bot: optional(z.boolean()),
});

/** A moment that is always told. */
const time = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time'));

/** What tells notes of the system, of people and of ours apart is always there. */
const note = z.object({
  id: identifier,
  body: z.string(),
  system: z.boolean(),
  author: z.nullable(user),
  created_at: z.pipe(time, z.transform(Date.parse)),
  resolvable: z.boolean(),
  resolved: optional(z.boolean()),
  resolved_by: optional(user),
  resolved_at: moment,
});

const discussion = z.object({ id: identifier, individual_note: optional(z.boolean()), notes: z.array(note) });

const mergeRequest = z.object({
  iid: identifier,
  project_id: identifier,
  web_url: optional(z.string()),
  state: z.string(),
  sha: optional(z.string()),
  draft: optional(z.boolean()),
  /** What it was called before 14.0. */
  work_in_progress: optional(z.boolean()),
  diff_refs: optional(z.object({ base_sha: commit, head_sha: commit, start_sha: commit })),
});

/** As the listing shows it; GitLab does not know of every old one when it was merged. */
const listedMergeRequest = z.pipe(
  z.object({ iid: identifier, updated_at: z.pipe(time, z.transform(Date.parse)), merged_at: moment }),
  z.transform(({ iid, updated_at, merged_at }) => ({ id: iid, updatedAt: updated_at, mergedAt: merged_at })),
);

const project = z.object({
  id: identifier,
  default_branch: optional(z.string()),
  web_url: optional(z.string()),
  http_url_to_repo: optional(z.string()),
  ssh_url_to_repo: optional(z.string()),
  resolve_outdated_diff_discussions: optional(z.boolean()),
});

const status = z.object({
  id: identifier,
  name: z.string(),
  status: z.string(),
  description: optional(z.string()),
  target_url: optional(z.string()),
  pipeline_id: optional(identifier),
  author: optional(user),
});

const member = z.object({
  id: identifier,
  access_level: z.number(),
  /** The state of the account: others than `active` ones are blocked or deactivated. */
  state: z.string(),
  /** The state of the membership, where the instance has it. */
  membership_state: optional(z.string()),
});
const account = z.object({ id: identifier, bot: optional(z.boolean()) });

export type User = z.output<typeof user>;
export type Note = z.output<typeof note>;
export type Discussion = z.output<typeof discussion>;
export type MergeRequest = z.output<typeof mergeRequest>;
type ShownStatus = z.output<typeof status>;
type Project = z.output<typeof project>;

export function parseUser(text: string): Parsed<User> {
  return parseBody(user, parseJson(text));
}

export function parseMember(text: string): Parsed<z.output<typeof member>> {
  return parseBody(member, parseJson(text));
}

export function parseAccount(text: string): Parsed<z.output<typeof account>> {
  return parseBody(account, parseJson(text));
}

export function parseProject(text: string): Parsed<Project> {
  return parseBody(project, parseJson(text));
}

export function parseMergeRequest(text: string): Parsed<MergeRequest> {
  return parseBody(mergeRequest, parseJson(text));
}

/** One page of the merge requests of a project. */
export function parseMergeRequests(text: string): Parsed<readonly ListedChange[]> {
  return parseBody(z.array(listedMergeRequest), parseJson(text));
}

/** One page. A discussion that is not understood is an error: nothing may look like "no comments". */
export function parseDiscussions(text: string): Parsed<readonly Discussion[]> {
  return parseBody(z.array(discussion), parseJson(text));
}

/** One page of the statuses of a commit. */
export function parseStatuses(text: string): Parsed<readonly ShownStatus[]> {
  return parseBody(z.array(status), parseJson(text));
}

/** The discussion that a POST made. */
export function parseDiscussion(text: string): Parsed<Discussion> {
  return parseBody(discussion, parseJson(text));
}

/** The note that a POST made, or a PUT changed. */
export function parseNote(text: string): Parsed<Note> {
  return parseBody(note, parseJson(text));
}
