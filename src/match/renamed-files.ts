import { squeeze } from '../text/code.ts';
import { hashLine, splitContext } from '../thread/evidence.ts';
import type { Keys } from '../thread/keyring.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/** The least share of what is known of a file that another one has to hold, as for git. */
const LEAST_SHARE = 0.5;
/** The next best file may hold at most so much of what the best one does. */
const MOST_OF_BEST = 0.8;

/**
 * Finds where files are now that are gone from their paths in a commit that git cannot have: each goes to the
 * one that holds most of the lines of its threads, at least half, their surroundings counted as well. Threads of a
 * renamed file get its path. Where several files hold about as much, nobody can tell, and its threads get the
 * names of these.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function followRenames(
  threads: readonly ThreadSubject[],
  spots: readonly SpotSubject[],
  lines: ReadLines,
): void {
  const unmapped = threads.filter(({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '');
  const gone = Map.groupBy(
    unmapped.filter(({ path }) => lines(path) === undefined),
    ({ thread: { evidence } }) => JSON.stringify([evidence.head, evidence.path]),
  );
  if (gone.size === 0) return;
  const known = new Set(threads.map(({ path }) => path));
  const rules = new Set([...gone.values()].flat().map(({ ruleKey }) => ruleKey));
  const wanted = spots.filter(({ ruleKey }) => rules.has(ruleKey));
  const candidates = [...new Set(wanted.map(({ path }) => path))].filter(
    (path) => !known.has(path) && lines(path) !== undefined,
  );
  const filesOf = new Map<Keys, ReadonlyMap<string, HeldFile>>();
  const claims = [...gone.values()].flatMap((group) => {
    const keys = group[0]?.thread.keys;
    if (keys === undefined) return [];
    const files =
      filesOf.get(keys) ??
      new Map(candidates.map((path) => [path, readHeld(keys, lines(path) ?? [])] as const));
    filesOf.set(keys, files);
    return [...files]
      .map(([path, file]) => ({ group, path, share: shareOf(group, file) }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .toSorted((a, b) => b.share - a.share || (a.path < b.path ? -1 : 1))
      .slice(0, 2);
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

/** The share of the lines of these threads that the file holds: half for the text, half for what is beside it. */
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
