import type { ReviewedChange } from '../services/port.ts';

/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
export function describeChange(change: ReviewedChange | undefined): object {
  if (change === undefined) return { change: null, deployment: null };
  const { kind, name, reportedAs } = change;
  // The identity is not known where the service was never reached.
  const number = Number(name.match(/\d+/gu)?.at(-1));
  const own = reportedAs === undefined ? {} : { [reportedAs]: number };
  return { change: { service: kind, name, number }, deployment: null, ...own };
}
