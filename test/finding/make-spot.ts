import { type Spot, toSpots } from '../../src/finding/spot.ts';
import { type FindingParts, makeFinding } from './make-finding.ts';

/** The spot of one finding, or of several on one line. */
export function makeSpot(...parts: readonly FindingParts[]): Spot {
  const spots = toSpots((parts.length === 0 ? [{}] : parts).map(makeFinding));
  const [spot] = spots;
  if (spot === undefined || spots.length > 1) throw new Error('the findings do not make one spot');
  return spot;
}
