import { ConfigurationError, ServiceError } from '../../errors.ts';
import { type ClientOptions, readMerged } from '../client.ts';
import type { MergedListing, WantedChanges } from '../port.ts';
import { parseRepository } from './change.ts';
import { createSession, pagesOf, type RepositoryAccess } from './session.ts';

/**
 * The pull requests of a repository that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the repository is not to be seen.
 *
 * Merged ones are listed among the closed ones, and sorted by their last update at best:
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
export async function listMerged(
  access: RepositoryAccess,
  wanted: WantedChanges,
  options: ClientOptions,
): Promise<MergedListing> {
  const { owner, name } = parseRepository(access.repository);
  const session = createSession({ ...access, ...options }, 'the pull requests');
  const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/pulls`;
  const query = { state: 'closed', sort: 'updated', direction: 'desc' };
  const parse = async (text: string) => (await import('./wire.ts')).parseListed(text);
  try {
    return await readMerged(
      { method: 'GET', url: session.apiUrl + path },
      session,
      wanted,
      ...pagesOf('list-changes', path, query, parse, session),
    );
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    throw new ConfigurationError(
      `There is no repository ${owner}/${name} at ${session.apiUrl}, or the token cannot see it: check the repository and the input \`token\`. ${error.message}`,
    );
  }
}
