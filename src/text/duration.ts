import { counted } from './counted.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** From how many of the next smaller unit on a duration is told in a unit. */
const UNITS: readonly (readonly [from: number, seconds: number, noun: string])[] = [
  [6 * WEEK, WEEK, 'week'],
  [2 * DAY, DAY, 'day'],
  [2 * HOUR, HOUR, 'hour'],
  [MINUTE, MINUTE, 'minute'],
];

/** A duration as people say it, in whole units: `40 minutes`, `3 hours`, `12 days`. */
export function describeDuration(seconds: number): string {
  const unit = UNITS.find(([from]) => seconds >= from);
  return unit === undefined ? 'less than a minute' : counted(Math.round(seconds / unit[1]), unit[2]);
}
