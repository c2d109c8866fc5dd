import { squeeze } from '../text/code.ts';
import { CONTEXT_LINES } from '../thread/evidence.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/** The spots of the same rule on lines that read the same, whatever their files. */
export type LookAlikes = (spot: SpotSubject) => readonly SpotSubject[];

/** Among more look-alikes, and among more places in such surroundings, nobody can tell. */
const MOST_LOOK_ALIKES = 1_000;
const MOST_PLACES = 10;
/** So many lines on each side tell places apart. */
const FARTHEST = 100;

/**
 * Whether one change took the line of a thread out of its file with what stands around it, and put the same
 * lines in where the spot is, and at no other place; or around any other one at most half as many of them.
 */
export function isMovedTo(
  thread: ThreadSubject,
  spot: SpotSubject,
  lines: ReadLines,
  lookAlikes: LookAlikes,
): boolean {
  if (thread.state !== 'changed' || !hasSurroundings(thread, spot, lines)) return false;
  const others = lookAlikes(spot).filter((other) => other !== spot);
  if (others.length >= MOST_LOOK_ALIKES) return false;
  const own = reach(thread, spot, lines);
  let places = 1;
  for (const other of others) {
    if (!hasSurroundings(thread, other, lines)) continue;
    places += 1;
    if (places > MOST_PLACES || reach(thread, other, lines) * 2 >= own) return false;
  }
  return true;
}

/**
 * The lines on each side of both are the same, and all of them were moved: three of them, or all up to where
 * the block of the line begins or ends. What stands beyond that is other code, which may stay behind.
 */
function hasSurroundings(thread: ThreadSubject, spot: SpotSubject, lines: ReadLines): boolean {
  const [then, now] = toSides(thread, spot, lines);
  if (!now.isPart(spot.line)) return false;
  const [above, below] = [walk(then, now, -1, CONTEXT_LINES), walk(then, now, 1, CONTEXT_LINES)];
  const own = indentAt(then.lines, then.line);
  const opensBlock = indentAt(then.lines, nextTo(then, then.line, 1)) > own;
  const isApart = [then, now].every((side) => (side.lines[side.line - 2] ?? '').trim() === '');
  const reachesUp = above.some((indent) => indent < own) || (own === 0 && opensBlock && isApart);
  const reachesDown =
    below.some((indent) => indent < own || (opensBlock && indent === own)) ||
    [then, now].every((side) => indentAt(side.lines, nextTo(side, side.line, 1)) < own);
  return (above.length === CONTEXT_LINES || reachesUp) && (below.length === CONTEXT_LINES || reachesDown);
}

/** How many lines around both are the same and were moved. */
function reach(thread: ThreadSubject, spot: SpotSubject, lines: ReadLines): number {
  const [then, now] = toSides(thread, spot, lines);
  return walk(then, now, -1, FARTHEST).length + walk(then, now, 1, FARTHEST).length;
}

function toSides({ old, thread }: ThreadSubject, spot: SpotSubject, lines: ReadLines): readonly [Side, Side] {
  const { path, line } = thread.evidence;
  return [
    {
      ...{ lines: old?.linesThen(path) ?? [], line },
      isPart: (at) => old !== undefined && old.lineNow(path, at) === undefined,
    },
    {
      ...{ lines: lines(spot.path) ?? [], line: spot.line },
      isPart: (at) => old !== undefined && old.lineThen(spot.path, at) === undefined,
    },
  ];
}

/** Finds the spots of the same rule on lines that read the same, whatever their files. */
export function createLookAlikes(spots: readonly SpotSubject[], lines: ReadLines): LookAlikes {
  const textOf = ({ path, line }: SpotSubject): string => squeeze(lines(path)?.[line - 1] ?? '');
  // Texts of rules that no thread looks for may not have been read.
  const byRule = new Map<string, Map<string, SpotSubject[]>>();
  return (spot) => {
    const known =
      byRule.get(spot.ruleKey) ??
      Map.groupBy(
        spots.filter(({ ruleKey, line }) => ruleKey === spot.ruleKey && line > 0),
        textOf,
      );
    byRule.set(spot.ruleKey, known);
    return known.get(textOf(spot)) ?? [];
  };
}

/** A file, one of its lines (from 1), and which of its lines are part of what was taken out or put in. */
interface Side {
  readonly lines: readonly string[];
  readonly line: number;
  readonly isPart: (line: number) => boolean;
}

/** How far the next lines that both sides have are indented, those in what was moved alone. */
function walk(then: Side, now: Side, step: 1 | -1, most: number): readonly number[] {
  const found: number[] = [];
  let [before, after] = [then.line, now.line];
  while (found.length < most) {
    [before, after] = [nextTo(then, before, step), nextTo(now, after, step)];
    const [one, other] = [then.lines[before - 1], now.lines[after - 1]];
    if (one === undefined || other === undefined || one.trim() !== other.trim()) break;
    if (!then.isPart(before) || !now.isPart(after)) break;
    found.push(indentAt(then.lines, before));
  }
  return found;
}

/** The next line that is not blank; one that the file does not have where there is none. */
function nextTo({ lines }: Side, line: number, step: 1 | -1): number {
  let next = line + step;
  while (lines[next - 1]?.trim() === '') next += step;
  return next;
}

/** -1 where there is no line. */
function indentAt(lines: readonly string[], line: number): number {
  return lines[line - 1]?.search(/\S/u) ?? -1;
}
