/** A service with unknown limits is not pressed: this many writes at a time. */
const IN_FLIGHT = 4;

/** Runs `work` over the items in order, a few at a time; one that throws stops the ones not begun and is thrown at the end. */
export async function inFlight<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(IN_FLIGHT, items.length) }, worker);
  const ends = await Promise.allSettled(workers);
  const rejected = ends.find((end) => end.status === 'rejected');
  if (rejected !== undefined) throw rejected.reason;
}
