import type { Sandbox } from '../../rules/sandbox.ts';
import type { User } from '../../store/accounts.ts';
import { GitlabError } from './gitlab-error.ts';

const MINUTE_MS = 60_000;

/** Counts a new note of a user. Refuses with 429 where it is one too many in this minute. */
export type CountNote = (user: User) => void;

/**
 * The limit of new notes of a user in a minute
 * (https://docs.gitlab.com/administration/settings/rate_limit_on_notes_creation/). Only newer versions say in
 * `Retry-After` when to come again.
 */
export function noteLimit({ store, clock }: Sandbox): CountNote {
  let minute = 0;
  let counts = new Map<string, number>();
  return ({ id }) => {
    const { notesPerMinute, limitsSayWhen } = store.settings.get();
    const now = clock();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) counts = new Map();
    minute = current;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (notesPerMinute === null || count <= notesPerMinute) return;
    const seconds = Math.ceil(((current + 1) * MINUTE_MS - now) / 1000);
    // lib/api/helpers/rate_limiter.rb
    const error = 'This endpoint has been requested too many times. Try again later.';
    throw new GitlabError(
      429,
      { message: { error } },
      limitsSayWhen ? { 'Retry-After': String(seconds) } : {},
    );
  };
}
