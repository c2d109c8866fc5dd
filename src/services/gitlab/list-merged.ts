import { ConfigurationError, ServiceError } from '../../errors.ts';
import { type ClientOptions, readMerged } from '../client.ts';
import type { MergedListing, WantedChanges } from '../port.ts';
import { createSession, type MergeRequestAccess } from './gitlab-service.ts';
import { targetOf } from './policies.ts';
import { pagesOf } from './session.ts';

/**
 * The merge requests of a project that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the project is not to be seen.
 *
 * Only newer versions sort by the time of the merge; by that of the last update all do:
 * https://docs.gitlab.com/api/merge_requests/#list-project-merge-requests
 */
export async function listMerged(
  access: MergeRequestAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const { project } = access;
  const session = createSession({ ...access, ...options });
  const target = targetOf('list-merge-requests', session.apiUrl, { project });
  const query = {
    state: 'merged',
    order_by: 'updated_at',
    sort: 'desc',
    ...(wanted.since !== undefined && { updated_after: new Date(wanted.since).toISOString() }),
  };
  const parse = async (text: string) => (await import('./wire.ts')).parseMergeRequests(text);
  try {
    return await readMerged(target, session, wanted, ...pagesOf(target, query, parse, session));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    throw new ConfigurationError(
      `There is no project ${project} at ${session.apiUrl}, or the user of the token cannot see it: check the project, \`base-url\` and \`token\`. ${error.message}`,
    );
  }
}
