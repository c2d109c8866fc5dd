import { z } from 'zod';

/** Milliseconds that something takes, or `manual`: it happens only when the admin interface says so. */
const delay = z.union([z.int().min(0), z.literal('manual')]);

export const settingsSchema = z.strictObject({
  /** From the creation of a deployment (or from the end of its draft) to its discussion. */
  discussionDelayMs: delay,
  /** From the creation of a deployment, or a push to it, to its new diff. */
  diffDelayMs: delay,
  /** Comments on one page of the listing. */
  pageSize: z.int().min(1).max(1000),
  /** `minimal` lists only what a client cannot do without: id, discussionId and body. */
  listing: z.enum(['full', 'minimal']),
  /** Whom the sandbox stands in for: the words of its page, and what it writes of its own accord. */
  service: z.enum(['deployments', 'gitlab', 'github', 'gitea', 'forgejo']),
  /** A push resolves the threads on lines that it changes. */
  resolveOutdatedDiscussions: z.boolean(),
  /** New notes that a user may write in a minute; `null` for any number. */
  notesPerMinute: z.int().min(1).nullable(),
  /** An answer that refuses one too many says when to come again. */
  limitsSayWhen: z.boolean(),
});

/** What an operator may change, at start and at run time. Kept in the database. */
export type Settings = z.infer<typeof settingsSchema>;
export type Delay = Settings['diffDelayMs'];

export const DEFAULT_SETTINGS: Settings = {
  discussionDelayMs: 0,
  diffDelayMs: 0,
  pageSize: 50,
  listing: 'full',
  service: 'deployments',
  resolveOutdatedDiscussions: false,
  notesPerMinute: null,
  limitsSayWhen: true,
};
