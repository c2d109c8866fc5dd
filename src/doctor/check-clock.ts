import { type Diagnosis, notChecked } from './diagnosis.ts';

/** Dates of answers are whole seconds, and an answer takes its time; what is further apart is the clock. */
const TOLERANCE_S = 60;

/** When an answer was made by the service's clock, and when it came by ours; milliseconds since the epoch. */
export interface ClockReading {
  readonly theirs: number;
  readonly ours: number;
}

/** A `fetch` that tells the time of each answer with a `Date` (RFC 9110 §6.6.1). */
export function watchClock(
  fetchFunction: typeof fetch,
  now: () => number,
  tell: (reading: ClockReading) => void,
): typeof fetch {
  return async (...request) => {
    const response = await fetchFunction(...request);
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(theirs)) tell({ theirs, ours: now() });
    return response;
  };
}

/**
 * Compares our clock with the service's: a wrong one breaks TLS, and waits that the service asks for until a
 * date.
 */
export function checkClock(reading: ClockReading | undefined): Diagnosis {
  if (reading === undefined) return notChecked('clock', 'an answer of the service with a date');
  const seconds = Math.round((reading.ours - reading.theirs) / 1_000);
  if (Math.abs(seconds) <= TOLERANCE_S)
    return { check: 'clock', state: 'ok', message: "agrees with the service's" };
  return {
    check: 'clock',
    state: 'warn',
    message: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`,
    remedy: 'set the clock (NTP)',
  };
}
