import { type Contender, type KnownSpot, type MadePair, type Snapshot, squeeze } from '../snapshot.ts';

/** Lines on each side that make a block with a line, as SonarQube compares them to find moved code. */
const BLOCK = 5;

type ToKey = (spot: KnownSpot) => string;

/**
 * SonarQube's tiers (`AbstractTracker` and `BlockRecognizer` of its open source): rule and line with line
 * hash and message, without the message, then through blocks of ten lines that stand once on each side, then
 * rule with line hash and message, with line and message, with line hash.
 */
export const SONAR_TIERS: Contender = {
  name: "SonarQube's tiers",
  pair: (old, now) => Promise.resolve(pairByTiers(old, now)),
};

function pairByTiers(old: Snapshot, now: Snapshot): readonly MadePair[] {
  const left = new Set(old.threads);
  const free = new Set(now.spots);
  const pairs: MadePair[] = [];
  const match = (toOld: ToKey, toNow: ToKey = toOld): void => {
    const candidates = Map.groupBy(left, toOld);
    for (const spot of free) {
      const thread = candidates.get(toNow(spot))?.shift();
      if (thread === undefined) continue;
      left.delete(thread);
      free.delete(spot);
      pairs.push({ old: thread, now: spot.spot, evidence: 'tier' });
    }
  };
  const rule = ({ spot }: KnownSpot): readonly unknown[] => [spot.rule.id, spot.place.path];
  const hash = ({ line }: KnownSpot): string => squeeze(line.text);
  match((spot) => JSON.stringify([rule(spot), lineOf(spot), hash(spot), message(spot)]));
  match((spot) => JSON.stringify([rule(spot), lineOf(spot), hash(spot)]));
  const moved = findMovedLines(old, now);
  match(
    (spot) => JSON.stringify([rule(spot), moved(spot) ?? 'none', hash(spot)]),
    (spot) => JSON.stringify([rule(spot), lineOf(spot), hash(spot)]),
  );
  match((spot) => JSON.stringify([rule(spot), hash(spot), message(spot)]));
  match((spot) => JSON.stringify([rule(spot), lineOf(spot), message(spot)]));
  match((spot) => JSON.stringify([rule(spot), hash(spot)]));
  return pairs;
}

function lineOf({ spot }: KnownSpot): number {
  return spot.place.kind === 'lines' ? spot.place.startLine : 0;
}

function message({ spot }: KnownSpot): string {
  return spot.findings.map((finding) => finding.message).join('\n');
}

function findMovedLines(old: Snapshot, now: Snapshot): (spot: KnownSpot) => number | undefined {
  const files = new Map<string, ReadonlyMap<number, number>>();
  return (spot) => {
    const { path = '' } = spot.spot.place;
    const known = files.get(path) ?? mapBlocks(old.lines(path) ?? [], now.lines(path) ?? []);
    files.set(path, known);
    return known.get(lineOf(spot));
  };
}

function mapBlocks(old: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const [then, there] = [blocksOf(old), blocksOf(now)];
  return new Map(
    [...then].flatMap(([block, [line, another]]) => {
      const [target, second] = there.get(block) ?? [];
      return line === undefined || another !== undefined || target === undefined || second !== undefined
        ? []
        : [[line, target] as const];
    }),
  );
}

function blocksOf(lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const texts = lines.map(squeeze);
  return Map.groupBy(
    texts.map((_, index) => index + 1),
    (line) => texts.slice(Math.max(0, line - 1 - BLOCK), line + BLOCK).join('\n'),
  );
}
