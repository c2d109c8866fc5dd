import type { Place } from './finding.ts';

/** Whether the working tree has another text at a place than the analyzed commit. */
export function isUncommitted(place: Place): boolean {
  return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}
