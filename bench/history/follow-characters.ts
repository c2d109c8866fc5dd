// The truth of a formatted file, told without any of the matcher: a formatter keeps the characters that say
// something in their order.

/** A place in a text: both count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What formatters put in, take out or exchange. */
const IGNORED = /[\s'"`;,()\\]/u;
/** Where one side has more, such as the bar before the first of several types, so much may be passed over. */
const LONGEST_GAP = 24;
/** So many equal characters say that the two sides go on together. */
const TELLING_RUN = 10;

interface Signs {
  readonly characters: readonly string[];
  /** Offset of each in the text. */
  readonly offsets: readonly number[];
}

/**
 * Follows places of a text into the text that a formatter made of it: each place stands for the next
 * character that says something, as a number that is the same in both texts.
 *
 * @returns undefined where more than the format differs
 */
export function followCharacters(
  old: string,
  now: string,
): { old(at: Position): number; now(at: Position): number } | undefined {
  const [then, there] = [toSigns(old), toSigns(now)];
  const numbers = alignSigns(then.characters, there.characters);
  if (numbers === undefined) return undefined;
  const [findOld, findNow] = [toFinder(old, then), toFinder(now, there)];
  return { old: findOld, now: (at) => numbers[findNow(at)] ?? then.characters.length };
}

function toSigns(text: string): Signs {
  const characters: string[] = [];
  const offsets: number[] = [];
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (IGNORED.test(character)) continue;
    // Formatters write the digits and signs of numbers in small letters.
    characters.push(character.toLowerCase());
    offsets.push(offset);
  }
  return { characters, offsets };
}

/** For each sign of the new text the number of that of the old one. */
function alignSigns(then: readonly string[], now: readonly string[]): readonly number[] | undefined {
  const numbers: number[] = [];
  let old = 0;
  while (numbers.length < now.length) {
    const here = numbers.length;
    if (then[old] === now[here]) {
      numbers.push(old);
      old += 1;
      continue;
    }
    const gap = findGap(then, old, now, here);
    if (gap === undefined) return undefined;
    old += gap.old;
    for (let passed = 0; passed < gap.now; passed += 1) numbers.push(old);
  }
  return then.length - old > LONGEST_GAP ? undefined : numbers;
}

function findGap(
  then: readonly string[],
  old: number,
  now: readonly string[],
  here: number,
): { readonly old: number; readonly now: number } | undefined {
  for (let total = 1; total <= LONGEST_GAP; total += 1) {
    for (let inOld = 0; inOld <= total; inOld += 1) {
      const inNow = total - inOld;
      if (isRun(then, old + inOld, now, here + inNow)) return { old: inOld, now: inNow };
    }
  }
  return undefined;
}

function isRun(then: readonly string[], old: number, now: readonly string[], here: number): boolean {
  for (let index = 0; index < TELLING_RUN; index += 1) {
    // Both may end.
    if (then[old + index] !== now[here + index]) return false;
  }
  return true;
}

function toFinder(text: string, { offsets }: Signs): (at: Position) => number {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/gu)) starts.push(index + 1);
  return ({ line, column }) => {
    const offset = (starts[line - 1] ?? text.length) + column - 1;
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
