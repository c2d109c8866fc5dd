import type { Pool } from './pool.ts';
import type { ThreadSubject } from './subjects.ts';

/** A line that was found again: what stood at `old` stands at `now`. */
interface Landmark {
  readonly old: number;
  readonly now: number;
}

/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. It is for
 * threads of which git cannot tell. Where the commit is lost, that is the nearest line of the same file;
 * where git says that the line was removed, the nearest one of the same hunk, because lines that are removed
 * together move together; without one, the line that git puts in its place.
 *
 * @param fileOf the file in which the thread is looked for
 */
export function expectLines(
  pool: Pool,
  fileOf: (thread: ThreadSubject) => string,
): (thread: ThreadSubject) => number {
  const toKey = createKeys();
  const landmarks = new Map<string, Landmark[]>();
  for (const [thread, spot] of pool.partners) {
    if (thread.state === 'same' || spot.line < 1) continue;
    const key = toKey(thread, spot.path);
    const landmark = { old: thread.thread.evidence.line, now: spot.line };
    const group = landmarks.get(key);
    if (group === undefined) landmarks.set(key, [landmark]);
    else group.push(landmark);
  }
  for (const group of landmarks.values()) group.sort((a, b) => a.old - b.old || a.now - b.now);
  return (thread) => {
    const { line } = thread.thread.evidence;
    const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
    return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
  };
}

/** Keys of lines that go together: old file and present one, and the hunk where git knows it. */
function createKeys(): (thread: ThreadSubject, pathNow: string) => string {
  const hunks = new Map<object, number>();
  return ({ thread: { evidence }, old }, pathNow) => {
    const hunk = old?.hunkThen(evidence.path, evidence.line);
    const number = hunk === undefined ? 0 : (hunks.get(hunk) ?? hunks.size + 1);
    if (hunk !== undefined) hunks.set(hunk, number);
    return JSON.stringify([evidence.head, evidence.path, pathNow, number]);
  };
}

/** A binary search; of two at the same distance the one above. */
function findNearest(landmarks: readonly Landmark[], line: number): Landmark | undefined {
  let low = 0;
  let high = landmarks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const landmark = landmarks[middle];
    if (landmark !== undefined && landmark.old <= line) low = middle + 1;
    else high = middle;
  }
  const [above, below] = [landmarks[low - 1], landmarks[low]];
  if (above === undefined || below === undefined) return above ?? below;
  return line - above.old <= below.old - line ? above : below;
}
