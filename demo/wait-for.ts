import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Less than a test has, so that what did not come is named before the test is given up. */
export const WAIT_MS = 50_000;

/** What a measure may run that has much to do; by itself a run ends after 900 s. */
export const LONGEST_RUN_MS = 1_000_000;

const waits = new Set<{ readonly what: string; readonly timer: NodeJS.Timeout }>();

/** What is being waited for. */
export function openWaits(): readonly string[] {
  return [...waits].map(({ what }) => what);
}

/** Gives up all waits, none of which fails any more: it would fail whatever test runs then. */
export function giveUpWaits(): void {
  for (const { timer } of waits) clearTimeout(timer);
  waits.clear();
}

/** Waits for something, which `what` names in the error where it does not come within the limit. */
export async function waitFor<T>(what: string, coming: Promise<T>, limitMs = WAIT_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`waited ${limitMs} ms in vain for ${what}`)), limitMs);
  timer.unref();
  const wait = { what, timer };
  waits.add(wait);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
    waits.delete(wait);
  }
}

/** Asks again and again until there is an answer, and fails as `waitFor` does. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  limitMs = WAIT_MS,
): Promise<T> {
  let isOver = false;
  const asking = async (): Promise<T> => {
    for (;;) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      if (isOver) throw new Error('nobody waits any longer');
    }
  };
  try {
    return await waitFor(what, asking(), limitMs);
  } finally {
    isOver = true;
  }
}

/**
 * The exit status of a program when all that it wrote has been read, null where a signal ended it. Kills one
 * that does not end within the limit, and fails then: it would outlive its test, and keep Jest from ending.
 */
export async function endOf(child: ChildProcess, limitMs = WAIT_MS): Promise<number | null> {
  try {
    const closed = once(child, 'close') as Promise<[number | null]>;
    const [status] = await waitFor(`the end of ${child.spawnargs.join(' ')}`, closed, limitMs);
    return status;
  } catch (error) {
    child.kill('SIGKILL');
    // A child of its own may still hold them.
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    throw error;
  }
}
