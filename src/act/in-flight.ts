/** Most at a time. */
const MOST = 8;

/** The items in portions of a size that a service takes at once. */
export function inPortions<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/**
 * Runs `work` over the items in order, several at a time. One that throws stops the ones not begun and is
 * thrown at the end.
 */
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
  const ended = await Promise.allSettled(Array.from({ length: Math.min(MOST, items.length) }, worker));
  const rejected = ended.find((end) => end.status === 'rejected');
  if (rejected !== undefined) throw rejected.reason;
}
