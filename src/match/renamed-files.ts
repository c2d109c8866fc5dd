import { squeeze } from '../text/code.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { hashLine, splitContext } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import type { Pool } from './pool.ts';
import type { ReadLines, ThreadSubject } from './subjects.ts';

/** The least share of what is known of a file that another one has to hold, as for git. */
const LEAST_SHARE = 0.5;
/** The next best file may hold at most so much of what the best one does. */
const MOST_OF_BEST = 0.8;

/**
 * Finds where files are now that are gone from their paths in a commit that git cannot have: each goes to the
 * one that holds most of the lines of its threads, at least half, their surroundings counted as well. Threads
 * of a renamed file get its path. Where several files hold about as much, nobody can tell, and its threads
 * get the names of these.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function followRenames({ threads, allThreads, allSpots }: Pool, lines: ReadLines): void {
  const gone = [...threads].filter(
    ({ state, path, thread }) =>
      state === 'unmapped' && thread.evidence.text !== '' && lines(path) === undefined,
  );
  if (gone.length === 0) return;
  const known = new Set(allThreads.map(({ path }) => path));
  const rules = new Set(gone.map(({ ruleKey }) => ruleKey));
  const paths = new Set(allSpots.flatMap((spot) => (rules.has(spot.ruleKey) ? [spot.path] : [])));
  const candidates = [...paths].filter((path) => !known.has(path) && lines(path) !== undefined);
  const claims = [...Map.groupBy(gone, ({ thread }) => thread.keys)].flatMap(([keys, ofKeys]) => {
    const files = candidates.map((path) => ({ path, held: readHeld(keys, lines(path) ?? []) }));
    const groups = Map.groupBy(ofKeys, ({ thread: { evidence } }) => `${evidence.head} ${evidence.path}`);
    return [...groups.values()].flatMap((group) =>
      files
        .map(({ path, held }) => ({ group, path, share: shareOf(group, held) }))
        .filter(({ share }) => share >= LEAST_SHARE)
        .toSorted((a, b) => b.share - a.share || compareTexts(a.path, b.path))
        .slice(0, 2),
    );
  });
  settle(claims);
}

interface Claim {
  readonly group: readonly ThreadSubject[];
  readonly path: string;
  readonly share: number;
}

/** Best first; a file is the heir of one that is gone, and no file that two may have become is anybody's. */
function settle(claims: readonly Claim[]): void {
  const taken = new Set<string>();
  const byGroup = Map.groupBy(claims, ({ group }) => group);
  const first = [...byGroup.values()].toSorted((a, b) => (b[0]?.share ?? 0) - (a[0]?.share ?? 0));
  for (const all of first) {
    const free = all.filter(({ path }) => !taken.has(path));
    const [best, next] = free;
    if (best === undefined) continue;
    const isSure = next === undefined || next.share <= best.share * MOST_OF_BEST;
    for (const thread of best.group) {
      if (isSure) thread.path = best.path;
      else thread.perhapsAt = free.map(({ path }) => path);
    }
    if (isSure) taken.add(best.path);
  }
}

/** How often the lines of a file say what, alone and with one of their sides. */
interface HeldFile {
  readonly texts: ReadonlyMap<string, number>;
  readonly surrounded: ReadonlySet<string>;
}

function readHeld(keys: Keys, lines: readonly string[]): HeldFile {
  const texts = new Map<string, number>();
  const surrounded = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (squeeze(line) === '') continue;
    const { text, context } = hashLine(keys, lines, index + 1);
    texts.set(text, (texts.get(text) ?? 0) + 1);
    const { above, below } = splitContext(context);
    surrounded.add(`${above} ${text}`).add(`${text} ${below}`);
  }
  return { texts, surrounded };
}

/**
 * The share of the lines of these threads that the file holds: half for the text, half for what is beside it.
 */
function shareOf(threads: readonly ThreadSubject[], { texts, surrounded }: HeldFile): number {
  const byLine = new Map(threads.map(({ thread: { evidence } }) => [evidence.line, evidence] as const));
  const left = new Map(texts);
  let held = 0;
  for (const { text, context } of byLine.values()) {
    const count = left.get(text) ?? 0;
    if (count === 0) continue;
    left.set(text, count - 1);
    const { above, below } = splitContext(context);
    const isBeside = surrounded.has(`${above} ${text}`) || surrounded.has(`${text} ${below}`);
    held += isBeside ? 1 : 1 / 2;
  }
  return held / byLine.size;
}
