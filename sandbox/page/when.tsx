import { toTime } from '../fronts/deployments/to-wire.ts';

/** A time in milliseconds since the epoch, to the minute, in UTC. */
export function When({ time }: { time: number }) {
  const iso = toTime(time);
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} {iso.slice(11, 16)} UTC
    </time>
  );
}
