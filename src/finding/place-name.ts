import type { Place } from './finding.ts';

/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
export function placeName(place: Place): string {
  const { path = '' } = place;
  return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}
