import { ConfigurationError, ServiceError } from '../../errors.ts';
import { type ClientOptions, readMerged } from '../client.ts';
import type { MergedListing, WantedChanges } from '../port.ts';
import { createAsking, type PullRequestAccess } from './pull-request.ts';
import { createSession, pagesOf } from './session.ts';

/**
 * The pull requests of a repository that were merged last: they are listed among the closed ones. Throws
 * ServiceError, and ConfigurationError where the token is refused or the repository is not to be seen.
 */
export async function listMerged(
  access: PullRequestAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const session = createSession({ ...access, ...options }, 'the pull requests');
  const target = createAsking(access, session).target('list-changes');
  const query = { state: 'closed', sort: 'recentupdate' };
  const parse = async (text: string) => (await import('./wire.ts')).parsePullRequests(text);
  try {
    return await readMerged(target, session, wanted, ...pagesOf(target, query, parse, session));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    throw new ConfigurationError(
      `There is no repository ${access.repository} at ${session.apiUrl}, or the token cannot see it: check the repository, \`base-url\` and \`token\`. ${error.message}`,
    );
  }
}
