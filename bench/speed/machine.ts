import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Processor, memory and versions in one line. */
export function describeMachine(): string {
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores of ${model}, ${memory} GiB, Node.js ${process.versions.node}, ${git}, ${process.platform}`;
}

/** When a bench ran, and the least and the most processes that wanted to run beside and with it. */
export interface Measured {
  /** `2026-11-26`. */
  readonly date: string;
  readonly load: readonly [least: number, most: number];
}

/** Looks at the load (its mean over a minute) until the function that it returns is called. */
export function watchLoad(): () => Measured {
  const seen = [oneMinute()];
  const timer = setInterval(() => seen.push(oneMinute()), 5_000).unref();
  return () => {
    clearInterval(timer);
    seen.push(oneMinute());
    return {
      date: new Date().toISOString().slice(0, 10),
      load: [Math.min(...seen), Math.max(...seen)],
    };
  };
}

export function describeMeasured({ date, load: [least, most] }: Measured): string {
  return `Measured on ${date} at a load of ${least.toFixed(1)} to ${most.toFixed(1)}.`;
}

function oneMinute(): number {
  return loadavg()[0] ?? Number.NaN;
}
