import { CONTEXT_LINES } from './evidence.ts';
import { expectLines } from './expected-line.ts';
import type { Mark } from './mark.ts';
import type { Pool } from './pool.ts';
import { isNewLine, type SpotSubject, type ThreadSubject } from './subjects.ts';

/**
 * T9: the only one left of its rule, file and message on each side. It is the weakest evidence: a thread whose finding was gone once did not
 * have this finding then, so it is left out. To be left over says enough where the line of the thread stands unchanged without its finding, and
 * where the rule reports no file twice (its line drifts: the length of a file, the size of a class). Else it does only where git cannot tell, for a
 * finding about where the thread is expected: where git can, an edited line was found by its text, or became another one.
 */
export function pairLastOnes(pool: Pool): void {
  const threads = [...pool.threads].filter(({ thread: { lastMark } }) => !wasGone(lastMark));
  const keyrings = [...new Set(threads.map(({ thread }) => thread.keys))];
  const spotsOf = new Map(
    keyrings.map((keys) => [keys, groupByMessage(pool.spots, (spot) => spot.hashes(keys).messages)] as const),
  );
  const threadsOf = new Map(
    keyrings.map((keys) => {
      const own = threads.filter(({ thread }) => thread.keys === keys);
      return [keys, groupByMessage(own, ({ thread }) => thread.evidence.messages)] as const;
    }),
  );
  const rivals = (spot: SpotSubject): readonly ThreadSubject[] =>
    keyrings.flatMap((keys) => lookUp(threadsOf.get(keys), spot, spot.hashes(keys).messages));
  const isPlausible = judgePlaces(pool);
  for (const thread of threads) {
    const { keys, evidence } = thread.thread;
    const [spot, another] = lookUp(spotsOf.get(keys), thread, evidence.messages);
    if (spot === undefined || another !== undefined || rivals(spot).length !== 1) continue;
    if (isPlausible(thread, spot)) pool.pair('T9', thread, spot);
  }
}

function wasGone(mark: Mark | undefined): boolean {
  return mark?.kind === 'fixed' || mark?.kind === 'gone';
}

type Subject = ThreadSubject | SpotSubject;
type ByMessage<T> = ReadonlyMap<string, readonly T[]>;

function keyOf({ ruleKey, path }: Subject, message: string): string {
  return JSON.stringify([ruleKey, path, message]);
}

function groupByMessage<T extends Subject>(
  subjects: Iterable<T>,
  messagesOf: (subject: T) => readonly string[],
): ByMessage<T> {
  const groups = new Map<string, T[]>();
  for (const subject of subjects) {
    for (const message of messagesOf(subject)) {
      const group = groups.get(keyOf(subject, message));
      if (group === undefined) groups.set(keyOf(subject, message), [subject]);
      else group.push(subject);
    }
  }
  return groups;
}

/** At most two of each message: nobody asks how many more there are. */
function lookUp<T>(
  groups: ByMessage<T> | undefined,
  subject: Subject,
  messages: readonly string[],
): readonly T[] {
  const found = messages.flatMap((message) => groups?.get(keyOf(subject, message))?.slice(0, 2) ?? []);
  return [...new Set(found)];
}

function judgePlaces(pool: Pool): (thread: ThreadSubject, spot: SpotSubject) => boolean {
  const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
  const expected = expectLines(pool, ({ path }) => path);
  return (thread, spot) => {
    if (thread.state === 'same') return true;
    if (!repeating.has(thread.ruleKey)) return isNewLine(thread, spot);
    return thread.state === 'unmapped' && Math.abs(expected(thread) - spot.line) <= CONTEXT_LINES;
  };
}

/** Rules that report some file more than once. */
function findRepeatingRules(subjects: readonly Subject[]): readonly string[] {
  const groups = Map.groupBy(subjects, (subject) => keyOf(subject, ''));
  return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}
