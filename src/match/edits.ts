import type { Hunk } from '../diff/diff.ts';
import { newSpan, oldSpan } from '../diff/line-map.ts';
import { isWord, squeeze, toSigns, toSignsOf } from '../text/code.ts';
import { alignSigns, lowerBound } from './align.ts';
import {
  commonOf,
  createTokenizer,
  isName,
  isNumberOfName,
  joinTokens,
  KEYWORDS,
  likeness,
} from './likeness.ts';

// What an edit made of its lines. First what says the same as before, however a formatter spread it over
// lines. Then the line, or several where it was broken up, that is most alike.

/** A line of one side of an edit. */
interface EditedLine {
  /** From 1. */
  line: number;
  text: string;
  /** Of which hunk it is; undefined between two, where git says that it is unchanged. */
  hunk: number | undefined;
}

export interface Successors {
  /** The lines that this removed one became, in their order; empty where nothing of the edit is like it. */
  of: (removed: number) => readonly number[];
  /** The lines that say what this one said, and nothing else: it was formatted only. */
  formatted: (removed: number) => readonly number[];
}

/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;

/** What became of each line of a file that an edit removed. Edits are compared when they are asked for. */
export function followEdits(
  hunks: readonly Hunk[],
  before: readonly string[],
  now: readonly string[],
): Successors {
  const edits: { first: number; end: number; hunks: Hunk[]; successors?: Successors }[] = [];
  for (const hunk of hunks) {
    const { first, end } = oldSpan(hunk);
    const edit = edits.at(-1);
    if (edit === undefined || first - edit.end > MOST_BETWEEN) edits.push({ first, end, hunks: [hunk] });
    else {
      edit.hunks.push(hunk);
      edit.end = end;
    }
  }
  const editOf = (line: number): Successors | undefined => {
    const edit = edits[lowerBound(edits, line + 1, ({ first }) => first) - 1];
    if (edit === undefined || line >= edit.end) return undefined;
    edit.successors ??= findSuccessors(
      cut(before, edit.hunks.map(oldSpan)),
      cut(now, edit.hunks.map(newSpan)),
    );
    return edit.successors;
  };
  return {
    of: (line) => editOf(line)?.of(line) ?? [],
    formatted: (line) => editOf(line)?.formatted(line) ?? [],
  };
}

/** The lines from the first to the last of these hunks that say something. */
function cut(lines: readonly string[], spans: readonly { first: number; end: number }[]): EditedLine[] {
  const slice = (first: number, end: number, hunk: number | undefined): EditedLine[] =>
    lines
      .slice(first - 1, end - 1)
      .flatMap((text, at) => (text.trim() === '' ? [] : { line: first + at, text, hunk }));
  return spans.flatMap(({ first, end }, hunk) => [
    ...slice(first, end, hunk),
    ...slice(end, spans[hunk + 1]?.first ?? end, undefined),
  ]);
}

/** Lines that one edit took out of a file, or put into one. */
export interface Block {
  path: string;
  lines: readonly EditedLine[];
}

/**
 * Lines of a block that have to be found where it went, each of which stands once among what was removed and
 * added.
 */
const FEWEST_LANDMARKS = 2;
/** A line with less than this says nothing by standing once. */
const TELLING_LENGTH = 8;

export function toBlock(path: string, lines: readonly string[], span: { first: number; end: number }): Block {
  return { path, lines: cut(lines, [span]) };
}

/**
 * Where blocks went that were moved and edited at once: each to the one that gained most of its telling
 * lines.
 *
 * @returns for a block the file, and what became of each line
 */
export function followMoved(
  removed: readonly Block[],
  added: readonly Block[],
): Map<Block, { path: string; of: Successors['of'] }> {
  const placeOf = indexOnce(added);
  const votes = new Map<Block, Map<Block, number[]>>();
  for (const [text, from] of indexOnce(removed)) {
    const to = placeOf.get(text);
    if (from === undefined || to === undefined) continue;
    const targets = votes.get(from.block) ?? new Map<Block, number[]>();
    votes.set(from.block, targets);
    targets.set(to.block, [...(targets.get(to.block) ?? []), to.line]);
  }
  return new Map(
    [...votes].flatMap(([from, targets]) => {
      const [[to, found] = []] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
      if (to === undefined || found === undefined || found.length < FEWEST_LANDMARKS) return [];
      const size = (from.lines.at(-1)?.line ?? 0) - (from.lines[0]?.line ?? 0) + 1;
      const [first, last] = [
        found.reduce((a, b) => Math.min(a, b)) - size,
        found.reduce((a, b) => Math.max(a, b)) + size,
      ];
      const near = to.lines.filter(({ line }) => line >= first && line <= last);
      return [[from, { path: to.path, of: findSuccessors(from.lines, near).of }] as const];
    }),
  );
}

/** Where each telling text stands in these blocks; undefined where it does more than once. */
function indexOnce(blocks: readonly Block[]): Map<string, { block: Block; line: number } | undefined> {
  const places = new Map<string, { block: Block; line: number } | undefined>();
  for (const block of blocks)
    for (const { line, text } of block.lines) {
      const said = squeeze(text);
      if (said.length >= TELLING_LENGTH) places.set(said, places.has(said) ? undefined : { block, line });
    }
  return places;
}

/** Best first, so that no line goes to another that is more like a third one. */
function findSuccessors(removed: readonly EditedLine[], added: readonly EditedLine[]): Successors {
  const same = findSame(removed, added);
  let all: Map<number, readonly number[]> | undefined;
  return {
    of(line) {
      all ??= new Map([
        ...same.successors,
        ...findEdited(
          removed.filter(({ line, hunk }) => hunk !== undefined && !same.successors.has(line)),
          added.filter(({ line, hunk }) => hunk !== undefined && !same.taken.has(line)),
          same.spread,
        ),
      ]);
      return all.get(line) ?? [];
    },
    formatted: (line) => same.formatted.get(line) ?? [],
  };
}

// What says the same.

interface Same {
  /** Removed lines of which all words are there, and the lines that took them up. */
  successors: Map<number, readonly number[]>;
  /** Those of which every sign is there, in lines that say nothing else. */
  formatted: Map<number, readonly number[]>;
  /** Added lines of which every sign comes from such a line. */
  taken: Set<number>;
  /** Of others, of which at least half of the words are there: the lines from the first to the last. */
  spread: Map<number, { first: number; last: number }>;
}

/** Lines that one line is spread over, at most. */
const LONGEST_SPAN = 40;

/** Aligns the signs of both sides: each line is where its signs are. */
function findSame(removed: readonly EditedLine[], added: readonly EditedLine[]): Same {
  const [before, now] = [toSignsOf(removed), toSignsOf(added)];
  const partners = alignSigns(before.signs, now.signs);
  const signs: Ranked = { lines: before.lines, ranks: partners, others: now.lines.length };
  const wordsNow = indicesOfWords(now.signs);
  const words = onlyWords(signs, indicesOfWords(before.signs), wordsNow);
  const wordsOf = new Map(runsOf(words.lines).map((run) => [run.line, run]));
  const isFromBefore = new Set(partners);
  const foreign = new Set(now.lines.filter((_, index) => !isFromBefore.has(index)));
  const unused = new Map<number, number>();
  for (const line of now.lines) unused.set(line, (unused.get(line) ?? 0) + 1);
  const same: Same = { successors: new Map(), formatted: new Map(), taken: new Set(), spread: new Map() };
  for (const run of runsOf(before.lines)) {
    const said = wordsOf.get(run.line);
    const isWhole = isTogether(signs, run);
    const [side, part] = said === undefined ? [signs, run] : [words, said];
    if (!isTogether(side, part) || !isInPlace(side, part)) {
      const found =
        said === undefined
          ? []
          : [...words.ranks.subarray(said.start, said.end)].filter((rank) => rank !== -1);
      const [first = 0, last = 0] = [found[0], found.at(-1)].map(
        (rank) => now.lines[wordsNow[rank ?? 0] ?? 0] ?? 0,
      );
      const isHalf = said !== undefined && found.length * 2 >= said.end - said.start;
      if (isHalf && first < last && last - first < LONGEST_SPAN) same.spread.set(run.line, { first, last });
      continue;
    }
    const own = [...partners.subarray(run.start, run.end)].flatMap((at) =>
      at === -1 ? [] : (now.lines[at] as number),
    );
    const lines = [...new Set(own)];
    same.successors.set(run.line, lines);
    for (const line of own) unused.set(line, (unused.get(line) ?? 0) - 1);
    if (isWhole && !lines.some((line) => foreign.has(line))) same.formatted.set(run.line, lines);
  }
  for (const [line, count] of unused) if (count === 0) same.taken.add(line);
  return same;
}

/**
 * The lines of signs of one side, and the rank that the partner of each has on the other one, -1 without one.
 */
interface Ranked {
  lines: readonly number[];
  ranks: Int32Array;
  /** Signs on the other side. */
  others: number;
}

/** The signs of one line, from `start` up to but without `end`. */
interface Run {
  line: number;
  start: number;
  end: number;
}

function runsOf(lines: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const run = runs.at(-1);
    if (run?.line === line) run.end = index + 1;
    else runs.push({ line, start: index, end: index + 1 });
  }
  return runs;
}

function indicesOfWords(signs: readonly string[]): number[] {
  return signs.flatMap((sign, index) => (isWord(sign) ? index : []));
}

/** The words alone, with the ranks among words; both sides by the indices of theirs. */
function onlyWords(
  { lines, ranks, others }: Ranked,
  words: readonly number[],
  wordsNow: readonly number[],
): Ranked {
  const rankOf = new Int32Array(others).fill(-1);
  for (const [rank, index] of wordsNow.entries()) rankOf[index] = rank;
  return {
    lines: words.map((index) => lines[index] as number),
    ranks: Int32Array.from(words, (index) => rankOf[ranks[index] ?? -1] ?? -1),
    others: wordsNow.length,
  };
}

/** The partners of a run follow one another as it does itself. */
function isTogether({ ranks }: Ranked, { start, end }: Run): boolean {
  const first = ranks[start] ?? -1;
  return first !== -1 && ranks.subarray(start, end).every((rank, index) => rank === first + index);
}

/** So does what stands before the run, or what stands behind it; also where that is the end of both sides. */
function isInPlace({ lines, ranks, others }: Ranked, { start, end }: Run): boolean {
  const [first = -1, last = -1] = [ranks[start], ranks[end - 1]];
  const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
  return follows || (end === lines.length ? last === others - 1 : ranks[end] === last + 1);
}

// What is alike.

/** The least share of common tokens by which an edited line still is the same line. */
const LEAST_SIMILARITY = 0.5;
/** Comparisons of lines in one edit; with more, a line is compared with those of about its rank only. */
const MOST_COMPARISONS = 40_000;
/** Those of its rank and beside it, since a line that was put in or taken out moves all that follow. */
const FEWEST_RIVALS = 5;
/** So alike are two lines of different hunks, and each is so much less like any other line. */
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;

type Tokenizer = ReturnType<typeof createTokenizer>;

interface Line extends EditedLine {
  tokens: ReturnType<Tokenizer>;
  /** Lines of the same text above it on its side. */
  copiesAbove: number;
  words: string;
  /** The name that it declares, sets or calls first, where no other line of its side does. */
  subject: string | undefined;
}

/** A line, and what it became. */
interface Change {
  old: Line;
  added: readonly Line[];
  score: number;
  /** How far the two are from standing in the same order as their copies. */
  crossing: number;
  /** How far the two are from having the same rank. */
  offset: number;
}

/** What the lines became that do not say the same as before. */
function findEdited(
  removed: readonly EditedLine[],
  added: readonly EditedLine[],
  spread: Same['spread'],
): Map<number, readonly number[]> {
  const tokenize = createTokenizer();
  const [olds, news] = [toLines(tokenize, removed), toLines(tokenize, added)];
  const changes = [...findChanges(olds, news), ...findSpread(olds, news, spread)].toSorted(
    (a, b) => b.score - a.score || a.crossing - b.crossing || a.offset - b.offset || a.old.line - b.old.line,
  );
  const successors = new Map<number, readonly number[]>();
  const taken = new Set<Line>();
  for (const { old, added } of changes) {
    const lines = [old, ...added];
    if (lines.some((line) => taken.has(line))) continue;
    for (const line of lines) taken.add(line);
    successors.set(
      old.line,
      added.map(({ line }) => line),
    );
  }
  return successors;
}

function toLines(tokenize: Tokenizer, lines: readonly EditedLine[]): Line[] {
  const counts = new Map<string, number>();
  const subjects = new Map<string | undefined, number>();
  const made = lines.map((line): Line => {
    const text = line.text.trim();
    const copiesAbove = counts.get(text) ?? 0;
    counts.set(text, copiesAbove + 1);
    const signs = toSigns(text);
    const subject = subjectOf(signs);
    subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
    return { ...line, tokens: tokenize(signs), copiesAbove, words: signs.filter(isWord).join(' '), subject };
  });
  return made.map((line) => (subjects.get(line.subject) === 1 ? line : { ...line, subject: undefined }));
}

/** `total` of `const total = 0;`, `total: number;` and `total(items)`; nothing of `cart.total`. */
function subjectOf(signs: readonly string[]): string | undefined {
  const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
  const name = signs[at];
  return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
    ? name
    : undefined;
}

function findChanges(olds: readonly Line[], news: readonly Line[]): Change[] {
  const width = Math.max(FEWEST_RIVALS, Math.floor(MOST_COMPARISONS / Math.max(olds.length, 1)));
  const rankOf = (row: number): number => Math.floor((row * news.length) / olds.length);
  const startOf = (row: number): number =>
    Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
  const rivalsOf = (row: number): readonly Line[] => news.slice(startOf(row), startOf(row) + width);
  const isAlone = findAlone(olds, news, rivalsOf);
  return olds.flatMap((old, row) =>
    rivalsOf(row).flatMap((now, index): Change[] => {
      const isHere = old.hunk === now.hunk;
      // What gained or lost a bracket, a comma or a semicolon may go from one hunk to another.
      const hasSameWords = old.words !== '' && old.words === now.words;
      if (!isHere && !hasSameWords && !isAlone(old, now)) return [];
      const isSubject = isHere && old.subject !== undefined && old.subject === now.subject;
      const alike = likeness(old.tokens, now.tokens);
      const score = Math.max(alike, isSubject ? LEAST_SIMILARITY : 0);
      const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
      const offset = Math.abs(rankOf(row) - startOf(row) - index);
      return score < LEAST_SIMILARITY ? [] : [{ old, added: [now], score, crossing, offset }];
    }),
  );
}

/**
 * Whether two lines are alike and share a name, and neither is nearly as much like any other line of the
 * edit.
 */
function findAlone(
  olds: readonly Line[],
  news: readonly Line[],
  rivalsOf: (row: number) => readonly Line[],
): (old: Line, now: Line) => boolean {
  const isSpread = new Set([...olds, ...news].map(({ hunk }) => hunk)).size > 1;
  if (!isSpread) return () => false;
  const best = new Map<Line, { other: Line; score: number; second: number }>();
  const meet = (line: Line, other: Line, score: number): void => {
    const known = best.get(line);
    if (known === undefined || score > known.score)
      best.set(line, { other, score, second: known?.score ?? 0 });
    else if (score > known.second) known.second = score;
  };
  for (const [row, old] of olds.entries()) {
    for (const now of rivalsOf(row)) {
      const score = likeness(old.tokens, now.tokens);
      if (score < LEAST_ALONE - LEAST_MARGIN) continue;
      meet(old, now, score);
      meet(now, old, score);
    }
  }
  const isBest = (line: Line, other: Line): boolean => {
    const known = best.get(line);
    return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
  };
  return (old, now) =>
    isBest(old, now) && isBest(now, old) && commonOf(old.tokens, now.tokens).some(isNumberOfName);
}

/** Lines that were broken up and edited at once, as far as their words say where they are. */
function findSpread(olds: readonly Line[], news: readonly Line[], spread: Same['spread']): Change[] {
  return olds.flatMap((old): Change[] => {
    const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
    const [start, end] = [first, last + 1].map((line) => lowerBound(news, line, (one) => one.line));
    const added = news.slice(start, end);
    if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk)) return [];
    const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(joinTokens));
    return score < LEAST_SIMILARITY ? [] : [{ old, added, score, crossing: 0, offset: 0 }];
  });
}
