import type { ListedFiles } from '../finding/foreign-log.ts';
import { at } from '../log/raw.ts';
import { resolveArtifact, type Whereabouts } from './place.ts';

/**
 * Whether a file of a run's own list (SARIF §3.14.15) is of the checkout. What names no path is no file of
 * the list.
 */
export function toListedFiles(whereabouts: Whereabouts): ListedFiles {
  let listed: ListedFiles = 'none';
  for (const artifact of whereabouts.artifacts) {
    const file = resolveArtifact(at(artifact, 'location'), whereabouts)?.file;
    if (file?.kind === 'found' || file?.inCheckout) return 'here';
    if (file?.path !== undefined) listed = 'elsewhere';
  }
  return listed;
}
