import { hashEntries, hashScopes, type OwnOverview } from '../thread/overview-marker.ts';
import type { OverviewEntry } from './overview.ts';
import { scopesOfJob } from './plan.ts';
import type { Situation } from './situation.ts';

/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share; one of an earlier version, which does
 * not name them, by a finding that is listed in it and that this run lists.
 *
 * @param job name of the job's check
 * @param listed what this run has to list
 */
export function overviewsOfJob(
  overviews: readonly OwnOverview[],
  job: string,
  situation: Pick<Situation, 'completeness' | 'spots'>,
  listed: readonly OverviewEntry[],
): readonly OwnOverview[] {
  const own = scopesOfJob(situation);
  const spots = listed.map(({ spot }) => spot);
  return overviews.filter((overview) => {
    if (overview.job === job) return true;
    const { keys, entries, scopes = [] } = overview;
    if (scopes.length === 0) return hashEntries(keys, spots).some((hash) => entries.includes(hash));
    const hashes = [...own].flatMap((scope) => hashScopes(keys, [scope]));
    return scopes.every((hash) => hashes.includes(hash));
  });
}
