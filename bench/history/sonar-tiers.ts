import { type Contender, type KnownFinding, type MadePair, type Snapshot, squeeze } from '../snapshot.ts';

/** Lines on each side that make a block with a line, as SonarQube compares them to find moved code. */
const BLOCK = 5;

type ToKey = (finding: KnownFinding) => string;

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
  const free = new Set(now.findings);
  const pairs: MadePair[] = [];
  const match = (toOld: ToKey, toNow: ToKey = toOld): void => {
    const candidates = Map.groupBy(left, toOld);
    for (const finding of free) {
      const thread = candidates.get(toNow(finding))?.shift();
      if (thread === undefined) continue;
      left.delete(thread);
      free.delete(finding);
      pairs.push({ old: thread, now: finding.finding, evidence: 'tier' });
    }
  };
  const rule = ({ finding }: KnownFinding): readonly unknown[] => [finding.rule.id, finding.place.path];
  const hash = ({ line }: KnownFinding): string => squeeze(line.text);
  match((finding) => JSON.stringify([rule(finding), lineOf(finding), hash(finding), message(finding)]));
  match((finding) => JSON.stringify([rule(finding), lineOf(finding), hash(finding)]));
  const moved = findMovedLines(old, now);
  match(
    (finding) => JSON.stringify([rule(finding), moved(finding) ?? 'none', hash(finding)]),
    (finding) => JSON.stringify([rule(finding), lineOf(finding), hash(finding)]),
  );
  match((finding) => JSON.stringify([rule(finding), hash(finding), message(finding)]));
  match((finding) => JSON.stringify([rule(finding), lineOf(finding), message(finding)]));
  match((finding) => JSON.stringify([rule(finding), hash(finding)]));
  return pairs;
}

function lineOf({ finding }: KnownFinding): number {
  return finding.place.kind === 'lines' ? finding.place.startLine : 0;
}

function message({ finding }: KnownFinding): string {
  return finding.results.map((result) => result.message).join('\n');
}

function findMovedLines(old: Snapshot, now: Snapshot): (finding: KnownFinding) => number | undefined {
  const files = new Map<string, ReadonlyMap<number, number>>();
  return (finding) => {
    const { path = '' } = finding.finding.place;
    const known = files.get(path) ?? mapBlocks(old.lines(path) ?? [], now.lines(path) ?? []);
    files.set(path, known);
    return known.get(lineOf(finding));
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
