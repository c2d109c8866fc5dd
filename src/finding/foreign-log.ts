import type { Finding } from './finding.ts';
import { isOfPackage } from './package-folders.ts';

/** Advice where results are at no place of the checkout. */
export const FOREIGN_LOG_REMEDY = 'run the analyzer here, or point working-directory at the folder it ran in';

const PACKAGES_REMEDY = 'leave third-party packages out of the analysis, or run it here';

/** So many different files that are not there are no accident, but for those of packages. */
const LEAST_PATHS = 3;

/**
 * The answer of a log's own list of files: one of them is of the checkout, none of them is, or there is no
 * list.
 */
export type ListedFiles = 'here' | 'elsewhere' | 'none';

/**
 * A judgement of a log none of whose results is at a place of the checkout, in one sentence without
 * its end.
 */
interface ForeignLog {
  /** `foreign`: it is an analysis of something else. `doubtful`: it says too little to be sure. */
  readonly kind: 'foreign' | 'doubtful';
  readonly reason: string;
}

/**
 * Judges the places of one log by its results that name a path, undefined where one of them is of the
 * checkout or there are none: tools that look at images or licenses name no paths. An analysis of something
 * else has not looked at this checkout, so that nothing in it is proven to be mended.
 *
 * @param log as named to the user
 * @param findings all of the log
 */
export function judgePlaces(
  log: string,
  findings: Iterable<Finding>,
  listed: () => ListedFiles,
): ForeignLog | undefined {
  const paths = new Set<string>();
  let first: string | undefined;
  for (const { place, presence } of findings) {
    if (presence.kind === 'absent' || presence.kind === 'crash') continue;
    if (place.kind !== 'nowhere' || place.inCheckout) return undefined;
    if (place.path === undefined) continue;
    first ??= place.reason;
    paths.add(place.path);
  }
  if (paths.size === 0) return undefined;
  const own = [...paths].filter((path) => !isOfPackage(path));
  const isForeign = own.length >= LEAST_PATHS || listed() === 'elsewhere';
  const none =
    paths.size === 1
      ? `the only path in ${log} does not exist in this checkout`
      : `none of the ${paths.size} paths in ${log} exists in this checkout, the first of them`;
  const found = `${none}: ${first}; ${own.length === 0 ? PACKAGES_REMEDY : FOREIGN_LOG_REMEDY}`;
  return isForeign
    ? { kind: 'foreign', reason: `${found}, or add foreign-paths to trust if this is intended` }
    : { kind: 'doubtful', reason: found };
}
