import { ServiceError } from '../../errors.ts';
import { read, type SessionParts } from './session.ts';

/** How answers are read; loaded while the request is on its way. */
const wire = () => import('./wire.ts');

/**
 * Whether the pull request of this number is open and has this head. What GitHub lists for a commit
 * (`/commits/SHA/pulls`) would leave those of forks out. Throws ServiceError where it cannot be read.
 *
 * @param repository its path, `/repos/owner/name`
 */
export async function hasHead(
  repository: string,
  number: number,
  sha: string,
  parts: SessionParts,
): Promise<boolean> {
  try {
    const found = await read(
      'find-change',
      { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` },
      async (text) => (await wire()).parsePullRequest(text),
      parts,
    );
    return found.state === 'open' && found.head.sha === sha;
  } catch (error) {
    if (error instanceof ServiceError && error.status === NOT_FOUND) return false;
    throw error;
  }
}

const NOT_FOUND = 404;
