import { noValue, readPages } from '../client.ts';
import type { Outcome, ShownVerdict, Verdict } from '../port.ts';
import { parseRepository } from './change.ts';
import { createSession, type GithubOptions, pagesOf, type Session, write } from './session.ts';
import type { CommitStatus } from './wire.ts';

/** How answers are read; loaded while the request is on its way. */
const wire = () => import('./wire.ts');

const STATES: Readonly<Record<string, ShownVerdict['state']>> = { pending: 'running', success: 'passed' };

/** Statuses of a commit. Its combined status would show the newest of each context alone. */
export class Statuses {
  readonly #repository: string;
  readonly #session: Session;
  /** By commit, the newest first. */
  readonly #known = new Map<string, readonly CommitStatus[]>();

  /** @param repository its path, `/repos/owner/name` */
  constructor(repository: string, session: Session) {
    this.#repository = repository;
    this.#session = session;
  }

  /**
   * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
   * the account is not known, those of all. Throws ServiceError.
   */
  async list(sha: string, name: string, writer: string | undefined): Promise<readonly ShownVerdict[]> {
    const known = this.#known.get(sha) ?? [];
    const all = [...(await this.#newerThan(sha, known[0]?.id)), ...known];
    this.#known.set(sha, all);
    return all
      .filter(({ context }) => context.toLowerCase() === name.toLowerCase())
      .filter(({ creator }) => writer === undefined || creator?.id === writer)
      .map(({ id, state, description, target_url }) => ({
        id,
        state: STATES[state] ?? 'failed',
        text: description ?? '',
        ...(target_url ? { url: target_url } : {}),
      }));
  }

  /** They come newest first: one that is written meanwhile shifts others to where they are seen twice. */
  async #newerThan(sha: string, last: string | undefined): Promise<readonly CommitStatus[]> {
    const indexOfLast = (found: readonly CommitStatus[]) => found.findIndex(({ id }) => id === last);
    const path = `${this.#repository}/commits/${sha}/statuses`;
    const parse = async (text: string) => (await wire()).parseStatuses(text);
    const found = await readPages(
      { method: 'GET', url: this.#session.apiUrl + path },
      this.#session,
      ...pagesOf('list-statuses', path, {}, parse, this.#session),
      (seen) => indexOfLast(seen) !== -1,
    );
    const at = indexOfLast(found);
    return at === -1 ? found : found.slice(0, at);
  }
}

const WORDS = { running: 'pending', passed: 'success', failed: 'failure' } as const;

/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
export function putVerdictOn(options: GithubOptions, sha: string, verdict: Verdict): Promise<Outcome<null>> {
  const { owner, name } = parseRepository(options.repository);
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  return putStatus(repository, sha, verdict, createSession(options, 'the commit'));
}

/** @param repository its path, `/repos/owner/name` */
export function putStatus(
  repository: string,
  sha: string,
  { name, state, text, url }: Verdict,
  session: Session,
): Promise<Outcome<null>> {
  const value = {
    context: name,
    state: WORDS[state],
    description: text,
    ...(url !== undefined && { target_url: url }),
  };
  return write(
    'put-status',
    { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value },
    noValue,
    session,
  );
}
