import { hashScopes, type OwnOverview } from '../thread/mark.ts';
import { scopesOfJob } from './plan.ts';
import type { Situation } from './situation.ts';

/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
export function overviewsOfJob(
  overviews: readonly OwnOverview[],
  job: string,
  situation: Pick<Situation, 'completeness' | 'spots'>,
): readonly OwnOverview[] {
  const own = scopesOfJob(situation);
  return overviews.filter((overview) => {
    if (overview.job === job) return true;
    const { keys, scopes } = overview;
    const hashes = [...own].flatMap((scope) => hashScopes(keys, [scope]));
    return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
  });
}
