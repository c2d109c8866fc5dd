import { squeeze } from '../text/code.ts';
import { CONTEXT_LINES } from '../thread/evidence.ts';
import type { ReadLines, SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * Whether one change took the line of a thread out of its file with what stands around it, and put the same
 * lines in where the spot is. On each side that is three lines, or all up to where the block of the line
 * begins or ends: what stands beyond that is other code, which may stay behind.
 */
export function isMovedTo(thread: ThreadSubject, spot: SpotSubject, lines: ReadLines): boolean {
  const { old, state, thread: moved } = thread;
  const { path, line } = moved.evidence;
  const [before, after] = [old?.linesThen(path), lines(spot.path)];
  if (state !== 'changed' || old === undefined || before === undefined || after === undefined) return false;
  const then: Side = { lines: before, line, isPart: (at) => old.lineNow(path, at) === undefined };
  const now: Side = {
    ...{ lines: after, line: spot.line },
    isPart: (at) => old.lineThen(spot.path, at) === undefined,
  };
  if (!now.isPart(spot.line)) return false;
  const [above, below] = [walk(then, now, -1), walk(then, now, 1)];
  const own = indentAt(then.lines, then.line);
  const opensBlock = indentAt(then.lines, nextTo(then, then.line, 1)) > own;
  const isApart = [then, now].every((side) => (side.lines[side.line - 2] ?? '').trim() === '');
  const reachesUp = above.some((indent) => indent < own) || (own === 0 && opensBlock && isApart);
  const reachesDown =
    below.some((indent) => indent < own || (opensBlock && indent === own)) ||
    [then, now].every((side) => indentAt(side.lines, nextTo(side, side.line, 1)) < own);
  return (above.length === CONTEXT_LINES || reachesUp) && (below.length === CONTEXT_LINES || reachesDown);
}

/** Finds the spots of the same rule on lines that read the same, whatever their files. */
export function createLookAlikes(
  spots: readonly SpotSubject[],
  lines: ReadLines,
): (spot: SpotSubject) => readonly SpotSubject[] {
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
function walk(then: Side, now: Side, step: 1 | -1): readonly number[] {
  const found: number[] = [];
  let [before, after] = [then.line, now.line];
  while (found.length < CONTEXT_LINES) {
    [before, after] = [nextTo(then, before, step), nextTo(now, after, step)];
    const [one, other] = [then.lines[before - 1], now.lines[after - 1]];
    if (one === undefined || other === undefined || squeeze(one) !== squeeze(other)) break;
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
