import { parseRepository } from './address.ts';
import { createParts, type GithubOptions } from './create-parts.ts';
import { read } from './session.ts';

/** How answers are read; loaded while the request is on its way. */
const wire = () => import('./wire.ts');

/** A commit at the tip of a branch, which is named as `owner:branch`: forks have other owners. */
export interface Head {
  readonly sha: string;
  readonly branch: string;
}

/**
 * Numbers of the open pull requests with this head, those from forks among them: for events that name no pull
 * request. Throws ServiceError where they cannot be read, ConfigurationError where the token is refused.
 */
export async function findPullRequests(
  options: GithubOptions,
  { sha, branch }: Head,
): Promise<readonly number[]> {
  const { owner, name } = parseRepository(options.repository);
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const query = new URLSearchParams({ state: 'open', head: branch, per_page: '100' });
  const found = await read(
    'find-change',
    { kind: 'rest', method: 'GET', path: `${repository}/pulls?${query}` },
    async (text) => (await wire()).parsePullRequests(text),
    createParts(options, 'the pull request'),
  );
  return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}
