import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LEAST_MS = 50;

/**
 * Processor time of one run in milliseconds, of the thread that does the work; short work is done over and
 * over.
 */
export async function timeOf(work: () => unknown): Promise<number> {
  // A run keeps what a phase returns: if small results were dropped at once, garbage collection would cost
  // the largest size only.
  const kept: unknown[] = [];
  const started = process.threadCpuUsage();
  for (let times = 1; ; times += 1) {
    kept.push(await work());
    const { user, system } = process.threadCpuUsage(started);
    const spent = (user + system) / 1_000;
    if (spent >= LEAST_MS) return spent / times;
  }
}

export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
