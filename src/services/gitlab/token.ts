import { ConfigurationError } from '../../errors.ts';

/** Newer versions of GitLab give job tokens this prefix, after one that the instance may have of its own. */
const JOB_TOKEN = /^(?:[\w-]+-)?glcbt-/;

const REMEDY =
  'create a project access token (Settings > Access tokens; on gitlab.com from Premium on) or a service account with the scope `api` and the role Developer, and give its token in the input `token` (in CI the masked variable SARIF_REVIEW_TOKEN)';

/**
 * Refuses the token of a job, which may not even list discussions.
 *
 * @throws ConfigurationError
 */
export function refuseJobToken(token: string): void {
  if (!JOB_TOKEN.test(token)) return;
  throw new ConfigurationError(
    `The input \`token\` is a CI_JOB_TOKEN, which GitLab does not let read or write threads: ${REMEDY}.`,
  );
}

/**
 * Statuses with which GitLab says that a token will not do, and the words that tell them from other refusals.
 */
const UNAUTHENTICATED = 401;
const SAYS_SO: readonly number[] = [403, 404];
const OF_TOKEN = /insufficient_scope|insufficient_granular_scope|job.?token/i;

/** Whether an answer says that the token will not do, whatever is asked for. */
export function isTokenRefused(status: number | undefined, words: string): boolean {
  if (status === undefined) return false;
  return status === UNAUTHENTICATED || (SAYS_SO.includes(status) && OF_TOKEN.test(words));
}

/** @param sentence says what GitLab answered, without a secret */
export function tokenRefused(apiUrl: string, sentence: string): ConfigurationError {
  return new ConfigurationError(
    `GitLab at ${new URL(apiUrl).origin} refused the token (${sentence}): check the input \`token\`, which may have expired or been revoked, and needs the scope \`api\`; a CI_JOB_TOKEN will not do. Otherwise ${REMEDY}.`,
  );
}
