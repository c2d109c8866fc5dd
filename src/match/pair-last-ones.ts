import { isMeasured, sharesNames } from '../thread/evidence.ts';
import type { Mark } from '../thread/mark.ts';
import type { Pool } from './pool.ts';
import { isNewLine, placeKey, type SpotSubject, type ThreadSubject } from './subjects.ts';

/**
 * T9: the only one left of its rule, file and message on each side, for rules whose line drifts by its nature
 * (the length of a file, a missing header): those that report no file twice, in a message of which only the
 * numbers may change. It is the weakest evidence: a thread whose finding was gone once did not have this
 * finding then, so it is left out.
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
  const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
  for (const thread of threads) {
    if (repeating.has(thread.ruleKey)) continue;
    const { keys, evidence } = thread.thread;
    const [spot, another] = lookUp(spotsOf.get(keys), thread, evidence.messages);
    if (spot === undefined || another !== undefined || rivals(spot).length !== 1) continue;
    if (sharesNames(keys, evidence, spot.spot) && drifts(thread, spot)) pool.pair('T9', thread, spot);
  }
}

function wasGone(mark: Mark | undefined): boolean {
  return mark?.kind === 'fixed' || mark?.kind === 'gone';
}

type Subject = ThreadSubject | SpotSubject;
type ByMessage<T> = ReadonlyMap<string, readonly T[]>;

function groupByMessage<T extends Subject>(
  subjects: Iterable<T>,
  messagesOf: (subject: T) => readonly string[],
): ByMessage<T> {
  const groups = new Map<string, T[]>();
  for (const subject of subjects) {
    for (const message of messagesOf(subject)) {
      const group = groups.get(placeKey(subject, message)) ?? [];
      groups.set(placeKey(subject, message), group);
      group.push(subject);
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
  const found = messages.flatMap((message) => groups?.get(placeKey(subject, message))?.slice(0, 2) ?? []);
  return [...new Set(found)];
}

/**
 * Whether the finding is about no line of its own. It measures something; or both stand at the start of the
 * file; or both lines stood there all the time, as git says, so that no edit moved it. On a new line it is
 * about that line, `eval` for one.
 */
function drifts(thread: ThreadSubject, spot: SpotSubject): boolean {
  if (isMeasured(spot.spot) || (thread.thread.evidence.line <= 1 && spot.line <= 1)) return true;
  return thread.state === 'same' && !isNewLine(thread, spot);
}

/** Rules that report some file more than once. */
function findRepeatingRules(subjects: readonly Subject[]): readonly string[] {
  const groups = Map.groupBy(subjects, (subject) => placeKey(subject, ''));
  return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}
