import type { Diff, FileChange, FileLines, Hunk, LineReading } from '../diff/diff.ts';
import { changeOf } from '../diff/line-map.ts';
import { endAll, otherWaysToCount, recount } from '../text/line-ends.ts';
import {
  decode,
  type FileName,
  type FileTexts,
  isBinary,
  isLfsPointer,
  openTexts,
  toLines,
  utf16Of,
} from './file-texts.ts';
import type { Git } from './git.ts';
import { diffTexts, type TextPair } from './read-diff.ts';

/** What counts as new in files of the analyzed commit. */
interface FileLinesReading {
  /** By path in the analyzed commit, for each that the diff changes. */
  readonly lines: ReadonlyMap<string, FileLines>;
  /** Those whose lines cannot be had, since git does not have them, or they are too large. */
  readonly unread: readonly string[];
}

/** A file of the analyzed commit that the diff changes. */
interface Compared {
  readonly path: string;
  readonly analyzed: FileName;
  readonly head: FileName;
  /** Missing where all of it is new. */
  readonly base: FileName | undefined;
  /** As git has them with the attributes of the checkout; undefined where it sees bytes. */
  readonly toHead: readonly Hunk[] | undefined;
  readonly fromBase: readonly Hunk[] | undefined;
}

/** Files that are compared at a time, which bounds memory. */
const BATCH = 64;

const NOTHING = Buffer.alloc(0);

/**
 * Reads which lines are new of files that a diff changes. Attributes have no say, as the author of a change
 * may write them: where git shows bytes because of them, or of a NUL in the file, the texts are compared
 * outside of any repository. Where an end of line stands in a file that git does not take for one, the lines
 * are told in each way that analyzers count them. UTF-16 is decoded.
 *
 * @param toHead from the analyzed commit to the head
 * @param diff from the base to the head, as it is shown
 * @param paths in the analyzed commit
 */
export async function readFileLines(
  git: Git,
  toHead: Diff,
  diff: Diff,
  paths: Iterable<string>,
): Promise<FileLinesReading> {
  const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
  const lines = new Map<string, FileLines>();
  const unread: string[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    const texts = openTexts(git);
    await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
    await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
    const comparison = openComparison();
    const pending = batch.map((file) => [file.path, compare(file, texts, comparison.hunksOf)] as const);
    const hunks = await diffTexts(git, comparison.pairs, 'default');
    for (const [path, finish] of pending) {
      const found = finish?.(hunks);
      if (found === undefined) unread.push(path);
      lines.set(path, found ?? { readings: [] });
    }
  }
  return { lines, unread };
}

function toCompared(path: string, toHead: Diff, diff: Diff): Compared | undefined {
  const change = changeOf(toHead, diff, path);
  if (change?.newPath === undefined || change.type !== 'file') return undefined;
  const isWhole = change.oldPath === undefined || change.status === 'type-changed';
  return {
    path,
    head: { commit: diff.to, path: change.newPath },
    analyzed: toHead.byOldPath.has(path)
      ? { commit: toHead.from, path }
      : { commit: diff.to, path: change.newPath },
    base: isWhole ? undefined : { commit: diff.from, path: change.oldPath },
    toHead: shownHunks(toHead.byOldPath.get(path)),
    fromBase: shownHunks(change),
  };
}

function shownHunks(change: FileChange | undefined): readonly Hunk[] | undefined {
  return change?.binary ? undefined : (change?.hunks ?? []);
}

function contentOf(texts: FileTexts, { commit, path }: FileName): Buffer | undefined {
  return texts.content(commit, path);
}

/** Where git's numbers are everybody's and git shows the lines, the base has nothing to tell. */
function needsBase(file: Compared, texts: FileTexts): boolean {
  if (file.fromBase === undefined) return true;
  const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
  return contents.some(utf16Of) || otherWaysToCount(contents.map(toLines)).length > 0;
}

type Hunks = ReadonlyMap<string, readonly Hunk[]>;
/** Asks for the hunks between two texts; they are there once all were compared. */
type AskHunks = (before: string, after: string) => (hunks: Hunks) => readonly Hunk[];

function openComparison(): { readonly pairs: readonly TextPair[]; readonly hunksOf: AskHunks } {
  const pairs: TextPair[] = [];
  return {
    pairs,
    hunksOf(before, after) {
      if (before === after) return () => [];
      const name = String(pairs.length);
      pairs.push({ name, before, after });
      return (hunks) => hunks.get(name) ?? [];
    },
  };
}

/** Undefined where the lines cannot be had. */
function compare(
  file: Compared,
  texts: FileTexts,
  hunksOf: AskHunks,
): ((hunks: Hunks) => FileLines) | undefined {
  const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
  if (head === undefined || analyzed === undefined) return undefined;
  if (isLfsPointer(head)) {
    const unshown = `${file.head.path} is kept by Git LFS`;
    return () => ({ readings: [], unshown });
  }
  const isRead = needsBase(file, texts);
  const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
  if (base === undefined) return undefined;
  const sides = [base, analyzed, head];
  const [linesOfBase, linesThen, linesNow] = [toLines(base), toLines(analyzed), toLines(head)];
  // Told to show it, git ends its lines within characters.
  const shown: Partial<Compared> = sides.some(utf16Of) ? {} : file;
  const own = {
    count: linesNow.length,
    fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
    toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
  };
  const ways = isRead ? otherWaysToCount([linesOfBase, linesThen, linesNow]) : [];
  const others = ways.map((way) => {
    const now = recount(linesNow, way);
    const countedText = (lines: readonly string[]): string => endAll(recount(lines, way).lines);
    return {
      count: now.lines.length,
      gitLines: now.gitLines,
      fromBase: hunksOf(countedText(linesOfBase), endAll(now.lines)),
      toHead: hunksOf(countedText(linesThen), endAll(now.lines)),
    };
  });
  const isHidden = shown.fromBase === undefined && sides.some(isBinary);
  const unshown = isHidden ? `${file.head.path} is binary` : undefined;
  return (hunks) => ({
    readings: [own, ...others].map(({ fromBase, toHead, ...rest }): LineReading => {
      const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
      return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
    }),
    ...(unshown !== undefined && { unshown }),
  });
}

/** For git's own way to count, byte by byte unless a side is in UTF-16. */
function plainText(content: Buffer, sides: readonly Buffer[]): string {
  return sides.some(utf16Of) ? decode(content) : content.toString('latin1');
}
