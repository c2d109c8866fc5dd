/** Names in a sentence: `a, b and c`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * Whether a name of a file is not UTF-8: git's bytes are read as UTF-8, and U+FFFD stands for those that are
 * not. A file that really has this character in its name counts too.
 */
export function isGarbled(path: string): boolean {
  return path.includes('\uFFFD');
}

/** The first names in a line, and how many more there are: `a, b and 7 more`. */
export function firstFew(names: readonly string[], most: number, between = ', '): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** One character of so many may be wrong in a name. */
const CHARACTERS_A_MISTAKE = 3;

/**
 * The name that was probably meant by one that is none of these: with the fewest mistakes, or else the
 * shortest one that holds it or is held by it.
 */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, mistakes: countMistakes(given, name) }))
    .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
    .toSorted((a, b) => a.mistakes - b.mistakes);
  if (best !== undefined) return best.name;
  const [related] = names
    .filter((name) => name.includes(given) || given.includes(name))
    .toSorted((a, b) => a.length - b.length);
  return given === '' ? undefined : related;
}

/**
 * How many characters have to be added, removed, changed, or swapped with the next one to make one text of
 * another.
 */
function countMistakes(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
      now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    beforeLast = last;
    last = now;
  }
  return last[to.length] ?? 0;
}

/** With the slash behind it; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** `1 thread`, `3 threads`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Compares by code units, so that every machine decides and prints the same. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** From how many of the next smaller unit on a duration is told in a unit. */
const UNITS: readonly (readonly [from: number, seconds: number, noun: string])[] = [
  [6 * WEEK, WEEK, 'week'],
  [2 * DAY, DAY, 'day'],
  [2 * HOUR, HOUR, 'hour'],
  [MINUTE, MINUTE, 'minute'],
];

/** A duration as people say it, in whole units: `40 minutes`, `3 hours`, `12 days`. */
export function describeDuration(seconds: number): string {
  const unit = UNITS.find(([from]) => seconds >= from);
  return unit === undefined ? 'less than a minute' : counted(Math.round(seconds / unit[1]), unit[2]);
}
