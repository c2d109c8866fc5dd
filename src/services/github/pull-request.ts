import { ConfigurationError, ServiceError } from '../../errors.ts';
import type { Change } from '../port.ts';
import { parseRepository } from './change.ts';
import type { Listed } from './comments.ts';
import { READ_CHANGE } from './queries.ts';
import { createSession, type GithubOptions, read, type Session } from './session.ts';
import type { ShownPullRequest } from './wire.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

const NOT_FOUND = 404;

/** The pull request, and what was last seen of it. */
export class PullRequest {
  readonly #listed: Listed;
  readonly #session: Session;
  #begun: Promise<ShownPullRequest> | undefined;
  #shown: ShownPullRequest | undefined;
  /** Merge bases by the two commits that they are of. */
  readonly #bases = new Map<string, string>();

  constructor(listed: Listed, session: Session) {
    this.#listed = listed;
    this.#session = session;
  }

  /** Asks ahead of the first reader, who gets what came of it. */
  begin(): void {
    const begun = this.#ask();
    begun.catch(() => undefined);
    this.#begun = begun;
  }

  /** What was last seen; undefined before. */
  get shown(): ShownPullRequest | undefined {
    return this.#shown;
  }

  /** What was last seen, or is seen now. */
  async seen(): Promise<ShownPullRequest> {
    return this.#shown ?? this.#read();
  }

  /** As it is now, with the commit that its diff begins at: where the two branches parted. */
  async readChange(): Promise<Change> {
    const { state, base, head, writer, isBot } = await this.#read();
    const from = await this.#mergeBase(base, head);
    // Before GitHub has both commits it has no diff of them.
    const diff = from === null ? { base: null, head: null } : { base: from, head };
    return { state, ...diff, ...(writer !== undefined && { writer, isBot }) };
  }

  async #read(): Promise<ShownPullRequest> {
    const begun = this.#begun ?? this.#ask();
    this.#begun = undefined;
    this.#shown = await begun;
    return this.#shown;
  }

  async #ask(): Promise<ShownPullRequest> {
    const { owner, name, number } = this.#listed;
    const ask = { kind: 'query', text: READ_CHANGE, variables: { owner, name, number } } as const;
    try {
      return await read('read-change', ask, async (text) => (await wire()).parseChange(text), this.#session);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.isPage) throw new ConfigurationError(error.message);
      if (error.status !== NOT_FOUND) throw error;
      throw new ConfigurationError(
        `There is no pull request #${number} in ${owner}/${name} at ${this.#session.apiUrl}, or the token cannot see it: check the inputs \`change\` and \`token\`. ${error.message}`,
      );
    }
  }

  /** Null where GitHub does not have it yet. The second page of a comparison holds no files. */
  async #mergeBase(base: string, head: string): Promise<string | null> {
    const key = `${base}...${head}`;
    const known = this.#bases.get(key);
    if (known !== undefined) return known;
    const { owner, name } = this.#listed;
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/compare/${key}?per_page=1&page=2`;
    try {
      const ask = { kind: 'rest', method: 'GET', path } as const;
      const found = await read(
        'find-base',
        ask,
        async (text) => (await wire()).parseMergeBase(text),
        this.#session,
      );
      this.#bases.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof ServiceError && error.status === NOT_FOUND) return null;
      throw error;
    }
  }
}

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
    createSession(options, 'the pull request'),
  );
  return found.filter((one) => one.state === 'open' && one.head.sha === sha).map(({ number }) => number);
}

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
  session: Session,
): Promise<boolean> {
  const found = await read(
    'find-change',
    { kind: 'rest', method: 'GET', path: `${repository}/pulls/${number}` },
    async (text) => (await wire()).parsePullRequest(text),
    session,
  );
  return found.state === 'open' && found.head.sha === sha;
}
