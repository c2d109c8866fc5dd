/**
 * How often a task is measured again whose work seems to grow too much: something else may have come between.
 */
const TRIES = 3;
/** In microseconds; processor time is counted in steps, and below this the count says little. */
const COARSE = 4_000;

/**
 * How many times the processor time of a task grows with a size that grows 8 times: about 8 where its work is
 * in proportion, 64 where it looks for each at each. Measured in one run, so that it is the same on any
 * machine; the least of a few tries, none after one that is at most `enough`.
 */
export async function growth(task: (size: number) => unknown, size: number, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > enough; tries += 1) {
    const [small, large] = [await processorTime(() => task(size)), await processorTime(() => task(8 * size))];
    least = Math.min(least, large / small);
  }
  return least;
}

async function processorTime(task: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await task();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(COARSE, user + system);
}
