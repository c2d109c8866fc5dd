/** How many begin: a service with unknown limits is not pressed. */
const FIRST = 4;

/** Most at a time. */
const MOST = 8;

/** The items in portions of a size that a service takes at once. */
export function inPortions<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Runs `work` over the items in order, a few at a time, and more of them while all goes well: each that ends
 * makes room for one more. One that throws stops the ones not begun and is thrown at the end.
 */
export async function inFlight<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const workers: Promise<void>[] = [];
  let failed = false;
  const begin = () => {
    const begun = worker();
    // It is waited for below, which may be later than it fails.
    begun.catch(() => undefined);
    workers.push(begun);
  };
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
      if (workers.length < Math.min(MOST, items.length)) begin();
    }
  };
  while (workers.length < Math.min(FIRST, items.length)) begin();
  let ended: readonly PromiseSettledResult<void>[] = [];
  // A worker adds others before it ends.
  while (ended.length < workers.length) ended = await Promise.allSettled(workers);
  const rejected = ended.find((end) => end.status === 'rejected');
  if (rejected !== undefined) throw rejected.reason;
}
