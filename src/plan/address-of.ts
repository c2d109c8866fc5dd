import type { Place } from '../finding/finding.ts';
import type { LinkTo } from '../text/markdown.ts';

/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
export function addressOf(place: Place, linkTo: LinkTo | undefined): string | undefined {
  if (place.kind === 'nowhere' || place.path === undefined) return undefined;
  return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
