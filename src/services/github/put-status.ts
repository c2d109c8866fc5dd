import type { Outcome, Verdict } from '../port.ts';
import { parseRepository } from './address.ts';
import { createParts, type GithubOptions } from './create-parts.ts';
import { type SessionParts, write } from './session.ts';

const STATES = { running: 'pending', passed: 'success', failed: 'failure' } as const;

/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
export function putVerdictOn(options: GithubOptions, sha: string, verdict: Verdict): Promise<Outcome<null>> {
  const { owner, name } = parseRepository(options.repository);
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  return putStatus(repository, sha, verdict, createParts(options, 'the commit'));
}

/** @param repository its path, `/repos/owner/name` */
export function putStatus(
  repository: string,
  sha: string,
  { name, state, text, url }: Verdict,
  parts: SessionParts,
): Promise<Outcome<null>> {
  const value = {
    context: name,
    state: STATES[state],
    description: text,
    ...(url !== undefined && { target_url: url }),
  };
  return write(
    'put-status',
    { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value },
    async () => ({ kind: 'value', value: null }),
    parts,
  );
}
