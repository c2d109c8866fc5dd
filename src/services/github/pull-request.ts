import { ConfigurationError, ServiceError } from '../../errors.ts';
import type { Change } from '../port.ts';
import type { Listed } from './list-comments.ts';
import { READ_CHANGE } from './queries.ts';
import { read, type SessionParts } from './session.ts';
import type { ShownPullRequest } from './wire.ts';

/** How answers are read; loaded while the first request is on its way. */
const wire = () => import('./wire.ts');

/** The pull request, and what was last seen of it. */
export class PullRequest {
  readonly #listed: Listed;
  readonly #parts: SessionParts;
  #begun: Promise<ShownPullRequest> | undefined;
  #shown: ShownPullRequest | undefined;
  /** Merge bases by the two commits that they are of. */
  readonly #bases = new Map<string, string>();

  constructor(listed: Listed, parts: SessionParts) {
    this.#listed = listed;
    this.#parts = parts;
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
    const { state, base, head, writer } = await this.#read();
    const from = await this.#mergeBase(base, head);
    // Before GitHub has both commits it has no diff of them.
    const diff = from === null ? { base: null, head: null } : { base: from, head };
    return { state, ...diff, ...(writer !== undefined && { writer }) };
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
      return await read('read-change', ask, async (text) => (await wire()).parseChange(text), this.#parts);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
      throw new ConfigurationError(
        `There is no pull request #${number} in ${owner}/${name} at ${this.#parts.apiUrl}, or the token cannot see it: check the inputs \`pull-request\` and \`token\`. ${error.message}`,
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
        this.#parts,
      );
      this.#bases.set(key, found);
      return found;
    } catch (error) {
      if (error instanceof ServiceError && error.status === 404) return null;
      throw error;
    }
  }
}
