import { squeeze } from '../text/code.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { type Evidence, hashLine, splitContext } from '../thread/evidence.ts';
import { hashText, type Keys } from '../thread/keyring.ts';
import type { Pool } from './pool.ts';
import type { ReadLines, ThreadSubject } from './subjects.ts';

/** The least share of what is known of a file that another one has to hold, as for git. */
const LEAST_SHARE = 0.5;
/** The next best file may hold at most so much of what the best one does. */
const MOST_OF_BEST = 0.8;
/**
 * Lines that are compared with files, all together: 2,000 gone with 2,000 files that are like each of them.
 */
const MOST_COMPARISONS = 4_000_000;

/**
 * Finds where files are now of a commit that git cannot have. One that is gone from its path goes to the file
 * that holds most of the lines of its threads, at least half, their surroundings counted as well. Threads of
 * a renamed file get its path. Where several files hold about as much, or too many to compare may hold some,
 * nobody can tell, and its threads get the names of these. One that is there, and of which a new file holds
 * more than itself, may be another one that took its name.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function followRenames({ threads, allThreads, allSpots }: Pool, lines: ReadLines): void {
  const isGone = ({ path }: ThreadSubject): boolean => lines(path) === undefined;
  const sought = [...threads].filter(
    (subject) =>
      subject.state === 'unmapped' &&
      subject.thread.evidence.text !== '' &&
      (subject.isLeft || isGone(subject)),
  );
  const known = new Set(allThreads.map(({ path }) => path));
  const rules = new Set(sought.map(({ ruleKey }) => ruleKey));
  const paths = new Set(allSpots.flatMap((spot) => (rules.has(spot.ruleKey) ? [spot.path] : [])));
  const candidates = [...paths].filter((path) => !known.has(path) && lines(path) !== undefined);
  if (candidates.length === 0) return;
  const most = Math.max(1, Math.floor(MOST_COMPARISONS / sought.length));
  const claims = [...Map.groupBy(sought, ({ thread }) => thread.keys)].flatMap(([keys, ofKeys]) => {
    const searched = new Set(ofKeys.map(({ thread }) => thread.evidence.text));
    const read = (path: string): HeldFile => readHeld(keys, path, lines(path) ?? [], searched);
    const holders = indexTexts(candidates.map(read));
    const groups = Map.groupBy(ofKeys, ({ thread: { evidence } }) => `${evidence.head} ${evidence.path}`);
    return [...groups.values()].flatMap((group) => {
      const alike = findAlike(group, holders, most);
      const [first] = alike;
      if (first === undefined) return [];
      const shares =
        alike.length > most ? [] : alike.map((file) => ({ ...file, share: shareOf(group, file) }));
      const there = group.find((thread) => !isGone(thread));
      if (there !== undefined) {
        const own = shareOf(group, read(there.path));
        const isOutdone = shares.length === 0 || shares.some(({ share }) => share > own);
        for (const thread of group) thread.isOutdone = isOutdone;
        return [];
      }
      if (shares.length === 0)
        for (const thread of group) thread.perhapsAt = [first.path, 'one of many others'];
      return shares
        .filter(({ share }) => share >= LEAST_SHARE)
        .toSorted((a, b) => b.share - a.share || compareTexts(a.path, b.path))
        .slice(0, 2)
        .map(({ path, share }) => ({ group, path, share }));
    });
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

/** How often the lines of a file say what is searched, alone and with one of their sides. */
interface HeldFile {
  readonly path: string;
  readonly texts: ReadonlyMap<string, number>;
  readonly surrounded: ReadonlySet<string>;
}

function readHeld(
  keys: Keys,
  path: string,
  lines: readonly string[],
  searched: ReadonlySet<string>,
): HeldFile {
  const texts = new Map<string, number>();
  const surrounded = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const said = squeeze(line);
    if (said === '' || !searched.has(hashText(keys, said))) continue;
    const { text, context } = hashLine(keys, lines, index + 1);
    texts.set(text, (texts.get(text) ?? 0) + 1);
    const { above, below } = splitContext(context);
    surrounded.add(`${above} ${text}`).add(`${text} ${below}`);
  }
  return { path, texts, surrounded };
}

type Holders = ReadonlyMap<string, readonly HeldFile[]>;

/** The files that hold each text, in the order of their paths. */
function indexTexts(files: readonly HeldFile[]): Holders {
  const holders = new Map<string, HeldFile[]>();
  for (const file of files.toSorted((a, b) => compareTexts(a.path, b.path))) {
    for (const text of file.texts.keys()) {
      const known = holders.get(text) ?? [];
      holders.set(text, known);
      known.push(file);
    }
  }
  return holders;
}

/**
 * The files that may hold half of the lines of these threads: each holds one of any that are more than half
 * of them, so that the rarest are enough. At most one more than `most`.
 */
function findAlike(threads: readonly ThreadSubject[], holders: Holders, most: number): readonly HeldFile[] {
  const texts = linesOf(threads)
    .map(({ text }) => holders.get(text) ?? [])
    .toSorted((a, b) => a.length - b.length);
  const alike = new Set<HeldFile>();
  for (const files of new Set(texts.slice(0, Math.floor(texts.length / 2) + 1))) {
    for (const file of files) {
      if (alike.size > most) break;
      alike.add(file);
    }
  }
  return [...alike];
}

/** The lines of threads of one file, each once. */
function linesOf(threads: readonly ThreadSubject[]): readonly Evidence[] {
  return [...new Map(threads.map(({ thread: { evidence } }) => [evidence.line, evidence] as const)).values()];
}

/**
 * The share of the lines of these threads that the file holds: half for the text, half for what is beside it.
 */
function shareOf(threads: readonly ThreadSubject[], { texts, surrounded }: HeldFile): number {
  const lines = linesOf(threads);
  const used = new Map<string, number>();
  let held = 0;
  for (const { text, context } of lines) {
    const count = used.get(text) ?? 0;
    if (count >= (texts.get(text) ?? 0)) continue;
    used.set(text, count + 1);
    const { above, below } = splitContext(context);
    const isBeside = surrounded.has(`${above} ${text}`) || surrounded.has(`${text} ${below}`);
    held += isBeside ? 1 : 1 / 2;
  }
  return held / lines.length;
}
